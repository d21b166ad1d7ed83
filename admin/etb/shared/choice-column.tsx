import type { Field } from '@wordpress/dataviews';
import { oneValue, textColumn } from '../../shared/list/columns';

/** A column whose values are words of the API, each with a text, and a filter by them. */
export const choiceColumn = <
	Row extends Record< Name, string >,
	Name extends string,
>(
	id: Name,
	label: string,
	words: readonly Row[ Name ][],
	textFor: ( word: Row[ Name ] ) => string
): Field< Row > =>
	textColumn< Row >( id, label, ( row ) => row[ id ], {
		elements: words.map( ( value ) => ( {
			value,
			label: textFor( value ),
		} ) ),
		filterBy: { ...oneValue, isPrimary: true },
		render: ( { item } ) => <>{ textFor( item[ id ] ) }</>,
	} );
