import { none, type Endpoint } from '../endpoint.js';
import { deletedSchema } from '../envelope-schemas.js';
import {
	createWebhookSchema,
	listWebhookDeliveriesQuerySchema,
	listWebhooksQuerySchema,
	updateWebhookSchema,
	webhookDeliveryListSchema,
	webhookDeliverySchema,
	webhookListSchema,
	webhookSchema,
	webhookWithSecretSchema,
} from './webhook-schemas.js';

const webhooks = '/lead-pages/v1/webhooks';
const one = `${ webhooks }/{id}` as const;
const deliveries = '/lead-pages/v1/deliveries';

const errorsOfList = [ 'rest_invalid_param', 'rest_forbidden' ] as const;
const errorsOfOne = [ ...errorsOfList, 'rest_webhook_not_found' ] as const;
const errorsOfDelivery = [
	...errorsOfList,
	'rest_delivery_not_found',
] as const;

export const webhookEndpoints = {
	listWebhooks: {
		method: 'GET',
		path: webhooks,
		query: listWebhooksQuerySchema,
		status: 200,
		response: webhookListSchema,
		errors: errorsOfList,
	},
	createWebhook: {
		method: 'POST',
		path: webhooks,
		query: none,
		body: createWebhookSchema,
		status: 201,
		response: webhookWithSecretSchema,
		errors: errorsOfList,
	},
	getWebhook: {
		method: 'GET',
		path: one,
		query: none,
		status: 200,
		response: webhookSchema,
		errors: errorsOfOne,
	},
	updateWebhook: {
		method: 'PUT',
		path: one,
		query: none,
		body: updateWebhookSchema,
		status: 200,
		response: webhookSchema,
		errors: [ ...errorsOfOne, 'rest_precondition_failed' ],
	},
	deleteWebhook: {
		method: 'DELETE',
		path: one,
		query: none,
		status: 200,
		response: deletedSchema,
		errors: [ ...errorsOfOne, 'rest_precondition_failed' ],
	},
	rotateWebhook: {
		method: 'POST',
		path: `${ one }/rotate`,
		query: none,
		body: none,
		status: 200,
		response: webhookWithSecretSchema,
		errors: errorsOfOne,
	},
	testWebhook: {
		method: 'POST',
		path: `${ one }/test`,
		query: none,
		body: none,
		status: 201,
		response: webhookDeliverySchema,
		errors: errorsOfOne,
	},
	listWebhookDeliveries: {
		method: 'GET',
		path: deliveries,
		query: listWebhookDeliveriesQuerySchema,
		status: 200,
		response: webhookDeliveryListSchema,
		errors: errorsOfList,
	},
	getWebhookDelivery: {
		method: 'GET',
		path: `${ deliveries }/{id}`,
		query: none,
		status: 200,
		response: webhookDeliverySchema,
		errors: errorsOfDelivery,
	},
	retryWebhookDelivery: {
		method: 'POST',
		path: `${ deliveries }/{id}/retry`,
		query: none,
		body: none,
		status: 200,
		response: webhookDeliverySchema,
		errors: errorsOfDelivery,
	},
} as const satisfies Record< string, Endpoint >;
