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
	listAccounts: {
		method: 'GET',
		path: '/users/v1/accounts',
		query: listAccountsQuerySchema,
		status: 200,
		response: accountListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
} as const satisfies Record< string, Endpoint >;
