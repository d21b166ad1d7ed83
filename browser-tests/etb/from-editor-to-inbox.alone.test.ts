import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MailMessage, Rendered, Template } from '../../client/src/etb';
import { rowOf, run } from '../../contract-tests/etb/sending/messages';
import { clearOutbox } from '../../contract-tests/lead-pages/webhooks/webhooks';
import { memberOf } from '../../contract-tests/support/bookmarks';
import { launch } from '../../contract-tests/support/browser';
import { php } from '../../contract-tests/support/killed';
import { callTool } from '../../contract-tests/support/mcp';
import {
	newMark,
	people,
	type Person,
} from '../../contract-tests/support/people';
import { mailServer, type MailServer } from '../../contract-tests/support/smtp';
import { anEditor, openEditor } from '../support/editor';
import { picture } from '../support/picture';
import { aTemplate, editorOf, removeTemplate, templateOf } from './support';
import { see } from '../support/see';

const mark = newMark();
const darkRule = '@media (prefers-color-scheme:dark)';

let browser: Browser;
let server: MailServer;
let editor: Person;
let template: Template;

beforeAll( async () => {
	browser = await launch();
	server = await mailServer();
	editor = await anEditor( { last_name: mark } );
} );
beforeEach( async () => {
	await clearOutbox();
	server.mails.length = 0;
	template = await aTemplate( 'announcement', `Announcement ${ mark }` );
} );
afterEach( () => removeTemplate( template.id ) );
afterAll( async () => {
	await browser?.close();
	await server?.stop();
} );

/** Writes and publishes the template; answers the HTML that the preview shows. */
async function madeInTheEditor(): Promise< string > {
	const { page, canvas, complaints, close } = await openEditor(
		browser,
		editor,
		editorOf( template.id )
	);
	await canvas
		.getByText( 'Write your text here.' )
		.click( { clickCount: 3 } );
	await page.keyboard.type( `We move on Monday. Ask ` );
	await page.keyboard.type( '{{person.name|us}}.' );
	await page.getByRole( 'tab', { name: 'E-mail template' } ).click();
	await page.getByLabel( 'Subject' ).fill( `We move, ${ mark }` );

	await page.getByRole( 'button', { name: 'Preview e-mail' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByRole( 'combobox', { name: 'Person' } ).fill( mark );
	await dialog.getByRole( 'option', { name: `Kim ${ mark }` } ).click();
	await see(
		dialog
			.frameLocator( 'iframe' )
			.getByText( `We move on Monday. Ask Kim ${ mark }.` )
	).toBeVisible();
	await picture( page, 'mail-before-it-is-sent', { fullPage: false } );
	const srcdoc = await dialog.locator( 'iframe' ).getAttribute( 'srcdoc' );
	// The frame has links off.
	const shown = srcdoc!.replace( '<base target="_blank">', '' );
	await dialog.getByRole( 'button', { name: 'Close' } ).click();

	const publish = page.getByRole( 'button', {
		name: 'Publish',
		exact: true,
	} );
	await publish.first().click();
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	await see(
		page.getByRole( 'button', { name: 'Save', exact: true } )
	).toBeVisible();
	expect( complaints ).toEqual( [] );
	await close();
	return ( shown ?? '' ).replaceAll( '@media not all', darkRule );
}

it( 'a template made in the editor is rendered, read by an assistant, and sent once by a runner that was killed, as in the preview', async () => {
	const shown = await madeInTheEditor();
	const by = memberOf( editor );
	expect( await templateOf( template.id ) ).toMatchObject( {
		status: 'active',
		subject: `We move, ${ mark }`,
	} );

	// As the preview, which shows samples where it has no values.
	const input = { sample: true, context: { person: { user_id: editor.id } } };
	const path = `/etb/v1/templates/${ template.id }/render`;
	const rendered = ( await by.post( path, input ) ).body as Rendered;
	expect( rendered.html ).toBe( shown );

	const read = await callTool( by, 'svc-etb-get-template', {
		id: template.id,
	} );
	expect( read.structuredContent ).toMatchObject( {
		content: expect.stringContaining( '{{person.name|us}}' ),
	} );
	const seen = await callTool( by, 'svc-etb-render-template', {
		id: template.id,
		...input,
	} );
	expect( seen.structuredContent ).toMatchObject( {
		html: shown,
		text: rendered.text,
	} );

	const [ recipient ] = await people( {
		email: `smtp-${ server.port }-${ newMark() }@example.org`,
		// That of the samples.
		first_name: 'Alex',
	} );
	const message = ( await by.post( '/etb/v1/messages', {
		template_id: template.id,
		to: { user_id: recipient!.id },
	} ) ) as { body: MailMessage };
	const queued = await rowOf( message.body.id );
	expect( queued.status ).toBe( 'queued' );

	const killed = await php( { do: 'run', hook: 'phpmailer_init' } );
	expect( killed.signal ).toBe( 'SIGKILL' );
	expect( server.mails ).toEqual( [] );
	expect( ( await rowOf( queued.id ) ).status ).toBe( 'queued' );
	for ( let time = 0; time < 2; time++ ) {
		expect( ( await run( queued ) ).status ).toBe( 'sent' );
		expect( server.mails ).toHaveLength( 1 );
	}

	const { html, text, subject, messageId } = server.mails[ 0 ]!;
	expect( subject ).toBe( `We move, ${ mark }` );
	expect( messageId ).toBe( `<${ queued.delivery.message_id }>` );
	expect( ( html as string ).replaceAll( '\r\n', '\n' ).trim() ).toBe(
		shown.trim()
	);
	expect( text?.replaceAll( '\r\n', '\n' ).trim() ).toBe(
		rendered.text.trim()
	);
} );
