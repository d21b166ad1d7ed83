// @module-tag second-site
import { beforeAll, describe, expect, it } from 'vitest';
import {
	add,
	collectionsOf,
	postsOf,
	shown,
	titled,
} from '../../support/bookmarks';
import { members, notMembers } from '../../support/columns';
import {
	bookmark,
	bookmarkExport,
	bookmarks,
	collection,
	collections,
	missing,
} from '../../support/paths';
import { as, world } from '../../support/world';

let post: number;
beforeAll( async () => {
	[ post ] = ( await titled( 'For everybody' ) ) as [ number ];
} );

describe.each( notMembers )( '%s', ( name ) => {
	it( 'is refused everything, and nothing changes', async () => {
		const caller = as[ name ];
		const { id } = await add( as.colleague, post, { collection: 'Kept' } );
		const before = await shown( as.colleague );
		const answers = [
			await caller.get( bookmarks ),
			await caller.head( bookmarks ),
			await caller.get( bookmarkExport ),
			await caller.get( collections ),
			await caller.post( bookmarks, { post_id: post } ),
			await caller.put( bookmark( id ), { collection: 'Stolen' } ),
			await caller.delete( bookmark( id ) ),
			await caller.post( collections, { name: 'Stolen' } ),
			await caller.put( collection( 1 ), { name: 'Stolen' } ),
			await caller.delete( collection( 1 ) ),
			await caller.delete( bookmark( missing ) ),
			await caller.delete( collection( missing ) ),
		];
		expect( answers.map( ( answer ) => answer.status ) ).toEqual(
			answers.map( () => 403 )
		);
		expect( answers[ 0 ] ).toRefuse( 'rest_forbidden' );
		expect( answers[ 4 ] ).toRefuse( 'rest_forbidden' );
		expect( await shown( as.colleague ) ).toEqual( before );
	} );

	it( 'hears of malformed values first', async () => {
		expect( await as[ name ].post( bookmarks, {} ) ).toRefuse(
			'rest_invalid_param',
			[ 'post_id' ]
		);
		expect( await as[ name ].post( collections, { name: '' } ) ).toRefuse(
			'rest_invalid_param',
			[ 'name' ]
		);
		expect(
			await as[ name ].get( bookmarks, { query: 'per_page=0' } )
		).toRefuse( 'rest_invalid_param', [ 'per_page' ] );
	} );
} );

describe.each( members )( '%s', ( name ) => {
	it( 'keeps own bookmarks and collections', async () => {
		const caller = as[ name ];
		const { id } = await add( caller, post );
		expect( await postsOf( caller, { post_id: post } ) ).toEqual( [
			post,
		] );
		const made = await caller.post( collections, {
			name: `Of ${ world.token }`,
		} );
		expect( made ).toAnswer( 'createCollection' );
		const mine = ( made.body as { id: number } ).id;
		expect(
			await caller.put( bookmark( id ), {
				collection: `Of ${ world.token }`,
			} )
		).toAnswer( 'updateBookmark' );
		expect(
			await caller.put( collection( mine ), {
				name: `By ${ world.token }`,
			} )
		).toAnswer( 'updateCollection' );
		expect( await caller.get( bookmarkExport ) ).toAnswer(
			'exportBookmarks'
		);
		expect( await caller.delete( collection( mine ) ) ).toAnswer(
			'deleteCollection'
		);
		expect( await caller.delete( bookmark( id ) ) ).toAnswer(
			'removeBookmark'
		);
	} );

	it( 'neither sees nor changes what others have', async () => {
		const theirs = await add( as.colleague, post, { collection: 'Kept' } );
		const before = await shown( as.colleague );
		expect(
			await as[ name ].get( bookmarks, { query: { post_id: post } } )
		).toMatchObject( { body: { total: 0 } } );
		for ( const query of [
			`user_id=${ as.colleague.userId }`,
			`user=${ as.colleague.userId }`,
			'id=1',
		] ) {
			expect( await as[ name ].get( bookmarks, { query } ) ).toRefuse(
				'rest_invalid_param'
			);
		}
		expect(
			await as[ name ].post( bookmarks, {
				post_id: post,
				user_id: as.colleague.userId,
			} )
		).toRefuse( 'rest_invalid_param', [ 'user_id' ] );
		expect(
			await as[ name ].delete( bookmark( missing ), {
				query: `id=${ theirs.id }`,
			} )
		).toRefuse( 'rest_invalid_param', [ 'id' ] );
		expect( await shown( as.colleague ) ).toEqual( before );
		expect(
			( await collectionsOf( as.colleague ) ).map( ( one ) => one.name )
		).toContain( 'Kept' );
	} );
} );
