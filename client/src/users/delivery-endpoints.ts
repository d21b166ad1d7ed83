import { none, type Endpoint } from '../endpoint.js';
import {
	deliveryListSchema,
	deliverySchema,
	listDeliveriesQuerySchema,
} from './delivery-schemas.js';

export const deliveryEndpoints = {
	listDeliveries: {
		method: 'GET',
		path: '/users/v1/deliveries',
		query: listDeliveriesQuerySchema,
		status: 200,
		response: deliveryListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	retryDelivery: {
		method: 'POST',
		path: '/users/v1/deliveries/{id}/retry',
		query: none,
		body: none,
		status: 200,
		response: deliverySchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_delivery_not_found',
			'rest_delivery_done',
		],
	},
} as const satisfies Record< string, Endpoint >;
