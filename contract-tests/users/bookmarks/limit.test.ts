import { beforeAll, describe, expect, it } from 'vitest';
import {
	add,
	form,
	makePosts,
	members,
	postsOf,
	removePost,
	shown,
	titled,
	wish,
	wishes,
	type Member,
} from '../../support/bookmarks';
import { control } from '../../support/control';
import {
	bookmark,
	bookmarkExport,
	bookmarks,
	collections,
} from '../../support/paths';
import { full } from '../../support/world';

let ana: Member;
let posts: number[];
beforeAll( async () => {
	if ( full ) {
		[ ana ] = ( await members( 1 ) ) as [ Member ];
		posts = await makePosts(
			Array.from( { length: 1003 }, ( _none, index ) => ( {
				post_title: `Post ${ index }`,
			} ) )
		);
		await wish( ana, form( ...posts.slice( 0, 999 ) ) );
	}
} );

describe.runIf( full )( 'a thousand bookmarks', () => {
	it( 'are as many as there can be', async () => {
		expect( ( await shown( ana ) ).total ).toBe( 999 );
		await add( ana, posts[ 999 ]! );
		const answer = await ana.post( bookmarks, { post_id: posts[ 1000 ] } );
		expect( answer ).toRefuse( 'rest_invalid_param', [ 'post_id' ] );
		expect( answer.text ).toContain( '1,000' );
		expect( ( await shown( ana ) ).total ).toBe( 1000 );
	} );

	it( 'are no limit for what is there already', async () => {
		expect(
			(
				await ana.post( bookmarks, {
					post_id: posts[ 5 ],
					collection: 'Ideas',
				} )
			).status
		).toBe( 200 );
	} );

	it( 'are a limit for the builder too, whose key stays as it was', async () => {
		const before = await wishes( ana );
		await wish( ana, form( ...posts ) );
		expect( await wishes( ana ) ).toEqual( before );
		await control.dealWithUserMeta( ana.userId, '_wished_posts', 'add', {
			value: form( posts[ 1001 ]! ),
		} );
		expect( await wishes( ana ) ).toEqual( before );
		expect( Object.keys( before as object ) ).toHaveLength( 1000 );
	} );

	it( 'can be exchanged, one out and one in', async () => {
		await wish( ana, form( ...posts.slice( 1, 1001 ) ) );
		expect( ( await shown( ana ) ).total ).toBe( 1000 );
		expect( await postsOf( ana, { post_id: posts[ 0 ]! } ) ).toEqual( [] );
		expect( await postsOf( ana, { post_id: posts[ 1000 ]! } ) ).toEqual( [
			posts[ 1000 ],
		] );
	} );

	it( 'make room by those whose posts are gone for good', async () => {
		await removePost( posts[ 7 ]!, 'trash' );
		expect(
			await ana.post( bookmarks, { post_id: posts[ 1001 ] } )
		).toRefuse( 'rest_invalid_param' );
		await removePost( posts[ 7 ]!, 'delete' );
		expect(
			await ana.post( bookmarks, { post_id: posts[ 1001 ] } )
		).toAnswer( 'addBookmark' );
		expect(
			await ana.post( bookmarks, { post_id: posts[ 1002 ] } )
		).toRefuse( 'rest_invalid_param' );
	} );

	it( 'all come, page by page and as a file', async () => {
		const found = new Set< number >();
		for ( let page = 1; page <= 10; page++ ) {
			for ( const post of await postsOf( ana, {
				per_page: 100,
				page,
			} ) ) {
				found.add( post );
			}
		}
		expect( found.size ).toBe( 1000 );
		const { body } = await ana.get( bookmarkExport );
		expect( ( body as { bookmarks: unknown[] } ).bookmarks ).toHaveLength(
			1000
		);
	} );

	it( 'leave room when one is removed', async () => {
		const [ first ] = ( await shown( ana ) ).data;
		await ana.delete( bookmark( first!.id ) );
		expect(
			await ana.post( bookmarks, { post_id: posts[ 1002 ] } )
		).toAnswer( 'addBookmark' );
	} );
} );

describe.runIf( full )( 'a thousand collections', () => {
	it( 'are as many as there can be, General among them', async () => {
		const [ bo ] = ( await members( 1 ) ) as [ Member ];
		const [ post ] = ( await titled( 'Post' ) ) as [ number ];
		const records = Array.from( { length: 999 }, ( _none, index ) => ( {
			id: index + 2,
			name: `C${ index }`,
			created_at: 1,
		} ) );
		await control.setUserMeta( bo.userId, '_svc_bookmarks', {
			next_id: 2000,
			collections: records,
			bookmarks: [],
		} );
		expect( await bo.post( collections, { name: 'One more' } ) ).toRefuse(
			'rest_invalid_param',
			[ 'name' ]
		);
		expect(
			await bo.post( bookmarks, {
				post_id: post,
				collection: 'One more',
			} )
		).toRefuse( 'rest_invalid_param', [ 'collection' ] );
		expect( await postsOf( bo ) ).toEqual( [] );
		await add( bo, post, { collection: 'C7' } );
	} );
} );
