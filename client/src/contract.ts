import { z } from 'zod';
import {
	createdSchema,
	deletedSchema,
	updatedSchema,
} from './envelope-schemas.js';
import type { KnownErrorCode } from './error-schemas.js';
import type { Method } from './request.js';
import {
	accountListSchema,
	listAccountsQuerySchema,
} from './users/account-schemas.js';
import {
	addBookmarkSchema,
	bookmarkExportSchema,
	bookmarkListSchema,
	bookmarkSchema,
	collectionListSchema,
	collectionSchema,
	createCollectionSchema,
	exportBookmarksQuerySchema,
	listBookmarksQuerySchema,
	updateBookmarkSchema,
	updateCollectionSchema,
} from './users/bookmarks/bookmark-schemas.js';
import {
	departmentListSchema,
	directoryFacetsQuerySchema,
	directoryFacetsSchema,
	directoryListSchema,
	directReportsQuerySchema,
	searchDirectoryQuerySchema,
} from './users/intranet/directory-schemas.js';
import {
	intranetProfileSchema,
	updateIntranetProfileSchema,
} from './users/intranet/intranet-profile-schemas.js';
import {
	getOrgChartQuerySchema,
	orgChartSchema,
	reportingChainSchema,
} from './users/intranet/org-chart-schemas.js';
import {
	createProfileSchema,
	listProfilesQuerySchema,
	profileListSchema,
	profileSchema,
	updateProfileSchema,
} from './users/profile-schemas.js';
import {
	settingsSchema,
	updateSettingsSchema,
} from './users/settings-schemas.js';

export interface Endpoint {
	method: Method;
	/** Below the REST root, ids in braces. */
	path: string;
	query: z.ZodObject;
	/** Only what writes with a body has one. */
	body?: z.ZodObject;
	status: 200 | 201;
	response: z.ZodObject;
	errors: readonly KnownErrorCode[];
}

const none = z.strictObject( {} );
const one = '/users/v1/profiles/{id}';

/** Every route and method of users/v1; a test compares it with the index of a running site. */
export const endpoints = {
	listProfiles: {
		method: 'GET',
		path: '/users/v1/profiles',
		query: listProfilesQuerySchema,
		status: 200,
		response: profileListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	createProfile: {
		method: 'POST',
		path: '/users/v1/profiles',
		query: none,
		body: createProfileSchema,
		status: 201,
		response: createdSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_exists',
		],
	},
	getProfile: {
		method: 'GET',
		path: one,
		query: none,
		status: 200,
		response: profileSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
	getProfileByUser: {
		method: 'GET',
		path: '/users/v1/profiles/user/{user_id}',
		query: none,
		status: 200,
		response: profileSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
	updateProfile: {
		method: 'PUT',
		path: one,
		query: none,
		body: updateProfileSchema,
		status: 200,
		response: updatedSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
			'rest_precondition_failed',
			'rest_profile_exists',
		],
	},
	deleteProfile: {
		method: 'DELETE',
		path: one,
		query: none,
		status: 200,
		response: deletedSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
			'rest_precondition_failed',
		],
	},
	getSettings: {
		method: 'GET',
		path: '/users/v1/settings',
		query: none,
		status: 200,
		response: settingsSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	updateSettings: {
		method: 'PUT',
		path: '/users/v1/settings',
		query: none,
		body: updateSettingsSchema,
		status: 200,
		response: settingsSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_precondition_failed',
		],
	},
	searchDirectory: {
		method: 'GET',
		path: '/users/v1/intranet/directory',
		query: searchDirectoryQuerySchema,
		status: 200,
		response: directoryListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	getDirectoryFacets: {
		method: 'GET',
		path: '/users/v1/intranet/directory/facets',
		query: directoryFacetsQuerySchema,
		status: 200,
		response: directoryFacetsSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	listDepartments: {
		method: 'GET',
		path: '/users/v1/intranet/departments',
		query: none,
		status: 200,
		response: departmentListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	getDirectReports: {
		method: 'GET',
		path: '/users/v1/intranet/direct-reports/{id}',
		query: directReportsQuerySchema,
		status: 200,
		response: directoryListSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
	getOrgChart: {
		method: 'GET',
		path: '/users/v1/intranet/org-chart',
		query: getOrgChartQuerySchema,
		status: 200,
		response: orgChartSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	getOrgChartBranch: {
		method: 'GET',
		path: '/users/v1/intranet/org-chart/{id}',
		query: getOrgChartQuerySchema,
		status: 200,
		response: orgChartSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
	getReportingChain: {
		method: 'GET',
		path: '/users/v1/intranet/reporting-chain/{id}',
		query: none,
		status: 200,
		response: reportingChainSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
	getIntranetProfile: {
		method: 'GET',
		path: '/users/v1/intranet/profile/{id}',
		query: none,
		status: 200,
		response: intranetProfileSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
	updateIntranetProfile: {
		method: 'PUT',
		path: '/users/v1/intranet/profile/{id}',
		query: none,
		body: updateIntranetProfileSchema,
		status: 200,
		response: updatedSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
			'rest_precondition_failed',
		],
	},
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
	listCollections: {
		method: 'GET',
		path: '/users/v1/intranet/collections',
		query: none,
		status: 200,
		response: collectionListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	createCollection: {
		method: 'POST',
		path: '/users/v1/intranet/collections',
		query: none,
		body: createCollectionSchema,
		status: 201,
		response: collectionSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_collection_exists',
		],
	},
	updateCollection: {
		method: 'PUT',
		path: '/users/v1/intranet/collections/{id}',
		query: none,
		body: updateCollectionSchema,
		status: 200,
		response: collectionSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_collection_not_found',
			'rest_precondition_failed',
			'rest_collection_exists',
		],
	},
	deleteCollection: {
		method: 'DELETE',
		path: '/users/v1/intranet/collections/{id}',
		query: none,
		status: 200,
		response: deletedSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_collection_not_found',
			'rest_precondition_failed',
		],
	},
	listAccounts: {
		method: 'GET',
		path: '/users/v1/accounts',
		query: listAccountsQuerySchema,
		status: 200,
		response: accountListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
} as const satisfies Record< string, Endpoint >;
