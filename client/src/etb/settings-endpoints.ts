import { none, type Endpoint } from '../endpoint.js';
import {
	mailSettingsSchema,
	updateMailSettingsSchema,
} from './settings-schemas.js';

export const mailSettingsEndpoints = {
	getMailSettings: {
		method: 'GET',
		path: '/etb/v1/settings',
		query: none,
		status: 200,
		response: mailSettingsSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	updateMailSettings: {
		method: 'PUT',
		path: '/etb/v1/settings',
		query: none,
		body: updateMailSettingsSchema,
		status: 200,
		response: mailSettingsSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_precondition_failed',
		],
	},
} as const satisfies Record< string, Endpoint >;
