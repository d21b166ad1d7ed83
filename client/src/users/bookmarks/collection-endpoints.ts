import { none, type Endpoint } from '../../endpoint.js';
import { deletedSchema } from '../../envelope-schemas.js';
import {
	collectionListSchema,
	collectionSchema,
	createCollectionSchema,
	updateCollectionSchema,
} from './bookmark-schemas.js';

export const collectionEndpoints = {
	listCollections: {
		method: 'GET',
		path: '/users/v1/intranet/collections',
		query: none,
		status: 200,
		response: collectionListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	createCollection: {
		method: 'POST',
		path: '/users/v1/intranet/collections',
		query: none,
		body: createCollectionSchema,
		status: 201,
		response: collectionSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_collection_exists',
		],
	},
	updateCollection: {
		method: 'PUT',
		path: '/users/v1/intranet/collections/{id}',
		query: none,
		body: updateCollectionSchema,
		status: 200,
		response: collectionSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_collection_not_found',
			'rest_precondition_failed',
			'rest_collection_exists',
		],
	},
	deleteCollection: {
		method: 'DELETE',
		path: '/users/v1/intranet/collections/{id}',
		query: none,
		status: 200,
		response: deletedSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_collection_not_found',
			'rest_precondition_failed',
		],
	},
} as const satisfies Record< string, Endpoint >;
