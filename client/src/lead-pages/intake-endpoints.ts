import { none, type Endpoint } from '../endpoint.js';
import {
	publicFormSchema,
	receiptSchema,
	submitLeadFormSchema,
} from './intake-schemas.js';
import { viewCountedSchema } from './stats-schemas.js';

/** Open to all callers, without a login. */
export const intakeEndpoints = {
	getLeadForm: {
		method: 'GET',
		path: '/lead-pages/v1/pages/{id}/form',
		query: none,
		status: 200,
		response: publicFormSchema,
		errors: [ 'rest_invalid_param', 'rest_lead_page_not_found' ],
	},
	countLeadPageView: {
		method: 'POST',
		path: '/lead-pages/v1/pages/{id}/views',
		query: none,
		body: none,
		status: 200,
		response: viewCountedSchema,
		errors: [ 'rest_invalid_param', 'rest_lead_page_not_found' ],
	},
	submitLeadForm: {
		method: 'POST',
		path: '/lead-pages/v1/submissions',
		query: none,
		body: submitLeadFormSchema,
		status: 201,
		response: receiptSchema,
		errors: [
			'rest_invalid_param',
			'rest_idempotency_mismatch',
			'rest_too_many_requests',
		],
	},
} as const satisfies Record< string, Endpoint >;
