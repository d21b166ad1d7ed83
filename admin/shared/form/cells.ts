import type { Cells, Value } from './draft';
import type { FieldRow } from './field-row';

/** The name that a cell has in errors: `rates[0].rate`, or `states.CO.tax_rate` where a cell names the row. */
export const cellName = (
	{ name, keyCell }: Pick< FieldRow, 'name' | 'keyCell' >,
	index: number,
	cells: Cells,
	cell: string
): string =>
	keyCell === undefined
		? `${ name }[${ index }].${ cell }`
		: `${ name }.${ cells[ keyCell ] ?? '' }.${ cell }`;

/** What is wrong with the cells of rows, by name. A cell that a row does not have is not checked. */
export function cellErrors(
	row: FieldRow,
	value: Value | undefined,
	errorIn: ( cell: FieldRow, value: string ) => string | null
): Record< string, string > {
	const errors: Record< string, string > = {};
	if ( row.kind !== 'rows' || ! Array.isArray( value ) ) {
		return errors;
	}
	( value as readonly Cells[] ).forEach( ( cells, index ) => {
		for ( const cell of row.cells ?? [] ) {
			const typed = cells[ cell.name ];
			const error = typed === undefined ? null : errorIn( cell, typed );
			if ( error ) {
				errors[ cellName( row, index, cells, cell.name ) ] = error;
			}
		}
	} );
	return errors;
}
