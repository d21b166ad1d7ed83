import { adjustsAt, rateAt, type AdjustableRate } from './adjustable-rate.js';
import type { Loan } from './loan.js';
import { monthlyPayment } from './payment.js';
import { div, floorDiv } from './rounding.js';

/** One payment. Amounts are cents, the rate is thousandths of a percent. */
export interface ScheduleRow {
	number: number;
	/** From 1; 26 biweekly payments are spread over 12 months. */
	month: number;
	rate: number;
	payment: number;
	interest: number;
	principal: number;
	extra: number;
	balance: number;
}

interface Terms {
	balance: number;
	rate: number;
	/** Number of payments at most; the last one pays what is left. */
	last: number;
	payment: number;
	isBiweekly: boolean;
	arm: AdjustableRate | null;
	extraWith: ( number: number ) => number;
}

/**
 * Payment by payment: interest on the balance, rounded to the cent, then principal, then what is paid besides.
 *
 * Source: the actuarial method (12 CFR 1026, appendix J (a)(1)); adjustable rates as in notes, with the payment computed
 * anew for balance and remaining term whenever the rate changes.
 */
function* rows( terms: Terms ): Generator< ScheduleRow > {
	const { last, isBiweekly, arm } = terms;
	let { balance, rate, payment } = terms;
	for ( let number = 1; number <= last && balance > 0; number++ ) {
		if ( arm && adjustsAt( arm, number ) ) {
			const next = rateAt( arm, number, rate, terms.rate );
			payment =
				next === rate
					? payment
					: monthlyPayment( balance, next, last - number + 1 );
			rate = next;
		}
		const interest = div( balance * rate, isBiweekly ? 2600000 : 1200000 );
		const due = balance + interest;
		const paid = number === last || due < payment ? due : payment;
		const principal = paid - interest;
		const extra = Math.min(
			balance - principal,
			terms.extraWith( number )
		);
		balance -= principal + extra;
		yield {
			number,
			month: isBiweekly ? floorDiv( 12 * number + 25, 26 ) : number,
			rate,
			payment: paid,
			interest,
			principal,
			extra,
			balance,
		};
	}
}

/** As contracted: monthly, nothing besides. */
export const contractRows = (
	balance: number,
	rate: number,
	last: number,
	arm: AdjustableRate | null = null,
	payment = monthlyPayment( balance, rate, last )
) =>
	rows( {
		balance,
		rate,
		last,
		payment,
		isBiweekly: false,
		arm,
		extraWith: () => 0,
	} );

/** As the borrower pays. */
export function actualRows( balance: number, loan: Loan ) {
	const { rate, months, arm, isBiweekly } = loan;
	const monthly = monthlyPayment( balance, rate, months );
	return rows( {
		balance,
		rate,
		last: isBiweekly ? floorDiv( 26 * months + 11, 12 ) : months,
		payment: isBiweekly ? div( monthly, 2 ) : monthly,
		isBiweekly,
		arm,
		extraWith: ( number ) => extraWith( loan, number ),
	} );
}

/** Twelve monthly extras and one yearly extra a year, whether it has 12 payments or 26. */
function extraWith( loan: Loan, number: number ): number {
	const isMonthly = ! loan.isBiweekly || ( 12 * number ) % 26 < 12;
	const isYearly = number % ( loan.isBiweekly ? 26 : 12 ) === 0;
	return (
		( isMonthly ? loan.extraMonthly : 0 ) +
		( isYearly ? loan.extraYearly : 0 ) +
		( loan.extraOnce.get( number ) ?? 0 )
	);
}

export const total = (
	schedule: readonly ScheduleRow[],
	column: 'payment' | 'interest' | 'principal' | 'extra'
): number => schedule.reduce( ( found, row ) => found + row[ column ], 0 );
