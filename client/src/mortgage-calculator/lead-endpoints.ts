import { none, type Endpoint } from '../endpoint.js';
import { receiptSchema } from '../lead-pages/intake-schemas.js';
import { sendCalculationSchema } from './lead-schemas.js';

/** Open to all callers, without a login. Where lead pages are off, there is no such route. */
export const leadEndpoints = {
	sendCalculation: {
		method: 'POST',
		path: '/mortgage-calculator/v1/leads',
		query: none,
		body: sendCalculationSchema,
		status: 201,
		response: receiptSchema,
		errors: [
			'rest_invalid_param',
			'rest_idempotency_mismatch',
			'rest_too_many_requests',
		],
	},
} as const satisfies Record< string, Endpoint >;
