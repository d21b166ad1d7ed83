import { __ } from '@wordpress/i18n';
import type { FormField } from '../../../client/src/lead-pages/index';
import {
	standardFields,
	type fieldTypes,
} from '../../../client/src/lead-pages/vocabulary.js';
import { fieldText } from '../shared/vocabulary';

export type FieldType = ( typeof fieldTypes )[ number ];
type StandardKey = ( typeof standardFields )[ number ];

/** The most that the API takes. */
export const mostFields = 20;

/** The field that every form has. */
export const fixedKey = 'first_name';

export const typeText = ( type: FieldType ): string =>
	( {
		text: __( 'One line of text', 'svc' ),
		textarea: __( 'Several lines of text', 'svc' ),
		select: __( 'Choice', 'svc' ),
		number: __( 'Number', 'svc' ),
		date: __( 'Date', 'svc' ),
		checkbox: __( 'Check box', 'svc' ),
	} )[ type ];

export const isStandard = ( key: string ): key is StandardKey =>
	( standardFields as readonly string[] ).includes( key );

/** The standard fields that the form does not have yet. */
export const standardLeft = ( fields: readonly FormField[] ): StandardKey[] =>
	standardFields.filter(
		( key ) => ! fields.some( ( field ) => field.key === key )
	);

/** A new key of an own field, such as `x_loan_amount` for "Loan amount". */
export function ownKey( label: string, fields: readonly FormField[] ): string {
	const word =
		label
			.normalize( 'NFD' )
			.replace( /\p{M}/gu, '' )
			.toLowerCase()
			.replace( /[^a-z0-9]+/g, '_' )
			.replace( /^_+|_+$/g, '' )
			.slice( 0, 27 ) || 'field';
	const isTaken = ( key: string ) =>
		fields.some( ( one ) => one.key === key );
	let key = `x_${ word }`;
	for ( let next = 2; isTaken( key ); next++ ) {
		key = `x_${ word }_${ next }`;
	}
	return key;
}

const startOptions = (): string[] => [
	__( 'First choice', 'svc' ),
	__( 'Second choice', 'svc' ),
];

export const standardField = ( key: StandardKey ): FormField => ( {
	key,
	label: fieldText( key ),
	required: false,
} );

/** A field of the page's own. */
export const ownField = (
	label: string,
	type: FieldType,
	fields: readonly FormField[]
): FormField =>
	withType( { key: ownKey( label, fields ), label, required: false }, type );

/** The field with another type: a choice has options, other types have none. */
export function withType( field: FormField, type: FieldType ): FormField {
	const { options, ...rest } = field;
	return type === 'select'
		? { ...rest, type, options: options ?? startOptions() }
		: { ...rest, type };
}

/** The choices of a text with one in each line. */
export const optionsOf = ( lines: string ): string[] => [
	...new Set(
		lines
			.split( '\n' )
			.map( ( line ) => line.trim() )
			.filter( ( line ) => line !== '' )
	),
];

/** Whether the form asks for e-mail or phone, without which nobody could answer. */
export const hasContact = ( fields: readonly FormField[] ): boolean =>
	fields.some( ( { key } ) => key === 'email' || key === 'phone' );
