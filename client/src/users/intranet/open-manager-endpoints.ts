import { none, type Endpoint } from '../../endpoint.js';
import { deletedSchema } from '../../envelope-schemas.js';
import {
	listOpenManagersQuerySchema,
	openManagerListSchema,
} from './open-manager-schemas.js';

const path = '/users/v1/intranet/open-managers';

export const openManagerEndpoints = {
	listOpenManagers: {
		method: 'GET',
		path,
		query: listOpenManagersQuerySchema,
		status: 200,
		response: openManagerListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	dismissOpenManager: {
		method: 'DELETE',
		path: `${ path }/{id}`,
		query: none,
		status: 200,
		response: deletedSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_open_manager_not_found',
		],
	},
} as const satisfies Record< string, Endpoint >;
