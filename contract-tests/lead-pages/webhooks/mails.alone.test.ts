// @module-tag single-site
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	it,
} from 'vitest';
import type { Lead } from '../../../client/src/lead-pages';
import type { MailMessageList } from '../../../client/src/etb/message-schemas';
import { fixture } from '../../support/bookmarks';
import { control } from '../../support/control';
import { php, places } from '../../support/killed';
import { newMark, people } from '../../support/people';
import { host } from '../../support/site';
import { mailServer, type MailServer } from '../../support/smtp';
import { as, full } from '../../support/world';
import { aLead, lead, leads, sent, sentAgain } from '../leads/leads';
import { clearOutbox, outboxRow } from './webhooks';

const mark = newMark();
let made = 0;

let server: MailServer;
beforeAll( async () => {
	server = await mailServer();
} );
afterAll( () => server.stop() );
beforeEach( async () => {
	await clearOutbox();
	server.mails.length = 0;
} );

let restore: ( () => Promise< unknown > ) | null = null;
afterEach( async () => {
	await restore?.();
	restore = null;
} );

const address = ( name: string ) =>
	`smtp-${ server.port }-${ name }-${ mark }-${ made++ }@example.org`;

/** A person whose profile has an address at the mail server, and its user ID. */
async function anOwner() {
	const email = address( 'owner' );
	const [ person ] = await people( { email } );
	return { userId: person!.id, email };
}

/** A page of that owner that confirms. */
async function aPage( owner: number, confirmation = true ): Promise< number > {
	const { id } = await fixture< { id: number } >( 'POST', '/leads/pages', {
		owner,
		title: 'Homes & more',
	} );
	if ( confirmation ) {
		await control.sql( [
			`INSERT INTO {postmeta} (post_id, meta_key, meta_value) VALUES (${ id }, '_svc_lead_confirmation', '1')`,
		] );
	}
	return id;
}

const run = () => fixture( 'POST', '/outbox/run', {} );

const to = ( email: string ) =>
	server.mails.filter( ( mail ) =>
		[ mail.to ]
			.flat()
			.some( ( one ) =>
				one?.value.some( ( { address: there } ) => there === email )
			)
	);

const messages = async ( search: string ) =>
	(
		( await as.manager.get( '/etb/v1/messages', { query: { search } } ) )
			.body as MailMessageList
	 ).data;

const submissionOf = async ( leadId: number ) =>
	Number(
		(
			await control.sql( [
				`SELECT MAX(id) AS id FROM {svc_lead_submissions} WHERE lead_id = ${ leadId }`,
			] )
		)[ 0 ]!.id
	);

type Dismissal = [ string, ( userId: number ) => Promise< unknown > ];

const dismissals: Dismissal[] = [
	[
		'can read nothing on the site any more',
		( id ) => control.setRole( id, '', 1 ),
	],
	...( host.network
		? ( [
				[
					'was removed from the site',
					( id ) => control.removeUser( id, 'remove_user_from_blog' ),
				],
				[
					'is marked as spam',
					( id ) => control.mark( id, 'spam', true ),
				],
			] satisfies Dismissal[] )
		: [] ),
];

