import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { newMark } from '../../contract-tests/support/people';
import { problems } from '../admin/support';
import { removeTemplate } from '../etb/support';
import { anEditor, openEditor } from '../support/editor';
import { picture } from '../support/picture';
import { record, walker } from '../support/walker';
import { see } from '../support/see';

const mark = newMark();
const timeout = 60_000;

let browser: Browser;
let page: Page;
let recording: Awaited< ReturnType< typeof record > >;
let id = 0;

beforeAll( async () => {
	browser = await launch();
	// The editor of a page without its welcome, so that none is shown in the next one.
	( { page } = await openEditor( browser, await anEditor() ) );
	await page.goto( new URL( '/wp-admin/', page.url() ).href );
	page.setDefaultTimeout( timeout );
	recording = await record( page, 'mail-template' );
} );
afterAll( async () => {
	await recording?.end();
	await browser?.close();
	await removeTemplate( id );
} );

it( 'an editor makes a newsletter and sends a test of it', async () => {
	const { step, steps } = walker( page, 'mail-template' );
	const button = ( name: string ) =>
		page.getByRole( 'button', { name, exact: true } ).first();
	await step( async () => {
		await page
			.getByRole( 'link', { name: 'E-mails', exact: true } )
			.first()
			.click();
		await see( button( 'Add template' ) ).toBeVisible( { timeout } );
	} );
	expect( await problems( page ) ).toEqual( [] );
	await step( () => button( 'Add template' ).click() );
	const dialog = page.getByRole( 'dialog' );
	await step( () =>
		dialog.getByLabel( 'Purpose' ).selectOption( 'newsletter' )
	);
	await step( () => dialog.getByLabel( 'Name' ).fill( `Spring ${ mark }` ) );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	const text = canvas.getByText( 'Write your text here.' );
	await step( async () => {
		await dialog
			.getByRole( 'button', { name: 'Add', exact: true } )
			.click();
		await see( text ).toBeVisible( { timeout } );
	} );
	id = Number( new URL( page.url() ).searchParams.get( 'post' ) );
	await step( () => text.click( { clickCount: 3 } ) );
	await step( () => page.keyboard.type( `Rates are down, ${ mark }.` ) );
	await step( () =>
		page.getByRole( 'tab', { name: 'E-mail template' } ).click()
	);
	await step( () => page.getByLabel( 'Subject' ).fill( `News ${ mark }` ) );
	await step( async () => {
		await button( 'Preview e-mail' ).click();
		await see(
			page
				.getByRole( 'dialog' )
				.frameLocator( 'iframe' )
				.getByText( `Rates are down, ${ mark }.` )
		).toBeVisible( { timeout } );
	} );
	await step( () =>
		page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Close' } )
			.click()
	);
	await step( async () => {
		await button( 'Send test to me' ).click();
		await see(
			page.locator( '.components-snackbar' ).getByText( /^Test sent to / )
		).toBeVisible( { timeout } );
	} );
	await picture( page, 'mail-test-sent', { fullPage: false } );
	expect( steps() ).toBeLessThanOrEqual( 30 );
} );
