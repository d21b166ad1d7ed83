import { none, type Endpoint } from '../endpoint.js';
import {
	assistantSettingsSchema,
	callListSchema,
	listCallsQuerySchema,
	updateAssistantSettingsSchema,
} from './assistant-schemas.js';

/** Every route and method of modern-data/v1 but the MCP endpoint, which speaks another protocol. */
export const assistantEndpoints = {
	getAssistantSettings: {
		method: 'GET',
		path: '/modern-data/v1/settings',
		query: none,
		status: 200,
		response: assistantSettingsSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	updateAssistantSettings: {
		method: 'PUT',
		path: '/modern-data/v1/settings',
		query: none,
		body: updateAssistantSettingsSchema,
		status: 200,
		response: assistantSettingsSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_precondition_failed',
		],
	},
	listCalls: {
		method: 'GET',
		path: '/modern-data/v1/calls',
		query: listCallsQuerySchema,
		status: 200,
		response: callListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
} as const satisfies Record< string, Endpoint >;
