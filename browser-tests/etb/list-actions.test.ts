import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { newMark } from '../../contract-tests/support/people';
import { aTemplate, act, open, rowOf, templatesFound } from './support';
import { see } from '../support/see';

const path = /etb(\/|%2F)v1(\/|%2F)templates/;
const conflict = {
	status: 409,
	contentType: 'application/json',
	body: '{"code":"rest_in_use","message":"It is in use.","data":{"status":409}}',
};

let browser: Browser;

beforeAll( async () => {
	browser = await launch();
} );
afterAll( () => browser?.close() );

async function listOf( count: number ) {
	const mark = newMark();
	for ( let at = 1; at <= count; at++ ) {
		await aTemplate( 'announcement', `${ mark } ${ at }` );
	}
	const opened = await open(
		browser,
		`svc-mail&search=${ mark }&orderby=name&order=asc`
	);
	await see( rowOf( opened.page, mark ) ).toHaveCount( count );
	return { ...opened, mark, rows: rowOf( opened.page, mark ) };
}

const dialogOf = ( page: Page ) => page.getByRole( 'dialog' );

async function trashAll( page: Page ) {
	const footer = page.locator( '.dataviews-bulk-actions-footer__container' );
	await footer.getByRole( 'checkbox' ).check();
	await footer.getByRole( 'button', { name: 'Move to Trash' } ).click();
	await dialogOf( page )
		.getByRole( 'button', { name: 'Move to Trash' } )
		.click();
}

const told = ( page: Page, text: string ) =>
	page.getByTestId( 'snackbar' ).filter( { hasText: text } );

/** Answers requests that change templates, each after the dialog of the first one was closed. */
async function closeDuringRun( page: Page, isRefused: boolean ) {
	let writes = 0;
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( path, async ( route ) => {
		if ( route.request().method() === 'GET' ) {
			return route.continue();
		}
		writes++;
		await released;
		return isRefused ? route.fulfill( conflict ) : route.continue();
	} );
	await trashAll( page );
	await see( dialogOf( page ).getByText( '0 of 3' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await see( dialogOf( page ) ).toHaveCount( 0 );
	release();
	return () => writes;
}

it( 'closing the dialog of an action stops it, and the list shows what was done', async () => {
	const { page, rows, complaints, close } = await listOf( 3 );
	const writes = await closeDuringRun( page, false );
	await see( told( page, '1 template moved to the Trash.' ) ).toBeVisible();
	await see( rows ).toHaveCount( 2 );
	expect( writes() ).toBe( 1 );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a refusal after the dialog was closed is told', async () => {
	const { page, rows, mark, close } = await listOf( 3 );
	const writes = await closeDuringRun( page, true );
	await see( told( page, '1 template could not be changed.' ) ).toContainText(
		'It is in use.'
	);
	expect( writes() ).toBe( 1 );
	await see( rows ).toHaveCount( 3 );
	expect( await templatesFound( mark ) ).toHaveLength( 3 );
	await close();
} );

it( 'the focus moves to the report of refusals, and to the heading when its row is gone', async () => {
	const { page, rows, close } = await listOf( 2 );
	await page.route( path, ( route ) =>
		route.request().method() === 'GET'
			? route.continue()
			: route.fulfill( conflict )
	);
	await trashAll( page );
	const closing = dialogOf( page )
		.getByRole( 'button', { name: 'Close' } )
		.last();
	await see( closing ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await see( dialogOf( page ) ).toHaveCount( 0 );
	await page.unrouteAll();

	await act( rows.first(), 'Move to Trash' );
	await dialogOf( page )
		.getByRole( 'button', { name: 'Move to Trash' } )
		.press( 'Enter' );
	await see( rows ).toHaveCount( 1 );
	await see(
		page.getByRole( 'heading', { name: 'E-mail templates' } )
	).toBeFocused();
	await close();
} );

it( 'templates in the Trash are no links', async () => {
	const { page, mark, rows, complaints, close } = await listOf( 1 );
	await see( rows.getByRole( 'link', { name: mark } ) ).toHaveCount( 1 );
	await act( rows, 'Move to Trash' );
	await dialogOf( page )
		.getByRole( 'button', { name: 'Move to Trash' } )
		.click();
	await page.goto( `${ page.url() }&status=trash` );
	await see( rows ).toHaveCount( 1 );
	await see( rows ).toContainText( mark );
	await see( rows.getByRole( 'link', { name: mark } ) ).toHaveCount( 0 );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a list that cannot be read says nothing of how many there are', async () => {
	const { page, rows, close } = await listOf( 1 );
	await page.route( path, ( route ) => route.abort() );
	await page.reload();
	const again = page.getByRole( 'button', { name: 'Try again' } );
	await see( again ).toBeVisible();
	await see( page.locator( '.dataviews-no-results' ) ).toBeVisible();
	await see( page.getByText( 'No templates match' ) ).toHaveCount( 0 );
	await see( page.getByText( 'templates found' ) ).toHaveCount( 0 );
	await page.unrouteAll();
	await again.press( 'Enter' );
	await see( rows ).toHaveCount( 1 );
	await see(
		page.getByRole( 'heading', { name: 'E-mail templates' } )
	).toBeFocused();
	await close();
} );

it( 'a template that is being added cannot be cancelled, and its name is cut by characters', async () => {
	const { page, close } = await open( browser, 'svc-mail' );
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( path, async ( route ) => {
		if ( route.request().method() === 'GET' ) {
			return route.continue();
		}
		await released;
		return route.fulfill( conflict );
	} );
	await page.getByRole( 'button', { name: 'Add template' } ).click();
	const name = dialogOf( page ).getByLabel( 'Name' );
	await name.fill( '🏠'.repeat( 151 ) );
	await see( name ).toHaveValue( '🏠'.repeat( 150 ) );
	await name.press( 'Enter' );
	const cancel = dialogOf( page ).getByRole( 'button', { name: 'Cancel' } );
	await see( cancel ).toHaveAttribute( 'aria-disabled', 'true' );
	await page.keyboard.press( 'Escape' );
	await see( dialogOf( page ) ).toHaveCount( 1 );
	release();
	await see(
		dialogOf( page ).getByText( 'It is in use.' ).first()
	).toBeVisible();
	await cancel.click();
	await see( dialogOf( page ) ).toHaveCount( 0 );
	await close();
} );
