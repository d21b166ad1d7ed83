/**
 * Division of whole numbers, rounded half up: cents are never computed with fractions.
 *
 * The same as floor((2a + b) / 2b), without the doubled number, which may exceed 2^53.
 *
 * @param a Not negative, below 2^53.
 * @param b Positive.
 */
export function div( a: number, b: number ): number {
	const rest = a % b;
	return ( a - rest ) / b + ( 2 * rest >= b ? 1 : 0 );
}

/** Without rounding up. */
export const floorDiv = ( a: number, b: number ): number =>
	( a - ( a % b ) ) / b;

export const sum = ( numbers: readonly number[] ): number =>
	numbers.reduce( ( total, one ) => total + one, 0 );
