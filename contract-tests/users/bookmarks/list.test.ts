// @module-tag rest-route
// @module-tag second-site
import { beforeAll, describe, expect, it } from 'vitest';
import {
	add,
	changePost,
	here,
	makePosts,
	members,
	postsOf,
	removePost,
	shown,
	titled,
	type Member,
} from '../../support/bookmarks';
import { bookmarks } from '../../support/paths';
import { as, full } from '../../support/world';

let ana: Member;
let posts: number[];
let page: number;
beforeAll( async () => {
	[ ana ] = ( await members( 1 ) ) as [ Member ];
	posts = await titled(
		'Loan checklist',
		'Résumé of the Łódź office',
		'Fish &amp; chips <b>today</b>',
		'100% _sure_ C:\\dir'
	);
	[ page ] = ( await makePosts( [
		{ post_title: 'Handbook', post_type: 'page' },
	] ) ) as [ number ];
	for ( const [ index, post ] of posts.entries() ) {
		await add( ana, post, index % 2 ? { collection: 'Odd' } : {} );
	}
	await add( ana, page );
} );

const newestFirst = () => [ page, ...[ ...posts ].reverse() ];

describe( 'the list', () => {
	it( "has the caller's own bookmarks, the newest first", async () => {
		const answer = await ana.get( bookmarks );
		expect( answer ).toAnswer( 'listBookmarks' );
		expect( await postsOf( ana ) ).toEqual( newestFirst() );
		expect( answer.headers ).toMatchObject( {
			'x-wp-total': '5',
			'x-wp-totalpages': '1',
		} );
	} );

	it( 'says of each what its post is now', async () => {
		const { data } = await shown( ana );
		expect( data[ 0 ] ).toEqual( {
			id: expect.any( Number ),
			post_id: page,
			site_id: here,
			post_title: 'Handbook',
			post_url: expect.stringMatching( /^http.*\/handbook.*\// ),
			post_type: 'page',
			collection: 'General',
			created_at: expect.stringMatching( /Z$/ ),
		} );
		expect(
			Math.abs( Date.now() - Date.parse( data[ 0 ]!.created_at ) )
		).toBeLessThan( 600_000 );
		await changePost( page, { post_title: 'Handbook 2' } );
		expect( ( await shown( ana ) ).data[ 0 ] ).toMatchObject( {
			post_title: 'Handbook 2',
		} );
	} );

	it( 'gives titles as plain text', async () => {
		const titles = ( await shown( ana ) ).data.map(
			( one ) => one.post_title
		);
		expect( titles ).toContain( 'Fish & chips today' );
		expect( titles ).toContain( '100% _sure_ C:\\dir' );
	} );

	it( 'comes in pages that neither overlap nor skip', async () => {
		for ( const per_page of full ? [ 1, 2, 3, 100 ] : [ 2 ] ) {
			const found: number[] = [];
			for (
				let number = 1;
				number <= Math.ceil( 5 / per_page );
				number++
			) {
				const answer = await ana.get( bookmarks, {
					query: { per_page, page: number },
				} );
				expect( answer.body ).toMatchObject( {
					total: 5,
					pages: Math.ceil( 5 / per_page ),
					page: number,
				} );
				found.push(
					...( await postsOf( ana, { per_page, page: number } ) )
				);
			}
			expect( found ).toEqual( newestFirst() );
		}
	} );

	it( 'names its neighbours, and keeps the query', async () => {
		const { headers } = await ana.get( bookmarks, {
			query: 'per_page=2&page=2&site_id=' + here,
		} );
		expect( headers.link ).toMatch(
			/page=1&per_page=2&site_id=.*rel="prev"/
		);
		expect( headers.link ).toMatch(
			/page=3&per_page=2&site_id=.*rel="next"/
		);
	} );

	it( 'is empty with true totals past its end, and for a new account', async () => {
		expect(
			( await ana.get( bookmarks, { query: 'page=9' } ) ).body
		).toEqual( { data: [], total: 5, pages: 1, page: 9 } );
		const [ bo ] = await members( 1 );
		expect( ( await bo!.get( bookmarks ) ).body ).toEqual( {
			data: [],
			total: 0,
			pages: 0,
			page: 1,
		} );
	} );
} );

describe( 'filters', () => {
	const filters: [
		query: Record< string, string | number >,
		found: () => number[],
	][] = [
		[ { collection: 'Odd' }, () => [ posts[ 3 ]!, posts[ 1 ]! ] ],
		[ { collection: 'odd' }, () => [] ],
		[ { collection: 'Nothing' }, () => [] ],
		[ { post_type: 'page' }, () => [ page ] ],
		[ { post_type: 'nothing' }, () => [] ],
		[ { site_id: here }, newestFirst ],
		[ { site_id: 2_000_000 }, () => [] ],
		[ { search: 'list LOAN' }, () => [ posts[ 0 ]! ] ],
		[ { search: 'resume lodz' }, () => [ posts[ 1 ]! ] ],
		[ { search: 'fish & chips' }, () => [ posts[ 2 ]! ] ],
		[ { search: '%' }, () => [ posts[ 3 ]! ] ],
		[ { search: '_' }, () => [ posts[ 3 ]! ] ],
		[ { search: 'C:\\dir' }, () => [ posts[ 3 ]! ] ],
		[ { search: 'amp' }, () => [] ],
		[ { search: '  ' }, newestFirst ],
		[ { search: 'loan', collection: 'Odd' }, () => [] ],
		[
			{ collection: 'Odd', post_type: 'post', search: 'sure' },
			() => [ posts[ 3 ]! ],
		],
	];
	it.each( filters )( '%j', async ( query, found ) => {
		expect( await postsOf( ana, query ) ).toEqual( found() );
		expect( ( await shown( ana, query ) ).total ).toBe( found().length );
	} );

	it( 'by post', async () => {
		expect( await postsOf( ana, { post_id: page } ) ).toEqual( [ page ] );
	} );
} );

describe( 'posts that cannot be read', () => {
	const ways: [
		name: string,
		hide: ( id: number ) => Promise< unknown >,
		back: ( id: number ) => Promise< unknown >,
	][] = [
		[
			'in the trash',
			( id ) => removePost( id, 'trash' ),
			async ( id ) => {
				await removePost( id, 'untrash' );
				await changePost( id, { post_status: 'publish' } );
			},
		],
		[
			'as drafts',
			( id ) => changePost( id, { post_status: 'draft' } ),
			( id ) => changePost( id, { post_status: 'publish' } ),
		],
		[
			'in private',
			( id ) => changePost( id, { post_status: 'private' } ),
			( id ) => changePost( id, { post_status: 'publish' } ),
		],
		[
			'behind a password',
			( id ) => changePost( id, { post_password: 'x' } ),
			( id ) => changePost( id, { post_password: '' } ),
		],
		[
			'of a type that is not shown',
			( id ) => changePost( id, { post_type: 'svc_hidden' } ),
			( id ) => changePost( id, { post_type: 'post' } ),
		],
	];
	it.each( ways )(
		'are left out while they are %s, and come back',
		async ( _name, hide, back ) => {
			const [ bo ] = ( await members( 1 ) ) as [ Member ];
			const [ kept, lost ] = ( await titled(
				'Kept',
				'Lost secret'
			) ) as [ number, number ];
			await add( bo, kept );
			const bookmark = await add( bo, lost, { collection: 'Mine' } );
			await hide( lost );
			const answer = await bo.get( bookmarks );
			expect( answer.body ).toMatchObject( { total: 1, pages: 1 } );
			expect( answer.text ).not.toContain( 'secret' );
			expect( await postsOf( bo ) ).toEqual( [ kept ] );
			await back( lost );
			expect( ( await shown( bo ) ).data[ 0 ] ).toMatchObject( {
				id: bookmark.id,
				collection: 'Mine',
			} );
		}
	);

	it( 'are left out for good when they are deleted', async () => {
		const [ bo ] = ( await members( 1 ) ) as [ Member ];
		const [ lost ] = ( await titled( 'Lost' ) ) as [ number ];
		await add( bo, lost );
		await removePost( lost, 'delete' );
		expect( await shown( bo ) ).toMatchObject( { data: [], total: 0 } );
	} );

	it( 'are shown to those who may read them', async () => {
		const [ secret ] = ( await makePosts( [
			{ post_title: 'Private', post_status: 'private' },
		] ) ) as [ number ];
		await add( as.manager, secret );
		expect( await postsOf( as.manager, { post_id: secret } ) ).toEqual( [
			secret,
		] );
	} );
} );
