import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { newMark } from '../../../contract-tests/support/people';
import { place } from '../../../contract-tests/support/site';
import { as } from '../../../contract-tests/support/world';
import { violations } from '../../support/axe';
import { block } from '../../support/page-with';
import { picture } from '../../support/picture';
import { postWith } from '../../support/pages';
import { visit as open, type Visit } from '../../support/visit';
import {
	aVisitor,
	contact,
	form,
	leadPage,
	leadsOf,
	type LeadPage,
} from './lead-page';
import { see } from '../../support/see';

let browser: Browser;
let lead: LeadPage;
beforeAll( async () => {
	browser = await launch();
	lead = await leadPage();
} );
afterAll( () => browser?.close() );

const visit = ( path: string, more: Visit = {} ) =>
	open( browser, path, { extraHTTPHeaders: aVisitor(), ...more } );

const submissions = '**/lead-pages/v1/submissions*';

const send = ( page: Page ) =>
	page.getByRole( 'button', { name: form.button_text } );

async function fill( page: Page, mark: string ) {
	await page.getByLabel( 'First name' ).fill( 'Bo' );
	await page.getByLabel( 'Last name' ).fill( mark );
	await page.getByLabel( 'E-mail' ).fill( `${ mark }@example.com` );
	await page.getByLabel( /answer my request/ ).check();
	// Faster than two seconds is a program.
	await page.waitForTimeout( 2100 );
}

const thanks = ( page: Page ) =>
	page.locator( '.svc-lead-thanks[role="status"]' );

