import { none, type Endpoint } from '../../endpoint.js';
import {
	findProblemsQuerySchema,
	repairProblemsSchema,
	repairReportSchema,
} from './repair-schemas.js';

export const repairEndpoints = {
	findProblems: {
		method: 'GET',
		path: '/users/v1/repair',
		query: findProblemsQuerySchema,
		status: 200,
		response: repairReportSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	repairProblems: {
		method: 'POST',
		path: '/users/v1/repair',
		query: none,
		body: repairProblemsSchema,
		status: 200,
		response: repairReportSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
} as const satisfies Record< string, Endpoint >;
