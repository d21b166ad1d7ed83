import { z } from 'zod';
import {
	link,
	linkOrNone,
	multilineText,
	patternedText,
	text,
} from '../value-schemas.js';
import { consentKeys, fieldTypes, standardFields } from './vocabulary.js';

const withoutTwins =
	< Item extends { key: string } >() =>
	( items: readonly Item[] ) =>
		new Set( items.map( ( { key } ) => key ) ).size === items.length;

/** A standard key, or one of the page's own such as `x_loan_amount`. */
export const fieldKey = patternedText(
	32,
	new RegExp( `^(?:${ standardFields.join( '|' ) }|x_[a-z0-9_]{1,30})$` ),
	`One of ${ standardFields.join( ', ' ) }, or x_ and a-z, 0-9, _`
);

export const formFieldSchema = z.strictObject( {
	key: fieldKey,
	label: text( 100, 1 ),
	required: z.boolean(),
	/** Of the page's own fields alone, which must have it. */
	type: z.enum( fieldTypes ).optional(),
	/** Of a select alone. */
	options: z.array( text( 100, 1 ) ).min( 2 ).max( 30 ).optional(),
} );

/** `{company}`, `{owner}` and `{partner}` are filled in before visitors see the text. */
export const formConsentSchema = z.strictObject( {
	key: z.enum( consentKeys ),
	text: text( 2000, 20 ),
	required: z.boolean(),
} );

const members = {
	/** `first_name` is among them, and e-mail or phone. */
	fields: z
		.array( formFieldSchema )
		.max( 20 )
		.refine( withoutTwins(), 'No field twice' ),
	consents: z
		.array( formConsentSchema )
		.max( 5 )
		.refine( withoutTwins(), 'No consent twice' ),
	button_text: text( 60, 1 ),
};

const thankYou = {
	message: multilineText( 500 ),
	/** On the host of the site; null to stay on the page. */
	url: link.nullable(),
};

export const formSchema = z.strictObject( {
	...members,
	thank_you: z.strictObject( thankYou ),
} );

/** What is not sent stays, or is the template's for a new page. */
export const formChangesSchema = z
	.strictObject( {
		...members,
		thank_you: z
			.strictObject( { ...thankYou, url: linkOrNone.nullable() } )
			.partial(),
	} )
	.partial();

export type FormField = z.infer< typeof formFieldSchema >;
export type FormConsent = z.infer< typeof formConsentSchema >;
export type LeadForm = z.infer< typeof formSchema >;
export type LeadFormChanges = z.input< typeof formChangesSchema >;
