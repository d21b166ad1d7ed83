import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
	MailSettings,
	Rendered,
	Signature,
	Template,
} from '../../client/src/etb/index';
import { launch } from '../../contract-tests/support/browser';
import { control } from '../../contract-tests/support/control';
import {
	newMark,
	people,
	type Person,
} from '../../contract-tests/support/people';
import { as, world } from '../../contract-tests/support/world';
import { host, siteTwo } from '../../contract-tests/support/site';
import { openAdmin } from '../admin/support';
import { act, aTemplate, looksRight, open, rowOf } from './support';
import { see } from '../support/see';

const path = '/etb/v1/settings';
const mark = newMark();

let browser: Browser;
let template: Template;
let officer: Person;
const company = ( await as.manager.get( '/users/v1/company' ) ).body;

const clear = async () => {
	await control.clearOption( 'svc_mail_settings' );
	await as.manager.put( '/users/v1/company', company );
};
beforeAll( async () => {
	browser = await launch();
	[ officer ] = ( await people( {
		role: 'loan_officer',
		nmls_id: '123456',
	} ) ) as [ Person ];
	template = await aTemplate( 'signature', `Chosen ${ mark }`, 'active' );
} );
beforeEach( clear );
afterAll( async () => {
	await clear();
	await browser?.close();
} );

const settings = async () =>
	( await as.manager.get( path ) ).body as MailSettings;

