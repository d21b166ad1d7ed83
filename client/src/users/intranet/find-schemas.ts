import { z } from 'zod';
import { multilineText, text } from '../../value-schemas.js';
import { directoryItemSchema } from './directory-schemas.js';

export const findColleagueQuerySchema = z.strictObject( {
	query: multilineText( 300 )
		.min( 1 )
		.meta( { minLength: 1, maxLength: 300 } ),
	limit: z.int().min( 1 ).max( 100 ).default( 5 ),
} );

/** Every person matches the whole question; `unknown` has the words that match no person. */
export const foundColleaguesSchema = z.strictObject( {
	people: z.array(
		directoryItemSchema.extend( {
			score: z.int().min( 1 ).max( 100 ),
			reasons: z.array( text( 300 ) ),
		} )
	),
	total: z.int().min( 0 ),
	unknown: z.array( text( 300 ) ),
} );

export type FindColleagueQuery = z.input< typeof findColleagueQuerySchema >;
export type FoundColleagues = z.infer< typeof foundColleaguesSchema >;
