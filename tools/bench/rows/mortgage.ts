import type { Row } from '../row';

const loan = { price: 400_000, rate: 6.5, tax_rate: 1.2 };

const question = ( path: string, body: object ) => ( {
	path: `mortgage-calculator/v1/${ path }`,
	body,
} );

/** What a visitor asks the mortgage calculator. */
export const mortgageRows = (): Row[] => [
	{
		name: 'mortgage payment',
		...question( 'calculate', loan ),
		gate: 'mortgage',
	},
	{
		name: 'APR of a loan',
		...question( 'apr', {
			amount_financed: 250_000,
			payments: [ { amount: 1_580.17, count: 360 } ],
		} ),
		gate: 'mortgage',
	},
	{
		name: 'refinancing',
		...question( 'refinance', {
			current: { balance: 250_000, rate: 7.25, months_left: 324 },
			new: { rate: 6, term_months: 360 },
		} ),
		gate: 'mortgage',
	},
	{
		name: 'affordability',
		...question( 'affordability', {
			income_annual: 96_000,
			down_payment: 40_000,
			rate: 6.5,
		} ),
		gate: 'longMortgage',
	},
	{
		name: 'four loans compared',
		...question( 'compare', {
			loans: [ 15, 20, 25, 30 ].map( ( years ) => ( {
				label: `${ years } years`,
				...loan,
				term_months: years * 12,
			} ) ),
		} ),
		gate: 'longMortgage',
	},
	{
		name: 'amortization, 100 rows',
		...question( 'amortization', { ...loan, per_page: 100 } ),
		gate: 'longMortgage',
	},
];
