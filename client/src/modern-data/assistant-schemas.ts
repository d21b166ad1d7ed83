import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { id, text } from '../value-schemas.js';

const address = z.url().meta( { format: 'uri', maxLength: 2000 } );

const toolSchema = z.strictObject( {
	name: text( 128 ),
	ability: text( 128 ),
	title: text( 200 ),
	/** What it does, in a sentence for people. */
	summary: text( 500 ),
	/** Heading of the tools that are about the same things; tools of a group follow each other. */
	group: text( 100 ),
	is_readonly: z.boolean(),
	is_destructive: z.boolean(),
	/** Whether assistants can use it until an administrator decides. */
	is_on_by_default: z.boolean(),
	/** Whether assistants can use it. */
	enabled: z.boolean(),
} );

export const assistantSettingsSchema = z.strictObject( {
	/** Where MCP clients connect. */
	endpoint: address,
	tools: z.array( toolSchema ).max( 100 ),
} );

/** Read-only fields may be sent back unchanged; tools that are not named stay as they are. */
export const updateAssistantSettingsSchema = z.strictObject( {
	endpoint: address.optional(),
	tools: z
		.array( toolSchema.partial().required( { name: true, enabled: true } ) )
		.max( 100 )
		.optional(),
} );

export const listCallsQuerySchema = z.strictObject( pagingShape );

const callSchema = z.strictObject( {
	id,
	user_id: id,
	/** Empty if the account no longer exists. */
	name: text( 250 ),
	site_id: id,
	tool: text( 128 ),
	/** `ok`, or the code of the error. */
	outcome: text( 64 ),
	at: text( 20 ),
} );

export const callListSchema = listOf( callSchema );

export type AssistantSettings = z.infer< typeof assistantSettingsSchema >;
export type AssistantSettingsChanges = z.input<
	typeof updateAssistantSettingsSchema
>;
export type CallList = z.infer< typeof callListSchema >;
export type ListCallsQuery = z.input< typeof listCallsQuerySchema >;
