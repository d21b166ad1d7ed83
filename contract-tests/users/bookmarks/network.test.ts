import { beforeEach, describe, expect, it } from 'vitest';
import {
	add,
	changePost,
	fixture,
	form,
	makePosts,
	memberOf,
	postsOf,
	shown,
	wish,
	wishes,
	type Member,
} from '../../support/bookmarks';
import { control } from '../../support/control';
import { accounts } from '../../support/people';
import { bookmark, bookmarks, collections } from '../../support/paths';
import { host, isOnTwo, mainSite, siteTwo } from '../../support/site';
import { as, full } from '../../support/world';

let ana: Member;
let here: number;
let there: number;
let local: number;
const onTwo = { place: siteTwo };
const onMain = { place: mainSite };

describe.runIf( full && host.network && ! isOnTwo )( 'on a network', () => {
	beforeEach( async () => {
		const [ account ] = await accounts( 1 );
		ana = memberOf( account! );
		await control.setRole( account!.id, 'subscriber', 2 );
		[ here ] = ( await makePosts(
			[ { post_title: 'Here' } ],
			mainSite
		) ) as [ number ];
		[ there, local ] = ( await makePosts(
			[
				{ post_title: 'There' },
				{ post_title: 'Local', post_type: 'svc_local' },
			],
			siteTwo
		) ) as [ number, number ];
	} );

	it( 'bookmarks are the same on every site', async () => {
		await add( ana, here );
		await ana.post(
			bookmarks,
			{ post_id: there, collection: 'Two' },
			onTwo
		);
		const main = await shown( ana, '', mainSite );
		const two = await shown( ana, '', siteTwo );
		expect(
			main.data.map( ( one ) => [
				one.site_id,
				one.post_id,
				one.collection,
			] )
		).toEqual( [
			[ 2, there, 'Two' ],
			[ 1, here, 'General' ],
		] );
		const bare = ( list: typeof main ) =>
			list.data.map( ( one ) => ( { ...one, post_url: '' } ) );
		expect( bare( two ) ).toEqual( bare( main ) );
		expect( main.data[ 0 ]!.post_url ).toBe(
			`${ host.sites[ 1 ] }/?p=${ there }`
		);
		expect( two.data[ 1 ]!.post_url ).toBe( `${ host.url }/?p=${ here }` );
		expect( main.data[ 1 ]!.post_url ).toMatch( /\/here/ );
		expect( two.data[ 0 ]!.post_url ).toMatch( /\/two\/.*there/ );
		expect( ( await ana.get( collections, onTwo ) ).body ).toEqual(
			( await ana.get( collections, onMain ) ).body
		);
	} );

	it( 'a post of another site is named by its site', async () => {
		expect(
			await ana.post( bookmarks, { post_id: there, site_id: 2 }, onMain )
		).toAnswer( 'addBookmark' );
		expect(
			await ana.post( bookmarks, { post_id: here, site_id: 1 }, onTwo )
		).toAnswer( 'addBookmark' );
		expect( await postsOf( ana, { site_id: 2 } ) ).toEqual( [ there ] );
		expect( await postsOf( ana, { site_id: 1 }, siteTwo ) ).toEqual( [
			here,
		] );
		const [ one ] = ( await shown( ana, { site_id: 2 } ) ).data;
		expect( await ana.delete( bookmark( one!.id ), onTwo ) ).toAnswer(
			'removeBookmark'
		);
		expect( await postsOf( ana, { site_id: 2 } ) ).toEqual( [] );
	} );

	it( 'a type that only the other site knows is shown on both', async () => {
		expect(
			await ana.post( bookmarks, { post_id: local, site_id: 2 }, onMain )
		).toAnswer( 'addBookmark' );
		for ( const place of [ mainSite, siteTwo ] ) {
			expect(
				( await shown( ana, { post_type: 'svc_local' }, place ) ).data
			).toMatchObject( [ { post_id: local, post_title: 'Local' } ] );
		}
		await changePost( local, { post_status: 'private' }, siteTwo );
		expect( await postsOf( ana ) ).toEqual( [] );
	} );

	it( 'the wishlist is each site’s own', async () => {
		await add( ana, here );
		await ana.post( bookmarks, { post_id: there }, onTwo );
		await ana.post( bookmarks, { post_id: local, site_id: 2 }, onMain );
		expect( await wishes( ana, mainSite ) ).toEqual( form( here ) );
		expect( await wishes( ana, siteTwo ) ).toEqual( form( there, local ) );
		expect(
			await control.sql( [
				`SELECT meta_value FROM {usermeta} WHERE user_id = ${ ana.userId } AND meta_key = '_wished_posts'`,
			] )
		).toEqual( [
			{
				meta_value: `a:1:{s:${ `post-${ here }`.length }:"post-${ here }";i:${ here };}`,
			},
		] );
	} );

	it( 'a wishlist that is written on one site changes nothing of another', async () => {
		await add( ana, here );
		await wish( ana, form( there ), siteTwo );
		expect( await wishes( ana, mainSite ) ).toEqual( form( here ) );
		expect( await wishes( ana, siteTwo ) ).toEqual( form( there ) );
		expect( await postsOf( ana ) ).toEqual( [ there, here ] );
		await wish( ana, [], siteTwo );
		expect( await postsOf( ana ) ).toEqual( [ here ] );
		await wish( ana, form( there ), siteTwo );
		await wish( ana, [], mainSite );
		expect( await wishes( ana, siteTwo ) ).toEqual( form( there ) );
		await fixture(
			'DELETE',
			`/users/${ ana.userId }/meta/_wished_posts`,
			{},
			siteTwo
		);
		expect( await postsOf( ana ) ).toEqual( [] );
		expect( await wishes( ana, mainSite ) ).toEqual( [] );
	} );

	it( 'the same id on two sites is two bookmarks', async () => {
		await ana.post( bookmarks, { post_id: 1, site_id: 1 } );
		await ana.post( bookmarks, { post_id: 1, site_id: 2 } );
		expect( await wishes( ana, mainSite ) ).toEqual( form( 1 ) );
		await wish( ana, [], siteTwo );
		expect( await wishes( ana, mainSite ) ).toEqual( form( 1 ) );
		expect( ( await shown( ana ) ).data ).toMatchObject( [
			{ post_id: 1, site_id: 1 },
		] );
	} );

	it( 'secrets of the other site stay secret', async () => {
		const [ secret, draft ] = ( await makePosts(
			[
				{ post_title: 'Secret two', post_status: 'private' },
				{ post_title: 'Secret draft', post_status: 'draft' },
			],
			siteTwo
		) ) as [ number, number ];
		for ( const post_id of [ secret, draft ] ) {
			expect(
				await ana.post( bookmarks, { post_id, site_id: 2 } )
			).toRefuse( 'rest_invalid_param', [ 'post_id' ] );
			await wish( ana, form( post_id ), siteTwo );
		}
		expect( await wishes( ana, siteTwo ) ).toEqual( [] );
		await ana.post( bookmarks, { post_id: there, site_id: 2 } );
		await changePost(
			there,
			{ post_status: 'private', post_title: 'Now secret' },
			siteTwo
		);
		const answer = await ana.get( bookmarks );
		expect( answer.body ).toMatchObject( { total: 0, data: [] } );
		expect( answer.text ).not.toContain( 'secret' );
		expect(
			await as.manager.post( bookmarks, { post_id: secret, site_id: 2 } )
		).toMatchObject( { status: 201 } );
	} );

	it( 'what everybody reads can be bookmarked by an account that is no member there', async () => {
		await control.setRole( ana.userId, 'subscriber', 1 );
		await fixture(
			'POST',
			`/users/${ ana.userId }/role`,
			{ role: null },
			siteTwo
		);
		await control.setRole( ana.userId, 'subscriber', 1 );
		expect(
			await ana.post( bookmarks, { post_id: there, site_id: 2 } )
		).toAnswer( 'addBookmark' );
		const [ secret ] = await makePosts(
			[ { post_title: 'Secret', post_status: 'private' } ],
			siteTwo
		);
		expect(
			await ana.post( bookmarks, { post_id: secret, site_id: 2 } )
		).toRefuse( 'rest_invalid_param', [ 'post_id' ] );
		expect( await postsOf( ana ) ).toEqual( [ there ] );
		expect( await ana.get( bookmarks, onTwo ) ).toRefuse(
			'rest_forbidden'
		);
	} );

	it( 'a site notes its post types for others when it is first asked, and then as its pages are', async () => {
		const path = `n${ Date.now() }/`;
		const { id: site } = await fixture< { id: number } >(
			'POST',
			'/sites',
			{ path: `/${ path }` }
		);
		const noted = async () =>
			(
				await fixture< { value: { types: string[] } } >(
					'GET',
					'/options/svc_site',
					{ site }
				)
			).value.types;
		const url = `${ mainSite.url }/${ path }`;
		try {
			await fetch( `${ url }?rest_route=/` );
			const types = await noted();
			expect( types ).toContain( 'svc_local' );
			await fixture( 'PUT', '/options/svc_site', {
				site,
				value: { types: [ 'page' ], builder: false },
			} );
			await fetch( `${ url }?rest_route=/` );
			expect( await noted() ).toEqual( [ 'page' ] );
			await fetch( url );
			expect( await noted() ).toEqual( types );
		} finally {
			await fixture( 'DELETE', `/sites/${ site }`, {} );
		}
	} );

	it.each( [ 'archived', 'deleted', 'spam' ] )(
		'a site that is %s hides its bookmarks until it is back',
		async ( mark ) => {
			// A site of its own: others ask the second one.
			const { id } = await fixture< { id: number } >( 'POST', '/sites', {
				path: `/b${ Date.now() }${ mark }/`,
			} );
			const [ post ] = ( await fixture< number[] >( 'POST', '/posts', {
				posts: [ {} ],
				site: id,
			} ) ) as [ number ];
			expect(
				await ana.post( bookmarks, { post_id: post, site_id: id } )
			).toAnswer( 'addBookmark' );
			await fixture( 'POST', `/sites/${ id }`, {
				marks: { [ mark ]: 1 },
			} );
			expect( ( await shown( ana ) ).total ).toBe( 0 );
			expect(
				await ana.post( bookmarks, { post_id: post, site_id: id } )
			).toRefuse( 'rest_invalid_param', [ 'post_id' ] );
			await fixture( 'POST', `/sites/${ id }`, {
				marks: { [ mark ]: 0 },
			} );
			expect( ( await shown( ana ) ).total ).toBe( 1 );
			await fixture( 'DELETE', `/sites/${ id }`, {} );
			expect( ( await shown( ana ) ).total ).toBe( 0 );
			expect( await ana.post( bookmarks, { post_id: 1 } ) ).toAnswer(
				'addBookmark'
			);
			await wish( ana, [] );
			expect( ( await shown( ana ) ).total ).toBe( 0 );
		}
	);
} );
