import { beforeAll, describe, expect, it } from 'vitest';
import type { BookmarkExport } from '../../../client/src/users/bookmarks/bookmark-schemas';
import {
	add,
	makePosts,
	members,
	removePost,
	shown,
	titled,
	type Member,
} from '../../support/bookmarks';
import { readNetscape } from '../../support/netscape';
import { bookmarkExport, bookmarks, collections } from '../../support/paths';

const nasty = `"><script>alert('1')</script>&amp; 😀 שלום \\ %41`;

let ana: Member;
beforeAll( async () => {
	[ ana ] = ( await members( 1 ) ) as [ Member ];
	const [ one, two, lost ] = ( await titled(
		'One',
		'</A>&lt;b&gt; "two"',
		'Lost'
	) ) as [ number, number, number ];
	const [ untitled ] = ( await makePosts( [
		{ post_title: '', post_content: 'x' },
	] ) ) as [ number ];
	await add( ana, one );
	await add( ana, two, { collection: nasty } );
	await add( ana, lost );
	await add( ana, untitled, { collection: '0' } );
	await ana.post( collections, { name: 'Empty' } );
	await removePost( lost, 'trash' );
} );

describe( 'the JSON', () => {
	it( 'is everything that is shown, as a file', async () => {
		const answer = await ana.get( bookmarkExport );
		expect( answer ).toAnswer( 'exportBookmarks' );
		expect( answer.headers[ 'content-disposition' ] ).toBe(
			'attachment; filename="bookmarks.json"'
		);
		expect( answer.headers[ 'x-content-type-options' ] ).toBe( 'nosniff' );
		const { data } = await shown( ana );
		expect( answer.body ).toEqual( {
			collections: expect.arrayContaining( [
				'General',
				nasty,
				'0',
				'Empty',
			] ),
			bookmarks: data,
		} );
		expect(
			( await ana.get( bookmarkExport, { query: 'format=json' } ) ).text
		).toBe( answer.text );
	} );

	it( 'can be added again by another account', async () => {
		const [ bo ] = ( await members( 1 ) ) as [ Member ];
		const file = ( await ana.get( bookmarkExport ) ).body as BookmarkExport;
		for ( const { post_id, site_id, collection } of [
			...file.bookmarks,
		].reverse() ) {
			expect(
				await bo.post( bookmarks, { post_id, site_id, collection } )
			).toAnswer( 'addBookmark' );
		}
		const plain = ( list: BookmarkExport[ 'bookmarks' ] ) =>
			list.map( ( { post_id, site_id, collection } ) => [
				post_id,
				site_id,
				collection,
			] );
		expect( plain( ( await shown( bo ) ).data ) ).toEqual(
			plain( file.bookmarks )
		);
	} );
} );

describe( 'the file for browsers', () => {
	it( 'says what it is', async () => {
		const answer = await ana.get( bookmarkExport, {
			query: 'format=netscape',
		} );
		expect( answer.status ).toBe( 200 );
		expect( answer.headers ).toMatchObject( {
			'content-type': 'text/html; charset=utf-8',
			'content-disposition': 'attachment; filename="bookmarks.html"',
			'x-content-type-options': 'nosniff',
			'cache-control': 'private, no-cache',
		} );
		expect( answer.text ).toMatch(
			/^<!DOCTYPE NETSCAPE-Bookmark-file-1>\n/
		);
		expect( answer.text ).not.toMatch( /<script/i );
	} );

	it( 'has every collection as a folder, with its bookmarks', async () => {
		const { text } = await ana.get( bookmarkExport, {
			query: 'format=netscape',
		} );
		const { data } = await shown( ana );
		const folders = readNetscape( text );
		expect( [ ...folders.keys() ].sort() ).toEqual(
			[ 'General', nasty, '0', 'Empty' ].sort()
		);
		expect( folders.get( 'Empty' ) ).toEqual( [] );
		for ( const [ name, links ] of folders ) {
			expect( links ).toEqual(
				data
					.filter( ( one ) => one.collection === name )
					.map( ( one ) => ( {
						href: one.post_url,
						title: one.post_title || one.post_url,
						added: Date.parse( one.created_at ) / 1000,
					} ) )
			);
		}
	} );

	it( 'is an ordinary answer of the REST API otherwise', async () => {
		const query = 'format=netscape';
		const head = await ana.head( bookmarkExport, { query } );
		expect( [ head.status, head.text ] ).toEqual( [ 200, '' ] );
		expect( head.headers[ 'content-type' ] ).toBe(
			'text/html; charset=utf-8'
		);
	} );
} );

describe( 'the export', () => {
	it( 'is there for an account without bookmarks', async () => {
		const [ bo ] = ( await members( 1 ) ) as [ Member ];
		expect( ( await bo.get( bookmarkExport ) ).body ).toEqual( {
			collections: [ 'General' ],
			bookmarks: [],
		} );
		const { text } = await bo.get( bookmarkExport, {
			query: 'format=netscape',
		} );
		expect( readNetscape( text ) ).toEqual(
			new Map( [ [ 'General', [] ] ] )
		);
	} );

	it.each( [ 'format=', 'format=csv', 'format[]=json', 'x=1' ] )(
		'is refused with %s',
		async ( query ) => {
			expect( await ana.get( bookmarkExport, { query } ) ).toRefuse(
				'rest_invalid_param'
			);
		}
	);
} );
