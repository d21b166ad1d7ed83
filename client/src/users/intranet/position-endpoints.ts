import { none, type Endpoint } from '../../endpoint.js';
import { deletedSchema } from '../../envelope-schemas.js';
import {
	createPositionSchema,
	listPositionsQuerySchema,
	positionListSchema,
	positionSchema,
	updatePositionSchema,
} from './position-schemas.js';

export const positionEndpoints = {
	listPositions: {
		method: 'GET',
		path: '/users/v1/intranet/positions',
		query: listPositionsQuerySchema,
		status: 200,
		response: positionListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	createPosition: {
		method: 'POST',
		path: '/users/v1/intranet/positions',
		query: none,
		body: createPositionSchema,
		status: 201,
		response: positionSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	updatePosition: {
		method: 'PUT',
		path: '/users/v1/intranet/positions/{id}',
		query: none,
		body: updatePositionSchema,
		status: 200,
		response: positionSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_position_not_found',
			'rest_precondition_failed',
		],
	},
	deletePosition: {
		method: 'DELETE',
		path: '/users/v1/intranet/positions/{id}',
		query: none,
		status: 200,
		response: deletedSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_position_not_found',
			'rest_precondition_failed',
		],
	},
} as const satisfies Record< string, Endpoint >;
