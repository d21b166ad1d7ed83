import { none, type Endpoint } from '../endpoint.js';
import { companySchema, updateCompanySchema } from './company-schemas.js';

export const companyEndpoints = {
	getCompany: {
		method: 'GET',
		path: '/users/v1/company',
		query: none,
		status: 200,
		response: companySchema,
		errors: [ 'rest_invalid_param' ],
	},
	updateCompany: {
		method: 'PUT',
		path: '/users/v1/company',
		query: none,
		body: updateCompanySchema,
		status: 200,
		response: companySchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_precondition_failed',
		],
	},
} as const satisfies Record< string, Endpoint >;
