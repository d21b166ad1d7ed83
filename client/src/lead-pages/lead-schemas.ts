import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { phone } from '../users/profile-schemas.js';
import {
	day,
	dayOrNone,
	emailOrNone,
	id,
	stored,
	text,
} from '../value-schemas.js';
import { each } from '../etb/shapes.js';
import {
	consentKeys,
	enteredSources,
	leadAccesses,
	leadFolders,
	leadOrders,
	leadSources,
	leadStatuses,
	states,
} from './vocabulary.js';

const instant = text( 20 );
const name = text( 100 );
const firstName = text( 100, 1 );
const zip = text( 10 );
const count = z.int().min( 0 );
const status = z.enum( leadStatuses );
const folder = z.enum( leadFolders );
const source = z.enum( leadSources );

/** Two letters; empty where it is unknown. */
const state = text( 2 ).refine(
	( typed ) => [ '', ...states ].includes( stored( typed ) ),
	'A state such as TX'
);

/** Null beside id, reference, status, names, contact, page and times in a lead that is shared with its caller. */
export const leadItemSchema = z.strictObject( {
	id,
	/** 12 characters, told to the visitor. */
	reference: text( 12 ),
	status,
	folder: folder.nullable(),
	first_name: firstName,
	last_name: name,
	email: text( 254 ),
	phone,
	state: state.nullable(),
	/** Null where nobody has it, too. */
	owner_user_id: id.nullable(),
	/** Null for leads that staff entered. */
	page_id: id.nullable(),
	source: source.nullable(),
	submissions: count.nullable(),
	do_not_contact: z.boolean().nullable(),
	/** Day of the site's time zone. */
	follow_up_on: day.nullable(),
	access: z.enum( leadAccesses ),
	created_at: instant,
	last_submitted_at: instant,
} );

export const leadSchema = leadItemSchema.extend( {
	zip: zip.nullable(),
	/** Given in the latest submission that asked. */
	consents: z.strictObject( each( consentKeys, z.boolean() ) ).nullable(),
	lost_reason: text( 200 ).nullable(),
	spam_score: count.nullable(),
	spam_reasons: z.array( text( 200 ) ).nullable(),
	/** When it first left the status new. */
	first_contacted_at: instant.nullable(),
	version: z.int().min( 1 ).nullable(),
} );

export const leadListSchema = listOf( leadItemSchema );

/** `from` and `to` are days of `created_at` in the site's time zone. */
export const leadFilters = {
	status: status.optional(),
	folder: folder.default( 'inbox' ),
	/** User ID; 0 for leads that nobody has. */
	owner: z.int().min( 0 ).optional(),
	page_id: id.optional(),
	source: source.optional(),
	/** Beginnings of words of names, e-mail and phone. */
	search: text( 100 ).optional(),
	from: day.optional(),
	to: day.optional(),
};

const leadOrder = {
	orderby: z.enum( leadOrders ).default( 'last_submitted_at' ),
	/** By default asc for last_name, and desc for others. */
	order: z.enum( [ 'asc', 'desc' ] ).optional(),
};

export const listLeadsQuerySchema = z.strictObject( {
	...pagingShape,
	...leadFilters,
	...leadOrder,
} );

export const exportLeadsQuerySchema = z.strictObject( {
	...leadFilters,
	...leadOrder,
} );

export const leadFacetsQuerySchema = z.strictObject( leadFilters );

const countedBy = < Value extends z.ZodType >( value: Value ) =>
	z.array( z.strictObject( { value, count: id } ) );

/** Each leaves its own filter out. */
export const leadFacetsSchema = z.strictObject( {
	status: countedBy( status ),
	/** User IDs; null for leads that nobody has. */
	owner: countedBy( id.nullable() ),
	/** Null for leads that staff entered. */
	page: countedBy( id.nullable() ),
} );

/** Null and "" clear. */
const person = {
	last_name: name.nullable().optional(),
	email: emailOrNone.nullable().optional(),
	phone: phone.nullable().optional(),
	state: state.nullable().optional(),
	zip: zip.nullable().optional(),
};

export const createLeadSchema = z.strictObject( {
	first_name: firstName,
	...person,
	source: z.enum( enteredSources ),
	/** The caller unless it is sent; required of callers without a profile. */
	owner_user_id: id.optional(),
} );

/** Takes a whole lead, too; what is read-only must then be unchanged. */
export const updateLeadSchema = z.strictObject( {
	...leadSchema.partial().shape,
	...person,
	status: status.optional(),
	folder: folder.optional(),
	do_not_contact: z.boolean().optional(),
	follow_up_on: dayOrNone.nullable().optional(),
	lost_reason: text( 200 ).nullable().optional(),
} );

export type Lead = z.infer< typeof leadSchema >;
export type LeadItem = z.infer< typeof leadItemSchema >;
export type LeadList = z.infer< typeof leadListSchema >;
export type ListLeadsQuery = z.input< typeof listLeadsQuerySchema >;
export type ExportLeadsQuery = z.input< typeof exportLeadsQuerySchema >;
export type LeadFacetsQuery = z.input< typeof leadFacetsQuerySchema >;
export type LeadFacets = z.infer< typeof leadFacetsSchema >;
export type NewLead = z.input< typeof createLeadSchema >;
export type LeadChanges = z.input< typeof updateLeadSchema >;
