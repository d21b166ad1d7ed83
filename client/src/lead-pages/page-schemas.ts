import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import {
	amountSchema,
	sentAmount,
} from '../mortgage-calculator/number-schemas.js';
import { id, link, text } from '../value-schemas.js';
import { formChangesSchema, formSchema } from './form-schemas.js';
import {
	pageOrders,
	pageStatuses,
	pageTemplates,
	routingModes,
	states,
} from './vocabulary.js';

const instant = text( 20 );
const template = z.enum( pageTemplates );
const title = text( 200, 1 );
const slug = text( 200 );

/** Who pays what of a page that is shared with a partner (RESPA section 8). */
export const coMarketingSchema = z.strictObject( {
	partner_percent: z.int().min( 0 ).max( 100 ),
	/** Dollars, such as "250.00". */
	monthly_cost: amountSchema,
	note: text( 500 ),
} );

const coMarketingChangesSchema = z.strictObject( {
	partner_percent: coMarketingSchema.shape.partner_percent,
	monthly_cost: sentAmount(),
	note: coMarketingSchema.shape.note.optional(),
} );

export const routingSchema = z.strictObject( {
	mode: z.enum( routingModes ),
	/** Who gets leads in turn, in this order. */
	pool: z
		.array(
			z.strictObject( {
				user_id: id,
				/** Of the visitors; empty for all. */
				states: z
					.array( z.enum( states ) )
					.meta( { uniqueItems: true } ),
			} )
		)
		.max( 50 ),
} );

const pageShape = {
	id,
	title,
	slug,
	status: z.enum( pageStatuses ),
	url: link,
	/** Of the editor; null for callers who may not edit the page. */
	edit_url: link.nullable(),
	template,
	/** Null after its owner's profile or account was deleted. */
	owner_user_id: id.nullable(),
	partner_user_id: id.nullable(),
	co_marketing: coMarketingSchema.nullable(),
	form: formSchema,
	routing: routingSchema,
	/** Whether visitors get an e-mail. */
	confirmation: z.boolean(),
	created_at: instant,
	modified_at: instant,
};

export const leadPageSchema = z.strictObject( pageShape );

export const leadPageItemSchema = leadPageSchema.omit( {
	form: true,
	routing: true,
} );

export const leadPageListSchema = listOf( leadPageItemSchema );

export const listLeadPagesQuerySchema = z.strictObject( {
	...pagingShape,
	/** Words of the title. */
	search: text( 100 ).optional(),
	status: z.enum( pageStatuses ).optional(),
	/** User IDs. */
	owner: id.optional(),
	partner: id.optional(),
	/** Only these pages. */
	include: z
		.array( id )
		.max( 100 )
		.meta( { uniqueItems: true } )
		.default( [] ),
	orderby: z.enum( pageOrders ).default( 'modified' ),
	/** By default desc for modified, and asc for title. */
	order: z.enum( [ 'asc', 'desc' ] ).optional(),
} );

const changeable = {
	partner_user_id: id.nullable().optional(),
	co_marketing: coMarketingChangesSchema.nullable().optional(),
	form: formChangesSchema.optional(),
	routing: routingSchema.partial().optional(),
	confirmation: z.boolean().optional(),
};

export const createLeadPageSchema = z.strictObject( {
	title,
	owner_user_id: id,
	/** By default made of the title. */
	slug: slug.optional(),
	status: z.enum( [ 'draft', 'pending', 'publish' ] ).optional(),
	template: template.optional(),
	...changeable,
} );

/** Takes a whole page, too; what is read-only must then be unchanged. */
export const updateLeadPageSchema = z.strictObject( {
	...leadPageSchema
		.omit( {
			partner_user_id: true,
			co_marketing: true,
			form: true,
			routing: true,
			confirmation: true,
		} )
		.partial().shape,
	...changeable,
} );

/** What is not sent is the page's own. */
export const duplicateLeadPageSchema = z.strictObject( {
	title: title.optional(),
	owner_user_id: id.optional(),
	partner_user_id: id.nullable().optional(),
} );

export const leadPageTemplateListSchema = listOf(
	z.strictObject( {
		name: template,
		title: text( 100 ),
		description: text( 500 ),
	} )
);

export type LeadPage = z.infer< typeof leadPageSchema >;
export type LeadPageItem = z.infer< typeof leadPageItemSchema >;
export type LeadPageList = z.infer< typeof leadPageListSchema >;
export type ListLeadPagesQuery = z.input< typeof listLeadPagesQuerySchema >;
export type NewLeadPage = z.input< typeof createLeadPageSchema >;
export type LeadPageChanges = z.input< typeof updateLeadPageSchema >;
export type LeadPageDuplicate = z.input< typeof duplicateLeadPageSchema >;
export type LeadPageTemplateList = z.infer< typeof leadPageTemplateListSchema >;
export type CoMarketing = z.infer< typeof coMarketingSchema >;
export type Routing = z.infer< typeof routingSchema >;
