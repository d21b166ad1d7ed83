import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { control, type Account } from '../../../contract-tests/support/control';
import { exchange } from '../../../contract-tests/support/http';
import { logIn } from '../../../contract-tests/support/login';
import { personOf } from '../../../contract-tests/support/people';
import { host, place, siteTwo } from '../../../contract-tests/support/site';
import { world } from '../../../contract-tests/support/world';
import { violations } from '../../support/axe';
import { layoutShift } from '../../support/layout-shift';
import { block, pageWith } from '../../support/page-with';
import { visit } from '../../support/visit';
import { company, type Company } from './company';
import { see } from '../../support/see';

let browser: Browser;
let staff: Company;
let path: string;
beforeAll( async () => {
	browser = await launch();
	staff = await company();
	path = await pageWith( block( 'svc/staff-directory', { perPage: 6 } ) );
} );
afterAll( () => browser?.close() );

const open = ( address = path, options = {} ) =>
	visit( browser, address, { as: staff.ana, ...options } );

const found = ( page: Page ) => page.locator( '.svc-directory__person' );
const count = ( page: Page ) => page.locator( '.svc-directory__count' );
const params = ( page: Page ) =>
	Object.fromEntries(
		[ ...new URL( page.url() ).searchParams ].filter( ( [ name ] ) =>
			name.startsWith( 'people' )
		)
	);
const search = ( page: Page ) => page.getByRole( 'searchbox' );

