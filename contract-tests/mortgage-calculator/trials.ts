import { columns, siteAdministrators } from '../support/columns';
import type { Trials } from '../support/trials';
import {
	aFullQuota,
	aSubmission,
	aVisitor,
	anotherBody,
} from '../lead-pages/made';
import { today } from './table';

const all = columns;

const loan = { price: 400000, rate: '6.125' };

const leads = '/mortgage-calculator/v1/leads';

const anEnquiry = async () => ( {
	...( await aSubmission() ),
	calculation: { operation: 'calculate', input: loan },
} );

export const trials: Trials = {
	calculatePayment: { may: all, request: () => ( { body: loan } ) },
	getAmortization: { may: all, request: () => ( { body: loan } ) },
	exportAmortization: { may: all, request: () => ( { query: loan } ) },
	estimateAffordability: {
		may: all,
		request: () => ( {
			body: { income_annual: 96000, down_payment: 40000, rate: 6 },
		} ),
	},
	compareRefinance: {
		may: all,
		request: () => ( {
			body: {
				current: { balance: 250000, rate: 7.25, months_left: 324 },
				new: { rate: 6, term_months: 360 },
			},
		} ),
	},
	compareLoans: {
		may: all,
		request: () => ( {
			body: {
				loans: [
					{ label: 'One', ...loan },
					{ label: 'Other', ...loan },
				],
			},
		} ),
	},
	calculateApr: {
		may: all,
		request: () => ( {
			body: {
				amount_financed: 5000,
				payments: [ { amount: 230, count: 24 } ],
			},
		} ),
	},
	sendCalculation: {
		may: all,
		request: async () => ( {
			body: await anEnquiry(),
			headers: aVisitor(),
		} ),
		errors: {
			rest_idempotency_mismatch: async () =>
				anotherBody( leads, await anEnquiry() ),
			rest_too_many_requests: async () =>
				aFullQuota( leads, await anEnquiry() ),
		},
	},
	getRates: { may: all, request: () => ( {} ) },
	updateRates: {
		may: siteAdministrators,
		request: () => ( { body: { as_of: today(), rates: [] } } ),
	},
	listRateHistory: { may: siteAdministrators, request: () => ( {} ) },
	getCalculatorSettings: { may: all, request: () => ( {} ) },
	updateCalculatorSettings: {
		may: siteAdministrators,
		request: () => ( { body: {} } ),
	},
};
