import { none, type Endpoint } from '../endpoint.js';
import { exportProfilesQuerySchema } from './sheet-schemas.js';

export const sheetEndpoints = {
	exportProfiles: {
		method: 'GET',
		path: '/users/v1/profiles/export',
		query: exportProfilesQuerySchema,
		status: 200,
		response: none,
		mediaType: 'text/csv',
		otherMediaType: 'text/vcard',
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
} as const satisfies Record< string, Endpoint >;
