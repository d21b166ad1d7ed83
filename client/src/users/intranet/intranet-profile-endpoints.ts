import { none, type Endpoint } from '../../endpoint.js';
import { updatedSchema } from '../../envelope-schemas.js';
import {
	intranetProfileSchema,
	updateIntranetProfileSchema,
} from './intranet-profile-schemas.js';

export const intranetProfileEndpoints = {
	getIntranetProfile: {
		method: 'GET',
		path: '/users/v1/intranet/profile/{id}',
		query: none,
		status: 200,
		response: intranetProfileSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
	updateIntranetProfile: {
		method: 'PUT',
		path: '/users/v1/intranet/profile/{id}',
		query: none,
		body: updateIntranetProfileSchema,
		status: 200,
		response: updatedSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
			'rest_precondition_failed',
		],
	},
} as const satisfies Record< string, Endpoint >;
