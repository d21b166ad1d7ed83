/** Calendar months as whole numbers, so that adding months is adding. */
export const monthNumber = ( text: string ): number =>
	12 * Number( text.slice( 0, 4 ) ) + Number( text.slice( 5, 7 ) ) - 1;

export const monthText = ( number: number ): string =>
	`${ String( Math.floor( number / 12 ) ).padStart( 4, '0' ) }-${ String( ( number % 12 ) + 1 ).padStart( 2, '0' ) }`;
