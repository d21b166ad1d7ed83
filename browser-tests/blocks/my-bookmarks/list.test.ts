import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	add,
	collectionsOf,
	makePosts,
	memberOf,
	postsOf,
	shown,
	type Member,
} from '../../../contract-tests/support/bookmarks';
import { launch } from '../../../contract-tests/support/browser';
import { control } from '../../../contract-tests/support/control';
import { bookmark } from '../../../contract-tests/support/paths';
import { people, type Person } from '../../../contract-tests/support/people';
import { host, siteTwo } from '../../../contract-tests/support/site';
import { violations } from '../../support/axe';
import { layoutShift } from '../../support/layout-shift';
import { pictures } from '../../support/looks';
import { overflow } from '../../support/page-with';
import { postWith } from '../../support/pages';
import { picture } from '../../support/picture';
import { visit, type Visit, type Visited } from '../../support/visit';
import { see } from '../../support/see';

const block = '<!-- wp:svc/my-bookmarks {"perPage":4} /-->';

let browser: Browser;
let path: string;
let posts: number[];
beforeAll( async () => {
	browser = await launch();
	( { path } = await postWith( block, { post_title: 'My bookmarks' } ) );
	posts = await makePosts( [
		{ post_title: 'Alpha rates' },
		{ post_title: 'Beta “quotes” & more' },
		{ post_title: 'Gamma', post_type: 'page' },
		{ post_title: 'Delta rates', post_type: 'page' },
		{
			post_title:
				'Épsilon with a title that is long enough to need two lines on a telephone, and more',
		},
		{ post_title: 'Zeta' },
	] );
} );
afterAll( () => browser?.close() );

let person: Person;
let member: Member;
/** Six: Alpha and Beta in Rates, Gamma in Home, the others in General; Zeta is the newest. */
beforeEach( async () => {
	person = ( await people( {} ) )[ 0 ]!;
	member = memberOf( person );
	for ( const [ index, post ] of posts.entries() ) {
		const collection = [ 'Rates', 'Rates', 'Home' ][ index ];
		await add( member, post, collection ? { collection } : {} );
	}
} );

let visited: Visited | undefined;
afterEach( async () => {
	await visited?.close();
	visited = undefined;
} );
const open = async ( at = path, options: Visit = {} ) => {
	visited = await visit( browser, at, { as: person, ...options } );
	return visited.page;
};
const calm = () => expect( visited!.complaints ).toEqual( [] );

const titles = ( page: Page ) => page.locator( '.svc-marks__title' );
const saying = ( page: Page ) => page.locator( '.svc-marks__said' );
const item = ( page: Page, title: string ) =>
	page.getByRole( 'listitem' ).filter( { hasText: title } ).last();
const within = ( page: Page ) =>
	violations( page, '.wp-block-svc-my-bookmarks' );

