import { none, type Endpoint } from '../../endpoint.js';
import { deletedSchema } from '../../envelope-schemas.js';
import {
	addBookmarkSchema,
	bookmarkExportSchema,
	bookmarkListSchema,
	bookmarkSchema,
	exportBookmarksQuerySchema,
	listBookmarksQuerySchema,
	updateBookmarkSchema,
} from './bookmark-schemas.js';

export const bookmarkEndpoints = {
	listBookmarks: {
		method: 'GET',
		path: '/users/v1/intranet/bookmarks',
		query: listBookmarksQuerySchema,
		status: 200,
		response: bookmarkListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	addBookmark: {
		method: 'POST',
		path: '/users/v1/intranet/bookmarks',
		query: none,
		body: addBookmarkSchema,
		status: 201,
		response: bookmarkSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	updateBookmark: {
		method: 'PUT',
		path: '/users/v1/intranet/bookmarks/{id}',
		query: none,
		body: updateBookmarkSchema,
		status: 200,
		response: bookmarkSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_bookmark_not_found',
			'rest_precondition_failed',
		],
	},
	removeBookmark: {
		method: 'DELETE',
		path: '/users/v1/intranet/bookmarks/{id}',
		query: none,
		status: 200,
		response: deletedSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_bookmark_not_found',
			'rest_precondition_failed',
		],
	},
	exportBookmarks: {
		method: 'GET',
		path: '/users/v1/intranet/bookmarks/export',
		query: exportBookmarksQuerySchema,
		status: 200,
		response: bookmarkExportSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
} as const satisfies Record< string, Endpoint >;
