import { none, type Endpoint } from '../endpoint.js';
import {
	affordabilitySchema,
	amortizationSchema,
	aprSchema,
	calculationSchema,
	comparisonSchema,
	refinanceSchema,
} from './answer-schemas.js';
import { loanSchema } from './loan-schemas.js';
import {
	affordabilityQuestionSchema,
	amortizationQuestionSchema,
	aprQuestionSchema,
	comparisonQuestionSchema,
	refinanceQuestionSchema,
} from './question-schemas.js';

const posted = {
	method: 'POST',
	query: none,
	status: 200,
	readsOnly: true,
	errors: [ 'rest_invalid_param' ],
} as const;

/** Open to all callers, without a login. */
export const questionEndpoints = {
	calculatePayment: {
		...posted,
		path: '/mortgage-calculator/v1/calculate',
		body: loanSchema,
		response: calculationSchema,
	},
	getAmortization: {
		...posted,
		path: '/mortgage-calculator/v1/amortization',
		body: amortizationQuestionSchema,
		response: amortizationSchema,
	},
	exportAmortization: {
		method: 'GET',
		path: '/mortgage-calculator/v1/amortization/export',
		query: loanSchema,
		status: 200,
		response: none,
		mediaType: 'text/csv',
		errors: [ 'rest_invalid_param' ],
	},
	estimateAffordability: {
		...posted,
		path: '/mortgage-calculator/v1/affordability',
		body: affordabilityQuestionSchema,
		response: affordabilitySchema,
	},
	compareRefinance: {
		...posted,
		path: '/mortgage-calculator/v1/refinance',
		body: refinanceQuestionSchema,
		response: refinanceSchema,
	},
	compareLoans: {
		...posted,
		path: '/mortgage-calculator/v1/compare',
		body: comparisonQuestionSchema,
		response: comparisonSchema,
	},
	calculateApr: {
		...posted,
		path: '/mortgage-calculator/v1/apr',
		body: aprQuestionSchema,
		response: aprSchema,
	},
} as const satisfies Record< string, Endpoint >;
