import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { id, text } from '../value-schemas.js';
import { mailContextSchema } from './render-schemas.js';
import { sourceShape } from './source-schemas.js';
import { messageStatuses, purposes } from './vocabulary.js';

/** An e-mail that was made of a template, without its contents. Instants are in UTC. */
export const messageSchema = z.strictObject( {
	id,
	/** Null for the starter. */
	template_id: id.nullable(),
	purpose: z.enum( purposes ),
	to: text( 254 ),
	subject: text( 1000 ),
	status: z.enum( messageStatuses ),
	attempts: z.int().min( 0 ),
	/** Why the last attempt failed. */
	error: text( 1000 ),
	next_try_at: text( 20 ).nullable(),
	created_at: text( 20 ),
	sent_at: text( 20 ).nullable(),
} );

export const messageListSchema = listOf( messageSchema );

export const listMessagesQuerySchema = z.strictObject( {
	...pagingShape,
	status: z.enum( messageStatuses ).optional(),
	purpose: z.enum( purposes ).optional(),
	/** Part of an address. */
	search: text( 100 ).optional(),
} );

export const sendMessageSchema = z.strictObject( {
	/** An active template. */
	template_id: id,
	/** One of both. */
	to: z.strictObject( { user_id: id.optional(), lead_id: id.optional() } ),
	/** The person is the caller, where no other is given. */
	context: mailContextSchema.optional(),
} );

/** What is not sent of subject, preheader, content and theme is the template's. */
export const sendTestSchema = z
	.strictObject( sourceShape )
	.partial()
	.extend( {
		context: mailContextSchema.optional(),
		/** Whether contexts without values get samples. */
		sample: z.boolean().default( true ),
	} );

export const testSentSchema = z.strictObject( {
	message: text( 500 ),
	to: text( 254 ),
} );

export const unsubscribedSchema = z.strictObject( { message: text( 500 ) } );

export type MailMessage = z.infer< typeof messageSchema >;
export type MailMessageList = z.infer< typeof messageListSchema >;
export type ListMessagesQuery = z.input< typeof listMessagesQuerySchema >;
export type SendMessage = z.input< typeof sendMessageSchema >;
export type SendTest = z.input< typeof sendTestSchema >;
export type TestSent = z.infer< typeof testSentSchema >;
export type Unsubscribed = z.infer< typeof unsubscribedSchema >;