describe( 'a notice', () => {
	it( 'comes to the owner once for each submission, is answered to the visitor, and names the lead', async () => {
		const owner = await anOwner();
		const visitor = `visitor-${ mark }@example.com`;
		const { id } = await sent( {
			lead: {
				page_id: await aPage( owner.userId, false ),
				owner_user_id: owner.userId,
				first_name: 'Vera',
				last_name: 'Süß',
				email: visitor,
				phone: '+1 303 555 0100',
			},
			fields: {
				first_name: 'Vera',
				message: 'Hello!\nWhen can we talk?',
			},
		} );
		expect( server.mails ).toEqual( [] );
		await run();
		await run();
		const [ mail, ...others ] = to( owner.email );
		expect( others ).toEqual( [] );
		expect( server.mails ).toHaveLength( 1 );
		expect( mail!.subject ).toBe( 'New lead: Vera Süß' );
		expect( mail!.replyTo?.value ).toEqual( [
			{ name: 'Vera Süß', address: visitor },
		] );
		expect( mail!.text ).toContain( 'When can we talk?' );
		expect( mail!.text ).toContain( 'Homes & more' );
		expect( mail!.html ).toContain(
			`admin.php?page=svc-leads&amp;lead=${ id }`
		);
		expect( await messages( owner.email ) ).toMatchObject( [
			{ purpose: 'lead_notice', status: 'sent' },
		] );
		await sentAgain( id );
		await run();
		expect( to( owner.email ) ).toHaveLength( 2 );
	} );

	it( 'tells what the visitor has calculated, and the visitor is not told', async () => {
		const owner = await anOwner();
		const visitor = address( 'calculated' );
		await sent( {
			lead: {
				page_id: await aPage( owner.userId ),
				owner_user_id: owner.userId,
				source: 'mortgage-calculator',
				email: visitor,
			},
			fields: { first_name: 'Vera', message: 'Can I afford it?' },
			snapshot: {
				operation: 'refinance',
				input: {},
				result: {
					new_loan_amount: '250000.00',
					current_payment: '1760.48',
					new_payment: '1498.88',
				},
			},
		} );
		await run();
		await run();
		const summary =
			'Calculation: a refinance of $250,000.00, from $1,760.48 to $1,498.88 a month';
		expect( to( owner.email ) ).toHaveLength( 1 );
		expect( to( owner.email )[ 0 ]!.text ).toContain( 'Can I afford it?' );
		expect( to( owner.email )[ 0 ]!.text ).toContain( summary );
		expect( to( visitor ) ).toHaveLength( 1 );
		expect( to( visitor )[ 0 ]!.text ).not.toContain( 'Calculation' );
	} );

	it( 'is not sent where the setting says so', async () => {
		const owner = await anOwner();
		const put = ( notify_owner: boolean ) =>
			control.setOption( 'svc_lead_settings', { notify_owner } );
		await put( false );
		restore = () => control.clearOption( 'svc_lead_settings' );
		const { id } = await sent( {
			lead: { owner_user_id: owner.userId, email: 'a@example.com' },
		} );
		expect(
			await outboxRow( 'lead_notice', await submissionOf( id ) )
		).toEqual( {} );
	} );

	it( 'is not sent of spam, nor of a lead that was erased meanwhile', async () => {
		const owner = await anOwner();
		const fields = { owner_user_id: owner.userId, email: 'a@example.com' };
		await sent( { lead: { ...fields, folder: 'spam' } } );
		const { id } = await sent( { lead: fields } );
		const submission = await submissionOf( id );
		await as.manager.delete( lead( id ) );
		await run();
		expect( to( owner.email ) ).toEqual( [] );
		expect( await outboxRow( 'lead_notice', submission ) ).toMatchObject( {
			status: 'cancelled',
			last_error: 'The lead was erased.',
		} );
	} );

	it( 'of spam comes when the lead is released, once', async () => {
		const owner = await anOwner();
		const { id } = await sent( {
			lead: {
				owner_user_id: owner.userId,
				email: 'b@example.com',
				folder: 'spam',
			},
		} );
		for ( const folder of [ 'inbox', 'spam', 'inbox' ] ) {
			await as.manager.put( lead( id ), { folder } );
			await run();
		}
		expect( to( owner.email ) ).toHaveLength( 1 );
	} );

	it( 'comes to the new owner of a lead, and no more to the old one', async () => {
		const [ old, fresh ] = [ await anOwner(), await anOwner() ];
		const { id } = await sent( {
			lead: { owner_user_id: old.userId, email: 'c@example.com' },
		} );
		await as.manager.put( lead( id ), { owner_user_id: fresh.userId } );
		await run();
		expect( to( old.email ) ).toEqual( [] );
		expect( to( fresh.email ) ).toHaveLength( 1 );
	} );

	it( 'has the name and the number that were sent this time', async () => {
		const owner = await anOwner();
		const { id } = await sent( {
			lead: {
				owner_user_id: owner.userId,
				first_name: 'Vera',
				email: 'e@example.com',
				phone: '303-555-0100',
			},
		} );
		await sentAgain( id, {
			fields: {
				first_name: 'Verena',
				phone: '415-555-0142',
				message: 'I mistyped my number before',
			},
		} );
		await run();
		const [ , second ] = to( owner.email );
		expect( second!.text ).toContain( '415-555-0142' );
		expect( second!.text ).toContain( 'Verena' );
		expect( second!.text ).not.toContain( '303-555-0100' );
	} );

	it( 'says of a person who wants no messages that they want none, whichever lead says so', async () => {
		const owner = await anOwner();
		const email = address( 'silent' );
		const of = () =>
			sent( { lead: { owner_user_id: owner.userId, email } } );
		const first = await of();
		await run();
		expect( to( owner.email )[ 0 ]!.text ).not.toMatch( /do not contact/i );
		await as.manager.put( lead( first.id ), { do_not_contact: true } );
		await sentAgain( first.id );
		await of();
		await run();
		const [ , ...later ] = to( owner.email );
		expect( later ).toHaveLength( 2 );
		for ( const { text } of later ) {
			expect( text ).toMatch( /do not contact/i );
		}
	} );

	it( 'comes of a lead that another person has entered', async () => {
		const owner = await anOwner();
		await aLead( { owner_user_id: owner.userId } );
		await run();
		expect( to( owner.email ) ).toHaveLength( 1 );
	} );

	it.each( dismissals )(
		'never comes to an owner who %s',
		async ( _name, dismiss ) => {
			const owner = await anOwner();
			const visitor = address( 'visitor' );
			const page = await aPage( owner.userId );
			await dismiss( owner.userId );
			await sent( {
				lead: {
					owner_user_id: owner.userId,
					email: visitor,
					page_id: page,
				},
			} );
			await run();
			expect( to( owner.email ) ).toEqual( [] );
			expect( await messages( owner.email ) ).toEqual( [] );
			// The visitor's answer to the confirmation would go there, too.
			for ( const mail of to( visitor ) ) {
				expect( mail.raw ).not.toContain( owner.email );
			}
		}
	);

	it( 'goes with its lead', async () => {
		const owner = await anOwner();
		const { id } = await sent( {
			lead: { owner_user_id: owner.userId, email: 'd@example.com' },
		} );
		await run();
		expect( await messages( owner.email ) ).toHaveLength( 1 );
		await as.manager.delete( lead( id ) );
		expect( await messages( owner.email ) ).toEqual( [] );
	} );
} );

