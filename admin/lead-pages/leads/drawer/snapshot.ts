import { __ } from '@wordpress/i18n';
import { wordText } from '../../shared/vocabulary';

/** Names and values that belong together, such as the figures of a calculation. */
export interface Facts {
	/** Empty for those at the top. */
	title: string;
	rows: { label: string; value: string }[];
}

const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const isNested = ( value: unknown ): boolean =>
	isObject( value ) || ( Array.isArray( value ) && value.some( isObject ) );

function valueText( value: unknown ): string {
	if ( Array.isArray( value ) ) {
		return value.map( valueText ).join( ', ' );
	}
	if ( typeof value === 'boolean' ) {
		return value ? __( 'Yes', 'svc' ) : __( 'No', 'svc' );
	}
	return String( value ?? '' );
}

/**
 * What a companion computed, as tables: values of the object first, then one table for each object inside it.
 * `{ loan: { amount: "300000.00" } }` has one table "Loan" with the row "Amount".
 *
 * @param snapshot
 * @param title
 */
export function factsOf(
	snapshot: Record< string, unknown >,
	title = ''
): Facts[] {
	const entries = Object.entries( snapshot ).filter(
		( [ , value ] ) => value !== null && value !== ''
	);
	const rows = entries
		.filter( ( [ , value ] ) => ! isNested( value ) )
		.map( ( [ key, value ] ) => ( {
			label: wordText( key ),
			value: valueText( value ),
		} ) );
	const below = entries.flatMap( ( [ key, value ] ) =>
		[ value ]
			.flat()
			.filter( isObject )
			.flatMap( ( one, at, all ) =>
				factsOf( one, titleOf( title, key, all.length > 1 ? at : -1 ) )
			)
	);
	return [ ...( rows.length > 0 ? [ { title, rows } ] : [] ), ...below ];
}

const titleOf = ( above: string, key: string, at: number ): string =>
	[ above, wordText( key ) + ( at < 0 ? '' : ` ${ at + 1 }` ) ]
		.filter( Boolean )
		.join( ' · ' );
