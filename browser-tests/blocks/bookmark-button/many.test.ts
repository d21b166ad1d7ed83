import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
	add,
	form,
	makePosts,
	memberOf,
	postsOf,
	wish,
	type Member,
} from '../../../contract-tests/support/bookmarks';
import { executable, launch } from '../../../contract-tests/support/browser';
import { people, type Person } from '../../../contract-tests/support/people';
import { host } from '../../../contract-tests/support/site';
import { as } from '../../../contract-tests/support/world';
import { layoutShift } from '../../support/layout-shift';
import { factsOf, postWith, sent } from '../../support/pages';
import { picture } from '../../support/picture';
import { visit } from '../../support/visit';
import { see } from '../../support/see';

let browser: Browser;
let person: Person;
let member: Member;
/** A type of posts that has the posts of this file only: a category. */
let category: number;
let posts: number[];
beforeAll( async () => {
	browser = await launch();
	person = ( await people( {} ) )[ 0 ]!;
	member = memberOf( person );
	const made = await as.manager.post( '/wp/v2/categories', {
		name: `Marks ${ Date.now() }`,
	} );
	category = ( made.body as { id: number } ).id;
	posts = await makePosts(
		Array.from( { length: 50 }, ( _none, index ) => ( {
			post_title: `Post ${ index + 1 }`,
			post_category: [ category ],
		} ) )
	);
} );
afterAll( () => browser?.close() );

const loop = ( perPage: number, inside: string ) =>
	`<!-- wp:query {"queryId":7,"query":{"perPage":${ perPage },"postType":"post","order":"asc","orderBy":"ID","inherit":false,"taxQuery":{"category":[${ category }]}}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"isLink":true} /-->${ inside }<!-- /wp:post-template --></div><!-- /wp:query -->`;

const button = '<!-- wp:svc/bookmark-button /-->';

it( 'fifty cost as many queries as five, and no request', async () => {
	await wish( member, form( ...posts.slice( 0, 20 ) ) );
	const costs = [];
	for ( const [ count, inside ] of [
		[ 5, '' ],
		[ 5, button ],
		[ 50, '' ],
		[ 50, button ],
	] as const ) {
		const { path } = await postWith( loop( count, inside ) );
		const ask = () =>
			sent( path, { as: person, headers: { 'X-Page-Facts': '1' } } );
		// WordPress's caches cause a query more or less: the cheapest of three.
		const [ page, ...again ] = [ await ask(), await ask(), await ask() ];
		costs.push(
			[ page, ...again ]
				.map( factsOf )
				.sort( ( one, other ) => one.queries - other.queries )[ 0 ]!
		);
		expect(
			page.text.split( 'class="svc-bookmark__toggle"' ).length - 1
		).toBe( inside ? count : 0 );
		expect( page.text.split( ' aria-pressed="true"' ).length - 1 ).toBe(
			inside ? Math.min( count, 20 ) : 0
		);
	}
	const [ five, fiveButtons, fifty, fiftyButtons ] = costs.map(
		( { queries } ) => queries
	) as [ number, number, number, number ];
	expect( fiveButtons - five ).toBeLessThanOrEqual(
		host.objectCache ? 2 : 1
	);
	expect( fiftyButtons - fifty ).toBeLessThanOrEqual(
		host.objectCache ? 2 : 1
	);
	const own = costs.map( ( cost ) => cost.own ) as [
		number,
		number,
		number,
		number,
	];
	expect( own[ 1 ] - own[ 0 ] ).toBeLessThanOrEqual( 1 );
	expect( own[ 3 ] ).toBe( own[ 1 ] );
} );

