import { listDeliveries } from '../../../client/src/users/deliveries.js';
import type { Delivery } from '../../../client/src/users/delivery-schemas.js';
import { deliveryStatuses } from '../../../client/src/users/vocabulary.js';
import { isOneOf, type ListShape } from '../../shared/list/list-state';
import type { ListSource } from '../../shared/list/use-list';
import { transport } from '../../shared/transport';

export type Row = Delivery;
export type Filter = 'status';
export type Column =
	| 'kind'
	| 'status'
	| 'attempts'
	| 'error'
	| 'next_at'
	| 'created'
	| 'delivered_at';
export type Order = 'created';

/** What the list of deliveries can show. */
export const deliveryShape: ListShape< Filter, Column, Order > = {
	filters: { status: isOneOf( deliveryStatuses ) },
	columns: [
		'kind',
		'status',
		'attempts',
		'error',
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
			'kind',
			'status',
			'attempts',
			'error',
			'next_at',
			'created',
		],
	},
};

export const deliveryList: ListSource< Row, null, Filter, Column, Order > = {
	page: 'svc-people-deliveries',
	scope: 'svc/deliveries',
	shape: deliveryShape,
	// The API has one order and no search; the address may name others.
	async readItems(
		{ orderby: _orderby, order: _order, search: _search, ...query },
		signal
	) {
		return ( await listDeliveries( transport, query, { signal } ) ).body;
	},
	readFacets: () => Promise.resolve( null ),
};
