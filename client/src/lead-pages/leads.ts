import type { Deleted } from '../envelope-schemas.js';
import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../request.js';
import { pathWithQuery } from '../wire.js';
import type {
	ExportLeadsQuery,
	Lead,
	LeadChanges,
	LeadFacets,
	LeadFacetsQuery,
	LeadList,
	ListLeadsQuery,
	NewLead,
} from './lead-schemas.js';
import type {
	LeadEvent,
	LeadEventList,
	LeadNote,
	ListLeadEventsQuery,
	ListSubmissionsQuery,
	SubmissionList,
} from './timeline-schemas.js';

const leads = '/lead-pages/v1/leads';

export const listLeads = (
	transport: Transport,
	query: ListLeadsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< LeadList > > =>
	transport.send( {
		method: 'GET',
		path: leads,
		query,
		...options,
	} );

/** A lead that staff enters, such as after a call. */
export const createLead = (
	transport: Transport,
	lead: NewLead,
	options: ReadOptions = {}
): Promise< Answer< Lead > > =>
	transport.send( {
		method: 'POST',
		path: leads,
		body: lead,
		...options,
	} );

export const getLeadFacets = (
	transport: Transport,
	query: LeadFacetsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< LeadFacets > > =>
	transport.send( {
		method: 'GET',
		path: `${ leads }/facets`,
		query,
		...options,
	} );

/** The text of the file. In a browser that is logged in, a link to `exportLeadsPath()` saves it without holding it. */
export const exportLeads = (
	transport: Transport,
	query: ExportLeadsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< string > > =>
	transport.send( {
		method: 'GET',
		path: `${ leads }/export`,
		query,
		...options,
	} );

/** Below the REST root. */
export const exportLeadsPath = ( query: ExportLeadsQuery = {} ): string =>
	pathWithQuery( { path: `${ leads }/export`, query } );

export const getLead = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< Lead > > =>
	transport.send( {
		method: 'GET',
		path: `${ leads }/${ id }`,
		...options,
	} );

export const updateLead = (
	transport: Transport,
	id: number,
	changes: LeadChanges,
	options: WriteOptions = {}
): Promise< Answer< Lead > > =>
	transport.send( {
		method: 'PUT',
		path: `${ leads }/${ id }`,
		body: changes,
		...options,
	} );

/** Deletes it for good. */
export const deleteLead = (
	transport: Transport,
	id: number,
	options: WriteOptions = {}
): Promise< Answer< Deleted > > =>
	transport.send( {
		method: 'DELETE',
		path: `${ leads }/${ id }`,
		...options,
	} );

/** What happened to a lead, newest first. */
export const listLeadEvents = (
	transport: Transport,
	id: number,
	query: ListLeadEventsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< LeadEventList > > =>
	transport.send( {
		method: 'GET',
		path: `${ leads }/${ id }/timeline`,
		query,
		...options,
	} );

/** What the visitor sent, newest first. */
export const listLeadSubmissions = (
	transport: Transport,
	id: number,
	query: ListSubmissionsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< SubmissionList > > =>
	transport.send( {
		method: 'GET',
		path: `${ leads }/${ id }/submissions`,
		query,
		...options,
	} );

export const addLeadNote = (
	transport: Transport,
	id: number,
	note: LeadNote,
	options: ReadOptions = {}
): Promise< Answer< LeadEvent > > =>
	transport.send( {
		method: 'POST',
		path: `${ leads }/${ id }/notes`,
		body: note,
		...options,
	} );
