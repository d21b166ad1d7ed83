import { none, type Endpoint } from '../../endpoint.js';
import {
	departmentListSchema,
	directoryFacetsQuerySchema,
	directoryFacetsSchema,
	directoryListSchema,
	directorySearchSchema,
	directReportsQuerySchema,
	searchDirectoryQuerySchema,
} from './directory-schemas.js';

export const directoryEndpoints = {
	searchDirectory: {
		method: 'GET',
		path: '/users/v1/intranet/directory',
		query: searchDirectoryQuerySchema,
		status: 200,
		response: directorySearchSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	getDirectoryFacets: {
		method: 'GET',
		path: '/users/v1/intranet/directory/facets',
		query: directoryFacetsQuerySchema,
		status: 200,
		response: directoryFacetsSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	listDepartments: {
		method: 'GET',
		path: '/users/v1/intranet/departments',
		query: none,
		status: 200,
		response: departmentListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	getDirectReports: {
		method: 'GET',
		path: '/users/v1/intranet/direct-reports/{id}',
		query: directReportsQuerySchema,
		status: 200,
		response: directoryListSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
} as const satisfies Record< string, Endpoint >;
