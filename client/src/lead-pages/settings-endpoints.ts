import { none, type Endpoint } from '../endpoint.js';
import {
	leadSettingsSchema,
	updateLeadSettingsSchema,
} from './settings-schemas.js';

export const leadSettingsEndpoints = {
	getLeadSettings: {
		method: 'GET',
		path: '/lead-pages/v1/settings',
		query: none,
		status: 200,
		response: leadSettingsSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	updateLeadSettings: {
		method: 'PUT',
		path: '/lead-pages/v1/settings',
		query: none,
		body: updateLeadSettingsSchema,
		status: 200,
		response: leadSettingsSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_precondition_failed',
		],
	},
} as const satisfies Record< string, Endpoint >;
