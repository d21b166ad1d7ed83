import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ImportColumn } from '../../../client/src/users/import-schemas.js';
import { twins, type Mapping } from './mapping';
import { samplesOf, type Sheet } from './sheet/read';

interface Props {
	sheet: Sheet;
	known: ImportColumn[];
	mapping: Mapping;
	onChange: ( columns: string[] ) => void;
}

/** Each column of the file, what stands in it, and what it is. */
export function ColumnTable( { sheet, known, mapping, onChange }: Props ) {
	const doubled = twins( mapping );
	const choices = [
		{ value: '', label: __( '— Leave aside —', 'svc' ) },
		...known.map( ( { name, label } ) => ( { value: name, label } ) ),
	];
	return (
		<table className="svc-table">
			<thead>
				<tr>
					<th scope="col">{ __( 'Column of the file', 'svc' ) }</th>
					<th scope="col">{ __( 'For example', 'svc' ) }</th>
					<th scope="col">{ __( 'Is', 'svc' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ sheet.headers.map( ( header, at ) => {
					const title = header || unnamed( at );
					const chosen = mapping.columns[ at ] ?? '';
					return (
						<tr key={ at } data-is-aside={ chosen === '' }>
							<th scope="row">{ title }</th>
							<td>
								<Samples texts={ samplesOf( sheet, at ) } />
							</td>
							<td
								className={
									doubled.has( chosen ) ? 'has-complaint' : ''
								}
							>
								<SelectControl
									__next40pxDefaultSize
									label={ sprintf(
										/* translators: %s: header of a column. */
										__( 'What “%s” is', 'svc' ),
										title
									) }
									hideLabelFromVision
									value={ chosen }
									options={ choices }
									help={
										doubled.has( chosen )
											? __(
													'Another column is this already. Leave one of them aside.',
													'svc'
												)
											: undefined
									}
									onChange={ ( name ) =>
										onChange(
											sheet.headers.map( ( _, other ) =>
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
		__( 'Column %d, without header', 'svc' ),
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
