import type { Basis } from './basis.js';
import { amount } from './decimals.js';
import type { Loan } from './loan.js';
import { monthText } from './months.js';
import { insuranceWith, paidLoan } from './paid-loan.js';
import { total, type ScheduleRow } from './schedule.js';

export type AmortizationRow = ReturnType< typeof rowOf >;

/**
 * The rows of a schedule as they are answered: a payment each, or a year each, which is 12 payments, or 26.
 *
 * @param loan
 * @param basis
 * @param group
 */
export function amortizationOf(
	loan: Loan,
	basis: Basis,
	group: 'payment' | 'year'
): AmortizationRow[] {
	const paid = paidLoan( loan, basis );
	const year = loan.isBiweekly ? 26 : 12;
	const together = group === 'year' ? year : 1;
	const found: AmortizationRow[] = [];
	for ( let first = 0; first < paid.rows.length; first += together ) {
		const rows = paid.rows.slice( first, first + together );
		const insurance = rows.reduce(
			( sum, _row, offset ) =>
				sum + insuranceWith( paid, first + offset ),
			0
		);
		found.push( rowOf( found.length + 1, rows, insurance, loan.start ) );
	}
	return found;
}

function rowOf(
	number: number,
	rows: readonly ScheduleRow[],
	insurance: number,
	start: number
) {
	const last = rows[ rows.length - 1 ]!;
	return {
		number,
		month: monthText( start + last.month - 1 ),
		payment: amount( total( rows, 'payment' ) ),
		interest: amount( total( rows, 'interest' ) ),
		principal: amount( total( rows, 'principal' ) ),
		extra: amount( total( rows, 'extra' ) ),
		mortgage_insurance: amount( insurance ),
		balance: amount( last.balance ),
	};
}
