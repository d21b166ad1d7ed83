import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { id, text } from '../value-schemas.js';
import { historyWays } from './vocabulary.js';

/** As answers have the field; null where it had no value, or no profile. */
const valueSchema = z.union( [
	z.string(),
	z.int(),
	z.boolean(),
	z.array( z.union( [ z.string(), z.int() ] ) ),
	z.null(),
] );

export const historyEntrySchema = z.strictObject( {
	id,
	/** An instant, in UTC. */
	at: text( 20 ),
	/** User ID of the account that made the change; 0 for the console, jobs and deleted accounts. */
	user_id: z.int().min( 0 ),
	way: z.enum( historyWays ),
	/** `phone`, `social.linkedin`, `meta.<key>`; `profile` where the profile itself comes or goes. */
	field: text( 100 ),
	old: valueSchema,
	new: valueSchema,
} );

export const historySchema = listOf( historyEntrySchema );

export const listProfileHistoryQuerySchema = z.strictObject( {
	...pagingShape,
	field: text( 100, 1 ).optional(),
	way: z.enum( historyWays ).optional(),
} );

export type HistoryEntry = z.infer< typeof historyEntrySchema >;
export type History = z.infer< typeof historySchema >;
export type ListProfileHistoryQuery = z.input<
	typeof listProfileHistoryQuerySchema
>;
