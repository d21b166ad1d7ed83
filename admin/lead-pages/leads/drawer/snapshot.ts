import { __ } from '@wordpress/i18n';
import { wordText } from '../../shared/vocabulary';

/** Names and values that belong together, such as the figures of a calculation. */
export interface Facts {
	/** Empty for those at the top. */
	title: string;
	rows: { label: string; value: string }[];
}

export const isObject = (
	value: unknown
): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const isNested = ( value: unknown ): boolean =>
	isObject( value ) || ( Array.isArray( value ) && value.some( isObject ) );

const language = () => document.documentElement.lang || undefined;

export const moneyText = ( amount: number ): string =>
	new Intl.NumberFormat( language(), {
		style: 'currency',
		currency: 'USD',
	} ).format( amount );

export const percentText = ( percent: number ): string =>
	new Intl.NumberFormat( language(), {
		style: 'percent',
		maximumFractionDigits: 3,
	} ).format( percent / 100 );

/** Money has two places in answers, shares have three. */
function figureText( text: string ): string {
	if ( /^-?\d{1,13}\.\d{2}$/.test( text ) ) {
		return moneyText( Number( text ) );
	}
	return /^-?\d{1,4}\.\d{3}$/.test( text )
		? percentText( Number( text ) )
		: text;
}

type Write = ( text: string ) => string;

function valueText( value: unknown, write: Write ): string {
	if ( Array.isArray( value ) ) {
		return value.map( ( one ) => valueText( one, write ) ).join( ', ' );
	}
	if ( typeof value === 'boolean' ) {
		return value ? __( 'Yes', 'svc' ) : __( 'No', 'svc' );
	}
	return typeof value === 'string' ? write( value ) : String( value ?? '' );
}

const acronyms = /^(apr|arm|hoa|ltv|pmi|tip|va)\b/i;

const labelText = ( key: string ): string =>
	wordText( key ).replace( acronyms, ( word ) => word.toUpperCase() );

/** Of nothing there is nothing to say, and the disclosure is no figure. */
const isTold = ( [ key, value ]: readonly [ string, unknown ] ): boolean =>
	value !== null &&
	value !== '' &&
	key !== 'disclosure' &&
	! ( Array.isArray( value ) && value.length === 0 );

/**
 * What a companion computed, as tables: values of the object first, then one table for each object inside it.
 * `{ loan: { amount: "300000.00" } }` has one table "Loan" with the row "Amount". What a visitor has sent, the `input` at the
 * top, is written as it is: a rate may have two places there.
 *
 * @param snapshot
 * @param title
 * @param write    Writes a text.
 */
export function factsOf(
	snapshot: Record< string, unknown >,
	title = '',
	write: Write = figureText
): Facts[] {
	const entries = Object.entries( snapshot ).filter( isTold );
	const rows = entries
		.filter( ( [ , value ] ) => ! isNested( value ) )
		.map( ( [ key, value ] ) => ( {
			label: labelText( key ),
			value: valueText( value, write ),
		} ) );
	const below = entries.flatMap( ( [ key, value ] ) =>
		[ value ]
			.flat()
			.filter( isObject )
			.flatMap( ( one, at, all ) =>
				factsOf(
					one,
					titleOf( title, key, all.length > 1 ? at : -1 ),
					title === '' && key === 'input' ? String : write
				)
			)
	);
	return [ ...( rows.length > 0 ? [ { title, rows } ] : [] ), ...below ];
}

const titleOf = ( above: string, key: string, at: number ): string =>
	[ above, labelText( key ) + ( at < 0 ? '' : ` ${ at + 1 }` ) ]
		.filter( Boolean )
		.join( ' · ' );
