import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { deliveryStatuses } from '../users/vocabulary.js';
import { id, link, text } from '../value-schemas.js';
import { deliveryEvents, webhookEvents } from './vocabulary.js';

const instant = text( 20 );

const changeable = {
	/** https, without user and password. */
	url: link.min( 1 ),
	events: z
		.array( z.enum( webhookEvents ) )
		.min( 1 )
		.meta( { uniqueItems: true } ),
	description: text( 200 ),
	active: z.boolean(),
};

/** A receiver that is told of leads. */
export const webhookSchema = z.strictObject( {
	id,
	...changeable,
	created_at: instant,
} );

/** The secret is in the answers to creating and rotating, and in no other. */
export const webhookWithSecretSchema = webhookSchema.extend( {
	/** `whsec_` and 32 bytes in base64. */
	secret: text( 60 ),
} );

export const webhookListSchema = listOf( webhookSchema );

export const listWebhooksQuerySchema = z.strictObject( pagingShape );

export const createWebhookSchema = z.strictObject( {
	...changeable,
	description: changeable.description.nullable().optional(),
	active: changeable.active.optional(),
} );

/** Takes a whole webhook, too; what is read-only must then be unchanged. */
export const updateWebhookSchema = webhookSchema
	.extend( { description: changeable.description.nullable() } )
	.partial();

/** A message to a receiver. Instants are in UTC. */
export const webhookDeliverySchema = z.strictObject( {
	id,
	webhook_id: id,
	/** Null for tests. */
	lead_id: id.nullable(),
	event: z.enum( deliveryEvents ),
	status: z.enum( deliveryStatuses ),
	attempts: z.int().min( 0 ),
	next_at: instant.nullable(),
	/** HTTP status of the last attempt; null without an answer. */
	last_code: z.int().nullable(),
	last_error: text( 1000 ),
	/** The header webhook-id, the same at each attempt. */
	message_id: text( 64 ),
	created_at: instant,
	delivered_at: instant.nullable(),
} );

export const webhookDeliveryListSchema = listOf( webhookDeliverySchema );

export const listWebhookDeliveriesQuerySchema = z.strictObject( {
	...pagingShape,
	status: z.enum( deliveryStatuses ).optional(),
	lead_id: id.optional(),
	webhook_id: id.optional(),
} );

export type Webhook = z.infer< typeof webhookSchema >;
export type WebhookWithSecret = z.infer< typeof webhookWithSecretSchema >;
export type WebhookList = z.infer< typeof webhookListSchema >;
export type ListWebhooksQuery = z.input< typeof listWebhooksQuerySchema >;
export type NewWebhook = z.input< typeof createWebhookSchema >;
export type WebhookChanges = z.input< typeof updateWebhookSchema >;
export type WebhookDelivery = z.infer< typeof webhookDeliverySchema >;
export type WebhookDeliveryList = z.infer< typeof webhookDeliveryListSchema >;
export type ListWebhookDeliveriesQuery = z.input<
	typeof listWebhookDeliveriesQuerySchema
>;
