import type { Created, Deleted, Updated } from '../envelope-schemas.js';
import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../request.js';
import { pathWithQuery } from '../wire.js';
import type {
	DeleteProfileQuery,
	GetVcardQuery,
	ListProfilesQuery,
	NewProfile,
	Profile,
	ProfileChanges,
	ProfileFacets,
	ProfileFacetsQuery,
	ProfileList,
} from './profile-schemas.js';

const profiles = '/users/v1/profiles';

export const listProfiles = (
	transport: Transport,
	query: ListProfilesQuery = {},
	options: ReadOptions = {}
): Promise< Answer< ProfileList > > =>
	transport.send( { method: 'GET', path: profiles, query, ...options } );

export const getProfileFacets = (
	transport: Transport,
	query: ProfileFacetsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< ProfileFacets > > =>
	transport.send( {
		method: 'GET',
		path: `${ profiles }/facets`,
		query,
		...options,
	} );

export const getProfile = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< Profile > > =>
	transport.send( {
		method: 'GET',
		path: `${ profiles }/${ id }`,
		...options,
	} );

export const getProfileByUser = (
	transport: Transport,
	userId: number,
	options: ReadOptions = {}
): Promise< Answer< Profile > > =>
	transport.send( {
		method: 'GET',
		path: `${ profiles }/user/${ userId }`,
		...options,
	} );

/** The text of a vCard. */
export const getVcard = (
	transport: Transport,
	id: number,
	query: GetVcardQuery = {},
	options: ReadOptions = {}
): Promise< Answer< string > > =>
	transport.send( {
		method: 'GET',
		path: `${ profiles }/${ id }/vcard`,
		query,
		...options,
	} );

/** Below the REST root: in a browser that is logged in, a link there saves it. */
export const vcardPath = ( id: number, query: GetVcardQuery = {} ): string =>
	pathWithQuery( { path: `${ profiles }/${ id }/vcard`, query } );

export const createProfile = (
	transport: Transport,
	profile: NewProfile,
	options: ReadOptions = {}
): Promise< Answer< Created > > =>
	transport.send( {
		method: 'POST',
		path: profiles,
		body: profile,
		...options,
	} );

export const updateProfile = (
	transport: Transport,
	id: number,
	changes: ProfileChanges,
	options: WriteOptions = {}
): Promise< Answer< Updated > > =>
	transport.send( {
		method: 'PUT',
		path: `${ profiles }/${ id }`,
		body: changes,
		...options,
	} );

/** To the trash, or for good. */
export const deleteProfile = (
	transport: Transport,
	id: number,
	query: DeleteProfileQuery = {},
	options: WriteOptions = {}
): Promise< Answer< Deleted > > =>
	transport.send( {
		method: 'DELETE',
		path: `${ profiles }/${ id }`,
		query,
		...options,
	} );

/** From the trash. The message names the links to managers that could not be restored. */
export const restoreProfile = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< Updated > > =>
	transport.send( {
		method: 'POST',
		path: `${ profiles }/${ id }/restore`,
		body: {},
		...options,
	} );