describe( 'a directory, for a member', () => {
	it( 'finds people as one types, without loading the page, and says how many', async () => {
		const { page, complaints, close } = await open();
		await page.evaluate( () => Object.assign( window, { isSame: true } ) );
		await see( count( page ) ).toHaveText( /^\d+ people$/ );
		await search( page ).pressSequentially( `${ staff.mark } an`, {
			delay: 20,
		} );
		await see( count( page ) ).toHaveText(
			new RegExp( `^1 person found for “${ staff.mark } an”, and \\d` )
		);
		await see( found( page ).first() ).toContainText(
			'Senior Loan Officer'
		);
		await see( search( page ) ).toBeFocused();
		await see( search( page ) ).toHaveValue( `${ staff.mark } an` );
		expect( params( page ) ).toEqual( {
			'people-search': `${ staff.mark } an`,
		} );
		expect( await page.evaluate( () => 'isSame' in window ) ).toBe( true );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'asks once for what is typed fast, and drops what is no longer wanted', async () => {
		const { page, close } = await open();
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().includes( 'people-search' ) ) {
				asked.push( request.url() );
			}
		} );
		await search( page ).pressSequentially( staff.mark, { delay: 10 } );
		await see( count( page ) ).toContainText( '16 people' );
		expect( asked ).toHaveLength( 1 );

		// The first answer arrives last.
		await page.route( /people-search=[^&]*slow/, async ( route ) => {
			await new Promise( ( done ) => setTimeout( done, 1500 ) );
			await route.continue().catch( () => {} );
		} );
		await search( page ).fill( 'slow' );
		await page.waitForRequest( /slow/ );
		await search( page ).fill( `bea ${ staff.mark }` );
		await see( count( page ) ).toContainText( '1 person' );
		await page.waitForTimeout( 1800 );
		await see( count( page ) ).toContainText( '1 person' );
		await close();
	} );

	it( 'filters, pages and sorts by an address that can be shared and gone back in', async () => {
		const { page, complaints, close } = await open(
			`${ path }&people-search=${ staff.mark }`
		);
		await see( count( page ) ).toContainText( '16 people' );
		const department = page.getByLabel( 'Department' );
		await see(
			department.locator( 'option', { hasText: staff.department } )
		).toHaveText( `${ staff.department } (8)` );
		await department.selectOption( staff.department );
		await see( count( page ) ).toContainText( '8 people' );
		await page.getByLabel( 'Order' ).selectOption( 'first_name' );
		await page.waitForURL( /people-sort/ );
		await page.getByRole( 'link', { name: 'Next page' } ).click();
		await see( found( page ) ).toHaveCount( 2 );
		await see( count( page ) ).toBeFocused();
		expect( params( page ) ).toEqual( {
			'people-search': staff.mark,
			'people-department': staff.department,
			'people-sort': 'first_name',
			'people-page': '2',
		} );

		const shared = await open( page.url().slice( place.url.length ) );
		expect( await found( shared.page ).allInnerTexts() ).toEqual(
			await found( page ).allInnerTexts()
		);
		await shared.close();

		await page.goBack();
		await see( found( page ) ).toHaveCount( 6 );
		await page.goBack();
		await see( page.getByLabel( 'Order' ) ).toHaveValue( '' );
		await page.goBack();
		await see( count( page ) ).toContainText( '16 people' );
		await see( page.getByLabel( 'Department' ) ).toHaveValue( '' );
		await page.goForward();
		await see( count( page ) ).toContainText( '8 people' );
		await page.getByRole( 'link', { name: 'Clear' } ).click();
		await see( search( page ) ).toHaveValue( '' );
		expect( params( page ) ).toEqual( {} );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'goes back after the page was loaded anew', async () => {
		const { page, close } = await open(
			`${ path }&people-search=${ staff.mark }`
		);
		await page.getByLabel( 'Role' ).selectOption( 'leadership' );
		await see( count( page ) ).toContainText( '1 person' );
		await page.reload();
		await see( count( page ) ).toContainText( '1 person' );
		await page.goBack();
		await see( count( page ) ).toContainText( '16 people' );
		await close();
	} );

	it( 'shows everything of a person in a dialog, by keyboard alone', async () => {
		const { page, complaints, close } = await open(
			`${ path }&people-search=ana+${ staff.mark }`
		);
		const link = page.getByRole( 'link', { name: `Ana ${ staff.mark }` } );
		await link.focus();
		await page.keyboard.press( 'Enter' );
		const dialog = page.getByRole( 'dialog', {
			name: `Ana ${ staff.mark }`,
		} );
		await see( dialog ).toBeVisible();
		await see( page.locator( 'h2:focus' ) ).toHaveText(
			`Ana ${ staff.mark }`
		);
		for ( const text of [
			'Senior Loan Officer',
			staff.department,
			`Denver ${ staff.mark }`,
			'+1 (303) 555-0100, ext. 42',
			'Loan Officer',
			'123456',
			'Knows every form.',
			'Spanish, FHA loans',
			'March 2, 2020',
			`Reports to Bea ${ staff.mark }`,
		] ) {
			await see( dialog ).toContainText( text );
		}
		await see(
			dialog.getByRole( 'link', { name: '+1 (303)' } )
		).toHaveAttribute( 'href', 'tel:+13035550100' );
		await see(
			dialog.getByRole( 'link', { name: '@example.com' } )
		).toHaveAttribute( 'href', `mailto:${ staff.ana.sent.email }` );
		expect( await violations( page, 'dialog' ) ).toEqual( [] );

		const card = await dialog
			.getByRole( 'link', { name: 'Save to address book' } )
			.getAttribute( 'href' );
		const text = await page.evaluate(
			async ( url ) => ( await fetch( url ?? '' ) ).text(),
			card
		);
		expect( text ).toMatch( /^BEGIN:VCARD\r\n/ );
		expect( text ).toContain( staff.department );

		await dialog
			.getByRole( 'link', { name: `Bea ${ staff.mark }` } )
			.focus();
		await page.keyboard.press( 'Enter' );
		const boss = page.getByRole( 'dialog', {
			name: `Bea ${ staff.mark }`,
		} );
		await see( boss ).toContainText( '15 direct reports' );
		await see( boss.locator( 'h2' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await see( page.locator( 'dialog' ) ).toHaveCount( 0 );
		expect( params( page ) ).toEqual( {
			'people-search': `ana ${ staff.mark }`,
		} );
		await see( link ).toBeFocused();

		await page.keyboard.press( 'Enter' );
		await see( dialog ).toBeVisible();
		await page.goBack();
		await see( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await see( link ).toBeFocused();

		await page.keyboard.press( 'Enter' );
		await dialog.getByRole( 'link', { name: 'Close' } ).click();
		await see( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'opens a shared dialog, and closes it by a press beside it', async () => {
		const { page, close } = await open(
			`${ path }&people-person=${ staff.boss.id }`
		);
		await see( page.getByRole( 'dialog' ) ).toBeVisible();
		await page.mouse.click( 5, 5 );
		await see( page.locator( 'dialog' ) ).toHaveCount( 0 );
		expect( params( page ) ).toEqual( {} );
		const missing = await open( `${ path }&people-person=2000000000` );
		await see(
			missing.page.getByText( 'is not to be found here' )
		).toBeVisible();
		await missing.close();
		await close();
	} );

	it( 'leaves another directory of the page alone', async () => {
		const two = await pageWith(
			block( 'svc/staff-directory', { perPage: 3 } ) +
				block( 'svc/staff-directory', { perPage: 3, layout: 'table' } )
		);
		const { page, complaints, close } = await open( two );
		const [ first, second ] = [
			page.locator( '.svc-directory' ).nth( 0 ),
			page.locator( '.svc-directory' ).nth( 1 ),
		];
		await first.getByRole( 'searchbox' ).fill( `ana ${ staff.mark }` );
		await see( first.getByRole( 'status' ) ).toContainText( '1 person' );
		await see( second.getByRole( 'status' ) ).not.toContainText( 'found' );
		await second.getByRole( 'searchbox' ).fill( `bea ${ staff.mark }` );
		await see( second.getByRole( 'status' ) ).toContainText( '1 person' );
		await see( first ).toContainText( 'Senior Loan Officer' );
		await see( second ).toContainText( 'Head of Lending' );
		expect( params( page ) ).toEqual( {
			'people-search': `ana ${ staff.mark }`,
			'people-2-search': `bea ${ staff.mark }`,
		} );
		await second.getByRole( 'link', { name: 'Title' } ).click();
		await see( second.locator( '[aria-sort]' ) ).toHaveText( /Title/ );
		expect( await violations( page, '.entry-content' ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'says so where nobody is found, or nothing can be', async () => {
		const { page, complaints, close } = await open();
		await search( page ).fill( 'zzz nobody zzz' );
		await page.evaluate( () => Object.assign( window, { isSame: true } ) );
		await search( page ).press( 'Enter' );
		await see( count( page ) ).toContainText( 'No people found' );
		expect( await page.evaluate( () => 'isSame' in window ) ).toBe( true );
		await search( page ).fill( 'a b c d e f g h i j k l' );
		await see( count( page ) ).toContainText( /10/ );
		await search( page ).fill( '<script>alert(1)</script>' );
		await see( count( page ) ).toContainText( 'No people found' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'shows names as they are typed', async () => {
		const { page, close } = await open(
			`${ path }&people-search=bo+${ staff.mark }`
		);
		await see( found( page ) ).toContainText( `Bo <b> ${ staff.mark }` );
		await see( found( page ) ).toContainText( 'Processor & "more"' );
		await close();
	} );

	it( 'goes to the address where scripts cannot fetch it', async () => {
		const { page, close } = await open();
		await page.route( /people-search=broken/, ( route ) =>
			route.request().isNavigationRequest()
				? route.continue()
				: route.abort()
		);
		await search( page ).fill( 'broken' );
		await page.waitForURL( /people-search=broken/ );
		await see( search( page ) ).toHaveValue( 'broken' );
		await close();
	} );
} );

describe( 'what it costs', () => {
	it.each( [
		'',
		'&people-search=kim',
		'&people-page=2&people-sort=title',
		'&people-role=staff',
	] )( 'is three queries of ours at most with %j', async ( query ) => {
		const { cookie } = await logIn( staff.ana.login, staff.ana.password );
		const ask = ( url: string ) =>
			exchange( {
				method: 'GET',
				url,
				headers: { Cookie: cookie, 'X-Count-Queries': '1' },
			} );
		// WordPress redirects to the page's own address first.
		const { headers } = await ask( `${ place.url }${ path }${ query }` );
		const { text } = await ask( String( headers.location ) );
		const own = Number( /own queries: (\d+)/.exec( text )?.[ 1 ] );
		expect( text ).toContain( 'svc-directory__person' );
		expect( own ).toBeGreaterThan( 0 );
		expect( own ).toBeLessThanOrEqual( 3 );
	} );

	it( 'is no layout shift', async () => {
		const { page, close } = await open(
			`${ path }&people-person=${ staff.ana.id }`
		);
		expect( await layoutShift( page ) ).toBeLessThan( 0.02 );
		await close();
	} );
} );

describe.runIf( host.network )( 'on the second site of a network', () => {
	it( 'shows people to its own members and nothing to those of the first', async () => {
		// Another file makes loan officers public for a while.
		const there = await pageWith(
			block( 'svc/staff-directory', { role: 'assistant' } ),
			{ place: siteTwo }
		);
		const stranger = await open( there, { url: siteTwo.url } );
		await see( stranger.page.locator( '.svc-directory' ) ).toContainText(
			'Your account may not see this.'
		);
		expect( await stranger.page.content() ).not.toContain( staff.mark );
		await stranger.close();

		const [ account ] = ( await control.createUsers( [
			{ login: `${ world.token }-two-${ process.pid }`, site: 2 },
		] ) ) as [ Account ];
		const member = await personOf( account );
		const { page, complaints, close } = await visit(
			browser,
			`${ there }&people-search=${ staff.mark }`,
			{ as: member, url: siteTwo.url }
		);
		await see( count( page ) ).toContainText( '7 people' );
		await search( page ).fill( `kima ${ staff.mark }` );
		await see( count( page ) ).toContainText( '1 person' );
		await page
			.getByRole( 'link', { name: `Kima ${ staff.mark }` } )
			.click();
		await see( page.getByRole( 'dialog' ) ).toContainText(
			staff.department
		);
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );
