import {
	listWebhookDeliveries,
	type WebhookDelivery,
} from '../../../client/src/lead-pages/index';
import { deliveryStatuses } from '../../../client/src/users/vocabulary.js';
import { isId, isOneOf, type ListShape } from '../../shared/list/list-state';
import type { ListSource } from '../../shared/list/use-list';
import { transport } from '../../shared/transport';

export type Row = WebhookDelivery;
type Filter = 'status' | 'webhook_id' | 'lead_id';
type Column =
	| 'status'
	| 'webhook_id'
	| 'lead_id'
	| 'attempts'
	| 'answer'
	| 'next_at'
	| 'created'
	| 'delivered_at';
type Order = 'created';

/** What the list of messages to receivers can show. */
export const deliveryShape: ListShape< Filter, Column, Order > = {
	filters: {
		status: isOneOf( deliveryStatuses ),
		webhook_id: isId,
		lead_id: isId,
	},
	columns: [
		'status',
		'webhook_id',
		'lead_id',
		'attempts',
		'answer',
		'next_at',
		'created',
		'delivered_at',
	],
	orders: [ 'created' ],
	title: { column: 'name', order: 'created' },
	defaults: {
		orderby: 'created',
		order: 'desc',
		perPage: 20,
		layout: 'table',
		columns: [
			'status',
			'webhook_id',
			'attempts',
			'answer',
			'next_at',
			'created',
		],
	},
};

export const deliveryList: ListSource< Row, null, Filter, Column, Order > = {
	page: 'svc-lead-deliveries',
	scope: 'svc/lead-deliveries',
	shape: deliveryShape,
	// The API has one order and no search; the address may name others.
	async readItems(
		{ orderby: _orderby, order: _order, search: _search, ...query },
		signal
	) {
		return ( await listWebhookDeliveries( transport, query, { signal } ) )
			.body;
	},
	readFacets: () => Promise.resolve( null ),
};
