import { none, type Endpoint } from '../endpoint.js';
import {
	createdSchema,
	deletedSchema,
	updatedSchema,
} from '../envelope-schemas.js';
import {
	createProfileSchema,
	getVcardQuerySchema,
	listProfilesQuerySchema,
	profileFacetsQuerySchema,
	profileFacetsSchema,
	profileListSchema,
	profileSchema,
	updateProfileSchema,
} from './profile-schemas.js';

export const profileEndpoints = {
	listProfiles: {
		method: 'GET',
		path: '/users/v1/profiles',
		query: listProfilesQuerySchema,
		status: 200,
		response: profileListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	getProfileFacets: {
		method: 'GET',
		path: '/users/v1/profiles/facets',
		query: profileFacetsQuerySchema,
		status: 200,
		response: profileFacetsSchema,
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
		path: '/users/v1/profiles/{id}',
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
	getVcard: {
		method: 'GET',
		path: '/users/v1/profiles/{id}/vcard',
		query: getVcardQuerySchema,
		status: 200,
		response: none,
		mediaType: 'text/vcard',
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_profile_not_found',
		],
	},
	updateProfile: {
		method: 'PUT',
		path: '/users/v1/profiles/{id}',
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
		path: '/users/v1/profiles/{id}',
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
} as const satisfies Record< string, Endpoint >;
