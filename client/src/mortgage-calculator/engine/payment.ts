/**
 * The level monthly payment of a loan.
 *
 * Source: the present value of an annuity, loan = payment · (v + v² + … + vⁿ) with v = 1 / (1 + monthly rate). The sum is
 * made by Horner's rule. Additions and divisions are the same on every processor; powers are not.
 *
 * @param loan   Cents.
 * @param rate   Thousandths of a percent a year.
 * @param months
 */
export function monthlyPayment(
	loan: number,
	rate: number,
	months: number
): number {
	const v = 1 / ( 1 + rate / 1200000 );
	let annuity = 0;
	for ( let k = 0; k < months; k++ ) {
		annuity = ( annuity + 1 ) * v;
	}
	return Math.floor( loan / annuity + 0.5 );
}
