import { z } from 'zod';

/** The stored form of a typed text: NFC, without white space at its ends. */
export const stored = ( typed: string ) =>
	typed
		.normalize( 'NFC' )
		.replace( /^[\p{White_Space}\uFEFF]+|[\p{White_Space}\uFEFF]+$/gu, '' );

/** JavaScript counts UTF-16 units where the contract and JSON Schema count characters. */
const lengthOf = ( typed: string ) => [ ...stored( typed ) ].length;

const oneLine = ( typed: string ) => ! /\p{Cc}/u.test( stored( typed ) );

/** Limits apply to the stored text. */
function limited( max: number, min: number ) {
	return z
		.string()
		.refine(
			( typed ) => lengthOf( typed ) >= min,
			`At least ${ min } characters`
		)
		.refine(
			( typed ) => lengthOf( typed ) <= max,
			`At most ${ max } characters`
		)
		.meta( { ...( min > 0 && { minLength: min } ), maxLength: max } );
}

export const text = ( max: number, min = 0 ) =>
	limited( max, min ).refine( oneLine, 'No control characters' );

export const multilineText = ( max: number, min = 0 ) =>
	limited( max, min ).refine(
		( typed ) => oneLine( typed.replace( /[\n\t]/g, ' ' ) ),
		'No control characters but line feeds and tabs'
	);

export const patternedText = ( max: number, pattern: RegExp, hint: string ) =>
	text( max ).refine( ( typed ) => pattern.test( stored( typed ) ), hint );

export const id = z.int().min( 1 );

export const email = z
	.email( { pattern: z.regexes.html5Email } )
	.min( 1 )
	.max( 254 );

/** An address that is sent: an empty one clears. */
export const emailOrNone = z
	.string()
	.max( 254 )
	.refine(
		( typed ) => typed === '' || email.safeParse( typed ).success,
		'An e-mail address'
	)
	.meta( { format: 'email' } );

const protocol = /^https?$/;

export const link = z.url( { protocol } ).max( 2000 );

/** A link that is sent: an empty one clears. */
export const linkOrNone = z
	.string()
	.max( 2000 )
	.refine(
		( typed ) => typed === '' || link.safeParse( typed ).success,
		'An http(s) address'
	)
	.meta( { format: 'uri' } );

/** A day of the calendar, YYYY-MM-DD. */
export const day = z.iso.date().max( 10 );

/** A day that is sent: an empty one clears. */
export const dayOrNone = text( 10 )
	.refine(
		( typed ) =>
			stored( typed ) === '' || day.safeParse( stored( typed ) ).success,
		'A day such as 2026-01-31'
	)
	.meta( { format: 'date' } );
