import type { Deleted } from '../../envelope-schemas.js';
import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../../request.js';
import type {
	Bookmark,
	BookmarkChanges,
	BookmarkExport,
	BookmarkList,
	ListBookmarksQuery,
	NewBookmark,
} from './bookmark-schemas.js';

const bookmarks = '/users/v1/intranet/bookmarks';

export const listBookmarks = (
	transport: Transport,
	query: ListBookmarksQuery = {},
	options: ReadOptions = {}
): Promise< Answer< BookmarkList > > =>
	transport.send( { method: 'GET', path: bookmarks, query, ...options } );

/** Status 200 in place of 201 says that the post was bookmarked already. */
export const addBookmark = (
	transport: Transport,
	bookmark: NewBookmark,
	options: ReadOptions = {}
): Promise< Answer< Bookmark > > =>
	transport.send( {
		method: 'POST',
		path: bookmarks,
		body: bookmark,
		...options,
	} );

export const updateBookmark = (
	transport: Transport,
	id: number,
	changes: BookmarkChanges,
	options: WriteOptions = {}
): Promise< Answer< Bookmark > > =>
	transport.send( {
		method: 'PUT',
		path: `${ bookmarks }/${ id }`,
		body: changes,
		...options,
	} );

export const removeBookmark = (
	transport: Transport,
	id: number,
	options: WriteOptions = {}
): Promise< Answer< Deleted > > =>
	transport.send( {
		method: 'DELETE',
		path: `${ bookmarks }/${ id }`,
		...options,
	} );

/** The JSON form; the HTML for browsers is to be downloaded, with `?format=netscape`. */
export const exportBookmarks = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< BookmarkExport > > =>
	transport.send( {
		method: 'GET',
		path: `${ bookmarks }/export`,
		...options,
	} );