describe( 'with JavaScript', () => {
	it( 'a form is sent once, without a login, and thanks take its place', async () => {
		const mark = newMark();
		const { page, complaints, close } = await visit(
			`${ lead.path }?utm_source=${ mark }`
		);
		await fill( page, mark );
		await page.getByLabel( 'State of the home' ).selectOption( 'CO' );
		await page.getByLabel( 'I have an agent already' ).check();
		const asked = page.waitForRequest( submissions );
		await send( page ).dblclick();
		const headers = await ( await asked ).allHeaders();
		expect( headers[ 'x-wp-nonce' ] ).toBeUndefined();
		expect( headers[ 'idempotency-key' ] ).toMatch( /^[0-9a-f]{32}$/ );
		await see( thanks( page ) ).toContainText( 'within a business day' );
		await see( thanks( page ) ).toBeFocused();
		await see( page.locator( '.svc-lead-form' ) ).toHaveCount( 0 );
		expect( await violations( page, 'main' ) ).toEqual( [] );
		await picture( page, 'lead-form-thanks' );

		const [ found, ...others ] = await leadsOf( mark );
		expect( others ).toEqual( [] );
		expect( found ).toMatchObject( {
			first_name: 'Bo',
			state: 'CO',
			owner_user_id: lead.owner.id,
			page_id: lead.id,
			folder: 'inbox',
			submissions: 1,
		} );
		const { body } = await as.manager.get(
			`/lead-pages/v1/leads/${ found!.id }/submissions`
		);
		expect( body ).toMatchObject( {
			data: [
				{
					utm: { source: mark },
					fields: { x_has_agent: true },
					consents: [
						{ key: 'contact', given: true },
						{ key: 'sms_calls', given: false },
					],
				},
			],
		} );
		expect( await page.context().cookies() ).toEqual( [] );
		expect( complaints ).toEqual( [] );

		await page.getByRole( 'link', { name: 'Send another' } ).click();
		await see( page.getByLabel( 'First name' ) ).toHaveValue( '' );
		await close();
	} );

	it( 'says at the fields what is missing, before anything is sent, and by keyboard alone', async () => {
		const { page, complaints, close } = await visit( lead.path );
		let asked = 0;
		await page.route( submissions, async ( route ) => {
			asked++;
			await route.continue();
		} );
		const [ firstName, email ] = [
			page.getByLabel( 'First name' ),
			page.getByLabel( 'E-mail' ),
		];
		await firstName.press( 'Enter' );
		await see( firstName ).toBeFocused();
		await see( firstName ).toHaveAccessibleDescription( /fill in/ );
		await see( email ).toHaveAttribute( 'aria-invalid', 'true' );
		await see( page.getByLabel( /answer my request/ ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await page.keyboard.type( 'Bo' );
		await see( firstName ).not.toHaveAttribute( 'aria-invalid', /./ );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( 'Vale' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( 'bo at example' );
		await page.keyboard.press( 'Enter' );
		await see( email ).toBeFocused();
		await see( email ).toHaveAccessibleDescription( /name@example\.com/ );
		await page.keyboard.press( 'End' );
		expect( asked ).toBe( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'shows at the field what only the server knows, and loses nothing', async () => {
		const mark = newMark();
		const { page, close } = await visit( lead.path );
		await fill( page, mark );
		const message = page.getByLabel( 'Anything I should know?' );
		await message.fill( 'My number is 078-05-1120.' );
		await send( page ).click();
		await see( message ).toBeFocused();
		await see( message ).toHaveAttribute( 'aria-invalid', 'true' );
		await see( page.getByLabel( 'Last name' ) ).toHaveValue( mark );
		await message.fill( 'Call me.' );
		await send( page ).click();
		await see( thanks( page ) ).toBeVisible();
		expect( await leadsOf( mark ) ).toHaveLength( 1 );
		await close();
	} );

	it( 'is sent again after the connection was lost, and arrives once', async () => {
		const mark = newMark();
		const { page, close } = await visit( lead.path );
		await fill( page, mark );
		const keys: string[] = [];
		// The first arrives, and its answer is lost.
		await page.route( submissions, async ( route ) => {
			keys.push( route.request().headers()[ 'idempotency-key' ]! );
			if ( keys.length === 1 ) {
				await route.fetch();
			}
			await ( keys.length < 3 ? route.abort() : route.continue() );
		} );
		await send( page ).click();
		const again = page.getByRole( 'button', { name: 'Try again' } );
		await see( page.locator( '.svc-lead-form__message' ) ).toContainText(
			'connection was lost'
		);
		await see( page.getByLabel( 'Last name' ) ).toHaveValue( mark );
		await picture( page, 'lead-form-lost', { fullPage: false } );
		await again.click();
		await see( again ).toBeVisible();
		await page.evaluate( () =>
			window.dispatchEvent( new Event( 'online' ) )
		);
		await see( page.locator( '.svc-lead-form__message' ) ).toContainText(
			'connected again'
		);
		await again.click();
		await see( thanks( page ) ).toBeVisible();
		expect( new Set( keys ).size ).toBe( 1 );
		expect( keys ).toHaveLength( 3 );
		expect( await leadsOf( mark ) ).toMatchObject( [ { submissions: 1 } ] );
		await close();
	} );

	it( 'is sent as without JavaScript where the site closes its REST API', async () => {
		const mark = newMark();
		const { page, close } = await visit( lead.path );
		await page.route( submissions, ( route ) =>
			route.fulfill( { status: 403, body: '<h1>Forbidden</h1>' } )
		);
		await fill( page, mark );
		const message = page.getByLabel( 'Anything I should know?' );
		await message.fill( 'My number is 078-05-1120.' );
		await send( page ).click();
		const summary = page.locator( '.svc-lead-form__summary' );
		await see( summary ).toBeFocused();
		expect( await violations( page, 'main' ) ).toEqual( [] );
		await page.waitForTimeout( 500 );
		await message.fill( 'Call me.' );
		await send( page ).click();
		await page.waitForURL( /svc-lead=sent/ );
		await see( thanks( page ) ).toBeVisible();
		expect( await leadsOf( mark ) ).toHaveLength( 1 );
		await close();
	} );

	it( 'leads to the page of thanks that the lead page names', async () => {
		const { path } = await postWith( '<p>Thanks indeed</p>' );
		const there = place.url + path;
		const own = await leadPage( {
			owner: lead.owner,
			thank_you: { message: '', url: there },
		} );
		const { page, close } = await visit( own.path );
		await fill( page, newMark() );
		await send( page ).click();
		await see( page.getByText( 'Thanks indeed' ) ).toBeVisible();
		await close();
	} );

	it( 'counts a view of visitors, not of who may edit the page', async () => {
		const own = await leadPage( { owner: lead.owner } );
		const views = async () => {
			const { body } = await as.manager.get(
				`/lead-pages/v1/pages/${ own.id }/stats`
			);
			return ( body as { views: number } ).views;
		};
		const look = async ( who?: LeadPage[ 'owner' ] ) => {
			const { page, close } = await visit( own.path, { as: who } );
			await see( send( page ) ).toBeVisible();
			await page.waitForTimeout( 1000 );
			await close();
		};
		await look( lead.owner );
		expect( await views() ).toBe( 0 );
		await look();
		await vi.waitFor( async () => expect( await views() ).toBe( 1 ), {
			timeout: 15_000,
		} );
	} );
} );

it( 'two forms of one page, and one of another page, go their own ways', async () => {
	const other = await leadPage( {
		owner: lead.owner,
		button_text: 'Book a seat',
		consents: [ { ...contact, required: false } ],
	} );
	const { path } = await postWith(
		block( 'svc/lead-form', { pageId: lead.id } ) +
			block( 'svc/lead-form', { pageId: other.id, layout: 'columns' } )
	);
	const mark = newMark();
	const { page, complaints, close } = await visit( path );
	const second = page.locator( 'form.svc-lead-form' ).nth( 1 );
	await second.getByLabel( 'First name' ).fill( 'Bo' );
	await second.getByLabel( 'Last name' ).fill( mark );
	await second.getByLabel( 'E-mail' ).fill( `${ mark }@example.com` );
	await page.waitForTimeout( 2100 );
	await second.getByRole( 'button', { name: 'Book a seat' } ).click();
	await see( thanks( page ) ).toBeVisible();
	await see( send( page ) ).toBeVisible();
	expect( await leadsOf( mark ) ).toMatchObject( [ { page_id: other.id } ] );
	expect( complaints ).toEqual( [] );
	await close();
} );
