import { none, type Endpoint } from '../endpoint.js';
import {
	accountListSchema,
	invitationSchema,
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
	invitePerson: {
		method: 'POST',
		path: '/users/v1/profiles/{id}/invitation',
		query: none,
		body: none,
		status: 200,
		response: invitationSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
} as const satisfies Record< string, Endpoint >;
