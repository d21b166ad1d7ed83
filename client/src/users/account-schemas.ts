import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { id, text } from '../value-schemas.js';

/** An account without a profile. */
export const accountSchema = z.strictObject( {
	id,
	login: text( 60 ),
	display_name: text( 250 ),
} );

export const accountListSchema = listOf( accountSchema );

export const listAccountsQuerySchema = z.strictObject( {
	...pagingShape,
	search: text( 100 ).optional(),
} );

export type Account = z.infer< typeof accountSchema >;
export type AccountList = z.infer< typeof accountListSchema >;
export type ListAccountsQuery = z.input< typeof listAccountsQuerySchema >;