describe( 'a confirmation', () => {
	it( 'comes to the visitor where the page says so, once a day, and is answered to the owner', async () => {
		const owner = await anOwner();
		const [ page, other, silent ] = [
			await aPage( owner.userId ),
			await aPage( owner.userId ),
			await aPage( owner.userId, false ),
		];
		const visitor = address( 'visitor' );
		const fields = { owner_user_id: owner.userId, email: visitor };
		await sent( { lead: { ...fields, page_id: silent } } );
		await run();
		expect( to( visitor ) ).toEqual( [] );
		const { id } = await sent( {
			lead: { ...fields, page_id: page },
			fields: { first_name: 'Vera', message: 'Good morning' },
		} );
		await sentAgain( id );
		await run();
		await sent( {
			lead: { ...fields, email: visitor.toUpperCase(), page_id: other },
		} );
		await run();
		const [ mail, ...others ] = server.mails.filter( ( one ) =>
			/thank you/i.test( one.subject ?? '' )
		);
		expect( others ).toEqual( [] );
		expect( mail!.replyTo?.value[ 0 ]?.address ).toBe( owner.email );
		expect( mail!.text ).toContain( 'Good morning' );
		expect( mail!.text ).not.toContain( 'wp-admin' );
		expect( to( owner.email ) ).toHaveLength( 4 );
		// A day later.
		await control.sql( [
			"UPDATE {svc_outbox} SET created_at = created_at - 86401 WHERE kind = 'lead_confirmation'",
		] );
		await sentAgain( id );
		await run();
		expect( to( visitor ) ).toHaveLength( 2 );
	} );

	it( 'carries no link of a stranger to the address of another person', async () => {
		const owner = await anOwner();
		const visitor = address( 'victim' );
		await sent( {
			lead: {
				owner_user_id: owner.userId,
				email: visitor,
				page_id: await aPage( owner.userId ),
			},
			fields: {
				first_name: 'Vera',
				message: 'Your account is locked: evil.example/pay',
			},
		} );
		await run();
		const [ mail ] = to( visitor );
		expect( mail!.text ).toMatch( /thank/i );
		expect( mail!.text ).not.toMatch( /evil|You wrote/ );
		expect( mail!.html ).not.toContain( 'evil' );
		expect( to( owner.email )[ 0 ]!.text ).toContain( 'evil.example/pay' );
	} );

	it( 'that could not be sent is withdrawn when the person wants no messages', async () => {
		const owner = await anOwner();
		// A mail server that is not there.
		const visitor = `smtp-9-${ mark }-${ made++ }@example.org`;
		const { id } = await sent( {
			lead: {
				owner_user_id: owner.userId,
				email: visitor,
				page_id: await aPage( owner.userId ),
			},
		} );
		await run();
		expect( await messages( visitor ) ).toMatchObject( [
			{ purpose: 'lead_confirmation', status: 'queued', attempts: 1 },
		] );
		await as.manager.put( lead( id ), { do_not_contact: true } );
		expect( await messages( visitor ) ).toEqual( [] );
		expect( await messages( owner.email ) ).toHaveLength( 1 );
	} );

	it( 'is not kept of a person who wants no messages since it was made', async () => {
		const visitor = address( 'silent' );
		const { id } = await sent( {
			lead: {
				email: visitor,
				page_id: await aPage( ( await anOwner() ).userId ),
			},
		} );
		await fixture( 'POST', '/outbox/run', { silences: id } );
		await run();
		expect( await messages( visitor ) ).toEqual( [] );
		expect( to( visitor ) ).toEqual( [] );
	} );

	it( 'never comes to a person who wants no messages', async () => {
		const owner = await anOwner();
		const page = await aPage( owner.userId );
		const visitor = address( 'silent' );
		const fields = {
			owner_user_id: owner.userId,
			email: visitor,
			page_id: page,
		};
		const { id } = await sent( { lead: fields } );
		const seen = await as.manager.put( lead( id ), {
			do_not_contact: true,
		} );
		expect( ( seen.body as Lead ).do_not_contact ).toBe( true );
		await run();
		await sentAgain( id );
		await sent( { lead: fields } );
		await run();
		expect( to( visitor ) ).toEqual( [] );
	} );
} );

