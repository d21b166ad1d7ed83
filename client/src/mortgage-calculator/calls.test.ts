import { expect, it } from 'vitest';
import { testCalls } from '../testing/calls.js';
import { mortgageCalculator } from './component.js';
import * as client from './index.js';

const loan = { price: 400000, rate: '6.125' };

testCalls( mortgageCalculator.endpoints, {
	calculatePayment: ( transport ) =>
		client.calculatePayment( transport, loan ),
	getAmortization: ( transport ) =>
		client.getAmortization( transport, { ...loan, group: 'year' } ),
	exportAmortization: ( transport ) =>
		client.exportAmortization( transport, { ...loan, arm: null } ),
	estimateAffordability: ( transport ) =>
		client.estimateAffordability( transport, {
			income_annual: 96000,
			down_payment: 40000,
		} ),
	compareRefinance: ( transport ) =>
		client.compareRefinance( transport, {
			current: { balance: 250000, rate: 7.25, months_left: 324 },
			new: { rate: 6, term_months: 360 },
		} ),
	compareLoans: ( transport ) =>
		client.compareLoans( transport, {
			loans: [
				{ label: 'One', ...loan },
				{ label: 'Other', ...loan },
			],
		} ),
	calculateApr: ( transport ) =>
		client.calculateApr( transport, {
			amount_financed: 5000,
			payments: [ { amount: 230, count: 24 } ],
		} ),
	sendCalculation: ( transport ) =>
		client.sendCalculation( transport, {
			page_id: 5,
			token: 'a',
			fields: { first_name: 'Ana' },
			consents: {},
			calculation: { operation: 'calculate', input: loan },
		} ),
	getRates: ( transport ) => client.getRates( transport ),
	updateRates: ( transport ) =>
		client.updateRates( transport, { as_of: '2026-11-22', rates: [] } ),
	listRateHistory: ( transport ) =>
		client.listRateHistory( transport, { page: 2 } ),
	getCalculatorSettings: ( transport ) =>
		client.getCalculatorSettings( transport ),
	updateCalculatorSettings: ( transport ) =>
		client.updateCalculatorSettings( transport, { stale_after_days: 3 } ),
} );

it( 'names members of members in a link as PHP reads them', () => {
	expect(
		client.exportAmortizationPath( {
			price: 300000,
			extra_once: [ { payment: 2, amount: '1000.00' } ],
		} )
	).toBe(
		'/mortgage-calculator/v1/amortization/export?price=300000&extra_once%5B0%5D%5Bpayment%5D=2&extra_once%5B0%5D%5Bamount%5D=1000.00'
	);
} );
