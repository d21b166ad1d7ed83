import type { Deleted } from '../envelope-schemas.js';
import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../request.js';
import type {
	ListWebhookDeliveriesQuery,
	ListWebhooksQuery,
	NewWebhook,
	Webhook,
	WebhookChanges,
	WebhookDelivery,
	WebhookDeliveryList,
	WebhookList,
	WebhookWithSecret,
} from './webhook-schemas.js';

const webhooks = '/lead-pages/v1/webhooks';
const deliveries = '/lead-pages/v1/deliveries';

export const listWebhooks = (
	transport: Transport,
	query: ListWebhooksQuery = {},
	options: ReadOptions = {}
): Promise< Answer< WebhookList > > =>
	transport.send( {
		method: 'GET',
		path: webhooks,
		query,
		...options,
	} );

/** The answer has the secret, once. */
export const createWebhook = (
	transport: Transport,
	webhook: NewWebhook,
	options: ReadOptions = {}
): Promise< Answer< WebhookWithSecret > > =>
	transport.send( {
		method: 'POST',
		path: webhooks,
		body: webhook,
		...options,
	} );

export const getWebhook = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< Webhook > > =>
	transport.send( {
		method: 'GET',
		path: `${ webhooks }/${ id }`,
		...options,
	} );

export const updateWebhook = (
	transport: Transport,
	id: number,
	changes: WebhookChanges,
	options: WriteOptions = {}
): Promise< Answer< Webhook > > =>
	transport.send( {
		method: 'PUT',
		path: `${ webhooks }/${ id }`,
		body: changes,
		...options,
	} );

export const deleteWebhook = (
	transport: Transport,
	id: number,
	options: WriteOptions = {}
): Promise< Answer< Deleted > > =>
	transport.send( {
		method: 'DELETE',
		path: `${ webhooks }/${ id }`,
		...options,
	} );

/** Makes a new secret. For 24 hours, messages are signed with the old one, too. */
export const rotateWebhook = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< WebhookWithSecret > > =>
	transport.send( {
		method: 'POST',
		path: `${ webhooks }/${ id }/rotate`,
		body: {},
		...options,
	} );

/** Sends the receiver a message of type test. */
export const testWebhook = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< WebhookDelivery > > =>
	transport.send( {
		method: 'POST',
		path: `${ webhooks }/${ id }/test`,
		body: {},
		...options,
	} );

/** The messages to receivers, newest first. */
export const listWebhookDeliveries = (
	transport: Transport,
	query: ListWebhookDeliveriesQuery = {},
	options: ReadOptions = {}
): Promise< Answer< WebhookDeliveryList > > =>
	transport.send( {
		method: 'GET',
		path: deliveries,
		query,
		...options,
	} );

export const getWebhookDelivery = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< WebhookDelivery > > =>
	transport.send( {
		method: 'GET',
		path: `${ deliveries }/${ id }`,
		...options,
	} );

/** Has a message sent now, one that was delivered as well. */
export const retryWebhookDelivery = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< WebhookDelivery > > =>
	transport.send( {
		method: 'POST',
		path: `${ deliveries }/${ id }/retry`,
		body: {},
		...options,
	} );
