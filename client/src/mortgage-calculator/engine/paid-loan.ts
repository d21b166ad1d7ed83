import type { Basis } from './basis.js';
import { contractOf, type Contract } from './contract.js';
import type { Loan } from './loan.js';
import { hasPrivateInsurance } from './mortgage-insurance.js';
import { actualRows, type ScheduleRow } from './schedule.js';

/** A loan as the borrower pays it, with the insurance of its contract. */
export interface PaidLoan {
	contract: Contract;
	rows: ScheduleRow[];
	last: ScheduleRow;
	/** What is paid while the loan lasts, by month. */
	insurance: number[];
}

export function paidLoan( loan: Loan, basis: Basis ): PaidLoan {
	const contract = contractOf( loan, basis );
	const rows = [ ...actualRows( contract.amount, loan ) ];
	const last = rows[ rows.length - 1 ]!;
	return {
		contract,
		rows,
		last,
		insurance: contract.insurance.slice( 0, last.month ),
	};
}

/**
 * The insurance paid with a row: that of a month is paid with the month's first payment.
 *
 * @param paid
 * @param index
 */
export function insuranceWith( paid: PaidLoan, index: number ): number {
	const row = paid.rows[ index ]!;
	const previous = paid.rows[ index - 1 ];
	const isFirst = ! previous || previous.month < row.month;
	return isFirst ? ( paid.contract.insurance[ row.month - 1 ] ?? 0 ) : 0;
}

/**
 * The first payment after which 80 % of the price is left: private insurance ends then on request (12 U.S.C. 4902(a)).
 *
 * @param paid
 */
export function insuranceCancelAfter( paid: PaidLoan ): number | null {
	const { loan } = paid.contract;
	if ( ! hasPrivateInsurance( loan ) ) {
		return null;
	}
	return (
		paid.rows.find( ( row ) => 100 * row.balance <= 80 * loan.price )
			?.number ?? null
	);
}
