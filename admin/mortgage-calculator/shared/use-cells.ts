import { cellName } from '../../shared/form/cells';
import type { Cells } from '../../shared/form/draft';
import type { FormProps } from '../../shared/form/form-props';
import { errorIn } from '../../shared/form/validate';

/** What a table of rows needs of the form that it is a part of. */
export interface TableForm extends FormProps {
	setErrors: ( errors: Record< string, string > ) => void;
}

/** Changes and checks the cells of rows. */
export function useCells( form: TableForm, name: string ) {
	const { draft, errors, set, setErrors, rows } = form;
	const table = rows.get( name );
	const all = ( draft[ name ] ?? [] ) as readonly Cells[];
	const nameOf = ( index: number, cell: string ) =>
		table ? cellName( table, index, all[ index ] ?? {}, cell ) : '';
	const without = ( drops: ( error: string ) => boolean ) =>
		Object.fromEntries(
			Object.entries( errors ).filter( ( [ error ] ) => ! drops( error ) )
		);
	return {
		all,
		nameOf,
		errorOf: ( index: number, cell: string ): string | undefined =>
			errors[ nameOf( index, cell ) ],
		change( index: number, cells: Cells ) {
			const changed = Object.keys( cells ).map( ( cell ) =>
				nameOf( index, cell )
			);
			set( {
				[ name ]: all.map( ( row, at ) =>
					at === index ? { ...row, ...cells } : row
				),
			} );
			setErrors( without( ( error ) => changed.includes( error ) ) );
		},
		/** Rows were added, removed or moved: the errors of cells are those of other rows now. */
		replace( next: readonly Cells[] ) {
			set( { [ name ]: next } );
			setErrors(
				without(
					( error ) =>
						error === name ||
						error.startsWith( `${ name }[` ) ||
						error.startsWith( `${ name }.` )
				)
			);
		},
		/** Checks a cell that the focus leaves. */
		check( index: number, cell: string ) {
			const field = table?.cells?.find( ( one ) => one.name === cell );
			const error =
				field && errorIn( field, all[ index ]?.[ cell ] ?? '' );
			if ( error ) {
				setErrors( { ...errors, [ nameOf( index, cell ) ]: error } );
			}
		},
	};
}

export type CellsForm = ReturnType< typeof useCells >;
