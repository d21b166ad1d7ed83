import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { id, text } from '../value-schemas.js';
import { deliveryStatuses } from './vocabulary.js';

/** A message that the site sends, such as an invitation. Instants are in UTC. */
export const deliverySchema = z.strictObject( {
	id,
	/** `invitation`. */
	kind: text( 40 ),
	user_id: id,
	/** Of the account; empty if it was deleted. */
	name: text( 250 ),
	status: z.enum( deliveryStatuses ),
	attempts: z.int().min( 0 ),
	/** Why the last attempt failed. */
	error: text( 1000 ),
	next_at: text( 20 ).nullable(),
	/** The same at each attempt. */
	message_id: text( 255 ),
	created_at: text( 20 ),
	delivered_at: text( 20 ).nullable(),
} );

export const deliveryListSchema = listOf( deliverySchema );

export const listDeliveriesQuerySchema = z.strictObject( {
	...pagingShape,
	status: z.enum( deliveryStatuses ).optional(),
	user_id: id.optional(),
} );

export type Delivery = z.infer< typeof deliverySchema >;
export type DeliveryList = z.infer< typeof deliveryListSchema >;
export type ListDeliveriesQuery = z.input< typeof listDeliveriesQuerySchema >;
