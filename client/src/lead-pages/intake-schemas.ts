import { z } from 'zod';
import { each } from '../etb/shapes.js';
import { id, link, linkOrNone, multilineText, text } from '../value-schemas.js';
import { formFieldSchema } from './form-schemas.js';
import { consentKeys, utmKeys } from './vocabulary.js';

/** SHA-256 of a text, in hex. */
export const textHash = z.string().max( 64 );

/** What a browser needs to show the form, apart from the cached page. */
export const publicFormSchema = z.strictObject( {
	page_id: id,
	fields: z.array( formFieldSchema ),
	consents: z.array(
		z.strictObject( {
			key: z.enum( consentKeys ),
			/** With the names filled in. */
			text: text( 5000 ),
			/** Sent back as the answer to the consent. */
			text_hash: textHash,
			required: z.boolean(),
		} )
	),
	token: text( 200 ),
	/** A task for the browser; null where the settings ask for none. */
	challenge: z.looseObject( {} ).nullable(),
} );

export const utmSchema = z
	.strictObject( each( utmKeys, text( 200 ) ) )
	.partial();

export const submitLeadFormSchema = z.strictObject( {
	/** A published page. */
	page_id: id,
	token: text( 200 ),
	/** By key of the form. */
	fields: z.looseObject( {} ),
	/** The hash of the text that was shown, for each consent that was given. */
	consents: z.strictObject( each( consentKeys, textHash ) ).partial(),
	source_url: linkOrNone.optional(),
	utm: utmSchema.optional(),
	/** The answer to the challenge. */
	proof: z.looseObject( {} ).optional(),
	/** Hidden from people; always empty. */
	subject: multilineText( 5000 ).optional(),
} );

/** Tells neither the ID of the lead nor whether it was taken for spam. */
export const receiptSchema = z.strictObject( {
	/** 12 characters. */
	reference: text( 12 ),
	message: multilineText( 500 ),
	redirect_url: link.nullable(),
} );

export type PublicForm = z.infer< typeof publicFormSchema >;
export type LeadFormSubmission = z.input< typeof submitLeadFormSchema >;
export type Receipt = z.infer< typeof receiptSchema >;
