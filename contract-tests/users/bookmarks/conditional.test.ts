import { beforeEach, describe, expect, it } from 'vitest';
import {
	add,
	changePost,
	collectionsOf,
	members,
	postsOf,
	shown,
	titled,
	type Member,
} from '../../support/bookmarks';
import {
	bookmark,
	bookmarkExport,
	bookmarks,
	collection,
	collections,
	missing,
} from '../../support/paths';

let ana: Member;
let post: number;
beforeEach( async () => {
	[ ana ] = ( await members( 1 ) ) as [ Member ];
	[ post ] = ( await titled( 'Post' ) ) as [ number ];
} );

const ifMatch = ( value: unknown ) => ( {
	headers: { 'If-Match': String( value ) },
} );

describe( 'a read', () => {
	it.each( [
		[ 'the bookmarks', bookmarks, '' ],
		[ 'the bookmarks of a collection', bookmarks, 'collection=General' ],
		[ 'the export', bookmarkExport, '' ],
		[ 'the file for browsers', bookmarkExport, 'format=netscape' ],
		[ 'the collections', collections, '' ],
	] )(
		'of %s has a validator, and is answered 304 by it until something changes',
		async ( _name, path, query ) => {
			await add( ana, post );
			const first = await ana.get( path, { query } );
			expect( first.headers.etag ).toMatch( /^W\/"[^"]+"$/ );
			expect( first.headers[ 'cache-control' ] ).toBe(
				'private, no-cache'
			);
			expect( String( first.headers.vary ) ).toMatch( /Authorization/ );
			const headers = { 'If-None-Match': String( first.headers.etag ) };
			const second = await ana.get( path, { query, headers } );
			expect( [ second.status, second.text ] ).toEqual( [ 304, '' ] );
			expect( second.headers.etag ).toBe( first.headers.etag );
			const [ other ] = ( await titled( 'Other' ) ) as [ number ];
			await add( ana, other );
			const third = await ana.get( path, { query, headers } );
			expect( third.status ).toBe( 200 );
			expect( third.headers.etag ).not.toBe( first.headers.etag );
		}
	);

	it( 'is answered anew when a title changes', async () => {
		await add( ana, post );
		const { headers } = await ana.get( bookmarks );
		await changePost( post, { post_title: 'Another' } );
		const again = await ana.get( bookmarks, {
			headers: { 'If-None-Match': String( headers.etag ) },
		} );
		expect( again.status ).toBe( 200 );
	} );

	it( 'that is refused has no 304', async () => {
		expect(
			await ana.get( bookmarks, {
				query: 'page=0',
				headers: { 'If-None-Match': '*' },
			} )
		).toRefuse( 'rest_invalid_param' );
	} );
} );

describe( 'a write with If-Match', () => {
	it( 'moves a bookmark as it was read, and no other', async () => {
		const made = await ana.post( bookmarks, { post_id: post } );
		const { id } = made.body as { id: number };
		const { etag } = made.headers;
		const moved = await ana.put(
			bookmark( id ),
			{ collection: 'Ideas' },
			ifMatch( etag )
		);
		expect( moved ).toAnswer( 'updateBookmark' );
		expect( moved.headers.etag ).not.toBe( etag );
		expect(
			await ana.put(
				bookmark( id ),
				{ collection: 'No' },
				ifMatch( etag )
			)
		).toRefuse( 'rest_precondition_failed' );
		expect(
			( await collectionsOf( ana ) ).map( ( one ) => one.name )
		).toEqual( [ 'General', 'Ideas' ] );
		const suffixed = String( moved.headers.etag )
			.replace( 'W/', '' )
			.replace( /"$/, '-gzip"' );
		expect(
			await ana.put( bookmark( id ), {}, ifMatch( suffixed ) )
		).toAnswer( 'updateBookmark' );
		expect( await ana.put( bookmark( id ), {}, ifMatch( '*' ) ) ).toAnswer(
			'updateBookmark'
		);
		expect(
			( await ana.post( bookmarks, { post_id: post } ) ).headers.etag
		).toBe( moved.headers.etag );
	} );

	it( 'removes a bookmark as it was read, and no other', async () => {
		const made = await ana.post( bookmarks, { post_id: post } );
		const { id } = made.body as { id: number };
		await changePost( post, { post_title: 'Another' } );
		expect(
			await ana.delete( bookmark( id ), ifMatch( made.headers.etag ) )
		).toRefuse( 'rest_precondition_failed' );
		expect( await postsOf( ana ) ).toEqual( [ post ] );
		await changePost( post, { post_status: 'draft' } );
		expect(
			await ana.delete( bookmark( id ), ifMatch( made.headers.etag ) )
		).toRefuse( 'rest_precondition_failed' );
		expect( await ana.delete( bookmark( id ), ifMatch( '*' ) ) ).toAnswer(
			'removeBookmark'
		);
	} );

	it( 'renames and deletes a collection as it was read, and no other', async () => {
		const made = await ana.post( collections, { name: 'Ideas' } );
		const { id } = made.body as { id: number };
		const renamed = await ana.put(
			collection( id ),
			{ name: 'Plans' },
			ifMatch( made.headers.etag )
		);
		expect( renamed ).toAnswer( 'updateCollection' );
		for ( const answer of [
			await ana.put(
				collection( id ),
				{ name: 'No' },
				ifMatch( made.headers.etag )
			),
			await ana.delete( collection( id ), ifMatch( made.headers.etag ) ),
		] ) {
			expect( answer ).toRefuse( 'rest_precondition_failed' );
		}
		expect( ( await collectionsOf( ana ) )[ 1 ] ).toMatchObject( {
			name: 'Plans',
		} );
		expect(
			await ana.delete(
				collection( id ),
				ifMatch( renamed.headers.etag )
			)
		).toAnswer( 'deleteCollection' );
	} );

	it( 'comes after malformed values and existence, and before what is in the way', async () => {
		const { id } = await add( ana, post, { collection: 'Ideas' } );
		const [ , ideas ] = await collectionsOf( ana );
		const wrong = ifMatch( '"x"' );
		expect( await ana.put( bookmark( id ), { x: 1 }, wrong ) ).toRefuse(
			'rest_invalid_param'
		);
		expect( await ana.put( bookmark( missing ), {}, wrong ) ).toRefuse(
			'rest_bookmark_not_found'
		);
		expect(
			await ana.put( bookmark( id ), { post_id: 1 }, wrong )
		).toRefuse( 'rest_precondition_failed' );
		expect( await ana.delete( collection( missing ), wrong ) ).toRefuse(
			'rest_collection_not_found'
		);
		expect(
			await ana.put( collection( ideas!.id ), { name: 'General' }, wrong )
		).toRefuse( 'rest_precondition_failed' );
		expect( await ana.delete( collection( 1 ), wrong ) ).toRefuse(
			'rest_precondition_failed'
		);
		expect( ( await shown( ana ) ).total ).toBe( 1 );
	} );
} );
