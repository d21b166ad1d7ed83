import { none, type Endpoint } from '../endpoint.js';
import { photoSchema, uploadPhotoSchema } from './photo-schemas.js';

export const photoEndpoints = {
	uploadPhoto: {
		method: 'POST',
		path: '/users/v1/photos',
		query: none,
		body: uploadPhotoSchema,
		status: 201,
		response: photoSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
} as const satisfies Record< string, Endpoint >;
