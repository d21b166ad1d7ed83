import type { Endpoint } from '../endpoint.js';
import {
	accountListSchema,
	listAccountsQuerySchema,
} from './account-schemas.js';

export const accountEndpoints = {
	listAccounts: {
		method: 'GET',
		path: '/users/v1/accounts',
		query: listAccountsQuerySchema,
		status: 200,
		response: accountListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
} as const satisfies Record< string, Endpoint >;
