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
	/** The whole address of the account. */
	email: text( 100 ).optional(),
} );

/** The e-mail is sent after the request; the delivery says how far it is. */
export const invitationSchema = z.strictObject( {
	delivery_id: id,
	message: text( 1000 ),
} );

export type Account = z.infer< typeof accountSchema >;
export type AccountList = z.infer< typeof accountListSchema >;
export type ListAccountsQuery = z.input< typeof listAccountsQuerySchema >;
export type Invitation = z.infer< typeof invitationSchema >;
