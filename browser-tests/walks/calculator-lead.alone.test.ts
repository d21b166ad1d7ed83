import type { Browser, Page } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
	LeadList,
	LeadPageList,
	SubmissionList,
	WebhookWithSecret,
} from '../../client/src/lead-pages';
import { launch, logBrowserIn } from '../../contract-tests/support/browser';
import {
	receiver,
	verify,
	type Receiver,
} from '../../contract-tests/support/receiver';
import { host } from '../../contract-tests/support/site';
import { mailServer, type MailServer } from '../../contract-tests/support/smtp';
import { loadDemo } from '../../tools/demo/run';
import { stopHost } from '../../tools/host/host';
import type { Site } from '../../tools/host/site';
import { picture } from '../support/picture';
import { askSite, startOwnSite } from '../support/own-site';
import { see } from '../support/see';

const timeout = 120_000;
const password = 'officer-of-the-walk';

let browser: Browser;
let site: Site;
let mails: MailServer;
let hooks: Receiver;
let webhook: WebhookWithSecret;
/** Whose lead page the demo's calculator sends to. */
let officer: { id: number; login: string; mailbox: string };

const ask = < Body >( method: string, path: string, body?: object ) =>
	askSite< Body >( site, method, path, body );

/** The demo company, one of whose officers reads e-mails here, and which tells a receiver here of leads. */
async function begin() {
	mails = await mailServer();
	hooks = await receiver();
	site = await startOwnSite( 'calculator-lead', 8996 );
	await loadDemo( site, { people: 60, log: () => {} } );
	const { data } = await ask< LeadPageList >(
		'GET',
		'lead-pages/v1/pages?search=first+home'
	);
	const id = data[ 0 ]!.owner_user_id!;
	const { username } = await ask< { username: string } >(
		'POST',
		`wp/v2/users/${ id }`,
		{ password }
	);
	const profiles = await ask< { data: { id: number; user_id: number }[] } >(
		'GET',
		'users/v1/profiles?role=loan_officer&per_page=100'
	);
	const profile = profiles.data.find( ( one ) => one.user_id === id )!;
	officer = { id, login: username, mailbox: mailbox( 'officer' ) };
	await ask( 'PUT', `users/v1/profiles/${ profile.id }`, {
		email: officer.mailbox,
	} );
	webhook = await ask( 'POST', 'lead-pages/v1/webhooks', {
		url: hooks.url,
		events: [ 'lead.created', 'lead.resubmitted' ],
	} );
	// What the demo's own leads have caused.
	await sql(
		"UPDATE {svc_outbox} SET status = 'cancelled', due = NULL, ended_at = 1 WHERE due IS NOT NULL"
	);
}

/** An address whose e-mails come here. */
const mailbox = ( name: string ) =>
	`smtp-${ mails.port }-${ name }@example.org`;

/** Fills in the demo's form on the demo's page, as long as people do, and sends it. */
async function enquire( page: Page ) {
	await page.goto( `${ site.url }/mortgage-calculator/` );
	await page.getByRole( 'textbox', { name: 'Home price' } ).fill( '512000' );
	await page.getByText( 'Send me this calculation' ).click();
	await page.getByLabel( 'First name' ).fill( 'Ana' );
	await page.getByLabel( 'Last name' ).fill( 'Ferreira' );
	await page
		.getByRole( 'textbox', { name: 'E-mail' } )
		.fill( mailbox( 'visitor' ) );
	await page.getByLabel( /by e-mail or phone about my request/ ).check();
	await page.waitForTimeout( 2_100 );
	await button( page ).click();
}

const button = ( page: Page ) => page.locator( '.svc-lead-form [type=submit]' );

/** Lets the workers of the first submissions die where it says; later ones are left alone. Answers how each ended. */
async function killWorkers(
	page: Page,
	...deaths: Record< string, string >[]
) {
	const statuses: number[] = [];
	await page.route( /mortgage-calculator\/v1\/leads/, async ( route ) => {
		const response = await route.fetch( {
			headers: { ...route.request().headers(), ...deaths.shift() },
		} );
		statuses.push( response.status() );
		await route.fulfill( { response } );
	} );
	return statuses;
}

const sql = async ( statement: string ) =>
	(
		await ask< { rows: Record< string, string >[] } >(
			'POST',
			'fixture/v1/sql',
			{ statements: [ statement ] }
		)
	).rows;

