import type { Endpoint } from '../endpoint.js';
import {
	leadPersonListSchema,
	listLeadPeopleQuerySchema,
} from './people-schemas.js';

export const leadPeopleEndpoints = {
	listLeadPeople: {
		method: 'GET',
		path: '/lead-pages/v1/people',
		query: listLeadPeopleQuerySchema,
		status: 200,
		response: leadPersonListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
} as const satisfies Record< string, Endpoint >;