it( 'asks nothing when the page comes, and one thing for each press', async () => {
	const { path } = await postWith( loop( 50, button ) );
	const asked: string[] = [];
	const { page, complaints, close } = await visit( browser, '/', {
		as: person,
	} );
	page.on( 'request', ( request ) => {
		if ( /wp-json|rest_route/.test( request.url() ) ) {
			asked.push( request.method() );
		}
	} );
	await page.goto( `${ host.url }${ path }`, { waitUntil: 'networkidle' } );
	expect( asked ).toEqual( [] );
	const last = page.getByRole( 'button', { name: 'Bookmark Post 50' } );
	await last.click();
	await see( last ).toHaveAttribute( 'aria-pressed', 'true' );
	await see.poll( () => postsOf( member ) ).toContain( posts[ 49 ] );
	expect( asked ).toEqual( [ 'POST' ] );
	expect( complaints ).toEqual( [] );
	await picture( page, 'bookmark-button-loop', { fullPage: false } );
	await close();
} );

it( 'shows visitors nothing in lists', async () => {
	const { path } = await postWith( loop( 5, button ) );
	const { text } = await sent( path );
	expect( text ).toMatch( /Post \d/ );
	expect( text ).not.toMatch( /<div[^>]*svc-bookmark|svc_nonce/ );
	const chosen = await postWith(
		loop( 5, '<!-- wp:svc/bookmark-button {"visitors":"line"} /-->' )
	);
	expect(
		( await sent( chosen.path ) ).text.split( 'class="svc-sign-in"' )
			.length - 1
	).toBe( 5 );
} );

it( 'all buttons of one post stay in step', async () => {
	const { id, path } = await postWith( `${ button }${ button }` );
	const { page, close } = await visit( browser, path, { as: person } );
	const both = page.locator( '.svc-bookmark__toggle' );
	await both.first().click();
	await see( both.nth( 1 ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await see.poll( () => postsOf( member ) ).toContain( id );
	await page.locator( '.svc-filing__summary' ).nth( 1 ).click();
	await page
		.locator( '.svc-filing' )
		.nth( 1 )
		.getByLabel( 'New collection' )
		.fill( 'Twice' );
	await page.keyboard.press( 'Enter' );
	await see( page.getByText( 'Collection: Twice' ) ).toHaveCount( 2 );
	await close();
} );

it( 'stands in a template', async () => {
	const made = await as.manager.post( '/wp/v2/templates', {
		slug: 'svc-marks',
		title: 'Marks',
		content: `<!-- wp:post-title /-->${ button }<!-- wp:post-content /-->`,
	} );
	expect( made.status ).toBe( 201 );
	const { id, path } = await postWith( '', {
		post_title: 'By template',
		page_template: 'svc-marks',
	} );
	const { page, complaints, close } = await visit( browser, path, {
		as: person,
	} );
	const toggle = page.getByRole( 'button', {
		name: 'Bookmark By template',
	} );
	await toggle.click();
	await see.poll( () => postsOf( member ) ).toContain( id );
	expect( complaints ).toEqual( [] );
	await close();
	await as.manager.delete(
		`/wp/v2/templates/${ ( made.body as { id: string } ).id }`,
		{ query: 'force=true' }
	);
} );

it.each( [
	[ 'out of the back/forward cache', [ '--disable-back-forward-cache' ] ],
	[ 'asked for again', [] ],
] )(
	'shows the current state after going back, %s',
	async ( _how, ignoreDefaultArgs ) => {
		const own = await chromium.launch( {
			executablePath: executable ?? '',
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--enable-features=CacheControlNoStoreEnterBackForwardCache:level/restore-unless-cookie-change',
			],
			ignoreDefaultArgs,
		} );
		const { id, path } = await postWith( button );
		const { page, complaints, close } = await visit( own, path, {
			as: person,
		} );
		const toggle = page.locator( '.svc-bookmark__toggle' );
		await see( toggle ).toHaveAttribute( 'aria-pressed', 'false' );
		await page.goto( `${ host.url }/?p=${ posts[ 0 ] }` );
		await add( member, id );
		await page.goBack( { waitUntil: 'commit' } );
		await see( toggle ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( complaints ).toEqual( [] );
		await close();
		await own.close();
	}
);

it( 'fifty of them cause no layout shift when their script runs', async () => {
	const { path } = await postWith( loop( 50, button ) );
	const { page, close } = await visit( browser, path, { as: person } );
	expect( await layoutShift( page ) ).toBeLessThan( 0.01 );
	await close();
} );
