import { z } from 'zod';
import { listOf } from '../envelope-schemas.js';
import { id, multilineText, text } from '../value-schemas.js';
import { each } from './shapes.js';
import { sourceShape } from './source-schemas.js';
import {
	contextFields,
	mailCategories,
	mailWarnings,
	mergeTagTypes,
	purposes,
} from './vocabulary.js';

const value = multilineText( 5000 );

const context = < Name extends string >( names: readonly Name[] ) =>
	z.strictObject( each( names, value ) ).partial();

/** Values of merge tags, by context and field. */
export const mailContextSchema = z
	.strictObject( {
		recipient: context( contextFields.recipient ),
		lead: context( contextFields.lead ),
		/** The profile of `user_id` gives the values that are not sent. */
		person: context( contextFields.person ).extend( {
			user_id: id.optional(),
		} ),
		event: context( contextFields.event ),
		estimate: context( contextFields.estimate ),
		calculation: context( contextFields.calculation ),
		/** Text of the e-mail that a template of purpose `wordpress` wraps. */
		mail: context( [ 'body' ] ),
	} )
	.partial();

export const renderTemplateSchema = z.strictObject( {
	context: mailContextSchema.optional(),
	/** Whether contexts without values get samples. */
	sample: z.boolean().default( false ),
	/** Whether merge tags are kept, for another program to fill in. */
	raw_tags: z.boolean().default( false ),
} );

/** What is not sent of subject, preheader and content is the starter's. */
export const renderContentSchema = z
	.strictObject( sourceShape )
	.partial()
	.extend( { purpose: z.enum( purposes ), ...renderTemplateSchema.shape } );

export const mailWarningSchema = z.strictObject( {
	code: z.enum( mailWarnings ),
	message: text( 1000 ),
	/** `subject`, `preheader`, a block such as `blocks.2.innerBlocks.0`, or empty for the whole. */
	path: text( 200 ),
} );

export const renderedBodyShape = {
	html: multilineText( 10000000 ),
	text: multilineText( 10000000 ),
	warnings: z.array( mailWarningSchema ),
	/** Bytes of the HTML. */
	size: z.int().min( 0 ),
};

export const renderedSchema = z.strictObject( {
	subject: text( 100000 ),
	preheader: text( 100000 ),
	...renderedBodyShape,
} );

export const mergeTagListSchema = listOf(
	z.strictObject( {
		/** As it is written in a template, such as `{{lead.first_name}}`. */
		tag: text( 200, 1 ),
		label: text( 200 ),
		type: z.enum( mergeTagTypes ),
		sample: multilineText( 5000 ),
	} )
);

export const listMergeTagsQuerySchema = z.strictObject( {
	purpose: z.enum( purposes ).optional(),
} );

export const starterListSchema = listOf(
	z.strictObject( {
		purpose: z.enum( purposes ),
		name: text( 150, 1 ),
		category: z.enum( mailCategories ),
		subject: sourceShape.subject,
		preheader: sourceShape.preheader,
		content: sourceShape.content,
	} )
);

export type MailContext = z.input< typeof mailContextSchema >;
export type MailWarning = z.infer< typeof mailWarningSchema >;
export type RenderTemplate = z.input< typeof renderTemplateSchema >;
export type RenderContent = z.input< typeof renderContentSchema >;
export type Rendered = z.infer< typeof renderedSchema >;
export type MergeTagList = z.infer< typeof mergeTagListSchema >;
export type ListMergeTagsQuery = z.input< typeof listMergeTagsQuerySchema >;
export type StarterList = z.infer< typeof starterListSchema >;
