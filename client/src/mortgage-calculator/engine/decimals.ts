/**
 * Amounts and percentages are decimal strings outside and whole numbers inside.
 *
 * "1234.50" is 123450 cents; "6.125" percent is 6125 thousandths.
 */
export const whole = ( text: string ): number =>
	Number( text.replace( '.', '' ) );

export const amount = ( cents: number ): string => written( cents, 2 );

export const percent = ( thousandths: number ): string =>
	written( thousandths, 3 );

/** For sentences: "832,750.00". */
export const grouped = ( value: string ): string =>
	value.replace( /\B(?=(?:\d{3})+(?:\.|$))/g, ',' );

function written( value: number, places: number ): string {
	const digits = String( Math.abs( value ) ).padStart( places + 1, '0' );
	return `${ value < 0 ? '-' : '' }${ digits.slice( 0, -places ) }.${ digits.slice( -places ) }`;
}
