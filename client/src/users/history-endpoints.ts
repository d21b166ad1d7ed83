import type { Endpoint } from '../endpoint.js';
import {
	historySchema,
	listProfileHistoryQuerySchema,
} from './history-schemas.js';

export const historyEndpoints = {
	listProfileHistory: {
		method: 'GET',
		path: '/users/v1/profiles/{id}/history',
		query: listProfileHistoryQuerySchema,
		status: 200,
		response: historySchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
} as const satisfies Record< string, Endpoint >;
