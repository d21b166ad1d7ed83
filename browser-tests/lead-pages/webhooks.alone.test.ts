import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WebhookList } from '../../client/src/lead-pages';
import {
	aTest,
	aWebhook,
	clearOutbox,
	deleteWebhooks,
	listed,
	run,
	secretPattern,
	webhooks,
} from '../../contract-tests/lead-pages/webhooks/webhooks';
import { launch } from '../../contract-tests/support/browser';
import { newMark } from '../../contract-tests/support/people';
import { receiver, type Receiver } from '../../contract-tests/support/receiver';
import { as } from '../../contract-tests/support/world';
import { act, filterBy, rowOf } from '../etb/support';
import { see } from '../support/see';
import { looksRight, open } from './pages-support';

let browser: Browser;
let there: Receiver;

beforeAll( async () => {
	browser = await launch();
	there = await receiver();
} );
beforeEach( clearOutbox );
afterAll( async () => {
	await browser?.close();
	await there?.stop();
	await deleteWebhooks(
		...( await all() ).filter( isOurs ).map( ( { id } ) => id )
	);
} );

const mark = newMark();
const all = async () =>
	(
		( await as.manager.get( webhooks, { query: { per_page: 100 } } ) )
			.body as WebhookList
	 ).data;
const isOurs = ( { description }: { description: string } ) =>
	description.includes( mark );
const found = async ( description: string ) =>
	( await all() ).find( ( one ) => one.description === description );

it( 'an administrator adds a webhook by keyboard, copies its secret once, tests, changes, rotates and deletes it', async () => {
	const name = `The CRM of the branch ${ mark }`;
	const { page, complaints, close } = await open(
		browser,
		'svc-lead-deliveries&webhooks=1'
	);
	await page
		.context()
		.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await page.getByRole( 'button', { name: 'Add webhook' } ).press( 'Enter' );
	const dialog = page.getByRole( 'dialog' );
	await see( dialog.getByLabel( 'Address of the receiver' ) ).toBeFocused();
	await page.keyboard.type( there.url );
	await dialog.getByLabel( 'Description' ).fill( name );
	await dialog.getByLabel( 'Lead deleted' ).press( 'Space' );
	await looksRight( page, 'webhooks-add' );
	await page.keyboard.press( 'Enter' );
	const secret = dialog.getByLabel( 'Secret', { exact: true } );
	await see( secret ).toHaveValue( secretPattern );
	await looksRight( page, 'webhooks-secret' );
	const first = await secret.inputValue();
	await dialog.getByRole( 'button', { name: 'Copy' } ).press( 'Enter' );
	await see( dialog.getByText( 'Copied.' ) ).toBeVisible();
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		first
	);
	await dialog.getByRole( 'button', { name: 'Done' } ).press( 'Enter' );
	await see( page.getByText( first ) ).toHaveCount( 0 );
	expect( await found( name ) ).toMatchObject( {
		url: there.url,
		events: [ 'lead.created', 'lead.resubmitted', 'lead.updated' ],
		active: true,
	} );

	const card = page.getByRole( 'group', { name } );
	await card.getByRole( 'button', { name: /^Send test/ } ).press( 'Enter' );
	await see(
		page.getByText( 'The test is sent in a moment' ).first()
	).toBeVisible();
	const { id } = ( await found( name ) )!;
	expect( await listed( { webhook_id: id } ) ).toMatchObject( [
		{ event: 'test' },
	] );
	await looksRight( page, 'webhooks' );

	await card.getByRole( 'button', { name: /^Edit/ } ).press( 'Enter' );
	await dialog
		.getByLabel( 'Address of the receiver' )
		.fill( 'http://user:secret@example.org/' );
	await dialog.getByRole( 'button', { name: 'Save' } ).press( 'Enter' );
	await see( dialog.getByLabel( 'Address of the receiver' ) ).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await looksRight( page, 'webhooks-mistake' );
	await page.keyboard.press( 'Escape' );

	await card.getByLabel( 'Active' ).press( 'Space' );
	await see(
		page.getByText( 'Webhook switched off.' ).first()
	).toBeVisible();
	expect( await found( name ) ).toMatchObject( { active: false } );

	await card.getByRole( 'button', { name: /^New secret/ } ).press( 'Enter' );
	await dialog.getByRole( 'button', { name: 'Make new secret' } ).click();
	await see( secret ).toHaveValue( secretPattern );
	expect( await secret.inputValue() ).not.toBe( first );
	await dialog.getByRole( 'button', { name: 'Done' } ).click();

	await card.getByRole( 'button', { name: /^Delete/ } ).press( 'Enter' );
	await dialog.getByRole( 'button', { name: 'Delete' } ).last().click();
	await see( dialog ).toHaveCount( 0 );
	await see( card ).toHaveCount( 0 );
	expect( await found( name ) ).toBeUndefined();
	expect( complaints.filter( ( one ) => ! one.includes( '400' ) ) ).toEqual(
		[]
	);
	await close();
} );

it( 'an administrator finds what a receiver refused, reads why, and sends it again', async () => {
	const name = `Refuses ${ mark }`;
	const made = await aWebhook( { url: there.url, description: name } );
	there.answer( { status: 500 } );
	const { id } = await aTest( made.id );
	await run( id );
	const { page, complaints, close } = await open(
		browser,
		`svc-lead-deliveries&webhook_id=${ made.id }`
	);
	const row = rowOf( page, name );
	await see( row ).toHaveCount( 1 );
	await see( row ).toContainText( 'Waiting' );
	await see( row ).toContainText( '500' );
	await looksRight( page, 'deliveries' );
	await act( row, 'Details' );
	const dialog = page.getByRole( 'dialog' );
	const [ delivery ] = await listed( { webhook_id: made.id } );
	await see( dialog.getByText( delivery!.message_id ) ).toBeVisible();
	await looksRight( page, 'deliveries-details' );
	await page.keyboard.press( 'Escape' );
	await see( dialog ).toHaveCount( 0 );

	there.answer( { status: 200 } );
	await act( row, 'Send again' );
	await dialog.getByRole( 'button', { name: 'Send again' } ).click();
	await see(
		page.getByText( '1 message will be sent in a moment.' ).first()
	).toBeVisible();
	await run( id );
	await page.reload();
	await see( row ).toContainText( 'Delivered' );
	await filterBy( page, 'Status', 'Failed' );
	await see(
		page.getByText( 'No deliveries match your filter.' )
	).toBeVisible();
	const received = there.received.map( ( { headers } ) => headers );
	expect( received.map( ( one ) => one[ 'webhook-id' ] ) ).toEqual(
		received.map( () => delivery!.message_id )
	);
	expect( complaints ).toEqual( [] );
	await close();
} );
