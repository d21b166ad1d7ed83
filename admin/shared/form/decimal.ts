/**
 * A number without what people write around its digits, such as "$1,295.00" and "6.125 %". Commas go only where they separate
 * thousands: "0,5" stays as it is and is refused.
 */
export function bareDecimal( typed: string ): string {
	const number = typed.replace( /[$%\s]/g, '' );
	return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test( number )
		? number.replaceAll( ',', '' )
		: number;
}

/** A number of an answer as it is typed: "6.500" is 6.5. */
export const shortDecimal = ( decimal: string ): string =>
	decimal.includes( '.' ) ? decimal.replace( /\.?0+$/, '' ) : decimal;
