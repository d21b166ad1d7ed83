import type { Field } from '@wordpress/dataviews';
import { __, sprintf } from '@wordpress/i18n';

/** A column of text that can be neither sorted nor filtered, unless `more` says so. */
export const textColumn = < Item >(
	id: string,
	label: string,
	valueOf: ( item: Item ) => string,
	more: Partial< Field< Item > > = {}
): Field< Item > => ( {
	id,
	label,
	type: 'text',
	getValue: ( { item } ) => valueOf( item ),
	enableSorting: false,
	filterBy: false,
	...more,
} );

/** A filter that takes one value. */
export const oneValue = { operators: [ 'is' as const ] };

/** A filter without a column. */
export const filterOnly = < Item >(
	id: string,
	label: string,
	elements: { value: string; label: string }[]
): Field< Item > =>
	textColumn( id, label, () => '', {
		elements,
		filterBy: oneValue,
		enableHiding: false,
	} );

interface Counted {
	value: string;
	name: string;
	count: number;
}

/** The values of a filter with the number of items that each would leave. The chosen value stays even if it leaves none. */
export function countedChoices(
	counted: readonly Counted[],
	chosen: string,
	labelOf: ( value: string ) => string = ( value ) => value
): { value: string; label: string }[] {
	const isListed = counted.some( ( { value } ) => value === chosen );
	return [
		...( chosen === '' || isListed
			? []
			: [ { value: chosen, label: labelOf( chosen ) } ] ),
		...counted.map( ( { value, name, count } ) => ( {
			value,
			label: sprintf(
				/* translators: 1: a value of a filter, 2: how many items it leaves. */
				__( '%1$s (%2$d)', 'svc' ),
				name,
				count
			),
		} ) ),
	];
}
