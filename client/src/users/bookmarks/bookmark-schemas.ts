import { z } from 'zod';
import { listOf, pagingShape } from '../../envelope-schemas.js';
import { id, text } from '../../value-schemas.js';

const name = text( 60, 1 );

/** ISO 8601 in UTC, to the second. */
const instant = z
	.string()
	.regex( /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/ )
	.max( 20 );

const facts = {
	id,
	post_id: id,
	/** Site of the network that the post is on. */
	site_id: id,
	/** Plain text, the current title. */
	post_title: z.string().max( 65535 ),
	post_url: z.string().max( 65535 ),
	post_type: z.string().max( 20 ),
	created_at: instant,
};

export const bookmarkSchema = z.strictObject( { ...facts, collection: name } );

export const bookmarkListSchema = listOf( bookmarkSchema );

export const listBookmarksQuerySchema = z.strictObject( {
	...pagingShape,
	/** By exact name. */
	collection: name.optional(),
	post_type: text( 20, 1 ).optional(),
	site_id: id.optional(),
	post_id: id.optional(),
	/** Words of the title. */
	search: text( 100 ).optional(),
} );

/** A new name creates a collection; null is General. */
const choice = text( 60 ).nullable().optional();

export const addBookmarkSchema = z.strictObject( {
	post_id: id,
	/** The requested site by default. */
	site_id: id.optional(),
	collection: choice,
} );

/** Only the collection changes; the rest may be sent back as it was read. */
export const updateBookmarkSchema = z.strictObject( {
	...z.strictObject( facts ).partial().shape,
	collection: choice,
} );

export const exportBookmarksQuerySchema = z.strictObject( {
	format: z.enum( [ 'json', 'netscape' ] ).default( 'json' ),
} );

/** The JSON form; post_id, site_id and collection of an entry are what adding it again takes. */
export const bookmarkExportSchema = z.strictObject( {
	collections: z.array( name ).meta( { uniqueItems: true } ),
	bookmarks: z.array( bookmarkSchema ),
} );

const collectionFacts = {
	id,
	/** Bookmarks in it that are shown. */
	count: z.int().min( 0 ),
	created_at: instant,
};

export const collectionSchema = z.strictObject( { ...collectionFacts, name } );

export const collectionListSchema = listOf( collectionSchema );

export const createCollectionSchema = z.strictObject( { name } );

export const updateCollectionSchema = z
	.strictObject( { ...collectionFacts, name } )
	.partial();

export type Bookmark = z.infer< typeof bookmarkSchema >;
export type BookmarkList = z.infer< typeof bookmarkListSchema >;
export type ListBookmarksQuery = z.input< typeof listBookmarksQuerySchema >;
export type NewBookmark = z.input< typeof addBookmarkSchema >;
export type BookmarkChanges = z.input< typeof updateBookmarkSchema >;
export type BookmarkExport = z.infer< typeof bookmarkExportSchema >;
export type Collection = z.infer< typeof collectionSchema >;
export type CollectionList = z.infer< typeof collectionListSchema >;
export type NewCollection = z.input< typeof createCollectionSchema >;
export type CollectionChanges = z.input< typeof updateCollectionSchema >;
