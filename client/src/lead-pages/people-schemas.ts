import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { roleSchema } from '../users/profile-schemas.js';
import { id, text } from '../value-schemas.js';

/** A person who can own a page or a lead, be a partner or stand in a pool. */
export const leadPersonSchema = z.strictObject( {
	user_id: id,
	name: text( 201 ),
	role: roleSchema,
	nmls_id: text( 12 ),
} );

export const leadPersonListSchema = listOf( leadPersonSchema );

export const listLeadPeopleQuerySchema = z.strictObject( {
	...pagingShape,
	/** Words of the name. */
	search: text( 100 ).optional(),
	role: roleSchema.optional(),
	/** Only these of them, by user ID, in this order; `search` is then left out. */
	include: z
		.array( id )
		.max( 100 )
		.meta( { uniqueItems: true } )
		.default( [] ),
} );

export type LeadPerson = z.infer< typeof leadPersonSchema >;
export type LeadPersonList = z.infer< typeof leadPersonListSchema >;
export type ListLeadPeopleQuery = z.input< typeof listLeadPeopleQuerySchema >;
