import type { Answer, ReadOptions, Transport } from '../request.js';
import type {
	Delivery,
	DeliveryList,
	ListDeliveriesQuery,
} from './delivery-schemas.js';

/** The messages that the site sends, newest first. */
export const listDeliveries = (
	transport: Transport,
	query: ListDeliveriesQuery = {},
	options: ReadOptions = {}
): Promise< Answer< DeliveryList > > =>
	transport.send( {
		method: 'GET',
		path: '/users/v1/deliveries',
		query,
		...options,
	} );

/** Has a message that is waiting or has failed sent now. */
export const retryDelivery = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< Delivery > > =>
	transport.send( {
		method: 'POST',
		path: `/users/v1/deliveries/${ id }/retry`,
		body: {},
		...options,
	} );
