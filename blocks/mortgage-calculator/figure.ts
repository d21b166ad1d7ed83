/** How the site's language writes figures. */
export interface Format {
	thousands: string;
	decimal: string;
	months: readonly string[];
	/** Templates. */
	month: string;
	percent: string;
	/** Of one, and of more. */
	years: readonly [ string, string ];
	monthsLeft: readonly [ string, string ];
}

export type Kind = 'money' | 'percent' | 'months' | 'month' | 'whole' | 'text';

const nothing = '–';

/** The text of an answer's value for people; Figure.php writes the same. */
export function textOf( value: unknown, kind: Kind, format: Format ): string {
	if ( typeof value !== 'string' && typeof value !== 'number' ) {
		return nothing;
	}
	const text = String( value );
	if ( text === '' ) {
		return nothing;
	}
	switch ( kind ) {
		case 'money':
			return `${ text.startsWith( '-' ) ? '−' : '' }$${ grouped( text.replace( '-', '' ), format ) }`;
		case 'percent':
			return format.percent
				.replace( '%s', grouped( text, format ) )
				.replace( '%%', '%' );
		case 'months':
			return duration( Number( text ), format );
		case 'month':
			return format.month
				.replace(
					'%1$s',
					format.months[ Number( text.slice( 5 ) ) - 1 ] ?? ''
				)
				.replace( '%2$s', text.slice( 0, 4 ) );
		case 'whole':
			return grouped( text, format );
		case 'text':
			return text;
	}
}

function grouped( number: string, { thousands, decimal }: Format ): string {
	const [ whole = '', rest ] = number.split( '.' );
	const groups = whole.replace( /\B(?=(\d{3})+$)/g, thousands );
	return rest ? groups + decimal + rest : groups;
}

function duration( months: number, format: Format ): string {
	const years = Math.trunc( months / 12 );
	const rest = months % 12;
	return [
		years > 0 ? counted( years, format.years ) : '',
		rest > 0 || years === 0 ? counted( rest, format.monthsLeft ) : '',
	]
		.filter( Boolean )
		.join( ' ' );
}

const counted = (
	number: number,
	[ one, more ]: readonly [ string, string ]
) => ( number === 1 ? one : more ).replace( '%s', String( number ) );

/** The value at a path such as `loans.0.calculation.apr`. */
export function at( path: string, answer: unknown ): unknown {
	return path
		.split( '.' )
		.reduce< unknown >(
			( found, name ) =>
				typeof found === 'object' && found !== null
					? ( found as Record< string, unknown > )[ name ]
					: undefined,
			answer
		);
}

export const isNothing = ( value: unknown ) =>
	value === null ||
	value === undefined ||
	value === '' ||
	Number( value ) === 0;
