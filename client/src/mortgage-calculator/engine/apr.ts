const steps = 56;

/**
 * The annual percentage rate by the actuarial method, in thousandths of a percent; null where no rate from 0 to 100 percent
 * a period fits.
 *
 * Source: Regulation Z, 12 CFR 1026, appendix J (b): the rate per period at which the payments are worth the amount
 * financed, simple interest for the odd days, times the periods of a year. Found by bisection, with additions,
 * multiplications and divisions only.
 *
 * @param financed Cents.
 * @param payments Cents, in their order.
 * @param perYear  Periods of a year.
 * @param first    Whole periods before the first payment.
 * @param odd      Fraction of a period before that.
 */
export function aprOf(
	financed: number,
	payments: readonly number[],
	perYear = 12,
	first = 1,
	odd = 0
): number | null {
	const value = ( rate: number ) => valueOf( payments, rate, first, odd );
	if ( financed <= 0 || value( 0 ) < financed || value( 1 ) > financed ) {
		return null;
	}
	let low = 0;
	let high = 1;
	for ( let step = 0; step < steps; step++ ) {
		const middle = ( low + high ) / 2;
		if ( value( middle ) > financed ) {
			low = middle;
		} else {
			high = middle;
		}
	}
	return Math.floor( ( ( low + high ) / 2 ) * perYear * 100000 + 0.5 );
}

function valueOf(
	payments: readonly number[],
	rate: number,
	first: number,
	odd: number
): number {
	const v = 1 / ( 1 + rate );
	let value = 0;
	for ( let k = payments.length - 1; k >= 0; k-- ) {
		value = value * v + payments[ k ]!;
	}
	for ( let k = 0; k < first; k++ ) {
		value *= v;
	}
	return value / ( 1 + odd * rate );
}
