import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ImportColumn } from '../../../client/src/users/import-schemas.js';
import { employeeId, fullName } from './columns/names';
import { twins, type Mapping } from './mapping';
import { samplesOf, type Spreadsheet } from './spreadsheet/read';

interface Props {
	spreadsheet: Spreadsheet;
	known: ImportColumn[];
	mapping: Mapping;
	onChange: ( columns: string[] ) => void;
}

/** The columns of the file with examples and the field that each is imported as. */
export function ColumnTable( {
	spreadsheet,
	known,
	mapping,
	onChange,
}: Props ) {
	const doubled = twins( mapping );
	const choices = [
		{ value: '', label: __( '— Don’t import —', 'svc' ) },
		...known.map( ( { name, label } ) => ( { value: name, label } ) ),
		{
			value: fullName,
			label: __( 'Full name (is split into two)', 'svc' ),
		},
		{
			value: employeeId,
			label: __( 'Employee ID (finds managers)', 'svc' ),
		},
	];
	return (
		<table className="svc-table">
			<thead>
				<tr>
					<th scope="col">{ __( 'Column in your file', 'svc' ) }</th>
					<th scope="col">{ __( 'Examples', 'svc' ) }</th>
					<th scope="col">{ __( 'Import as', 'svc' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ spreadsheet.headers.map( ( header, at ) => {
					const title = header || unnamed( at );
					const chosen = mapping.columns[ at ] ?? '';
					return (
						<tr key={ at } data-is-aside={ chosen === '' }>
							<th scope="row">{ title }</th>
							<td>
								<Samples
									texts={ samplesOf( spreadsheet, at ) }
								/>
							</td>
							<td
								className={
									doubled.has( chosen ) ? 'has-error' : ''
								}
							>
								<SelectControl
									__next40pxDefaultSize
									label={ sprintf(
										/* translators: %s: header of a column. */
										__( 'Import “%s” as', 'svc' ),
										title
									) }
									hideLabelFromVision
									value={ chosen }
									options={ choices }
									help={
										doubled.has( chosen )
											? __(
													'Another column is already imported as this. Choose “Don’t import” for one of them.',
													'svc'
												)
											: undefined
									}
									onChange={ ( name ) =>
										onChange(
											spreadsheet.headers.map(
												( _, other ) =>
													other === at
														? name
														: ( mapping.columns[
																other
															] ?? '' )
											)
										)
									}
								/>
							</td>
						</tr>
					);
				} ) }
			</tbody>
		</table>
	);
}

const unnamed = ( at: number ) =>
	sprintf(
		/* translators: %d: number of a column. */
		__( 'Column %d (no header)', 'svc' ),
		at + 1
	);

const Samples = ( { texts }: { texts: string[] } ) =>
	texts.length === 0 ? (
		<span className="svc-note">{ __( 'Empty', 'svc' ) }</span>
	) : (
		<ul className="svc-samples">
			{ texts.map( ( text ) => (
				<li key={ text }>
					<bdi>{ text }</bdi>
				</li>
			) ) }
		</ul>
	);