describe( 'where the e-mail templates are off', () => {
	const put = ( etb: boolean ) =>
		as.manager.put( '/users/v1/settings', { components: { etb } } );
	beforeEach( async () => {
		await put( false );
		restore = () => put( true );
	} );

	it( 'a name that is written as an encoded word of a header is shown as it was typed', async () => {
		const owner = await anOwner();
		const evil = '=?utf-8?q?Your_loan=0ABcc=3A_x?=';
		await sent( {
			lead: { owner_user_id: owner.userId, last_name: evil },
		} );
		await run();
		expect(
			to( owner.email )[ 0 ]!.subject!.replaceAll( '\u2060', '' )
		).toBe( `New lead: Vera ${ evil }` );
	} );

	it( 'what they keep about a lead goes with it', async () => {
		await put( true );
		const owner = await anOwner();
		const { id } = await sent( { lead: { owner_user_id: owner.userId } } );
		await run();
		expect( await messages( owner.email ) ).toHaveLength( 1 );
		await put( false );
		expect( await as.manager.delete( lead( id ) ) ).toAnswer(
			'deleteLead'
		);
		await put( true );
		expect( await messages( owner.email ) ).toEqual( [] );
	} );

	it( 'plain e-mails are sent', async () => {
		const owner = await anOwner();
		const visitor = address( 'plain' );
		const { id } = await sent( {
			lead: {
				owner_user_id: owner.userId,
				page_id: await aPage( owner.userId ),
				email: visitor,
				last_name: 'Plain',
			},
			fields: { message: 'Hi – there' },
		} );
		await run();
		await run();
		expect( to( owner.email ) ).toMatchObject( [
			{
				subject: 'New lead: Vera Plain',
				replyTo: { value: [ { address: visitor } ] },
			},
		] );
		expect( to( owner.email )[ 0 ]!.text ).toContain( 'Hi – there' );
		expect( to( owner.email )[ 0 ]!.text ).toContain( `lead=${ id }` );
		expect( to( visitor ) ).toMatchObject( [
			{ replyTo: { value: [ { address: owner.email } ] } },
		] );
	} );
} );

describe.runIf( full && host.host !== 'wp-env' )( 'a runner', () => {
	it( 'that dies at any statement of making a notice makes one, and no second', async () => {
		const owner = await anOwner();
		const notice = async () =>
			submissionOf(
				(
					await sent( {
						lead: {
							owner_user_id: owner.userId,
							email: 'e@example.com',
						},
					} )
				).id
			);
		await notice();
		await php( { do: 'run' } );
		await notice();
		const { statements } = await php( { do: 'run' } );
		const faults: string[] = [];
		for ( const { at, when, what } of places( statements ) ) {
			const submission = await notice();
			server.mails.length = 0;
			const { signal } = await php( { do: 'run', at, when } );
			await control.sql( [
				'UPDATE {svc_outbox} SET due = 1 WHERE due IS NOT NULL',
			] );
			await run();
			const ids = new Set( server.mails.map( ( one ) => one.messageId ) );
			const { status } = await outboxRow( 'lead_notice', submission );
			if (
				signal !== 'SIGKILL' ||
				ids.size !== 1 ||
				status !== 'delivered'
			) {
				faults.push( `${ what }: ${ ids.size } ${ status }` );
			}
		}
		expect( faults ).toEqual( [] );
	}, 900_000 );
} );

it( 'no e-mail is made of a lead that was not stored', async () => {
	const seen = await as.manager.post( leads, { first_name: '' } );
	expect( seen.status ).toBe( 400 );
	await run();
	expect( server.mails ).toEqual( [] );
} );
