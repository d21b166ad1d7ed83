import { none, type Endpoint } from '../endpoint.js';
import { deletedSchema } from '../envelope-schemas.js';
import {
	createLeadPageSchema,
	duplicateLeadPageSchema,
	leadPageListSchema,
	leadPageSchema,
	leadPageTemplateListSchema,
	listLeadPagesQuerySchema,
	updateLeadPageSchema,
} from './page-schemas.js';
import { getPageStatsQuerySchema, pageStatsSchema } from './stats-schemas.js';

const pages = '/lead-pages/v1/pages';
const one = `${ pages }/{id}` as const;

const errorsOfOne = [
	'rest_invalid_param',
	'rest_forbidden',
	'rest_lead_page_not_found',
] as const;

export const pageEndpoints = {
	listLeadPageTemplates: {
		method: 'GET',
		path: '/lead-pages/v1/templates',
		query: none,
		status: 200,
		response: leadPageTemplateListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	listLeadPages: {
		method: 'GET',
		path: pages,
		query: listLeadPagesQuerySchema,
		status: 200,
		response: leadPageListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	createLeadPage: {
		method: 'POST',
		path: pages,
		query: none,
		body: createLeadPageSchema,
		status: 201,
		response: leadPageSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	getLeadPage: {
		method: 'GET',
		path: one,
		query: none,
		status: 200,
		response: leadPageSchema,
		errors: errorsOfOne,
	},
	updateLeadPage: {
		method: 'PUT',
		path: one,
		query: none,
		body: updateLeadPageSchema,
		status: 200,
		response: leadPageSchema,
		errors: [ ...errorsOfOne, 'rest_precondition_failed' ],
	},
	/** To the trash. */
	deleteLeadPage: {
		method: 'DELETE',
		path: one,
		query: none,
		status: 200,
		response: deletedSchema,
		errors: [ ...errorsOfOne, 'rest_precondition_failed' ],
	},
	restoreLeadPage: {
		method: 'POST',
		path: `${ one }/restore`,
		query: none,
		body: none,
		status: 200,
		response: leadPageSchema,
		errors: errorsOfOne,
	},
	duplicateLeadPage: {
		method: 'POST',
		path: `${ one }/duplicate`,
		query: none,
		body: duplicateLeadPageSchema,
		status: 201,
		response: leadPageSchema,
		errors: errorsOfOne,
	},
	getLeadPageStats: {
		method: 'GET',
		path: `${ one }/stats`,
		query: getPageStatsQuerySchema,
		status: 200,
		response: pageStatsSchema,
		errors: errorsOfOne,
	},
} as const satisfies Record< string, Endpoint >;
