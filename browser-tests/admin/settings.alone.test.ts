import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { publicFields } from '../../client/src/users/vocabulary';
import { launch } from '../../contract-tests/support/browser';
import { switchTools } from '../../contract-tests/support/mcp';
import { company, settings } from '../../contract-tests/support/paths';
import { as } from '../../contract-tests/support/world';
import { holdWrites, openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

/** The record as it is before anything of it is saved. */
const noCompany = {
	name: null,
	legal_name: null,
	nmls_id: null,
	postal_address: null,
	phone: null,
	url: null,
	disclosure: null,
	equal_housing: null,
};

/** The requests of the company record, in both forms of REST addresses. */
const companyRequests = /users(\/|%2F)v1(\/|%2F)company/;

let browser: Browser;
beforeAll( async () => {
	browser = await launch();
} );
afterEach( async () => {
	await as.manager.put( settings, {
		public_roles: [],
		public_fields: [ ...publicFields ],
		use_gravatar: false,
	} );
	await as.manager.put( company, noCompany );
	await switchTools( { 'svc-users-update-profile': false } );
} );
afterAll( () => browser?.close() );

const publicRole = ( page: Page, name: string ) =>
	page
		.getByRole( 'group', { name: 'Public roles' } )
		.getByRole( 'checkbox', { name } );

it( 'settings are changed, and what assistants may do', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people-settings'
	);
	await publicRole( page, 'Loan Officer' ).check();
	const tool = page.getByRole( 'checkbox', { name: 'Update a profile' } );
	await tool.check();
	expect( await problems( page ) ).toEqual( [] );
	await pictures( page, 'settings' );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await see( page.getByTestId( 'snackbar' ) ).toHaveText( /saved/ );
	expect( ( await as.manager.get( settings ) ).body ).toMatchObject( {
		public_roles: [ 'loan_officer' ],
	} );
	await page.reload();
	await see( tool ).toBeChecked();
	await tool.uncheck();
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await see( page.getByTestId( 'snackbar' ) ).toHaveText( /saved/ );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'what visitors see, and whether Gravatar is asked, are chosen', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people-settings'
	);
	const fields = page.getByRole( 'group', { name: 'Visitors also see' } );
	await see( fields.getByRole( 'checkbox', { checked: true } ) ).toHaveCount(
		publicFields.length
	);
	await fields.getByRole( 'checkbox', { name: 'Phone' } ).uncheck();
	const gravatar = page.getByRole( 'checkbox', { name: 'Use Gravatar' } );
	await see( gravatar ).not.toBeChecked();
	await gravatar.check();
	expect( await problems( page ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await see( page.getByTestId( 'snackbar' ) ).toHaveText( /saved/ );
	expect( ( await as.manager.get( settings ) ).body ).toMatchObject( {
		public_fields: [ 'email', 'company', 'bio', 'social' ],
		use_gravatar: true,
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'settings that another administrator has saved are not overwritten unseen', async () => {
	const { page, close } = await openAdmin( browser, 'svc-people-settings' );
	await publicRole( page, 'Staff' ).check();
	await as.manager.put( settings, { public_roles: [ 'assistant' ] } );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await see( page.getByText( 'in the meantime' ).first() ).toBeVisible();
	await see( publicRole( page, 'Staff' ) ).toBeChecked();
	expect( ( await as.manager.get( settings ) ).body ).toMatchObject( {
		public_roles: [ 'assistant' ],
	} );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await see( page.getByTestId( 'snackbar' ) ).toHaveText( /saved/ );
	expect( ( await as.manager.get( settings ) ).body ).toMatchObject( {
		public_roles: [ 'staff' ],
	} );
	await close();
} );

it( 'what is changed while settings are being saved remains to be saved', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people-settings'
	);
	const section = page.getByRole( 'region', { name: 'Company' } );
	const save = page.getByRole( 'button', { name: 'Save' } );
	const tool = page.getByRole( 'checkbox', { name: 'Update a profile' } );
	const answer = await holdWrites( page );
	await publicRole( page, 'Staff' ).check();
	await section.getByLabel( 'Company name' ).fill( 'Example Lending' );
	await save.click();
	await publicRole( page, 'Loan Officer' ).check();
	await section.getByLabel( 'Company name' ).fill( 'Example Loans' );
	await section.getByLabel( 'Phone' ).fill( '303 555 0142' );
	await tool.check();
	answer();
	await see( page.getByTestId( 'snackbar' ) ).toHaveText( /saved/ );
	await see( publicRole( page, 'Staff' ) ).toBeChecked();
	await see( publicRole( page, 'Loan Officer' ) ).toBeChecked();
	await see( section.getByLabel( 'Phone' ) ).toHaveValue( '303 555 0142' );
	await see( tool ).toBeChecked();
	expect( ( await as.manager.get( company ) ).body ).toMatchObject( {
		name: 'Example Lending',
		phone: '',
	} );
	const saveAgain = async () => {
		await save.click();
		await see( save ).not.toHaveClass( /is-busy/ );
		await see( save ).toBeDisabled();
	};
	await saveAgain();
	expect( ( await as.manager.get( company ) ).body ).toMatchObject( {
		name: 'Example Loans',
		phone: '303 555 0142',
	} );
	expect( ( await as.manager.get( settings ) ).body ).toMatchObject( {
		public_roles: [ 'loan_officer', 'staff' ],
	} );
	await tool.uncheck();
	await saveAgain();
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'the company is changed, and only what has changed is sent', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people-settings'
	);
	const sent: unknown[] = [];
	page.on( 'request', ( request ) => {
		if ( companyRequests.test( request.url() ) && request.postData() ) {
			sent.push( request.postDataJSON() );
		}
	} );
	const section = page.getByRole( 'region', { name: 'Company' } );
	await section.getByLabel( 'Company name' ).fill( 'Example Lending' );
	await section.getByLabel( 'Postal address' ).fill( '1 Main St\nBoulder' );
	await section
		.getByRole( 'checkbox', { name: 'Equal Housing Lender' } )
		.uncheck();
	expect( await problems( page ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await see( page.getByTestId( 'snackbar' ) ).toHaveText( /saved/ );
	const changes = {
		name: 'Example Lending',
		postal_address: '1 Main St\nBoulder',
		equal_housing: false,
	};
	expect( sent ).toEqual( [ changes ] );
	expect( ( await as.manager.get( company ) ).body ).toMatchObject( changes );
	await page.reload();
	await see( section.getByLabel( 'Company name' ) ).toHaveValue(
		'Example Lending'
	);
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a field of the company that is refused says why, by the form or by the server', async () => {
	const { page, close } = await openAdmin( browser, 'svc-people-settings' );
	const section = page.getByRole( 'region', { name: 'Company' } );
	const number = section.getByLabel( 'NMLS number' );
	const phone = section.getByLabel( 'Phone' );
	const save = page.getByRole( 'button', { name: 'Save' } );
	await number.fill( '12a' );
	await phone.fill( 'call us' );
	await save.click();
	await see( number ).toBeFocused();
	await see( number ).toHaveAccessibleDescription( /digits only/ );
	await see( phone ).toHaveAccessibleDescription( /digits, spaces/ );
	await see( page.getByText( 'Nothing was saved' ).first() ).toBeVisible();
	expect( await problems( page ) ).toEqual( [] );
	await phone.fill( '' );
	await number.fill( '123' );
	// What the form lets through and the server does not.
	await page.route( companyRequests, ( route, request ) =>
		request.postData() === null
			? route.continue()
			: route.continue( { postData: '{"nmls_id":"12a"}' } )
	);
	await publicRole( page, 'Staff' ).check();
	await save.click();
	await see( number ).toHaveAccessibleDescription( /digits only/ );
	await see( number ).toBeFocused();
	await see(
		page.getByText( 'Only some of the changes were saved' ).first()
	).toBeVisible();
	expect( ( await as.manager.get( company ) ).body ).toMatchObject( {
		nmls_id: '',
	} );
	await page.unroute( companyRequests );
	await number.fill( '124' );
	await save.click();
	await see( page.getByTestId( 'snackbar' ) ).toHaveText( /saved/ );
	expect( ( await as.manager.get( company ) ).body ).toMatchObject( {
		nmls_id: '124',
	} );
	await close();
} );

it( 'a company that someone else has changed has both versions in a dialog', async () => {
	const { page, close } = await openAdmin( browser, 'svc-people-settings' );
	const section = page.getByRole( 'region', { name: 'Company' } );
	await section.getByLabel( 'Legal name' ).fill( 'Mine' );
	await section.getByLabel( 'Disclosure' ).fill( 'Rates change.' );
	await as.manager.put( company, { legal_name: 'Theirs', phone: '12' } );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await see( dialog.getByRole( 'row', { name: /Phone/ } ) ).toContainText(
		'12'
	);
	expect( await problems( page ) ).toEqual( [] );
	await dialog
		.getByRole( 'radio', { name: 'Legal name: keep the other version' } )
		.check();
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await see( page.getByTestId( 'snackbar' ) ).toHaveText( /saved/ );
	expect( ( await as.manager.get( company ) ).body ).toMatchObject( {
		legal_name: 'Theirs',
		phone: '12',
		disclosure: 'Rates change.',
	} );
	await close();
} );
