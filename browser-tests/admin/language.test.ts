import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { control, type Account } from '../../contract-tests/support/control';
import {
	newMark,
	people,
	personOf,
	type Person,
} from '../../contract-tests/support/people';
import { world } from '../../contract-tests/support/world';
import { inIt, locale, translate, untranslated } from '../support/translated';
import { openAdmin, pictures } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
let manager: Account, editor: Account;
let kim: Person, member: Person;
let texts: string[] = [];
let remove: () => Promise< unknown >;
beforeAll( async () => {
	browser = await launch();
	const login = `${ world.token }-${ mark }`;
	let account: Account;
	[ account, editor ] = ( await control.createUsers( [
		{ login, role: 'administrator' },
		{ login: `${ login }-editor`, role: 'editor' },
	] ) ) as [ Account, Account ];
	manager = await personOf( account, { last_name: mark } );
	[ kim, member ] = ( await people(
		{ last_name: mark },
		{ last_name: mark }
	) ) as [ Person, Person ];
	for ( const { id } of [ manager, member, editor ] ) {
		await control.setUserMeta( id, 'locale', locale );
	}
	( { texts, remove } = await translate() );
} );
afterAll( async () => {
	await remove?.();
	await browser?.close();
} );

const isThere = async ( page: Page ) => {
	await see( page.locator( '#svc-admin h1' ) ).toBeVisible( {
		timeout: 30_000,
	} );
	await see( page.locator( '.components-spinner' ) ).toHaveCount( 0 );
};

describe( 'the dashboard in another language, from right to left', () => {
	it.each( [
		[ 'people', () => `svc-people&search=${ mark }` ],
		[ 'person', () => `svc-people&person=${ kim.profileId }` ],
		[ 'add', () => 'svc-people-add' ],
		[ 'chart', () => 'svc-people-chart' ],
		[ 'import', () => 'svc-people-import' ],
		[ 'settings', () => 'svc-people-settings' ],
		[ 'me', () => 'svc-people-me' ],
		[ 'mail', () => `svc-mail&search=${ mark }` ],
		[ 'mail-sent', () => `svc-mail-sent&search=${ mark }` ],
		[ 'mail-signatures', () => 'svc-mail-signatures' ],
		[ 'mail-brand', () => 'svc-mail-brand' ],
	] )( 'has no word of English: %s', async ( name, query ) => {
		const { page, complaints, close } = await openAdmin( browser, query(), {
			as: name === 'me' ? member : manager,
		} );
		await isThere( page );
		if ( name === 'me' ) {
			await see( page.locator( 'iframe' ) ).toBeVisible();
		}
		await see( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		await see( page.locator( '#svc-admin h1' ) ).toHaveCSS(
			'direction',
			'rtl'
		);
		expect( await untranslated( page, texts ) ).toEqual( [] );
		expect(
			await untranslated( page, texts, '#contextual-help-wrap' )
		).toEqual( [] );
		await pictures( page, `rtl-${ name }` );
		await page.setViewportSize( { width: 390, height: 844 } );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 390 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'on every screen of the menu', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-people-settings',
			{ as: manager }
		);
		await isThere( page );
		const screens = await page
			.locator( '#adminmenu a[href*="page=svc-"]' )
			.evaluateAll( ( links ) => [
				...new Set(
					links.map( ( link ) => ( link as HTMLAnchorElement ).href )
				),
			] );
		expect( screens.length ).toBeGreaterThan( 10 );
		const english: Record< string, string[] > = {};
		for ( const screen of screens ) {
			// Without it, lists have what other tests made: a job title can be a word of the dashboard, too.
			await page.goto( `${ screen }&search=${ mark }` );
			await isThere( page );
			const found = await untranslated( page, texts );
			if ( found.length > 0 ) {
				english[ screen ] = found;
			}
		}
		expect( english ).toEqual( {} );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'also for an editor without a profile, who has one screen', async () => {
		const { page, close } = await openAdmin(
			browser,
			`svc-mail&search=${ mark }`,
			{ as: editor }
		);
		await isThere( page );
		await see(
			page.getByRole( 'button', { name: inIt( 'View options' ) } )
		).toBeVisible();
		expect( await untranslated( page, texts ) ).toEqual( [] );
		await close();
	} );

	it( 'also where a part is loaded later, and in what WordPress’s own says', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			`svc-people&search=${ mark }`,
			{ as: manager }
		);
		await isThere( page );
		await see(
			page.getByRole( 'button', { name: inIt( 'View options' ) } )
		).toBeVisible();
		const parts: string[] = [];
		page.on( 'request', ( request ) => parts.push( request.url() ) );
		await page
			.getByRole( 'link', { name: `Kim ${ mark }` } )
			.first()
			.click();
		await see(
			page.getByRole( 'button', { name: inIt( 'Save' ) } )
		).toBeVisible( { timeout: 30_000 } );
		expect( parts.join() ).toContain( '/build/admin/person.js' );
		await isThere( page );
		expect( await untranslated( page, texts ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );
