import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Template } from '../../client/src/etb/index';
import { launch } from '../../contract-tests/support/browser';
import type { Account } from '../../contract-tests/support/control';
import { newMark } from '../../contract-tests/support/people';
import { as } from '../../contract-tests/support/world';
import { violations } from '../support/axe';
import {
	anEditor,
	openBlockSettings,
	openEditor,
	openInserter,
} from '../support/editor';
import { aTemplate, editorOf, removeTemplate, templateOf } from './support';
import { see } from '../support/see';

let browser: Browser;
let editor: Account;
let template: Template;

beforeAll( async () => {
	browser = await launch();
	editor = await anEditor();
	template = await aTemplate(
		'event_invitation',
		`Invitation ${ newMark() }`
	);
} );
afterAll( async () => {
	await browser?.close();
	await removeTemplate( template.id );
} );

const open = ( id = template.id ) =>
	openEditor( browser, editor, editorOf( id ) );

it( 'offers the blocks of e-mails and no others, and shows the e-mail’s measures', async () => {
	const { page, canvas, complaints, close } = await open();
	await see( canvas.locator( 'table' ) ).toContainText( 'Mountain Time' );
	await see( canvas.getByText( 'NMLS #654321' ) ).toBeVisible();
	const box = await canvas.locator( '.is-root-container' ).boundingBox();
	expect( box?.width ).toBe( 536 );
	await openInserter( page );
	await see( page.getByRole( 'option', { name: 'Facts' } ) ).toBeVisible();
	const names = await page.getByRole( 'option' ).allTextContents();
	expect( names ).toEqual(
		expect.arrayContaining( [ 'Paragraph', 'Person', 'Facts' ] )
	);
	expect( names ).not.toContain( 'Video' );
	expect( names ).not.toContain( 'Text of the e-mail' );
	await canvas.getByText( '{{event.description}}' ).click();
	const sidebar = await openBlockSettings( page );
	await see(
		sidebar.getByRole( 'button', { name: 'Show only if' } )
	).toBeVisible();
	// The panel of pages, which shows a person of the site.
	await see(
		sidebar.getByRole( 'button', { name: 'Profile field' } )
	).toHaveCount( 0 );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'other editors do not offer the blocks of e-mails', async () => {
	const { page, close } = await openEditor( browser, editor );
	await openInserter( page );
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'legal' );
	await see(
		page.getByRole( 'option', { name: 'Legal notice' } )
	).toHaveCount( 0 );
	await close();
} );

