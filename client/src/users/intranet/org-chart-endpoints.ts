import { none, type Endpoint } from '../../endpoint.js';
import {
	getOrgChartQuerySchema,
	orgChartSchema,
	reportingChainSchema,
} from './org-chart-schemas.js';

export const orgChartEndpoints = {
	getOrgChart: {
		method: 'GET',
		path: '/users/v1/intranet/org-chart',
		query: getOrgChartQuerySchema,
		status: 200,
		response: orgChartSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	getOrgChartBranch: {
		method: 'GET',
		path: '/users/v1/intranet/org-chart/{id}',
		query: getOrgChartQuerySchema,
		status: 200,
		response: orgChartSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
	getReportingChain: {
		method: 'GET',
		path: '/users/v1/intranet/reporting-chain/{id}',
		query: none,
		status: 200,
		response: reportingChainSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
} as const satisfies Record< string, Endpoint >;
