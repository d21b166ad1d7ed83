import { none, type Endpoint } from '../endpoint.js';
import { deletedSchema } from '../envelope-schemas.js';
import {
	createImportSchema,
	importColumnListSchema,
	importListSchema,
	importReportQuerySchema,
	importRowListSchema,
	importSchema,
	listImportRowsQuerySchema,
	listImportsQuerySchema,
	putImportRowsSchema,
} from './import-schemas.js';

const one = '/users/v1/imports/{id}';
const missing = [
	'rest_invalid_param',
	'rest_forbidden',
	'rest_import_not_found',
] as const;

/** A request that continues an import, to be repeated until it is done. */
const step = {
	method: 'POST',
	query: none,
	body: none,
	status: 200,
	response: importSchema,
} as const;

export const importEndpoints = {
	listImports: {
		method: 'GET',
		path: '/users/v1/imports',
		query: listImportsQuerySchema,
		status: 200,
		response: importListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	createImport: {
		method: 'POST',
		path: '/users/v1/imports',
		query: none,
		body: createImportSchema,
		status: 201,
		response: importSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	listImportColumns: {
		method: 'GET',
		path: '/users/v1/imports/columns',
		query: none,
		status: 200,
		response: importColumnListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	getImport: {
		method: 'GET',
		path: one,
		query: none,
		status: 200,
		response: importSchema,
		errors: missing,
	},
	deleteImport: {
		method: 'DELETE',
		path: one,
		query: none,
		status: 200,
		response: deletedSchema,
		errors: [ ...missing, 'rest_precondition_failed' ],
	},
	listImportRows: {
		method: 'GET',
		path: `${ one }/rows`,
		query: listImportRowsQuerySchema,
		status: 200,
		response: importRowListSchema,
		errors: missing,
	},
	putImportRows: {
		method: 'PUT',
		path: `${ one }/rows`,
		query: none,
		body: putImportRowsSchema,
		status: 200,
		response: importSchema,
		errors: [
			...missing,
			'rest_import_conflict',
			'rest_precondition_failed',
		],
	},
	checkImport: {
		...step,
		path: `${ one }/check`,
		errors: [ ...missing, 'rest_import_conflict' ],
	},
	runImport: {
		...step,
		path: `${ one }/run`,
		errors: [ ...missing, 'rest_import_conflict' ],
	},
	cancelImport: { ...step, path: `${ one }/cancel`, errors: missing },
	getImportReport: {
		method: 'GET',
		path: `${ one }/report`,
		query: importReportQuerySchema,
		status: 200,
		response: none,
		mediaType: 'text/csv',
		errors: missing,
	},
} as const satisfies Record< string, Endpoint >;
