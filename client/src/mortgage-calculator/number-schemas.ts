import { z } from 'zod';

/** A decimal number of at most so many places, as a number or as text: no exponents, signs or white space. */
function decimal( places: number, min: number, max: number ) {
	const pattern = new RegExp( `^\\d{1,15}(?:\\.\\d{1,${ places }})?$` );
	const isWithin = ( value: string | number ) =>
		Number( value ) >= min && Number( value ) <= max;
	return z.union( [
		z
			.string()
			.regex( pattern )
			.refine( isWithin, `From ${ min } to ${ max }` ),
		z
			.number()
			.min( min )
			.max( max )
			.refine(
				( value ) => Number( value.toFixed( places ) ) === value,
				`At most ${ places } decimal places`
			),
	] );
}

/** An amount that is sent. */
export const sentAmount = ( min = 0 ) => decimal( 2, min, 50_000_000 );

/** A percentage that is sent. */
export const sentPercent = ( max: number ) => decimal( 3, 0, max );

/** An amount of an answer, such as "1234.50". */
export const amountSchema = z
	.string()
	.regex( /^-?\d+\.\d{2}$/ )
	.max( 20 );

/** A percentage of an answer, such as "6.125". */
export const percentSchema = z
	.string()
	.regex( /^\d+\.\d{3}$/ )
	.max( 20 );

/** One of several whole numbers. */
export const oneOfNumbers = < const Numbers extends readonly number[] >(
	...numbers: Numbers
) =>
	z
		.literal( [ ...numbers ] as Numbers[ number ][] )
		.meta( { type: 'integer' } );

export const term = z.int().min( 12 ).max( 480 );
