import { none, type Endpoint } from '../endpoint.js';
import {
	listMergeTagsQuerySchema,
	mergeTagListSchema,
	renderContentSchema,
	renderedSchema,
	renderTemplateSchema,
	starterListSchema,
} from './render-schemas.js';

export const renderingEndpoints = {
	renderTemplate: {
		method: 'POST',
		path: '/etb/v1/templates/{id}/render',
		query: none,
		body: renderTemplateSchema,
		readsOnly: true,
		status: 200,
		response: renderedSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_template_not_found',
		],
	},
	renderContent: {
		method: 'POST',
		path: '/etb/v1/render',
		query: none,
		body: renderContentSchema,
		readsOnly: true,
		status: 200,
		response: renderedSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	listMergeTags: {
		method: 'GET',
		path: '/etb/v1/merge-tags',
		query: listMergeTagsQuerySchema,
		status: 200,
		response: mergeTagListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	listStarters: {
		method: 'GET',
		path: '/etb/v1/starters',
		query: none,
		status: 200,
		response: starterListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
} as const satisfies Record< string, Endpoint >;
