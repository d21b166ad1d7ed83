import { none, type Endpoint } from '../endpoint.js';
import { settingsSchema, updateSettingsSchema } from './settings-schemas.js';

export const settingsEndpoints = {
	getSettings: {
		method: 'GET',
		path: '/users/v1/settings',
		query: none,
		status: 200,
		response: settingsSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	updateSettings: {
		method: 'PUT',
		path: '/users/v1/settings',
		query: none,
		body: updateSettingsSchema,
		status: 200,
		response: settingsSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_precondition_failed',
		],
	},
} as const satisfies Record< string, Endpoint >;