/** Runs the outbox as WP-Cron does, with all that waits due, and that of a runner that died. */
async function runOutbox( headers: Record< string, string > = {} ) {
	await sql( 'UPDATE {svc_outbox} SET due = 1 WHERE due IS NOT NULL' );
	const { user, applicationPassword } = site.login;
	const { status } = await fetch( `${ site.rest }fixture/v1/outbox/run`, {
		method: 'POST',
		headers: {
			Authorization: `Basic ${ btoa( `${ user }:${ applicationPassword }` ) }`,
			...headers,
		},
	} );
	return status;
}

const isAnythingWaiting = async () =>
	( await sql( 'SELECT id FROM {svc_outbox} WHERE due IS NOT NULL' ) )
		.length > 0;

const mailsTo = ( address: string ) =>
	mails.mails.filter( ( { to } ) =>
		[ to ].flat().some( ( one ) => one?.text === address )
	);

/** What the page showed when the form was sent. */
const calculation = {
	operation: 'calculate',
	input: expect.objectContaining( { price: '512000' } ) as unknown,
	result: expect.objectContaining( {
		monthly: expect.anything() as unknown,
	} ) as unknown,
};

describe.runIf( host.host === 'native' )(
	'a lead from the calculator of the demo company, though its workers are killed',
	() => {
		beforeEach( async () => {
			browser = await launch();
			await begin();
		} );
		afterEach( async () => {
			await browser?.close();
			await mails?.stop();
			await hooks?.stop();
			if ( site ) {
				await stopHost( site );
			}
		} );

		it(
			'comes once to the inbox of the officer, the mail server and the receiver of webhooks, with the calculation',
			async () => {
				const visit = await browser.newContext();
				const page = await visit.newPage();
				const statuses = await killWorkers(
					page,
					{ 'X-Fixture-Die-Before': 'svc_lead_counts' },
					// It is saved; the visitor is not told.
					{ 'X-Fixture-Die-In': 'svc_lead_created' }
				);
				await enquire( page );
				for ( const number of [ 1, 2 ] ) {
					await see( button( page ) ).toHaveText( 'Try again', {
						timeout,
					} );
					expect( statuses ).toHaveLength( number );
					await button( page ).click();
				}
				await see( page.locator( '.svc-lead-thanks' ) ).toBeFocused( {
					timeout,
				} );
				expect( statuses ).toEqual( [ 502, 502, 201 ] );

				expect(
					await runOutbox( {
						'X-Fixture-Die-In': 'http_request_args',
					} )
				).toBe( 502 );
				while ( await isAnythingWaiting() ) {
					expect( await runOutbox() ).toBe( 200 );
				}
				await isToldOnce();
				await isInTheInbox();
			},
			4 * timeout
		);
	}
);

async function isToldOnce() {
	const { data, total } = await ask< LeadList >(
		'GET',
		'lead-pages/v1/leads?search=Ferreira'
	);
	expect( total ).toBe( 1 );
	const { id, reference, ...lead } = data[ 0 ]!;
	expect( lead ).toMatchObject( {
		source: 'mortgage-calculator',
		submissions: 1,
		owner_user_id: officer.id,
	} );
	const submissions = await ask< SubmissionList >(
		'GET',
		`lead-pages/v1/leads/${ id }/submissions`
	);
	expect( submissions.data ).toMatchObject( [ { snapshot: calculation } ] );

	expect( hooks.received ).toHaveLength( 1 );
	verify( webhook.secret, hooks.received[ 0 ]! );
	expect( hooks.received[ 0 ]!.json ).toMatchObject( {
		type: 'lead.created',
		data: { reference, snapshot: calculation },
	} );

	expect( mailsTo( officer.mailbox ) ).toMatchObject( [
		{
			subject: 'New lead: Ana Ferreira',
			text: expect.stringMatching(
				/Calculation: \$\S+ a month for a home of \$512,000\.00/
			) as unknown,
		},
	] );
	expect( mailsTo( mailbox( 'visitor' ) ) ).toHaveLength( 1 );
	expect( mails.mails ).toHaveLength( 2 );
}

/** As the officer sees it. */
async function isInTheInbox() {
	const context = await browser.newContext( { reducedMotion: 'reduce' } );
	await logBrowserIn( context, { login: officer.login, password }, site.url );
	const page = await context.newPage();
	await page.goto( `${ site.dashboard }admin.php?page=svc-leads` );
	const row = page.getByRole( 'row' ).filter( { hasText: 'Ana Ferreira' } );
	await see( row ).toHaveCount( 1, { timeout } );
	await row.getByRole( 'link' ).first().click();
	const table = page.getByRole( 'table', { name: 'Calculation' } ).first();
	await see( table ).toContainText( 'Monthly payment', { timeout } );
	await see(
		page.getByRole( 'row', { name: /Home price \$512,000\.00/ } ).first()
	).toBeVisible();
	await picture( page, 'walk-calculator-lead' );
}
