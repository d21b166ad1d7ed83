import { aprOf } from './apr.js';
import { amount, percent, whole } from './decimals.js';
import { InvalidInput } from './loan.js';
import { sum } from './rounding.js';

/** Days of a period by periods of a year: 12 CFR 1026, appendix J (b)(5), with months of 30 days. */
const days = {
	12: 30,
	24: 15,
	52: 7,
	26: 14,
	13: 28,
	6: 60,
	4: 90,
	2: 180,
	1: 365,
};

/** Payments of all series together. */
const maxPayments = 1040;

/** Checked input. */
export interface AprInput {
	amount_financed: string;
	payments: { amount: string; count: number }[];
	per_year?: keyof typeof days;
	periods_before_first?: number;
	odd_days?: number;
}

export type AprAnswer = ReturnType< typeof aprAnswerOf >;

/**
 * The annual percentage rate of any series of payments.
 *
 * @param input
 */
export function aprAnswerOf( input: AprInput ) {
	const financed = whole( input.amount_financed );
	const perYear = input.per_year ?? 12;
	if ( sum( input.payments.map( ( { count } ) => count ) ) > maxPayments ) {
		throw new InvalidInput( { payments: 'many_payments' } );
	}
	const payments = input.payments.flatMap( ( series ) =>
		Array< number >( series.count ).fill( whole( series.amount ) )
	);
	const all = sum( payments );
	if ( all < financed ) {
		throw new InvalidInput( { payments: 'low_payments' } );
	}
	const apr = aprOf(
		financed,
		payments,
		perYear,
		input.periods_before_first ?? 1,
		( input.odd_days ?? 0 ) / days[ perYear ]
	);
	return {
		apr: apr === null ? null : percent( apr ),
		finance_charge: amount( all - financed ),
		total_of_payments: amount( all ),
	};
}
