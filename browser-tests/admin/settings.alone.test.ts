import { expect as see, type Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { settings } from '../../contract-tests/support/paths';
import { as } from '../../contract-tests/support/world';
import { openAdmin, pictures, problems } from './support';

let browser: Browser;
beforeAll( async () => {
	browser = await launch();
} );
afterEach( () => as.manager.put( settings, { public_roles: [] } ) );
afterAll( () => browser?.close() );

it( 'settings are changed, and what assistants may do', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people-settings'
	);
	await page.getByRole( 'checkbox', { name: 'Loan Officer' } ).check();
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

it( 'settings that somebody else has saved are not overruled unseen', async () => {
	const { page, close } = await openAdmin( browser, 'svc-people-settings' );
	await page.getByRole( 'checkbox', { name: 'Staff' } ).check();
	await as.manager.put( settings, { public_roles: [ 'assistant' ] } );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await see( page.getByText( 'in the meantime' ).first() ).toBeVisible();
	await see( page.getByRole( 'checkbox', { name: 'Staff' } ) ).toBeChecked();
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