it( 'takes merge tags, a condition, subject and preheader by keyboard, and saves them', async () => {
	const { page, canvas, content, close } = await open();
	await canvas.getByText( '{{event.description}}' ).focus();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( ' {{loc', { delay: 60 } );
	await see(
		page.getByRole( 'option', { name: /Event: Location/ } )
	).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await see( canvas.getByText( '{{event.location}}' ) ).toBeVisible();

	await page.keyboard.press( 'Alt+F10' );
	const picker = page.getByRole( 'button', { name: 'Insert merge tag' } );
	await see( picker ).toBeVisible();
	for ( let at = 0; at < 20; at++ ) {
		if (
			await picker.evaluate(
				( one ) => one === one.ownerDocument.activeElement
			)
		) {
			break;
		}
		await page.keyboard.press( 'ArrowRight' );
	}
	await see( picker ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await see(
		page.getByRole( 'menuitem', { name: 'Recipient: Name', exact: true } )
	).toBeFocused();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await see(
		canvas.getByText( '{{event.location}}{{recipient.first_name}}' )
	).toBeVisible();

	const sidebar = await openBlockSettings( page );
	await sidebar.getByRole( 'button', { name: 'Show only if' } ).click();
	await sidebar
		.getByLabel( 'This field has a value' )
		.selectOption( 'event.location' );
	expect( await content() ).toContain( '"svcIf":"event.location"' );

	await sidebar.getByRole( 'tab', { name: 'E-mail template' } ).click();
	await sidebar.getByLabel( 'Subject' ).fill( 'Come: {{event.title}}' );
	await see( sidebar.getByText( '21 of 150 characters.' ) ).toBeVisible();
	await sidebar.getByLabel( 'Preheader' ).fill( 'On {{event.date}}' );
	expect( await violations( page, '.svc-mail-panel' ) ).toEqual( [] );
	await page.keyboard.press( 'Control+s' );
	await see( page.getByRole( 'button', { name: 'Saved' } ) ).toBeVisible();
	const saved = await templateOf( template.id );
	expect( saved ).toMatchObject( {
		subject: 'Come: {{event.title}}',
		preheader: 'On {{event.date}}',
	} );
	expect( saved.content ).toContain( '{{recipient.first_name}}' );
	await close();
} );

const noticeOf = ( page: Page, text: string | RegExp ) =>
	page.locator( '.components-notice, .components-snackbar' ).filter( {
		hasText: text,
	} );

async function typeSubject( page: Page, text: string ) {
	const tab = page.getByRole( 'tab', { name: 'E-mail template' } );
	await tab.click();
	await page.getByLabel( 'Subject' ).fill( text );
}

async function save( page: Page ) {
	await page.keyboard.press( 'Control+s' );
	await see( noticeOf( page, 'E-mail template updated.' ) ).toBeVisible();
	await see(
		page.getByRole( 'button', { name: 'Save', exact: true } )
	).toBeDisabled();
}

it( 'a save does not undo what others have saved meanwhile, keeps what was typed, and offers to reload', async () => {
	const { id } = await aTemplate(
		'announcement',
		`Meanwhile ${ newMark() }`,
		'active'
	);
	const { page, complaints, close } = await open( id );
	await typeSubject( page, 'First' );
	await save( page );
	await typeSubject( page, 'Second' );
	await save( page );

	await as.manager.put( `/etb/v1/templates/${ id }`, {
		theme: { link: '#aa0000' },
		preheader: 'By an assistant',
	} );
	const theirs = await templateOf( id );
	expect( theirs ).toMatchObject( { subject: 'Second' } );
	await typeSubject( page, 'Mine' );
	await page.keyboard.press( 'Control+s' );
	const notice = noticeOf( page, /Updating failed\. This has been changed/ );
	await see( notice ).toBeVisible();
	expect( await templateOf( id ) ).toEqual( theirs );
	await see( page.getByLabel( 'Subject' ) ).toHaveValue( 'Mine' );
	expect( await violations( page, '.components-notice' ) ).toEqual( [] );

	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	await notice.getByRole( 'button', { name: 'Reload' } ).click();
	await see( page.getByLabel( 'Preheader' ) ).toHaveValue(
		'By an assistant'
	);
	await typeSubject( page, 'Mine' );
	await save( page );
	expect( await templateOf( id ) ).toMatchObject( {
		subject: 'Mine',
		preheader: 'By an assistant',
		theme: { link: '#aa0000' },
	} );
	// The browser reports every answer of an error.
	expect( complaints.filter( ( text ) => ! text.includes( '412' ) ) ).toEqual(
		[]
	);
	await close();
	await removeTemplate( id );
} );

it( 'a tag is suggested by its whole name, with the point', async () => {
	const { page, canvas, close } = await open();
	await canvas.getByText( '{{event.description}}' ).focus();
	await page.keyboard.press( 'End' );
	const option = page.getByRole( 'option', { name: /Event: Location/ } );
	await page.keyboard.type( ' {{event.loc', { delay: 60 } );
	await see( option ).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await see( canvas.getByText( '{{event.location}}' ).last() ).toBeVisible();
	await close();
} );

it( 'WordPress’s texts call it a template', async () => {
	const { page, close } = await open();
	await see(
		page.getByRole( 'link', { name: 'View e-mail templates' } )
	).toHaveCount( 1 );
	await typeSubject( page, '🎉'.repeat( 100 ) );
	await see( page.getByText( '100 of 150 characters.' ) ).toBeVisible();
	await see( page.getByLabel( 'Subject' ) ).toHaveValue( '🎉'.repeat( 100 ) );
	await close();
} );
