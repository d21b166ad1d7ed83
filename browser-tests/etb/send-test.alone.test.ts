import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Template } from '../../client/src/etb';
import { fixture } from '../../contract-tests/support/bookmarks';
import { launch } from '../../contract-tests/support/browser';
import type { Account } from '../../contract-tests/support/control';
import { newMark } from '../../contract-tests/support/people';
import { anEditor, openEditor } from '../support/editor';
import { see } from '../support/see';
import { aTemplate, editorOf, removeTemplate, templateOf } from './support';

const mark = newMark();

let browser: Browser;
let editor: Account;
let template: Template;

beforeAll( async () => {
	browser = await launch();
	editor = await anEditor( { last_name: mark } );
	template = await aTemplate( 'announcement', `Test ${ mark }`, 'active' );
} );
afterAll( async () => {
	await browser?.close();
	await removeTemplate( template.id );
} );

it( 'a test has what is in the editor, leaves the active template as it is, and says why it was not sent', async () => {
	const { page, canvas, complaints, close } = await openEditor(
		browser,
		editor,
		editorOf( template.id )
	);
	const before = await templateOf( template.id );
	await canvas
		.getByText( 'Write your text here.' )
		.click( { clickCount: 3 } );
	await page.keyboard.type( `Only a try, ${ mark }.` );
	await page.getByRole( 'tab', { name: 'E-mail template' } ).click();
	await page.getByLabel( 'Subject' ).fill( `Try ${ mark }` );
	const send = page.getByRole( 'button', { name: 'Send test to me' } );
	await send.click();
	const snackbar = page.locator( '.components-snackbar' );
	const sent = snackbar.getByText( /^Test sent to / );
	await see( sent ).toBeVisible();
	const [ , to ] = /^Test sent to (.+)\.$/.exec( await sent.innerText() )!;
	expect(
		await fixture< { subject: string; message: string }[] >(
			'POST',
			'/mails',
			{ to }
		)
	).toMatchObject( [
		{
			subject: `[Test] Try ${ mark }`,
			message: expect.stringContaining( `Only a try, ${ mark }.` ),
		},
	] );
	expect( await templateOf( template.id ) ).toEqual( before );

	await fixture( 'POST', '/mail/refuse-next', {} );
	await send.click();
	await see(
		snackbar.filter( { hasText: 'The mailbox is full.' } )
	).toBeVisible();
	// The browser reports every answer of an error.
	expect( complaints.filter( ( text ) => ! text.includes( '409' ) ) ).toEqual(
		[]
	);
	await close();
} );

it( 'a test is sent once, and its outcome said, where a block is selected meanwhile', async () => {
	const { page, canvas, close } = await openEditor(
		browser,
		editor,
		editorOf( template.id )
	);
	let requests = 0;
	let letGo = (): void => undefined;
	const held = new Promise< void >( ( resolve ) => ( letGo = resolve ) );
	await page.route( /send-test/, async ( route ) => {
		requests++;
		await held;
		await route.continue();
	} );
	const tab = page.getByRole( 'tab', { name: 'E-mail template' } );
	await tab.click();
	const send = page.getByRole( 'button', { name: 'Send test to me' } );
	await send.click();
	await canvas.getByText( 'Write your text here.' ).click();
	await see( send ).toHaveCount( 0 );
	await tab.click();
	await see( send ).toBeDisabled();
	await canvas.getByText( 'Write your text here.' ).click();
	letGo();
	await see(
		page.locator( '.components-snackbar' ).getByText( /^Test sent to / )
	).toBeVisible();
	await tab.click();
	await see( send ).toBeEnabled();
	expect( requests ).toBe( 1 );
	await close();
} );
