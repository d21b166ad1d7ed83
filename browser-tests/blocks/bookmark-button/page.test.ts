import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
	add,
	heart,
	memberOf,
	postsOf,
	shown,
	titled,
	wishes,
	withBuilder,
	form,
	type Member,
} from '../../../contract-tests/support/bookmarks';
import { launch } from '../../../contract-tests/support/browser';
import type { Account } from '../../../contract-tests/support/control';
import { accounts, people } from '../../../contract-tests/support/people';
import { bookmark } from '../../../contract-tests/support/paths';
import { place } from '../../../contract-tests/support/site';
import { violations } from '../../support/axe';
import { pictures } from '../../support/looks';
import { overflow } from '../../support/page-with';
import { postWith } from '../../support/pages';
import { picture } from '../../support/picture';
import { visit, type Visit, type Visited } from '../../support/visit';
import { see } from '../../support/see';

const block = '<!-- wp:svc/bookmark-button /-->';

let browser: Browser;
let builderOff: () => Promise< void >;
let person: Account;
let member: Member;
beforeAll( async () => {
	browser = await launch();
	builderOff = await withBuilder();
	person = ( await people( {} ) )[ 0 ]!;
	member = memberOf( person );
} );
afterAll( async () => {
	await builderOff?.();
	await browser?.close();
} );

let visited: Visited | undefined;
afterEach( async () => {
	await visited?.close();
	visited = undefined;
} );
const open = async ( path: string, options: Visit = { as: person } ) => {
	visited = await visit( browser, path, options );
	return visited.page;
};
const calm = () => expect( visited!.complaints ).toEqual( [] );

const toggle = ( page: Page ) =>
	page.getByRole( 'button', { name: /^Bookmark/ } );

