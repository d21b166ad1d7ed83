import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { id, multilineText, text } from '../value-schemas.js';
import { textHash, utmSchema } from './intake-schemas.js';
import {
	consentKeys,
	leadEventKinds,
	leadFolders,
	leadSources,
	leadStatuses,
	type standardFields,
} from './vocabulary.js';

const instant = text( 20 );
const source = z.enum( leadSources );

const changeOf = < Value extends z.ZodType >( value: Value ) =>
	z.strictObject( { from: value, to: value } );

const changedText = changeOf( z.string() ).optional();

/** `data` of an event, by its kind. */
export const leadEventData = {
	/** Null for leads that staff entered. */
	created: z.strictObject( { source, submission_id: id.nullable() } ),
	resubmitted: z.strictObject( { source, submission_id: id } ),
	status: changeOf( z.enum( leadStatuses ) ),
	owner: changeOf( id.nullable() ),
	contact: z.strictObject( {
		first_name: changedText,
		last_name: changedText,
		email: changedText,
		phone: changedText,
		state: changedText,
		zip: changedText,
	} satisfies Partial<
		Record< ( typeof standardFields )[ number ], z.ZodType >
	> ),
	note: z.strictObject( { text: multilineText( 5000 ) } ),
	consent: z.strictObject( { do_not_contact: z.boolean() } ),
	spam: z.strictObject( { folder: z.enum( leadFolders ) } ),
} satisfies Record< ( typeof leadEventKinds )[ number ], z.ZodObject >;

export const leadEventSchema = z.strictObject( {
	id,
	kind: z.enum( leadEventKinds ),
	/** User ID; null for visitors and for the plugin itself. */
	actor_user_id: id.nullable(),
	/** That of the kind in `leadEventData`. */
	data: z.looseObject( {} ),
	at: instant,
} );

export const leadEventListSchema = listOf( leadEventSchema );

export const listLeadEventsQuerySchema = z.strictObject( pagingShape );

export const addLeadNoteSchema = z.strictObject( {
	text: multilineText( 5000, 1 ),
} );

/** What a visitor sent, once. */
export const submissionSchema = z.strictObject( {
	id,
	at: instant,
	page_id: id.nullable(),
	source,
	source_url: text( 2000 ),
	utm: utmSchema,
	/** By key of the form. */
	fields: z.looseObject( {} ),
	consents: z.array(
		z.strictObject( {
			key: z.enum( consentKeys ),
			given: z.boolean(),
			/** As it was shown. */
			text: text( 5000 ),
			text_hash: textHash,
		} )
	),
	/** What a component computed, such as a calculation. */
	snapshot: z.looseObject( {} ).nullable(),
	/** A keyed hash; the address itself is not stored. */
	ip_hash: text( 64 ),
} );

export const submissionListSchema = listOf( submissionSchema );

export const listSubmissionsQuerySchema = z.strictObject( pagingShape );

type Kind = keyof typeof leadEventData;

export type LeadEventData< Of extends Kind = Kind > = z.infer<
	( typeof leadEventData )[ Of ]
>;
export type LeadEvent = z.infer< typeof leadEventSchema >;
export type LeadEventList = z.infer< typeof leadEventListSchema >;
export type ListLeadEventsQuery = z.input< typeof listLeadEventsQuerySchema >;
export type LeadNote = z.input< typeof addLeadNoteSchema >;
export type Submission = z.infer< typeof submissionSchema >;
export type SubmissionList = z.infer< typeof submissionListSchema >;
export type ListSubmissionsQuery = z.input< typeof listSubmissionsQuerySchema >;
