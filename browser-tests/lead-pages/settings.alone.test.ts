import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LeadSettings } from '../../client/src/lead-pages';
import { leadSettings } from '../../contract-tests/lead-pages/made';
import { launch } from '../../contract-tests/support/browser';
import { newMark } from '../../contract-tests/support/people';
import { as } from '../../contract-tests/support/world';
import { anEditor } from '../support/editor';
import { see } from '../support/see';
import { looksRight, open } from './pages-support';

let browser: Browser;
const company = ( await as.manager.get( '/users/v1/company' ) ).body;
const before = ( await as.manager.get( leadSettings ) ).body as LeadSettings;

const clear = async () => {
	await as.manager.put( leadSettings, before );
	await as.manager.put( '/users/v1/company', company );
};
beforeAll( async () => {
	browser = await launch();
} );
beforeEach( clear );
afterAll( async () => {
	await clear();
	await browser?.close();
} );

const settings = async () =>
	( await as.manager.get( leadSettings ) ).body as LeadSettings;

it( 'an administrator changes settings by keyboard, and is told at the field what is wrong', async () => {
	const mark = newMark();
	const { page, complaints, close } = await open(
		browser,
		'svc-lead-settings'
	);
	await see(
		page.getByRole( 'heading', { name: 'Settings of leads' } )
	).toBeVisible();
	await page.getByLabel( 'Owners publish their pages' ).press( 'Space' );
	await page.getByLabel( 'Delete spam after days' ).fill( '0' );
	await page.getByLabel( 'First part of the addresses' ).fill( 'Lead Pages' );
	await page.getByLabel( 'Company name' ).fill( `Lender ${ mark }` );
	await page.getByLabel( 'NMLS number' ).fill( '112233' );
	await page.keyboard.press( 'Control+s' );
	const spam = page.getByLabel( 'Delete spam after days' );
	await see( spam ).toBeFocused();
	await see( spam ).toHaveAccessibleDescription( /at least 1/ );
	await see(
		page.getByLabel( 'First part of the addresses' )
	).toHaveAccessibleDescription( /lower case letters/ );
	await looksRight( page, 'settings-mistakes' );
	await spam.fill( '14' );
	await page.getByLabel( 'First part of the addresses' ).fill( 'our-offers' );
	await see(
		page.getByText( 'Such as /our-offers/jane-doe.' )
	).toBeVisible();
	await page.keyboard.press( 'Control+s' );
	await see( page.getByTestId( 'snackbar' ) ).toContainText( 'Saved.', {
		timeout: 20_000,
	} );
	await looksRight( page, 'settings' );
	expect( await settings() ).toMatchObject( {
		owners_publish: true,
		spam_days: 14,
		base: 'our-offers',
		company_name: `Lender ${ mark }`,
		company_nmls: '112233',
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'two administrators change settings at the same time, and neither is lost', async () => {
	const { page, close } = await open( browser, 'svc-lead-settings' );
	await page.getByLabel( 'Delete spam after days' ).fill( '21' );
	await as.manager.put( leadSettings, { quota_minutes: 5 } );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await see( dialog ).toBeVisible();
	await looksRight( page, 'settings-conflict' );
	await dialog.getByRole( 'button', { name: /save/i } ).last().click();
	await see( page.getByTestId( 'snackbar' ) ).toContainText( 'Saved.', {
		timeout: 20_000,
	} );
	expect( await settings() ).toMatchObject( {
		spam_days: 21,
		quota_minutes: 5,
	} );
	await close();
} );

it( 'editors have neither settings nor deliveries', async () => {
	const editor = await anEditor();
	for ( const screen of [ 'svc-lead-settings', 'svc-lead-deliveries' ] ) {
		const { page, close } = await open( browser, screen, editor );
		await see( page.getByText( 'you are not allowed' ) ).toHaveCount( 1 );
		await close();
	}
} );
