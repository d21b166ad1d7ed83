import type { Deleted } from '../../envelope-schemas.js';
import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../../request.js';
import type {
	Collection,
	CollectionChanges,
	CollectionList,
	NewCollection,
} from './bookmark-schemas.js';

const collections = '/users/v1/intranet/collections';

export const listCollections = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< CollectionList > > =>
	transport.send( { method: 'GET', path: collections, ...options } );

export const createCollection = (
	transport: Transport,
	collection: NewCollection,
	options: ReadOptions = {}
): Promise< Answer< Collection > > =>
	transport.send( {
		method: 'POST',
		path: collections,
		body: collection,
		...options,
	} );

export const updateCollection = (
	transport: Transport,
	id: number,
	changes: CollectionChanges,
	options: WriteOptions = {}
): Promise< Answer< Collection > > =>
	transport.send( {
		method: 'PUT',
		path: `${ collections }/${ id }`,
		body: changes,
		...options,
	} );

/** Its bookmarks go to General. */
export const deleteCollection = (
	transport: Transport,
	id: number,
	options: WriteOptions = {}
): Promise< Answer< Deleted > > =>
	transport.send( {
		method: 'DELETE',
		path: `${ collections }/${ id }`,
		...options,
	} );
