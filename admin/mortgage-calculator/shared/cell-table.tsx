import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import type { FieldRow } from '../../shared/form/field-row';
import { Cell } from './cell';
import type { CellsForm } from './use-cells';

interface Props {
	/** What the table is, for screen readers. */
	caption: string;
	fields: readonly FieldRow[];
	/** Of the cell that is the heading of its row, and is not edited. */
	headingField?: string;
	cells: CellsForm;
	rowName: ( index: number ) => string;
}

/** Rows that are edited cell by cell, each with a button that removes it. */
export const CellTable = ( {
	caption,
	fields,
	headingField,
	cells,
	rowName,
}: Props ) => (
	<table className="svc-cells">
		<caption className="screen-reader-text">{ caption }</caption>
		<thead>
			<tr>
				{ fields.map( ( { name, label } ) => (
					<th key={ name } scope="col">
						{ label }
					</th>
				) ) }
				<th scope="col">
					<span className="screen-reader-text">
						{ __( 'Row actions', 'svc' ) }
					</span>
				</th>
			</tr>
		</thead>
		<tbody>
			{ cells.all.map( ( row, index ) => (
				<tr key={ index }>
					{ fields.map( ( field ) =>
						field.name === headingField ? (
							<th key={ field.name } scope="row">
								{ rowName( index ) }
							</th>
						) : (
							<td key={ field.name } data-label={ field.label }>
								<Cell
									field={ field }
									name={ cells.nameOf( index, field.name ) }
									rowName={ rowName( index ) }
									value={ row[ field.name ] ?? '' }
									error={ cells.errorOf( index, field.name ) }
									onChange={ ( value ) =>
										cells.change( index, {
											[ field.name ]: value,
										} )
									}
									onBlur={ () =>
										cells.check( index, field.name )
									}
								/>
							</td>
						)
					) }
					<td className="svc-cells__action">
						<Button
							__next40pxDefaultSize
							icon={ trash }
							label={ sprintf(
								/* translators: %s: name of a row. */
								__( 'Remove %s', 'svc' ),
								rowName( index )
							) }
							onClick={ () =>
								cells.replace(
									cells.all.filter(
										( _row, at ) => at !== index
									)
								)
							}
						/>
					</td>
				</tr>
			) ) }
		</tbody>
	</table>
);