it( 'keeps the post that it stands on, at once and in step with the wishlist, and lets it go', async () => {
	const { id, path } = await postWith( block, {
		post_title: 'Rates & more',
	} );
	const page = await open( path );
	await see( toggle( page ) ).toHaveAccessibleName( 'Bookmark Rates & more' );
	await see( toggle( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
	await toggle( page ).click();
	await see( toggle( page ) ).toHaveAttribute( 'aria-pressed', 'true', {
		timeout: 300,
	} );
	await see.poll( () => postsOf( member ) ).toEqual( [ id ] );
	expect( await wishes( member ) ).toEqual( form( id ) );
	expect( await heart( member, id ) ).toMatchObject( {
		heart: true,
		count: '1',
	} );
	await see( toggle( page ) ).toHaveAccessibleName( 'Bookmark Rates & more' );
	await page.reload();
	await see( toggle( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await toggle( page ).click();
	await see.poll( () => postsOf( member ) ).toEqual( [] );
	expect( ( await heart( member, id ) ).heart ).toBe( false );
	calm();
} );

it( 'says in the end what was pressed last, however fast', async () => {
	const { id, path } = await postWith( block );
	const page = await open( path );
	for ( let times = 0; times < 5; times++ ) {
		await toggle( page ).click( { delay: 0 } );
	}
	await see( toggle( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await see.poll( () => postsOf( member ) ).toEqual( [ id ] );
	await toggle( page ).click();
	await see.poll( () => postsOf( member ) ).toEqual( [] );
	calm();
} );

it( 'goes back and says so, where the site cannot be reached', async () => {
	const { path } = await postWith( block );
	const page = await open( path );
	await page.route( /intranet\/bookmarks/, ( route ) => route.abort() );
	await toggle( page ).click();
	await see( page.getByRole( 'status' ) ).toHaveText(
		/^Not saved: the site cannot be reached/
	);
	await see( toggle( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
	await picture( page, 'bookmark-button-offline' );
	expect( await violations( page, '.wp-block-svc-bookmark-button' ) ).toEqual(
		[]
	);
	await page.unroute( /intranet\/bookmarks/ );
	await toggle( page ).click();
	await see( page.getByRole( 'status' ) ).toBeEmpty();
	await see.poll( async () => ( await postsOf( member ) ).length ).toBe( 1 );
	await toggle( page ).click();
	await see.poll( () => postsOf( member ) ).toEqual( [] );
} );

it( 'goes back with the site’s own words, where it says no', async () => {
	const { id, path } = await postWith( block );
	const page = await open( path );
	await page.route( /intranet\/bookmarks/, ( route ) =>
		route.fulfill( {
			status: 400,
			json: {
				code: 'rest_invalid_param',
				message: 'You have 1,000 bookmarks.',
				data: { status: 400 },
			},
		} )
	);
	await toggle( page ).click();
	await see( page.getByRole( 'status' ) ).toHaveText(
		'Not saved. You have 1,000 bookmarks.'
	);
	await see( toggle( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
	expect( await postsOf( member ) ).not.toContain( id );
} );

it( 'finds that it was removed elsewhere, or removed and kept anew', async () => {
	const { id, path } = await postWith( block );
	const one = await add( member, id );
	const page = await open( path );
	await member.delete( bookmark( one.id ) );
	await add( member, id );
	await toggle( page ).click();
	await see( toggle( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
	await see.poll( () => postsOf( member ) ).toEqual( [] );
} );

it( 'files in a collection that is there, or in a new one', async () => {
	const [ other ] = ( await titled( 'Other' ) ) as [ number ];
	await add( member, other, { collection: 'Ideas' } );
	const { id, path } = await postWith( block );
	const page = await open( path );
	const opener = page.getByText( 'Choose a collection' ).locator( '..' );
	await opener.click();
	await see( page.getByRole( 'button', { name: 'General' } ) ).toBeVisible();
	await picture( page, 'bookmark-button-menu' );
	expect( await violations( page, '.wp-block-svc-bookmark-button' ) ).toEqual(
		[]
	);
	await page.getByRole( 'button', { name: 'Ideas', exact: true } ).click();
	await see( toggle( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await see( page.getByRole( 'status' ) ).toHaveText( 'Saved in Ideas.' );
	await page.getByText( 'Collection: Ideas' ).locator( '..' ).click();
	await see(
		page.getByRole( 'button', { name: 'Ideas', exact: true } )
	).toHaveAttribute( 'aria-pressed', 'true' );
	await page.getByLabel( 'New collection' ).fill( ' Für später & mehr ' );
	await page.getByLabel( 'New collection' ).press( 'Enter' );
	await see( page.getByRole( 'status' ) ).toHaveText(
		'Saved in Für später & mehr.'
	);
	expect(
		( await shown( member ) ).data.find( ( { post_id } ) => post_id === id )
	).toMatchObject( { collection: 'Für später & mehr' } );
	calm();
	for ( const { id: each } of ( await shown( member ) ).data ) {
		await member.delete( bookmark( each ) );
	}
} );

it( 'is used by keyboard alone', async () => {
	const { id, path } = await postWith( block );
	const page = await open( path );
	await toggle( page ).focus();
	await page.keyboard.press( 'Space' );
	await see( toggle( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await see( toggle( page ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	const opener = page.locator( '.svc-filing__summary' );
	await see( opener ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await see( page.getByRole( 'button', { name: 'General' } ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await see( page.getByRole( 'button', { name: 'General' } ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await see( opener ).toBeFocused();
	await see( page.getByRole( 'button', { name: 'General' } ) ).toBeHidden();
	await page.keyboard.press( 'Enter' );
	await page.getByLabel( 'New collection' ).focus();
	await page.keyboard.type( 'By keys' );
	await page.keyboard.press( 'Enter' );
	await see( opener ).toBeFocused();
	await see
		.poll( async () => ( await shown( member ) ).data )
		.toMatchObject( [ { post_id: id, collection: 'By keys' } ] );
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await see.poll( () => postsOf( member ) ).toEqual( [] );
	calm();
} );

it( 'fits, without a violation, in light and dark, from 320 pixels, from right to left', async () => {
	const { path } = await postWith(
		`${ block }<!-- wp:svc/bookmark-button {"layout":"icon","icon":"heart","choosesCollection":false} /--><!-- wp:svc/bookmark-button {"layout":"text"} /--><!-- wp:svc/bookmark-button {"icon":"star","showCount":true,"align":"right","style":{"border":{"radius":"22px"},"color":{"background":"#ffee58","text":"#111111"}}} /-->`,
		{ post_title: 'All kinds' }
	);
	const page = await open( path );
	await toggle( page ).first().click();
	await see( page.locator( '[aria-pressed="true"]' ) ).toHaveCount( 4 );
	await see( page.locator( '.svc-bookmark__count' ) ).toHaveText( '1' );
	expect( await violations( page, '.entry-content' ) ).toEqual( [] );
	for ( const width of [ 1280, 390, 320 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		await page.locator( '.svc-filing__summary' ).last().click();
		await see.poll( () => overflow( page ) ).toBe( 0 );
		await page.keyboard.press( 'Escape' );
	}
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.locator( '.svc-filing__summary' ).first().click();
	await pictures( page, 'bookmark-button' );
	expect( await violations( page, '.entry-content' ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await toggle( page ).first().click();
	await see( page.locator( '[aria-pressed="true"]' ) ).toHaveCount( 0 );
	calm();
} );

it( 'is for accounts without profile and for partners, too', async () => {
	const [ account ] = ( await accounts( 1 ) ) as [ Account ];
	const [ partner ] = await people( { role: 'realtor_partner' } );
	for ( const reader of [ account, partner! ] ) {
		const { id, path } = await postWith( block );
		const page = await open( path, { as: reader } );
		await toggle( page ).click();
		await see.poll( () => postsOf( memberOf( reader ) ) ).toEqual( [ id ] );
		calm();
		await visited?.close();
	}
} );

it( 'shows visitors a line to sign in, or nothing', async () => {
	const { path } = await postWith( block );
	const page = await open( path, {} );
	const line = page.locator( '.wp-block-svc-bookmark-button' );
	await see( line ).toHaveText( 'Bookmark this for later. Sign in' );
	await see( line.getByRole( 'link' ) ).toHaveAttribute(
		'href',
		`${ place.url }/wp-login.php?redirect_to=${ encodeURIComponent( page.url() ) }`
	);
	expect( await page.content() ).not.toMatch(
		/svc_nonce|svc-bookmark__toggle"/
	);
	expect( await violations( page, '.wp-block-svc-bookmark-button' ) ).toEqual(
		[]
	);
	calm();
	await visited?.close();
	const twice = await postWith(
		`<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->${ block }<!-- wp:svc/bookmark-button {"align":"right"} /-->`
	);
	const both = await open( twice.path, {} );
	await see( both.locator( '.svc-sign-in' ) ).toHaveCount( 1 );
	const edge = async ( of: Locator ) => ( await of.boundingBox() )!.x;
	// In line with the text above.
	expect( await edge( both.locator( '.svc-sign-in' ) ) ).toBeCloseTo(
		await edge( both.getByText( 'Text', { exact: true } ) ),
		0
	);
	await visited?.close();
	const aligned = await postWith(
		'<!-- wp:svc/bookmark-button {"align":"right"} /-->'
	);
	const right = await open( aligned.path, {} );
	const [ outer, inner ] = await Promise.all( [
		right.locator( '.svc-bookmark' ).boundingBox(),
		right.locator( '.svc-sign-in' ).boundingBox(),
	] );
	expect( inner!.x + inner!.width ).toBeCloseTo( outer!.x + outer!.width, 0 );
	await visited?.close();
	const nothing = await postWith(
		'<!-- wp:svc/bookmark-button {"visitors":"nothing"} /-->'
	);
	await see(
		( await open( nothing.path, {} ) ).locator(
			'.wp-block-svc-bookmark-button'
		)
	).toHaveCount( 0 );
} );
