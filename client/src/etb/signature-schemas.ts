import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { id, text } from '../value-schemas.js';
import { renderedBodyShape } from './render-schemas.js';
import { mailWarnings, signatureRoles } from './vocabulary.js';

export const signatureSchema = z.strictObject( {
	user_id: id,
	/** Null for the template that the plugin starts with. */
	template_id: id.nullable(),
	...renderedBodyShape,
} );

export const signatureListSchema = listOf(
	z.strictObject( {
		user_id: id,
		name: text( 201, 1 ),
		email: text( 254 ),
		role: z.enum( signatureRoles ),
		/** Bytes of the HTML. */
		size: z.int().min( 0 ),
		warnings: z
			.array( z.enum( mailWarnings ) )
			.meta( { uniqueItems: true } ),
	} )
);

export const listSignaturesQuerySchema = z.strictObject( pagingShape );

export type Signature = z.infer< typeof signatureSchema >;
export type SignatureList = z.infer< typeof signatureListSchema >;
export type ListSignaturesQuery = z.input< typeof listSignaturesQuerySchema >;
