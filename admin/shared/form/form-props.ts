import type { Draft, Value } from './draft';
import type { FieldRow, FieldRows } from './field-row';

/** What a part of a form needs of the whole. */
export interface FormProps {
	rows: FieldRows;
	draft: Draft;
	/** What is wrong with which field, by name. */
	errors: Record< string, string >;
	set: ( changes: Record< string, Value > ) => void;
	/** Checks a field; called when the focus leaves it, or with a value that has just been set. */
	check: ( name: string, value?: Value ) => void;
	/** Whether the user may change a field. */
	may: ( name: string ) => boolean;
}

export const textOfValue = ( value: Value | undefined ): string =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

/** Marks the element that takes the focus when the field has an error. */
export const fieldMark = ( name: string ) => ( { 'data-field': name } );

export const fieldClass = (
	error: string | undefined,
	unit?: FieldRow[ 'unit' ]
): string =>
	[
		'svc-field',
		...( error === undefined ? [] : [ 'has-error' ] ),
		...( unit ? [ unit === '$' ? 'is-dollars' : 'is-percent' ] : [] ),
	].join( ' ' );