it( 'has everything, the newest first, a page at a time', async () => {
	const page = await open();
	await see( titles( page ) ).toHaveText( [
		'Zeta',
		/^Épsilon/,
		'Delta rates',
		'Gamma',
	] );
	await see( page.getByText( '6 bookmarks' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Next' } ).click();
	await see( titles( page ) ).toHaveText( [
		'Beta “quotes” & more',
		'Alpha rates',
	] );
	expect( page.url() ).toContain( 'bm_page=2' );
	await page.goBack();
	await see( titles( page ) ).toHaveCount( 4 );
	await page.goForward();
	await see( titles( page ) ).toHaveCount( 2 );
	calm();
} );

it( 'is narrowed down by collection, type and words, in the address', async () => {
	const page = await open();
	await page.getByRole( 'link', { name: 'Rates 2' } ).click();
	await see( titles( page ) ).toHaveCount( 2 );
	await see( page.getByRole( 'link', { name: 'Rates 2' } ) ).toHaveAttribute(
		'aria-current',
		'true'
	);
	await see( saying( page ) ).toHaveText( '2 bookmarks' );
	await page.getByLabel( 'Search your bookmarks' ).pressSequentially( 'alp' );
	await see( titles( page ) ).toHaveText( [ 'Alpha rates' ] );
	await see( page.getByLabel( 'Search your bookmarks' ) ).toBeFocused();
	expect( new URL( page.url() ).searchParams.get( 'bm_in' ) ).toBe( 'Rates' );
	expect( new URL( page.url() ).searchParams.get( 'bm_q' ) ).toBe( 'alp' );
	await page.getByRole( 'link', { name: /^All \d/ } ).click();
	await page.getByLabel( 'Search your bookmarks' ).fill( 'rates' );
	await see( titles( page ) ).toHaveText( [ 'Delta rates', 'Alpha rates' ] );
	await page.getByLabel( 'Type' ).selectOption( 'Page' );
	await see( titles( page ) ).toHaveText( [ 'Delta rates' ] );
	const shared = page.url();
	await page.getByLabel( 'Search your bookmarks' ).fill( 'nothing like it' );
	await see( page.getByText( 'Nothing of yours fits.' ) ).toBeVisible();
	await picture( page, 'my-bookmarks-nothing' );
	await page.goBack();
	await see( titles( page ) ).toHaveText( [ 'Delta rates' ] );
	await see( page.getByLabel( 'Search your bookmarks' ) ).toHaveValue(
		'rates'
	);
	calm();
	await page.goto( shared );
	await see( titles( page ) ).toHaveText( [ 'Delta rates' ] );
	await see( page.getByLabel( 'Type' ) ).toHaveValue( 'page' );
} );

it( 'lets go, and takes back into the same collection', async () => {
	const page = await open();
	await page.getByRole( 'button', { name: 'Remove Gamma' } ).click();
	await see( saying( page ) ).toHaveText( 'Bookmark removed.' );
	await see( page.getByRole( 'button', { name: 'Undo' } ) ).toBeFocused();
	await see( titles( page ) ).toHaveText( [
		'Zeta',
		/^Épsilon/,
		'Delta rates',
		/^Beta/,
	] );
	expect( await postsOf( member ) ).not.toContain( posts[ 2 ] );
	await picture( page, 'my-bookmarks-removed' );
	expect( await within( page ) ).toEqual( [] );
	await page.keyboard.press( 'Enter' );
	await see( saying( page ) ).toHaveText( 'The bookmark is back in Home.' );
	await see( titles( page ).first() ).toHaveText( 'Gamma' );
	await see( titles( page ).first() ).toBeFocused();
	await see( page.getByRole( 'button', { name: 'Undo' } ) ).toBeHidden();
	expect( ( await shown( member ) ).data[ 0 ] ).toMatchObject( {
		post_id: posts[ 2 ],
		collection: 'Home',
	} );
	calm();
} );

it( 'goes to the page before, where the last one of a page goes', async () => {
	const [ last ] = ( await shown( member ) ).data.slice( -1 );
	await member.delete( bookmark( last!.id ) );
	const page = await open( `${ path }?bm_page=2` );
	await page.getByRole( 'button', { name: /^Remove/ } ).click();
	await see( titles( page ) ).toHaveCount( 4 );
	calm();
} );

it( 'keeps what the site could not be told of, and says so', async () => {
	const page = await open();
	await page.route( /wp-json|rest_route/, ( route ) => route.abort() );
	await page.getByRole( 'button', { name: 'Remove Zeta' } ).click();
	await see( saying( page ) ).toHaveText( /^The site cannot be reached/ );
	await see( titles( page ).first() ).toHaveText( 'Zeta' );
	await see(
		page.getByRole( 'button', { name: 'Remove Zeta' } )
	).toBeFocused();
	await page.context().setOffline( true );
	await page.getByRole( 'link', { name: 'Rates 2' } ).click();
	await see( saying( page ) ).toHaveText( /^The site cannot be reached/ );
	await see( titles( page ) ).toHaveCount( 4 );
	await page.context().setOffline( false );
} );

it( 'moves to another collection', async () => {
	const page = await open( `${ path }?bm_in=Rates` );
	const row = item( page, 'Alpha rates' );
	await row.locator( '.svc-filing__summary' ).click();
	await picture( page, 'my-bookmarks-move' );
	await row.getByRole( 'button', { name: 'Home' } ).click();
	await see( titles( page ) ).toHaveText( [ /^Beta/ ] );
	await see( page.getByRole( 'link', { name: 'Home 2' } ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Home 2' } ).click();
	await see(
		item( page, 'Alpha rates' ).locator( '.svc-filing__summary' )
	).toContainText( 'Home' );
	calm();
} );

it( 'makes, renames and deletes collections', async () => {
	const page = await open( `${ path }?bm_in=Rates` );
	await page.getByText( 'Manage collections' ).click();
	await page.getByLabel( 'New collection' ).last().fill( 'Empty' );
	await page.getByRole( 'button', { name: 'Create' } ).click();
	await see( saying( page ) ).toHaveText( 'Collection created.' );
	await see( page.getByRole( 'link', { name: 'Empty 0' } ) ).toBeVisible();
	await page.getByLabel( 'New collection' ).last().fill( 'Empty' );
	await page.getByRole( 'button', { name: 'Create' } ).click();
	await see( saying( page ) ).toHaveText(
		/^Not done\. You already have a collection of that name/
	);
	await page.getByLabel( 'Name of Rates' ).fill( 'Interest' );
	await page.getByLabel( 'Name of Rates' ).press( 'Enter' );
	await see( saying( page ) ).toHaveText( 'Collection renamed.' );
	await see( page.getByRole( 'link', { name: 'Interest 2' } ) ).toBeVisible();
	await picture( page, 'my-bookmarks-manage' );
	expect( await within( page ) ).toEqual( [] );
	await page
		.getByRole( 'listitem' )
		.filter( { has: page.getByLabel( 'Name of Interest' ) } )
		.locator( 'summary' )
		.click();
	await see(
		page.getByText( 'Its 2 bookmarks go to General.' )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Delete Interest' } ).click();
	await see( saying( page ) ).toHaveText( 'Collection deleted.' );
	await see( page.getByRole( 'link', { name: 'General 5' } ) ).toBeVisible();
	expect(
		( await collectionsOf( member ) ).map( ( { name, count } ) => [
			name,
			count,
		] )
	).toEqual( [
		[ 'General', 5 ],
		[ 'Empty', 0 ],
		[ 'Home', 1 ],
	] );
	// The browser itself reports that the name exists.
	expect( visited!.complaints ).toHaveLength( 1 );
} );

it( 'is downloaded for browsers and for programs', async () => {
	const page = await open();
	for ( const [ name, file, text ] of [
		[ /HTML/, 'bookmarks.html', '<!DOCTYPE NETSCAPE-Bookmark-file-1>' ],
		[ /JSON/, 'bookmarks.json', '"collections"' ],
	] as const ) {
		const [ download ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			page.getByRole( 'link', { name } ).click(),
		] );
		expect( download.suggestedFilename() ).toBe( file );
		const chunks = [];
		for await ( const chunk of await download.createReadStream() ) {
			chunks.push( chunk as Buffer );
		}
		expect( Buffer.concat( chunks ).toString() ).toContain( text );
	}
	calm();
} );

it.runIf( host.network )( 'is the same on every site', async () => {
	await control.setRole( person.id, 'subscriber', 2 );
	const [ there ] = ( await makePosts(
		[ { post_title: 'Over there' } ],
		siteTwo
	) ) as [ number ];
	await add( member, there, { site_id: 2, collection: 'Home' } );
	const two = await postWith( block, { where: siteTwo } );
	const page = await open( two.path, { url: siteTwo.url } );
	await see( titles( page ) ).toHaveText( [
		'Over there',
		'Zeta',
		/^Épsilon/,
		'Delta rates',
	] );
	await see( item( page, 'Zeta' ) ).toContainText( 'Svc' );
	await page.getByRole( 'button', { name: 'Remove Zeta' } ).click();
	await see( titles( page ) ).toHaveCount( 4 );
	await see( page.getByText( '6 bookmarks' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await see.poll( () => postsOf( member ) ).toContain( posts[ 5 ] );
	calm();
} );

it( 'fits, without a violation, in light and dark, from 320 pixels, from right to left', async () => {
	const page = await open();
	expect( await within( page ) ).toEqual( [] );
	for ( const width of [ 390, 320 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		await see.poll( () => overflow( page ) ).toBe( 0 );
	}
	await page.setViewportSize( { width: 1280, height: 900 } );
	await pictures( page, 'my-bookmarks' );
	expect( await within( page ) ).toEqual( [] );
	calm();
} );

it( 'works without JavaScript', async () => {
	const page = await open( path, { javaScriptEnabled: false } );
	await page.getByLabel( 'Search your bookmarks' ).fill( 'rates' );
	await page.getByRole( 'button', { name: 'Search' } ).click();
	await see( titles( page ) ).toHaveText( [ 'Delta rates', 'Alpha rates' ] );
	expect( page.url() ).toContain( path );
	await page.getByRole( 'button', { name: 'Remove Alpha rates' } ).click();
	await see( saying( page ) ).toHaveText( 'Bookmark removed.' );
	await see( titles( page ) ).toHaveText( [ 'Delta rates' ] );
	await picture( page, 'my-bookmarks-plain' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await see( titles( page ) ).toHaveText( [ 'Alpha rates', 'Delta rates' ] );
	const row = item( page, 'Delta rates' );
	await row.locator( '.svc-filing__summary' ).click();
	await row.getByLabel( 'New collection' ).fill( 'Rates' );
	await row.getByRole( 'button', { name: 'Save' } ).click();
	await see( row.locator( '.svc-filing__summary' ) ).toContainText( 'Rates' );
	await page.getByText( 'Manage collections' ).click();
	await page.getByLabel( 'Name of Home' ).fill( 'Rates' );
	await page.getByRole( 'button', { name: 'Rename' } ).first().click();
	await see( saying( page ) ).toHaveText(
		/^You already have a collection of that name/
	);
	await page.getByText( 'Manage collections' ).click();
	await page.getByLabel( 'Name of Home' ).fill( 'House' );
	await page.getByRole( 'button', { name: 'Rename' } ).first().click();
	await see( page.getByRole( 'link', { name: /^House/ } ) ).toBeVisible();
	expect(
		( await collectionsOf( member ) ).map( ( { name } ) => name )
	).toEqual( [ 'General', 'House', 'Rates' ] );
	calm();
} );

it( 'says so where there is nothing yet', async () => {
	const nobody = ( await people( {} ) )[ 0 ]!;
	const page = await open( path, { as: nobody } );
	await see( page.getByText( 'You have no bookmarks yet.' ) ).toBeVisible();
	expect( await within( page ) ).toEqual( [] );
	await picture( page, 'my-bookmarks-empty' );
	calm();
} );

it( 'asks visitors to sign in, in the words of the editor', async () => {
	const chosen = await postWith(
		'<!-- wp:svc/my-bookmarks {"signInText":"Staff only, please."} /-->'
	);
	const page = await open( chosen.path, { as: undefined } );
	await see( page.locator( '.wp-block-svc-my-bookmarks' ) ).toHaveText(
		'Staff only, please. Sign in'
	);
	expect( await within( page ) ).toEqual( [] );
	calm();
} );

it( 'takes no undo that it has not offered', async () => {
	const page = await open(
		`${ path }?svc_removed=abcdef1234-1-${ posts[ 0 ] }-Spam`
	);
	await see( titles( page ) ).toHaveCount( 4 );
	await see( page.getByRole( 'button', { name: 'Undo' } ) ).toBeHidden();
} );

it( 'causes no layout shift when its script runs', async () => {
	const page = await open();
	await see( titles( page ) ).toHaveCount( 4 );
	expect( await layoutShift( page ) ).toBeLessThan( 0.01 );
} );
