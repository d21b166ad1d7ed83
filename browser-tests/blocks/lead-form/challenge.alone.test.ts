import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { control } from '../../../contract-tests/support/control';
import { newMark } from '../../../contract-tests/support/people';
import { visit } from '../../support/visit';
import { aVisitor, form, leadPage, leadsOf } from './lead-page';
import { see } from '../../support/see';

const settings = 'svc_lead_settings';

let browser: Browser;
let before: unknown;
beforeAll( async () => {
	browser = await launch();
	before = ( await control.option( settings, 'site' ) ).value;
	await control.setOption( settings, { challenge: true } );
} );
afterAll( async () => {
	await control.setOption( settings, before ?? {} );
	await browser?.close();
} );

async function fill( page: Page, mark: string ) {
	await page.getByLabel( 'First name' ).fill( 'Bo' );
	await page.getByLabel( 'Last name' ).fill( mark );
	await page.getByLabel( 'E-mail' ).fill( `${ mark }@example.com` );
	await page.getByLabel( /answer my request/ ).check();
	await new Promise( ( done ) => setTimeout( done, 2100 ) );
}

const thanked = ( page: Page ) =>
	see( page.locator( '.svc-lead-thanks' ) ).toBeVisible( {
		timeout: 30_000,
	} );

it.each( [
	[ 'solved by the browser', true, 'inbox' ],
	[
		'not solved without JavaScript, and the lead is kept as spam',
		false,
		'spam',
	],
] )( 'the challenge is %s', async ( _name, javaScriptEnabled, folder ) => {
	const mark = newMark();
	const lead = await leadPage();
	const { page, close } = await visit( browser, lead.path, {
		javaScriptEnabled,
		extraHTTPHeaders: aVisitor(),
	} );
	await fill( page, mark );
	await page.getByRole( 'button', { name: form.button_text } ).click();
	await thanked( page );
	expect( await leadsOf( mark, folder ) ).toHaveLength( 1 );
	await close();
} );

it( 'a form that is sent without a connection has its challenge solved when there is one', async () => {
	const mark = newMark();
	const lead = await leadPage();
	const { page, close } = await visit( browser, lead.path, {
		extraHTTPHeaders: aVisitor(),
	} );
	await fill( page, mark );
	await page.context().setOffline( true );
	await page.getByRole( 'button', { name: form.button_text } ).click();
	const again = page.getByRole( 'button', { name: 'Try again' } );
	await see( again ).toBeVisible();
	await see( page.locator( '.svc-lead-form__message' ) ).toContainText(
		'connection was lost'
	);
	await page.context().setOffline( false );
	await again.click();
	await thanked( page );
	expect( await leadsOf( mark ) ).toHaveLength( 1 );
	await close();
} );

it( 'a form whose challenge cannot be asked for is sent without, and kept as spam', async () => {
	const mark = newMark();
	const lead = await leadPage();
	const { page, close } = await visit( browser, lead.path, {
		extraHTTPHeaders: aVisitor(),
	} );
	await page.route( /pages(\/|%2F)\d+(\/|%2F)form/, ( route ) =>
		route.abort()
	);
	await fill( page, mark );
	await page.getByRole( 'button', { name: form.button_text } ).click();
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await thanked( page );
	expect( await leadsOf( mark, 'spam' ) ).toHaveLength( 1 );
	await close();
} );
