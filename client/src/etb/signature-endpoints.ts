import { none, type Endpoint } from '../endpoint.js';
import {
	listSignaturesQuerySchema,
	signatureListSchema,
	signatureSchema,
} from './signature-schemas.js';

export const signatureEndpoints = {
	listSignatures: {
		method: 'GET',
		path: '/etb/v1/signatures',
		query: listSignaturesQuerySchema,
		status: 200,
		response: signatureListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	exportSignatures: {
		method: 'GET',
		path: '/etb/v1/signatures/export',
		query: none,
		status: 200,
		response: none,
		mediaType: 'text/csv',
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	getSignature: {
		method: 'GET',
		path: '/etb/v1/signatures/{user_id}',
		query: none,
		status: 200,
		response: signatureSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
} as const satisfies Record< string, Endpoint >;
