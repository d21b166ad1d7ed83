import { none, type Endpoint } from '../endpoint.js';
import { deletedSchema } from '../envelope-schemas.js';
import {
	createLeadSchema,
	exportLeadsQuerySchema,
	leadFacetsQuerySchema,
	leadFacetsSchema,
	leadListSchema,
	leadSchema,
	listLeadsQuerySchema,
	updateLeadSchema,
} from './lead-schemas.js';
import {
	addLeadNoteSchema,
	leadEventListSchema,
	leadEventSchema,
	listLeadEventsQuerySchema,
	listSubmissionsQuerySchema,
	submissionListSchema,
} from './timeline-schemas.js';

const leads = '/lead-pages/v1/leads';
const one = `${ leads }/{id}` as const;

const errorsOfList = [ 'rest_invalid_param', 'rest_forbidden' ] as const;
const errorsOfOne = [ ...errorsOfList, 'rest_lead_not_found' ] as const;

export const leadEndpoints = {
	listLeads: {
		method: 'GET',
		path: leads,
		query: listLeadsQuerySchema,
		status: 200,
		response: leadListSchema,
		errors: errorsOfList,
	},
	createLead: {
		method: 'POST',
		path: leads,
		query: none,
		body: createLeadSchema,
		status: 201,
		response: leadSchema,
		errors: errorsOfList,
	},
	getLeadFacets: {
		method: 'GET',
		path: `${ leads }/facets`,
		query: leadFacetsQuerySchema,
		status: 200,
		response: leadFacetsSchema,
		errors: errorsOfList,
	},
	exportLeads: {
		method: 'GET',
		path: `${ leads }/export`,
		query: exportLeadsQuerySchema,
		status: 200,
		response: none,
		mediaType: 'text/csv',
		errors: errorsOfList,
	},
	getLead: {
		method: 'GET',
		path: one,
		query: none,
		status: 200,
		response: leadSchema,
		errors: errorsOfOne,
	},
	updateLead: {
		method: 'PUT',
		path: one,
		query: none,
		body: updateLeadSchema,
		status: 200,
		response: leadSchema,
		errors: [ ...errorsOfOne, 'rest_precondition_failed' ],
	},
	/** For good. */
	deleteLead: {
		method: 'DELETE',
		path: one,
		query: none,
		status: 200,
		response: deletedSchema,
		errors: [ ...errorsOfOne, 'rest_precondition_failed' ],
	},
	listLeadEvents: {
		method: 'GET',
		path: `${ one }/timeline`,
		query: listLeadEventsQuerySchema,
		status: 200,
		response: leadEventListSchema,
		errors: errorsOfOne,
	},
	listLeadSubmissions: {
		method: 'GET',
		path: `${ one }/submissions`,
		query: listSubmissionsQuerySchema,
		status: 200,
		response: submissionListSchema,
		errors: errorsOfOne,
	},
	addLeadNote: {
		method: 'POST',
		path: `${ one }/notes`,
		query: none,
		body: addLeadNoteSchema,
		status: 201,
		response: leadEventSchema,
		errors: errorsOfOne,
	},
} as const satisfies Record< string, Endpoint >;
