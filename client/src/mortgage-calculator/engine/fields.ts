import {
	flag,
	label,
	list,
	money,
	nullable,
	numberOf,
	oneOf,
	patterned,
	percentage,
	record,
	whole,
	type Check,
	type Members,
} from './checks.js';

/** The same fields with the same limits as `plugin/src/MortgageCalculator/Fields` states for the server. */

const armMembers = {
	fixed_months: whole( 12, 180 ),
	adjust_months: numberOf( 6, 12 ),
	index_rate: percentage( '20.000' ),
	first_cap: percentage( '10.000' ),
	periodic_cap: percentage( '10.000' ),
	life_cap: percentage( '10.000' ),
};

const onceMembers = { payment: whole( 1, 1040 ), amount: money() };

/** Of a loan whose price is looked for. */
const loanWithoutPrice = {
	loan_type: oneOf( 'conventional', 'fha', 'va', 'usda' ),
	purpose: oneOf( 'purchase', 'refinance' ),
	rate: percentage( '20.000' ),
	term_months: whole( 12, 480 ),
	arm: nullable( record( armMembers, Object.keys( armMembers ) ) ),
	va_use: oneOf( 'first', 'subsequent', 'irrrl', 'exempt' ),
	tax_annual: money(),
	tax_rate: percentage( '10.000' ),
	insurance_annual: money(),
	insurance_rate: percentage( '10.000' ),
	state: nullable( patterned( /^[A-Z]{2}$/, 'state' ) ),
	hoa_monthly: money(),
	points: percentage( '10.000' ),
	lender_fees: money(),
	closing_costs: money(),
	prepaid_interest: money(),
	pmi_rate: percentage( '5.000' ),
	finance_fee: flag,
	frequency: oneOf( 'monthly', 'biweekly' ),
	extra_monthly: money(),
	extra_yearly: money(),
	extra_once: list(
		record( onceMembers, Object.keys( onceMembers ) ),
		0,
		24
	),
	start: patterned( /^(?:19|20|21)[0-9]{2}-(?:0[1-9]|1[0-2])$/, 'month' ),
} satisfies Members;

const loan = {
	price: money( '1000.00' ),
	down_payment: money(),
	down_percent: percentage( '100.000' ),
	...loanWithoutPrice,
};

export const loanCheck = record( loan, [ 'price' ] );

export const affordabilityCheck = record(
	{
		income_annual: money(),
		down_payment: money(),
		debts_monthly: money(),
		front_ratio: percentage( '100.000' ),
		back_ratio: percentage( '100.000' ),
		...loanWithoutPrice,
	},
	[ 'income_annual', 'down_payment' ]
);

export const refinanceCheck = record(
	{
		current: record(
			{
				balance: money( '1000.00' ),
				rate: percentage( '20.000' ),
				months_left: whole( 1, 480 ),
				payment: money(),
			},
			[ 'balance', 'rate', 'months_left' ]
		),
		new: record(
			{ rate: percentage( '20.000' ), term_months: whole( 12, 480 ) },
			[ 'rate', 'term_months' ]
		),
		cash_out: money(),
		closing_costs: money(),
		finance_costs: flag,
	},
	[ 'current', 'new' ]
);

export const comparisonCheck = record(
	{
		loans: list(
			record( { label: label( 60 ), ...loan }, [ 'label', 'price' ] ),
			2,
			4
		),
		months: whole( 1, 480 ),
	},
	[ 'loans' ]
);

/** Made when it is asked for, so that scripts that do not ask leave it out. */
export const aprCheck: Check = ( ...read ) => {
	const series = { amount: money(), count: whole( 1, 1040 ) };
	return record(
		{
			amount_financed: money( '0.01' ),
			payments: list( record( series, Object.keys( series ) ), 1, 480 ),
			per_year: numberOf( 12, 24, 52, 26, 13, 6, 4, 2, 1 ),
			periods_before_first: whole( 0, 12 ),
			odd_days: whole( 0, 365 ),
		},
		[ 'amount_financed', 'payments' ]
	)( ...read );
};
