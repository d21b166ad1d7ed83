import { none, type Endpoint } from '../../endpoint.js';
import {
	findDamageQuerySchema,
	repairDamageSchema,
	repairReportSchema,
} from './repair-schemas.js';

export const repairEndpoints = {
	findDamage: {
		method: 'GET',
		path: '/users/v1/repair',
		query: findDamageQuerySchema,
		status: 200,
		response: repairReportSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	repairDamage: {
		method: 'POST',
		path: '/users/v1/repair',
		query: none,
		body: repairDamageSchema,
		status: 200,
		response: repairReportSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
} as const satisfies Record< string, Endpoint >;