it( 'an administrator sets colors with a live preview, the postal address and the sender', async () => {
	const { page, complaints, close } = await open( browser, 'svc-mail-brand' );
	const preview = page.getByRole( 'region', { name: 'Preview' } );
	const letter = preview.frameLocator( 'iframe' );
	await see( letter.getByText( 'Hi Alex,' ) ).toBeVisible();
	await looksRight( page, 'brand' );

	const colors = page.getByRole( 'region', { name: 'Colors', exact: true } );
	const text = colors.getByRole( 'textbox', { name: 'Text', exact: true } );
	const background = colors.getByRole( 'textbox', {
		name: 'Background',
		exact: true,
	} );
	await background.fill( 'white' );
	await background.blur();
	await see( background ).toHaveAccessibleDescription( /such as #1f5fa8/ );
	await background.fill( '#ffeedd' );
	await see( letter.locator( '[style*="#ffeedd"]' ).first() ).toBeVisible();
	await text.fill( '#ccbbaa' );
	await see(
		colors.getByText( 'Many people cannot read text below 4.5 to 1.' )
	).toBeVisible();
	await text.fill( '#332211' );
	await page.getByLabel( 'Postal address' ).fill( '1 Main Street\nDenver' );
	await page.getByLabel( 'Reply-to address' ).fill( 'nobody' );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	const reply = page.getByLabel( 'Reply-to address' );
	await see( reply ).toBeFocused();
	await see( reply ).toHaveAccessibleDescription( /e-mail/ );
	await looksRight( page, 'brand-mistake' );
	await reply.fill( 'hello@example.com' );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await see( page.getByTestId( 'snackbar' ) ).toContainText( 'Saved.' );
	expect( await settings() ).toMatchObject( {
		brand: { colors: { background: '#ffeedd', text: '#332211' } },
		company: { postal_address: '1 Main Street\nDenver' },
		from: { reply_to: 'hello@example.com' },
	} );
	const { html, text: plain } = (
		await as.manager.post( '/etb/v1/render', {
			purpose: 'newsletter',
			sample: true,
		} )
	).body as Rendered;
	expect( html ).toContain( '#ffeedd' );
	expect( plain ).toContain( '1 Main Street\nDenver' );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'an administrator gives loan officers a signature of their own, whose template then cannot be moved to the Trash', async () => {
	const list = await open( browser, `svc-mail&search=${ mark }` );
	const row = rowOf( list.page, template.name );
	await see( row ).toContainText( 'Active' );

	const { page, complaints, close } = await open( browser, 'svc-mail-brand' );
	await page
		.getByRole( 'region', { name: 'Signatures' } )
		.getByLabel( 'Loan Officer' )
		.selectOption( template.name );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await see( page.getByTestId( 'snackbar' ) ).toContainText( 'Saved.' );
	expect( ( await settings() ).signature ).toMatchObject( {
		default: null,
		roles: { loan_officer: template.id },
	} );
	const { template_id: made } = (
		await as.manager.get( `/etb/v1/signatures/${ officer.id }` )
	).body as Signature;
	expect( made ).toBe( template.id );
	expect( complaints ).toEqual( [] );
	await close();

	// The list was opened before.
	await act( row, 'Move to Trash' );
	const dialog = list.page.getByRole( 'dialog' );
	await dialog.getByRole( 'button', { name: 'Move to Trash' } ).click();
	await see(
		dialog.getByText( '1 template could not be changed.' ).last()
	).toBeVisible();
	await see(
		dialog.getByText( 'The e-mail settings name this template.' )
	).toBeVisible();
	await looksRight( list.page, 'templates-in-use' );
	await dialog.getByRole( 'button', { name: 'Close' } ).last().click();
	await list.page.reload();
	await see( row ).not.toContainText( 'Not in use' );
	await see( row ).toContainText( 'In use' );
	await row.getByRole( 'button', { name: 'Actions' } ).click();
	await see(
		list.page.getByRole( 'menuitem', { name: 'Duplicate' } )
	).toBeVisible();
	await see(
		list.page.getByRole( 'menuitem', { name: 'Move to Trash' } )
	).toHaveCount( 0 );
	await list.close();
} );

it( 'an image that cannot be read is told, and removing it leaves the focus in its field', async () => {
	await control.setOption( 'svc_mail_settings', {
		brand: { logo_id: 99999999 },
	} );
	const { page, close } = await open( browser, 'svc-mail-brand' );
	const logo = page.getByRole( 'group', { name: 'Logo', exact: true } );
	await see( logo.locator( '.svc-error' ) ).toHaveText( 'Invalid post ID.' );
	await logo.getByRole( 'button', { name: 'Remove image' } ).press( 'Enter' );
	await see(
		logo.getByRole( 'button', { name: 'Choose image' } )
	).toBeFocused();
	await see( logo.locator( '.svc-error' ) ).toHaveCount( 0 );
	await close();
} );

it( 'a person who was logged out is told so, and saves after logging in again', async () => {
	const { page, close } = await open( browser, 'svc-mail-brand' );
	await page.getByLabel( 'Sender name' ).fill( `From ${ mark }` );
	const cookies = await page.context().cookies();
	await page.context().clearCookies();
	const save = page.getByRole( 'button', { name: 'Save' } );
	await save.click();
	await see(
		page
			.getByText(
				'You are logged out. Log in in another tab, then try again.'
			)
			.first()
	).toBeVisible();
	await page.context().addCookies( cookies );
	await save.click();
	await see( page.getByTestId( 'snackbar' ) ).toContainText( 'Saved.' );
	await close();
} );

describe.runIf( host.network )( 'on the second site of a network', () => {
	it( 'its administrator reads the company details, and changes the sender', async () => {
		const login = `${ world.token }-${ newMark() }-brand`;
		const [ account ] = await control.createUsers( [
			{ login, role: 'subscriber' },
		] );
		await control.setRole( account!.id, 'administrator', 2 );
		await as.manager.put( '/users/v1/company', {
			...( company as object ),
			legal_name: `Legal ${ mark }`,
		} );
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-mail-brand',
			{ as: account!, url: siteTwo.url }
		);
		const details = page.getByRole( 'region', { name: 'Company details' } );
		await see( details ).toContainText( `Legal ${ mark }` );
		await see( details.getByRole( 'textbox' ) ).toHaveCount( 0 );
		await looksRight( page, 'brand-second-site' );
		await page.getByLabel( 'Sender name' ).fill( 'Second site' );
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await see( page.getByTestId( 'snackbar' ) ).toContainText( 'Saved.' );
		await page.getByLabel( 'Sender name' ).fill( '' );
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await see( page.getByTestId( 'snackbar' ).nth( 1 ) ).toBeVisible();
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );
