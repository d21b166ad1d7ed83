import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { control, type Account } from '../../contract-tests/support/control';
import { newMark } from '../../contract-tests/support/people';
import { world } from '../../contract-tests/support/world';
import { overflow } from '../support/page-with';
import { postWith } from '../support/pages';
import { openAdmin, pictures, problems, welcomeDismissed } from './support';
import { see } from '../support/see';

let browser: Browser;
/** An administrator of their own, so that nothing is dismissed for other tests. */
let administrator: Account;
/** May manage people, and nothing else on the site. */
let manager: Account;
const mark = newMark();
const login = ( name: string ) => `${ world.token }-${ mark }-${ name }`;

beforeAll( async () => {
	browser = await launch();
	[ administrator, manager ] = ( await control.createUsers( [
		{ login: login( 'a' ), role: 'administrator' },
		{ login: login( 'm' ) },
	] ) ) as [ Account, Account ];
	await control.grant( manager.id, 'svc_manage_profiles', 1 );
} );
afterAll( () => browser?.close() );

const welcome = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Welcome to Svc People' } );
const steps = ( page: Page ) =>
	welcome( page ).getByRole( 'heading', { level: 3 } );

describe( 'the welcome', () => {
	it( 'ticks the steps that the site has done, and fits', async () => {
		const { id } = await postWith( '<!-- wp:svc/staff-directory /-->' );
		expect( id ).toBeGreaterThan( 0 );
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-people',
			{ as: administrator }
		);
		await see( steps( page ) ).toHaveText( [
			/^Import or add people \(done\)/,
			/^Choose who is public/,
			/^Make a directory page \(done\)/,
			/^Connect an assistant/,
			/^Try the components/,
		] );
		await see(
			welcome( page ).getByRole( 'button', { name: 'Make the page' } )
		).toHaveCount( 0 );
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'welcome' );
		await page.setViewportSize( { width: 320, height: 800 } );
		await see.poll( () => overflow( page ) ).toBe( 0 );
		expect( await problems( page ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'stays away when it is dismissed, asks for nothing then, and comes back from Help', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-people',
			{ as: administrator }
		);
		const saved = welcomeDismissed( page );
		await welcome( page )
			.getByRole( 'button', { name: 'Dismiss' } )
			.focus();
		await page.keyboard.press( 'Enter' );
		await see( welcome( page ) ).toHaveCount( 0 );
		await see( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
		await saved;

		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await page.reload( { waitUntil: 'networkidle' } );
		await see( page.getByRole( 'table' ) ).toBeVisible();
		await see( welcome( page ) ).toHaveCount( 0 );
		expect(
			asked.filter( ( url ) =>
				/wp(\/|%2F)v2(\/|%2F)(pages|posts)|calls/.test( url )
			)
		).toEqual( [] );

		await page.getByRole( 'button', { name: 'Help' } ).click();
		await page
			.getByRole( 'link', { name: 'Show the first steps' } )
			.click();
		await see( welcome( page ) ).toBeVisible();
		await page.goto( page.url().replace( /\?.*/, '?page=svc-people' ) );
		await see( welcome( page ) ).toBeVisible();
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'offers no page to those who may publish none', async () => {
		const { page, close } = await openAdmin( browser, 'svc-people', {
			as: manager,
		} );
		await see( steps( page ).first() ).toContainText( '(done)' );
		await see(
			steps( page ).filter( { hasText: 'Make a directory page' } )
		).toHaveCount( 0 );
		await see(
			welcome( page ).getByRole( 'link', {
				name: 'Add a page with blocks',
			} )
		).toHaveCount( 0 );
		await close();
	} );
} );
