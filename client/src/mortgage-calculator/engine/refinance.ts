import { amount, whole } from './decimals.js';
import { InvalidInput } from './loan.js';
import { monthlyPayment } from './payment.js';
import { div, floorDiv } from './rounding.js';
import { contractRows, total, type ScheduleRow } from './schedule.js';

/** Checked input. */
export interface RefinanceInput {
	current: {
		balance: string;
		rate: string;
		months_left: number;
		payment?: string;
	};
	new: { rate: string; term_months: number };
	cash_out?: string;
	closing_costs?: string;
	finance_costs?: boolean;
}

export type Refinance = ReturnType< typeof refinanceOf >;

/**
 * A loan that is paid off with a new one: principal and interest alone, what is saved a month and in all, and since when.
 *
 * @param input
 */
export function refinanceOf( input: RefinanceInput ) {
	const { current, new: next } = input;
	const balance = whole( current.balance );
	const rate = whole( current.rate );
	const payment =
		current.payment === undefined
			? monthlyPayment( balance, rate, current.months_left )
			: whole( current.payment );
	if (
		current.payment !== undefined &&
		payment <= div( balance * rate, 1200000 )
	) {
		throw new InvalidInput( { 'current.payment': 'low_payment' } );
	}
	const costs = whole( input.closing_costs ?? '0' );
	const cashOut = whole( input.cash_out ?? '0' );
	const financed = input.finance_costs ? costs : 0;
	const newAmount = balance + cashOut + financed;
	const newRate = whole( next.rate );
	const newPayment = monthlyPayment( newAmount, newRate, next.term_months );
	const before = [
		...contractRows( balance, rate, current.months_left, null, payment ),
	];
	const after = [ ...contractRows( newAmount, newRate, next.term_months ) ];
	const upfront = costs - financed - cashOut;
	const saving = payment - newPayment;
	return {
		current_payment: amount( payment ),
		new_payment: amount( newPayment ),
		monthly_saving: amount( saving ),
		break_even_months:
			saving > 0 ? floorDiv( costs + saving - 1, saving ) : null,
		net_break_even_months: netBreakEven( before, after, upfront ),
		current_interest: amount( total( before, 'interest' ) ),
		new_interest: amount( total( after, 'interest' ) ),
		lifetime_saving: amount(
			total( before, 'payment' ) - total( after, 'payment' ) - upfront
		),
		new_loan_amount: amount( newAmount ),
	};
}

/**
 * The first month after which what was paid and is owed is not more with the new loan.
 *
 * @param before
 * @param after
 * @param upfront Costs paid in cash, less the cash that is paid out.
 */
function netBreakEven(
	before: readonly ScheduleRow[],
	after: readonly ScheduleRow[],
	upfront: number
): number | null {
	let paidBefore = 0;
	let paidAfter = upfront;
	const months = Math.max( before.length, after.length );
	for ( let month = 0; month < months; month++ ) {
		const one = before[ month ];
		const other = after[ month ];
		paidBefore += one?.payment ?? 0;
		paidAfter += other?.payment ?? 0;
		if (
			paidAfter + ( other?.balance ?? 0 ) <=
			paidBefore + ( one?.balance ?? 0 )
		) {
			return month + 1;
		}
	}
	return null;
}
