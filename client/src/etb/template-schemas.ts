import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { blockTreeSchema } from '../modern-data/ability-schemas.js';
import { id, text } from '../value-schemas.js';
import { sourceShape } from './source-schemas.js';
import { mailCategories, purposes } from './vocabulary.js';

export const templateStatuses = [ 'draft', 'active', 'trash' ] as const;

const purpose = z.enum( purposes );
const category = z.enum( mailCategories );
const line = text( 150, 1 );

const instant = text( 20 );

const templateShape = {
	id,
	version: z.int().min( 1 ),
	name: line,
	purpose,
	category,
	...sourceShape,
	/** Null where e-mails of the purpose have none. */
	subject: line.nullable(),
	status: z.enum( templateStatuses ),
	/** Whether the settings name it. */
	in_use: z.boolean(),
	created_at: instant,
	modified_at: instant,
	/** User ID; null where it is unknown. */
	modified_by: id.nullable(),
};

export const templateSchema = z.strictObject( templateShape );

export const templateItemSchema = templateSchema.omit( {
	content: true,
	theme: true,
} );

export const templateListSchema = listOf( templateItemSchema );

export const listTemplatesQuerySchema = z.strictObject( {
	...pagingShape,
	search: text( 100 ).optional(),
	purpose: purpose.optional(),
	category: category.optional(),
	status: z.enum( templateStatuses ).optional(),
	orderby: z.enum( [ 'name', 'modified_at', 'id' ] ).default( 'modified_at' ),
	/** By default desc for modified_at, and asc for others. */
	order: z.enum( [ 'asc', 'desc' ] ).optional(),
} );

const changeable = {
	subject: templateShape.subject.optional(),
	preheader: sourceShape.preheader.optional(),
	content: sourceShape.content.optional(),
	theme: sourceShape.theme.nullable().optional(),
	/** The content as a tree of blocks instead of markup. */
	blocks: blockTreeSchema.optional(),
};

export const createTemplateSchema = z.strictObject( {
	name: line,
	purpose,
	...changeable,
	status: z.enum( [ 'draft', 'active' ] ).optional(),
} );

/** Takes a whole template, too; what is read-only must then be unchanged. */
export const updateTemplateSchema = z.strictObject( {
	...templateSchema
		.omit( { subject: true, preheader: true, content: true, theme: true } )
		.partial().shape,
	...changeable,
} );

export const templateFileSchema = z.strictObject( {
	format: z
		.literal( 'svc-etb-template' )
		.meta( { enum: [ 'svc-etb-template' ] } ),
	format_version: z.int().min( 1 ).max( 1 ),
	name: line,
	purpose,
	...sourceShape,
	subject: templateShape.subject,
} );

export const importTemplateSchema = templateFileSchema.partial( {
	subject: true,
	preheader: true,
	theme: true,
} );

export const templateRevisionSchema = z.strictObject( {
	id,
	/** User ID; null where the account is deleted or unknown. */
	author: id.nullable(),
	created_at: instant,
	subject: sourceShape.subject,
} );

export const templateRevisionListSchema = listOf( templateRevisionSchema );

export const listTemplateRevisionsQuerySchema = z.strictObject( pagingShape );

export const restoreTemplateSchema = z.strictObject( { revision: id } );

export type Template = z.infer< typeof templateSchema >;
export type TemplateItem = z.infer< typeof templateItemSchema >;
export type TemplateList = z.infer< typeof templateListSchema >;
export type ListTemplatesQuery = z.input< typeof listTemplatesQuerySchema >;
export type NewTemplate = z.input< typeof createTemplateSchema >;
export type TemplateChanges = z.input< typeof updateTemplateSchema >;
export type TemplateFile = z.infer< typeof templateFileSchema >;
export type TemplateImport = z.input< typeof importTemplateSchema >;
export type TemplateRevisionList = z.infer< typeof templateRevisionListSchema >;
export type ListTemplateRevisionsQuery = z.input<
	typeof listTemplateRevisionsQuerySchema
>;
