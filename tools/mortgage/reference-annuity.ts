/** Fixed-point numbers have 48 decimal places. */
const one = 10n ** 48n;

/**
 * The payment whose present value is the loan, by the closed form as one fraction: with r = rate / 1,200,000 it is
 * loan · r · (1 + r)ⁿ / ((1 + r)ⁿ − 1), rounded half up to the cent.
 */
export function levelPayment(
	loan: bigint,
	rate: bigint,
	months: number
): bigint {
	const n = BigInt( months );
	if ( rate === 0n ) {
		return ( 2n * loan + n ) / ( 2n * n );
	}
	const grown = ( 1200000n + rate ) ** n;
	const numerator = loan * rate * grown;
	const denominator = 1200000n * ( grown - 1200000n ** n );
	return ( 2n * numerator + denominator ) / ( 2n * denominator );
}

/** Periods of a year and what comes before the first payment. */
interface Timing {
	perYear: number;
	periodsBeforeFirst: number;
	oddDays: number;
	daysOfPeriod: number;
}

const monthly: Timing = {
	perYear: 12,
	periodsBeforeFirst: 1,
	oddDays: 0,
	daysOfPeriod: 30,
};

/**
 * The annual rate in thousandths of a percent, half up: the largest whole number a for which the payments, at the rate of
 * a − ½, are still worth what is financed. Null where no rate from 0 to 100 percent a period fits.
 */
export function rateOf(
	financed: bigint,
	payments: readonly bigint[],
	timing: Timing = monthly
): bigint | null {
	const scale = 200000n * BigInt( timing.perYear );
	const isWorth = ( halves: bigint ) =>
		valueAt( payments, ( halves * one ) / scale, timing ) >= financed * one;
	const highest = 100000n * BigInt( timing.perYear );
	const atTop = valueAt( payments, one, timing );
	if ( financed <= 0n || ! isWorth( 0n ) || atTop > financed * one ) {
		return null;
	}
	let low = 0n;
	let high = highest;
	while ( low < high ) {
		const middle = ( low + high + 1n ) / 2n;
		if ( isWorth( 2n * middle - 1n ) ) {
			low = middle;
		} else {
			high = middle - 1n;
		}
	}
	return low;
}

/** Present value at a rate per period; both are fixed-point numbers. */
function valueAt(
	payments: readonly bigint[],
	rate: bigint,
	{ periodsBeforeFirst, oddDays, daysOfPeriod }: Timing
): bigint {
	const v = ( one * one ) / ( one + rate );
	let factor = one;
	for ( let k = 0; k < periodsBeforeFirst; k++ ) {
		factor = ( factor * v ) / one;
	}
	let value = 0n;
	for ( const payment of payments ) {
		value += payment * factor;
		factor = ( factor * v ) / one;
	}
	const odd = one + ( BigInt( oddDays ) * rate ) / BigInt( daysOfPeriod );
	return ( value * one ) / odd;
}
