import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
	listed,
	queue,
	run,
	type MessageRow,
} from '../../contract-tests/etb/sending/messages';
import { launch } from '../../contract-tests/support/browser';
import { newMark } from '../../contract-tests/support/people';
import { mailServer, type MailServer } from '../../contract-tests/support/smtp';
import { problems } from '../admin/support';
import { filterBy, looksRight, open, rowOf } from './support';
import { see } from '../support/see';

let browser: Browser;
let server: MailServer;
let refuses = true;

beforeAll( async () => {
	browser = await launch();
	server = await mailServer( {
		onRcptTo: ( _to, _session, done ) =>
			done( refuses ? new Error( 'The mailbox is full.' ) : null ),
	} );
} );
afterAll( async () => {
	await browser?.close();
	await server?.stop();
} );

/** One that the mail server has refused, and one that it took. */
async function twoEmails( mark: string ): Promise< MessageRow > {
	const queued = ( purpose: string, name: string ) =>
		queue( {
			purpose,
			to: {
				email: `smtp-${ server.port }-${ name }-with-a-long-address-${ mark }@example.org`,
			},
		} );
	const refused = await queued( 'announcement', 'refused' );
	refuses = true;
	await run( refused );
	refuses = false;
	await run( await queued( 'lead_confirmation', 'taken' ) );
	return refused;
}

it( 'an administrator finds the e-mail that was not sent, reads why, and sends it again', async () => {
	const mark = newMark();
	const refused = await twoEmails( mark );
	const { page, complaints, close } = await open(
		browser,
		`svc-mail-sent&search=${ mark }`
	);
	const row = rowOf( page, 'refused-' );
	const other = rowOf( page, 'taken-' );
	await see( row ).toContainText( 'Waiting' );
	await see( row ).toContainText( 'SMTP Error' );
	await see( row ).toContainText( 'Announcement' );
	await see( other ).toContainText( 'Confirmation to a lead' );
	await see( other.getByRole( 'button', { name: 'Send now' } ) ).toHaveCount(
		0
	);
	await looksRight( page, 'sent' );

	await filterBy( page, 'Status', 'Waiting' );
	await see( other ).toHaveCount( 0 );
	await row.getByRole( 'button', { name: 'Send now' } ).click();
	expect( await problems( page ) ).toEqual( [] );
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Send now' } )
		.click();
	await see(
		page.getByText( '1 e-mail will be sent in a moment.' ).first()
	).toBeVisible();
	await run( refused );
	expect( await listed( refused ) ).toMatchObject( { status: 'sent' } );

	await page.reload();
	await see(
		page.getByText( 'No e-mails match your search.' )
	).toBeVisible();
	await page.goto( page.url().replace( 'status=queued', 'status=sent' ) );
	await see( row ).toContainText( 'Sent' );
	expect( complaints ).toEqual( [] );
	await close();
} );
