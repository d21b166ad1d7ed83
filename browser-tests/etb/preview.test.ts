import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Template } from '../../client/src/etb/index';
import { launch } from '../../contract-tests/support/browser';
import type { Account } from '../../contract-tests/support/control';
import { newMark } from '../../contract-tests/support/people';
import { violations } from '../support/axe';
import { anEditor, openEditor } from '../support/editor';
import { picture } from '../support/picture';
import { aTemplate, editorOf, removeTemplate } from './support';
import { see } from '../support/see';

let browser: Browser;
let editor: Account;
let template: Template;
const mark = newMark();

beforeAll( async () => {
	browser = await launch();
	editor = await anEditor( { last_name: mark } );
	template = await aTemplate( 'lead_confirmation', `Confirmation ${ mark }` );
} );
afterAll( async () => {
	await browser?.close();
	await removeTemplate( template.id );
} );

async function openPreview() {
	const opened = await openEditor( browser, editor, editorOf( template.id ) );
	const { page } = opened;
	await page.getByRole( 'tab', { name: 'E-mail template' } ).click();
	const button = page.getByRole( 'button', { name: 'Preview e-mail' } );
	await button.focus();
	return { ...opened, button, dialog: page.getByRole( 'dialog' ) };
}

const letter = ( page: Page ) =>
	page.getByRole( 'dialog' ).frameLocator( 'iframe' );

it( 'the preview is opened, used and closed by keyboard', async () => {
	const { page, button, dialog, complaints, close } = await openPreview();
	await page.keyboard.press( 'Enter' );
	await see( letter( page ).getByText( 'Hi Alex,' ) ).toBeVisible();
	await see( dialog.getByText( /^Size: / ) ).toBeVisible();
	expect( await violations( page, '.svc-mail-preview' ) ).toEqual( [] );

	await dialog.getByRole( 'tab', { name: 'Desktop' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'Enter' );
	await see( dialog.getByRole( 'tab', { name: 'Phone' } ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	const box = await dialog.locator( 'iframe' ).boundingBox();
	expect( box?.width ).toBeLessThanOrEqual( 400 );
	await dialog.getByLabel( 'Dark mode' ).press( 'Space' );
	await see( letter( page ).locator( 'body' ) ).toHaveCSS(
		'background-color',
		'rgb(18, 21, 25)'
	);
	await picture( page, 'mail-preview-dark', { fullPage: false } );

	await dialog.getByRole( 'tab', { name: 'Plain text' } ).click();
	await see( dialog.locator( 'pre' ) ).toContainText( 'Hi Alex,' );
	expect( await violations( page, '.svc-mail-preview' ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await see( dialog ).toHaveCount( 0 );
	await see( button ).toBeFocused();
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'the preview shows a person, and its warnings lead to their blocks', async () => {
	const { page, dialog, insert, attributes, close } = await openPreview();
	await insert( 'core/paragraph', { content: 'Call {{person.phone' } );
	await insert( 'core/image', { url: 'http://example.com/photo.jpg' } );
	await page.getByRole( 'tab', { name: 'E-mail template' } ).click();
	await page.getByRole( 'button', { name: 'Preview e-mail' } ).click();
	const sample = letter( page ).getByText( 'Jane Cooper', { exact: true } );
	await see( sample ).toBeVisible();

	await dialog.getByRole( 'combobox', { name: 'Person' } ).fill( mark );
	await dialog.getByRole( 'option', { name: `Kim ${ mark }` } ).click();
	await see(
		letter( page ).getByText( `Kim ${ mark }`, { exact: true } )
	).toBeVisible();
	await see( sample ).toHaveCount( 0 );

	const warning = dialog.getByRole( 'listitem' ).filter( { hasText: /alt/ } );
	await warning.getByRole( 'button', { name: 'Show' } ).click();
	await see( dialog ).toHaveCount( 0 );
	expect( await attributes() ).toMatchObject( {
		url: 'http://example.com/photo.jpg',
	} );
	await close();
} );

it( 'the preview shows no e-mail of another person while it waits or after an error, and tries again', async () => {
	const { page, dialog, close } = await openPreview();
	await page.keyboard.press( 'Enter' );
	await see( letter( page ).getByText( 'Hi Alex,' ) ).toBeVisible();
	await dialog.getByRole( 'tab', { name: 'Phone' } ).click();
	const frame = dialog.locator( 'iframe' );
	const status = dialog.getByRole( 'status' );
	await see( status ).toHaveText( /warning/ );

	let letGo = (): void => undefined;
	const held = new Promise< void >( ( resolve ) => ( letGo = resolve ) );
	await page.route( /etb\/v1\/render/, async ( route ) => {
		await held;
		await route.abort();
	} );
	await dialog.getByRole( 'combobox', { name: 'Person' } ).fill( mark );
	await dialog.getByRole( 'option', { name: `Kim ${ mark }` } ).click();
	const main = dialog.locator( '[aria-busy="true"]' );
	await see( main.locator( '.components-spinner' ) ).toBeVisible();
	await see( frame ).toHaveCount( 0 );
	await see( status ).toHaveText( '' );
	await see( dialog.getByText( /^Size: / ) ).toHaveCount( 0 );

	letGo();
	const again = dialog.getByRole( 'button', { name: 'Try again' } );
	await see( again ).toBeVisible();
	await see( main ).toHaveCount( 0 );
	await see( frame ).toHaveCount( 0 );
	expect( await violations( page, '.svc-mail-preview' ) ).toEqual( [] );
	await page.unroute( /etb\/v1\/render/ );
	await again.click();
	await see(
		letter( page ).getByText( `Kim ${ mark }`, { exact: true } )
	).toBeVisible();
	await see( again ).toHaveCount( 0 );
	await see( dialog.getByRole( 'tab', { name: 'Phone' } ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await close();
} );

it( 'a link in the previewed e-mail leads nowhere', async () => {
	const { page, insert, close } = await openPreview();
	const url = 'http://127.0.0.1:9/away';
	await insert( 'core/paragraph', {
		content: `<a href="${ url }">Go away</a>`,
	} );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.getByRole( 'tab', { name: 'E-mail template' } ).click();
	await page.getByRole( 'button', { name: 'Preview e-mail' } ).click();
	const link = letter( page ).getByText( 'Go away' );
	await link.click();
	await page.waitForTimeout( 500 );
	await see( link ).toBeVisible();
	expect( page.context().pages() ).toHaveLength( 1 );
	expect( asked ).not.toContain( url );
	await close();
} );
