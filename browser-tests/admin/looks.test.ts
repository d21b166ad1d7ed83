import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { people, type Person } from '../../contract-tests/support/people';
import { administrator, openAdmin, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
let kim: Person;
beforeAll( async () => {
	browser = await launch();
	[ kim ] = ( await people( {} ) ) as [ Person ];
} );
afterAll( () => browser?.close() );

/** The last value is the account, if it is not the administrator. */
const screens: [
	string,
	() => string,
	( () => { login: string; password: string } )?,
][] = [
	[ 'the list', () => 'svc-people' ],
	[ 'the list as a grid', () => 'svc-people&layout=grid' ],
	[ 'the list as a list', () => 'svc-people&layout=list' ],
	[ 'a person', () => `svc-people&person=${ kim.profileId }` ],
	[ 'adding', () => 'svc-people-add' ],
	[ 'importing', () => 'svc-people-import' ],
	[ 'the settings', () => 'svc-people-settings' ],
	[ 'my profile', () => 'svc-people-me', () => kim ],
];

it.each( screens )(
	'%s reads well, with forced colours too, and has room enough on a phone of 320 px',
	async ( _name, query, who = () => administrator ) => {
		const { page, complaints, close } = await openAdmin( browser, query(), {
			as: who(),
		} );
		await see( page.locator( '#svc-admin h1' ) ).toBeVisible();
		await see(
			page.locator( '.components-spinner, [aria-busy="true"]' )
		).toHaveCount( 0 );
		expect( await problems( page ) ).toEqual( [] );
		await page.emulateMedia( { forcedColors: 'active' } );
		const found = await problems( page );
		expect(
			// The browser draws the system's colours, but axe reads the page's.
			found.filter( ( one ) => ! one.startsWith( 'color-contrast' ) )
		).toEqual( [] );
		await page.setViewportSize( { width: 320, height: 640 } );
		await page.reload();
		await see( page.locator( '#svc-admin h1' ) ).toBeVisible();
		await see
			.poll( () =>
				page.evaluate( () => document.documentElement.scrollWidth )
			)
			.toBe( 320 );
		expect( complaints ).toEqual( [] );
		await close();
	}
);

it( 'WordPress before 7.1 has the list with components of its own', async () => {
	const { page, complaints, close } = await openAdmin( browser, 'none' );
	await page.route( /page=svc-people$/, async ( route ) => {
		const answer = await route.fetch();
		const html = await answer.text();
		await route.fulfill( {
			response: answer,
			body: html
				.replace( '"hasTheme":true', '"hasTheme":false' )
				.replace( /<script[^>]*admin\/people\.js[^>]*><\/script>/, '' ),
		} );
	} );
	complaints.length = 0;
	await page.goto( page.url().replace( 'page=none', 'page=svc-people' ) );
	await see( page.getByRole( 'row' ).nth( 1 ) ).toBeVisible( {
		timeout: 30_000,
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'the list runs from right to left where the language does', async () => {
	const { page, complaints, close } = await openAdmin( browser, 'none' );
	await page.route( /page=svc-people$/, async ( route ) => {
		const answer = await route.fetch();
		const html = await answer.text();
		await route.fulfill( {
			response: answer,
			body: html
				.replace( /<html([^>]*?)( dir="ltr")?/, '<html$1 dir="rtl"' )
				.replace( 'style-index.css', 'style-index-rtl.css' )
				.replace( /<body class="/, '<body class="rtl ' ),
		} );
	} );
	complaints.length = 0;
	await page.goto( page.url().replace( 'page=none', 'page=svc-people' ) );
	const title = page.locator( '#svc-admin h1' );
	await see( title ).toBeVisible();
	const button = page.getByRole( 'button', { name: 'Export' } );
	const [ left, right ] = [
		await button.boundingBox(),
		await title.boundingBox(),
	];
	expect( left!.x ).toBeLessThan( right!.x );
	expect( complaints ).toEqual( [] );
	await close();
} );
