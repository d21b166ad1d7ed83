// @module-tag second-site
import { beforeAll, describe, expect, it } from 'vitest';
import { bookmarkSchema } from '../../../client/src/users/bookmarks/bookmark-schemas';
import {
	add,
	collectionsOf,
	here,
	makePosts,
	members,
	postsOf,
	removePost,
	shown,
	titled,
	type Member,
} from '../../support/bookmarks';
import { bookmark, bookmarks, missing } from '../../support/paths';
import { as, full } from '../../support/world';

let ana: Member;
let post: number;
beforeAll( async () => {
	[ ana ] = ( await members( 1 ) ) as [ Member ];
	[ post ] = ( await titled( 'Ana' ) ) as [ number ];
} );

describe( 'a post that is bookmarked', () => {
	it( 'is answered as in the list, and says where it is', async () => {
		const answer = await ana.post( bookmarks, { post_id: post } );
		expect( answer ).toAnswer( 'addBookmark' );
		expect( answer.body ).toEqual( ( await shown( ana ) ).data[ 0 ] );
		const { id } = answer.body as { id: number };
		expect( answer.headers.location ).toMatch(
			new RegExp( `/users/v1/intranet/bookmarks/${ id }$` )
		);
	} );

	it( 'is the same when it is bookmarked again', async () => {
		const [ before ] = ( await shown( ana ) ).data;
		const answer = await ana.post( bookmarks, {
			post_id: post,
			site_id: here,
		} );
		expect( answer.status ).toBe( 200 );
		expect( bookmarkSchema.parse( answer.body ) ).toEqual( before );
		expect( answer.headers.location ).toBeUndefined();
		expect( await postsOf( ana ) ).toEqual( [ post ] );
	} );

	it( 'moves to the collection that is named', async () => {
		const answer = await ana.post( bookmarks, {
			post_id: post,
			collection: 'Ideas',
		} );
		expect( answer.status ).toBe( 200 );
		expect( answer.body ).toMatchObject( { collection: 'Ideas' } );
		await add( ana, post );
		expect( ( await shown( ana ) ).data ).toMatchObject( [
			{ collection: 'Ideas' },
		] );
		await add( ana, post, { collection: null } );
		expect( ( await shown( ana ) ).data ).toMatchObject( [
			{ collection: 'General' },
		] );
	} );

	it( 'makes the collection that is not there, once', async () => {
		const [ other ] = await titled( 'Other' );
		await add( ana, other!, { collection: 'Ideas' } );
		await add( ana, post, { collection: 'Ideas' } );
		expect( await collectionsOf( ana ) ).toMatchObject( [
			{ name: 'General', count: 0 },
			{ name: 'Ideas', count: 2 },
		] );
	} );

	it( 'is nobody else’s', async () => {
		const [ bo ] = ( await members( 1 ) ) as [ Member ];
		expect( await postsOf( bo ) ).toEqual( [] );
		const { id } = await add( bo, post );
		for ( const answer of [
			await ana.put( bookmark( id + 1000 ), { collection: 'Mine' } ),
			await ana.delete( bookmark( id + 1000 ) ),
		] ) {
			expect( answer ).toRefuse( 'rest_bookmark_not_found' );
		}
		await bo.delete( bookmark( id ) );
		expect( await postsOf( ana ) ).toContain( post );
	} );
} );

describe( 'a post that may not be bookmarked', () => {
	const posts: [ name: string, post: object ][] = [
		[ 'a draft', { post_status: 'draft' } ],
		[ 'a private one', { post_status: 'private' } ],
		[
			'a planned one',
			{ post_status: 'future', post_date: '2099-01-01 00:00:00' },
		],
		[ 'one in the trash', { post_status: 'trash' } ],
		[ 'one behind a password', { post_password: 'x' } ],
		[ 'one of a type that is not shown', { post_type: 'svc_hidden' } ],
		[ 'a menu item', { post_type: 'nav_menu_item' } ],
	];
	it( 'is refused in one and the same way', async () => {
		const ids = await makePosts(
			posts.map( ( [ , one ] ) => ( { post_title: 'Hidden', ...one } ) )
		);
		const before = await shown( ana );
		const absent = await ana.post( bookmarks, { post_id: missing } );
		expect( absent ).toRefuse( 'rest_invalid_param', [ 'post_id' ] );
		for ( const [ index, post_id ] of ids.entries() ) {
			const answer = await ana.post( bookmarks, { post_id } );
			expect( answer.text, posts[ index ]![ 0 ] ).toBe( absent.text );
		}
		for ( const site_id of [ 3, missing ] ) {
			expect(
				( await ana.post( bookmarks, { post_id: post, site_id } ) ).text
			).toBe( absent.text );
		}
		expect( await shown( ana ) ).toEqual( before );
	} );
} );

describe( 'a post that is not published', () => {
	const attempt = async ( post_status: string ) => {
		const [ post_id ] = await makePosts( [
			{ post_title: 'Edited', post_status },
		] );
		return await as.manager.post( bookmarks, { post_id } );
	};

	it( 'is bookmarked by a person who may edit it', async () => {
		const answer = await attempt( 'draft' );
		expect( answer ).toAnswer( 'addBookmark' );
		await as.manager.delete(
			bookmark( ( answer.body as { id: number } ).id )
		);
	} );

	it.each( [ 'trash', 'auto-draft' ] )(
		'is not bookmarked with the status %s',
		async ( status ) => {
			expect( await attempt( status ) ).toRefuse( 'rest_invalid_param', [
				'post_id',
			] );
		}
	);
} );

describe( 'a bookmark that is changed', () => {
	it( 'moves, to a collection that is made for it', async () => {
		const { id } = await add( ana, post );
		const answer = await ana.put( bookmark( id ), { collection: 'Plans' } );
		expect( answer ).toAnswer( 'updateBookmark' );
		expect( answer.body ).toMatchObject( { id, collection: 'Plans' } );
		expect( await postsOf( ana, { collection: 'Plans' } ) ).toEqual( [
			post,
		] );
	} );

	it( 'goes to General where no collection is named', async () => {
		const { id } = await add( ana, post );
		for ( const collection of [ null, '' ] ) {
			await ana.put( bookmark( id ), { collection: 'Plans' } );
			expect(
				( await ana.put( bookmark( id ), { collection } ) ).body
			).toMatchObject( { collection: 'General' } );
		}
	} );

	it( 'may be sent back as it was read', async () => {
		const [ read ] = ( await shown( ana ) ).data;
		for ( const sent of [ {}, read!, { ...read!, collection: 'Whole' } ] ) {
			expect( await ana.put( bookmark( read!.id ), sent ) ).toAnswer(
				'updateBookmark'
			);
		}
		expect( ( await shown( ana ) ).data[ 0 ] ).toEqual( {
			...read!,
			collection: 'Whole',
		} );
	} );

	it( 'keeps what is read-only', async () => {
		const [ read ] = ( await shown( ana ) ).data;
		const differing = {
			id: read!.id + 1,
			post_id: read!.post_id + 1,
			site_id: 9,
			post_title: 'x',
			post_url: 'https://example.com/',
			post_type: 'page',
			created_at: '2020-01-01T00:00:00Z',
		};
		const answer = await ana.put( bookmark( read!.id ), {
			...differing,
			collection: 'No',
		} );
		expect( answer ).toRefuse(
			'rest_invalid_param',
			Object.keys( differing )
		);
		expect( ( await shown( ana ) ).data[ 0 ] ).toEqual( read );
		expect(
			( await collectionsOf( ana ) ).map( ( one ) => one.name )
		).not.toContain( 'No' );
	} );
} );

describe( 'a bookmark that is removed', () => {
	it( 'is gone, once', async () => {
		const { id } = await add( ana, post );
		expect( await ana.delete( bookmark( id ) ) ).toAnswer(
			'removeBookmark'
		);
		expect( await postsOf( ana ) ).not.toContain( post );
		expect( await ana.delete( bookmark( id ) ) ).toRefuse(
			'rest_bookmark_not_found'
		);
		expect( await ana.put( bookmark( id ), {} ) ).toRefuse(
			'rest_bookmark_not_found'
		);
	} );

	it( 'leaves its id to no other', async () => {
		const ids = new Set< number >();
		for ( let turn = 0; turn < 3; turn++ ) {
			const { id } = await add( ana, post );
			await ana.delete( bookmark( id ) );
			ids.add( id );
		}
		expect( ids.size ).toBe( 3 );
	} );

	it( 'may be one whose post is not shown any more', async () => {
		const [ lost ] = ( await titled( 'Lost' ) ) as [ number ];
		const { id } = await add( ana, lost );
		await removePost( lost, 'trash' );
		expect( await ana.put( bookmark( id ), { collection: 'x' } ) ).toRefuse(
			'rest_bookmark_not_found'
		);
		expect( await ana.delete( bookmark( id ) ) ).toAnswer(
			'removeBookmark'
		);
		await removePost( lost, 'untrash' );
		expect( await postsOf( ana ) ).not.toContain( lost );
	} );
} );

describe( 'what is not there', () => {
	it.each(
		full ? [ 0, missing, '9223372036854775808', '007777' ] : [ missing ]
	)( 'is not found: %s', async ( id ) => {
		expect( await ana.put( bookmark( id ), {} ) ).toRefuse(
			'rest_bookmark_not_found'
		);
		expect( await ana.delete( bookmark( id ) ) ).toRefuse(
			'rest_bookmark_not_found'
		);
	} );
} );
