import { afterEach, describe, expect, it } from 'vitest';
import { fixture } from '../../support/bookmarks';
import { mailServer, type MailServer } from '../../support/smtp';
import { as } from '../../support/world';
import {
	listed,
	queue,
	rowOf,
	run,
	setRow,
	withMailSettings,
	type Queued,
} from './messages';

let server: MailServer | null = null;
let restore: ( () => Promise< void > ) | null = null;
afterEach( async () => {
	await restore?.();
	restore = null;
	await server?.stop();
	server = null;
} );

let made = 0;

/** A message that waits, to an address whose mail goes to a server of this test. */
async function queued(
	message: Partial< Queued > = {},
	...options: Parameters< typeof mailServer >
) {
	server = await mailServer( ...options );
	const email = `smtp-${ server.port }-${ made++ }@example.org`;
	const row = await queue( {
		purpose: 'announcement',
		...message,
		to: { name: 'Ana', first_name: 'Ana', ...message.to, email },
	} );
	return { email, row, server };
}

const kindOf = ( { headers }: MailServer[ 'mails' ][ number ] ) =>
	( headers.get( 'content-type' ) as { value: string } ).value;

const retry = ( id: string ) =>
	as.manager.post( `/etb/v1/messages/${ id }/retry`, {} );

const lead = {
	name: 'Lee Ada',
	first_name: 'Lee',
	email: 'lee@example.com',
	message: 'Hello – ¿qué tal? 😀\n\nYours, Lee',
};
const person = { name: 'Omar Ruiz', email: 'omar@example.com' };

describe( 'an e-mail that a mail server accepts', () => {
	it( 'comes once, with HTML and text, quoted-printable, and the Message-ID of its row', async () => {
		const {
			email,
			row,
			server: there,
		} = await queued( {
			purpose: 'lead_notice',
			contexts: { lead },
		} );
		expect( row ).toMatchObject( {
			status: 'queued',
			delivery: { status: 'waiting', attempts: '0' },
		} );
		const after = await run( row );
		await run( row );
		const [ mail, ...others ] = there.mails;
		expect( others ).toEqual( [] );
		expect( mail ).toMatchObject( {
			messageId: `<${ row.delivery.message_id }>`,
			subject: 'New lead: Lee Ada',
			to: { value: [ { address: email } ] },
		} );
		expect( mail!.html ).toContain( '¿qué tal?' );
		expect( mail!.text ).toContain( '¿qué tal? 😀' );
		expect( mail!.text ).not.toContain( '<' );
		expect(
			mail!.headers.get( 'content-type' ) as { value: string }
		).toMatchObject( { value: 'multipart/alternative' } );
		expect(
			mail!.raw.match( /^content-transfer-encoding: .*$/gim )
		).toEqual( [
			'Content-Transfer-Encoding: quoted-printable',
			'Content-Transfer-Encoding: quoted-printable',
		] );
		const long = mail!.raw
			.split( '\r\n' )
			.filter( ( line ) => line.length > 78 );
		expect( long ).toEqual( [] );
		expect( after ).toMatchObject( {
			status: 'sent',
			headers: '[]',
			html: '',
			text: '',
			delivery: { status: 'delivered', attempts: '1' },
		} );
		const shown = await listed( row );
		expect( shown ).toMatchObject( {
			status: 'sent',
			attempts: 1,
			error: '',
			next_try_at: null,
		} );
		expect( shown.sent_at ).not.toBeNull();
	} );

	it( 'is answered to the lead, to the officer, or to the address of the settings', async () => {
		restore = await withMailSettings( {
			from: {
				name: 'Müller, "Home" <Loans>',
				email: 'office@example.net',
				reply_to: 'desk@example.net',
			},
		} );
		const sent = async ( purpose: string ) => {
			const { row, server: there } = await queued( {
				purpose,
				contexts:
					purpose === 'announcement' ? { person } : { lead, person },
			} );
			await run( row );
			const mail = there.mails[ 0 ]!;
			await there.stop();
			server = null;
			return [ mail.from?.value, mail.replyTo?.value ];
		};
		const from = [
			{ name: 'Müller Home Loans', address: 'office@example.net' },
		];
		expect( await sent( 'lead_notice' ) ).toEqual( [
			from,
			[ { name: 'Lee Ada', address: 'lee@example.com' } ],
		] );
		for ( const purpose of [
			'lead_confirmation',
			'estimate_report',
			'calculation_report',
		] ) {
			expect( await sent( purpose ), purpose ).toEqual( [
				from,
				[ { name: 'Omar Ruiz', address: 'omar@example.com' } ],
			] );
		}
		expect( await sent( 'announcement' ) ).toEqual( [
			from,
			[ { name: '', address: 'desk@example.net' } ],
		] );
	} );

	describe.each( [ 'wp_mail', 'pre_wp_mail', 'wp_mail_succeeded' ] )(
		'is told from what another plugin sends in %s',
		( on ) => {
			it( 'and does not get the text of the e-mail', async () => {
				const { row, email, server: there } = await queued();
				const copies = email.replace( /-\d+@/, '-copy@' );
				const sent = await run( row, { copies, on } );
				expect( sent ).toMatchObject( { status: 'sent' } );
				const of = ( address: string ) =>
					there.mails.filter( ( { text } ) =>
						address === copies
							? text?.trim() === 'Copy'
							: text?.trim() !== 'Copy'
					);
				expect( of( copies ) ).toHaveLength( 1 );
				expect( kindOf( of( copies )[ 0 ]! ) ).toBe( 'text/plain' );
				expect( kindOf( of( email )[ 0 ]! ) ).toBe(
					'multipart/alternative'
				);
				expect( of( email ) ).toHaveLength( 1 );
				expect( of( email )[ 0 ]!.messageId ).toBe(
					`<${ sent.delivery.message_id }>`
				);
			} );

			it( 'and fails', async () => {
				const { row, server: there } = await queued();
				const sent = await run( row, {
					copies: 'fails-copy@example.org',
					on,
				} );
				expect( sent ).toMatchObject( { status: 'sent' } );
				expect( there.mails ).toMatchObject( [
					{ messageId: `<${ sent.delivery.message_id }>` },
				] );
			} );
		}
	);

	it.each( [ {}, { bursts: true } ] )(
		'that is refused is tried again, whatever became of a copy (%j)',
		async ( more ) => {
			server = await mailServer();
			const row = await queue( {
				purpose: 'announcement',
				to: { email: `fails-${ made++ }@example.org` },
			} );
			const after = await run( row, {
				copies: `smtp-${ server.port }-copy@example.org`,
				...more,
			} );
			expect( server.mails ).toHaveLength( 'bursts' in more ? 0 : 1 );
			expect( after ).toMatchObject( { status: 'queued' } );
			expect( after.delivery ).toMatchObject( {
				status: 'waiting',
				last_error: 'The mailbox is full.',
			} );
		}
	);

	it( 'goes out whole where another plugin forgets to return it', async () => {
		const { row, server: there } = await queued();
		expect( await run( row, { forgets: true } ) ).toMatchObject( {
			status: 'sent',
		} );
		expect( kindOf( there.mails[ 0 ]! ) ).toBe( 'multipart/alternative' );
	} );

	it( 'goes out whole, with its Message-ID, where sending a copy of it throws', async () => {
		const { row, server: there } = await queued();
		const sent = await run( row, {
			copies: 'copy@example.org',
			bursts: true,
		} );
		expect( sent ).toMatchObject( { status: 'sent' } );
		expect( there.mails ).toMatchObject( [
			{ messageId: `<${ sent.delivery.message_id }>` },
		] );
		expect( kindOf( there.mails[ 0 ]! ) ).toBe( 'multipart/alternative' );
	} );

	it( 'that cannot be claimed holds up no runner', async () => {
		const { row, server: there } = await queued();
		expect( await run( row, { stale: true } ) ).toMatchObject( {
			status: 'queued',
		} );
		expect( there.mails ).toHaveLength( 0 );
		expect( await run( row ) ).toMatchObject( { status: 'sent' } );
	} );

	it( 'gets no header and no recipient from names and values', async () => {
		const evil =
			'Eve\r\nBcc: spy@example.com\nX-Evil: 1, <spy@example.com>,';
		const { row, server: there } = await queued( {
			purpose: 'lead_notice',
			contexts: {
				lead: { ...lead, name: evil, first_name: evil },
			},
			to: { email: '', name: evil },
		} );
		await run( row );
		const [ mail ] = there.mails;
		expect( mail!.subject ).toBe(
			'New lead: Eve Bcc: spy@example.com X-Evil: 1, <spy@example.com>,'
		);
		expect( mail!.replyTo?.value ).toEqual( [
			{
				name: 'Eve Bcc spy@example.com X-Evil 1 spy@example.com',
				address: 'lee@example.com',
			},
		] );
		expect( mail!.headers.has( 'x-evil' ) ).toBe( false );
		expect( mail!.bcc ).toBeUndefined();
		expect( there.mails ).toHaveLength( 1 );
	} );

	it( 'ends a name that turns the direction of text before the address beside it', async () => {
		const { row, server: there } = await queued( {
			purpose: 'lead_notice',
			contexts: { lead: { ...lead, name: '\u202eeve' } },
		} );
		await run( row );
		const [ mail ] = there.mails;
		expect( mail!.replyTo?.value ).toEqual( [
			{ name: '\u202eeve\u202c', address: 'lee@example.com' },
		] );
		expect( mail!.subject ).toBe( 'New lead: \u202eeve\u202c' );
	} );

	it( 'shows a name that is written as an encoded word of a header as it was typed', async () => {
		// Decoded, it would be "Your loan", a line feed and "Bcc: x".
		const evil = '=?utf-8?q?Your_loan=0ABcc=3A_x?=';
		const { row, server: there } = await queued( {
			purpose: 'lead_notice',
			contexts: { lead: { ...lead, name: evil } },
		} );
		await run( row );
		const [ mail ] = there.mails;
		const typed = ( text = '' ) => text.replaceAll( '\u2060', '' );
		expect( typed( mail!.subject ) ).toBe( `New lead: ${ evil }` );
		expect( typed( mail!.replyTo?.value[ 0 ]?.name ) ).toBe( evil );
	} );

	it( 'whose log throws is sent', async () => {
		const { row, server: there } = await queued();
		expect( await run( row, { throws: true } ) ).toMatchObject( {
			status: 'sent',
		} );
		expect( there.mails ).toHaveLength( 1 );
	} );
} );

describe( 'an e-mail', () => {
	it( 'of a cause that is rolled back does not exist', async () => {
		server = await mailServer();
		const email = `smtp-${ server.port }-back@example.org`;
		await expect(
			queue( {
				purpose: 'announcement',
				to: { email },
				throws: true,
			} )
		).rejects.toThrow();
		const answer = await as.manager.get( '/etb/v1/messages', {
			query: { search: email },
		} );
		expect( answer.body ).toMatchObject( { total: 0 } );
	} );

	it( 'that was deleted is not sent', async () => {
		const { row, email, server: there } = await queued();
		await fixture( 'POST', '/personal-data', {
			tool: 'svc-mail',
			what: 'erase',
			email,
		} );
		await run( row );
		expect( there.mails ).toEqual( [] );
	} );

	it( 'of the inbox of another kind is not listed among the deliveries', async () => {
		const { row } = await queued();
		const answer = await as.manager.get( '/users/v1/deliveries', {
			query: { per_page: 100 },
		} );
		const { data } = answer.body as { data: { id: number }[] };
		expect( data.map( ( { id } ) => id ) ).not.toContain(
			Number( row.delivery.id )
		);
		expect(
			await as.manager.post(
				`/users/v1/deliveries/${ row.delivery.id }/retry`,
				{}
			)
		).toRefuse( 'rest_delivery_not_found' );
	} );
} );

describe( 'an e-mail that is not accepted', () => {
	it( 'is tried eight times, keeps its contents, and can be sent again', async () => {
		let refuses = true;
		const { row, server: there } = await queued(
			{},
			{
				onRcptTo: ( _to, _session, done ) =>
					done(
						refuses ? new Error( 'The mailbox is full.' ) : null
					),
			}
		);
		await run( row );
		const once = await listed( row );
		expect( once ).toMatchObject( { status: 'queued', attempts: 1 } );
		expect( once.error ).toContain( 'SMTP Error' );
		expect( once.next_try_at ).not.toBeNull();
		for ( let attempt = 2; attempt <= 8; attempt++ ) {
			await run( row );
		}
		expect( await listed( row ) ).toMatchObject( {
			status: 'failed',
			attempts: 8,
			next_try_at: null,
			sent_at: null,
		} );
		expect( ( await rowOf( row.id ) ).html ).toContain( '<!DOCTYPE' );

		refuses = false;
		const again = await retry( row.id );
		expect( again ).toAnswer( 'retryMessage' );
		expect( again.body ).toMatchObject( {
			status: 'queued',
			attempts: 0,
		} );
		await run( row );
		expect( await listed( row ) ).toMatchObject( { status: 'sent' } );
		expect( there.mails.map( ( one ) => one.messageId ) ).toEqual( [
			`<${ row.delivery.message_id }>`,
		] );
		expect( await retry( row.id ) ).toRefuse( 'rest_message_done' );
	} );

	it( 'because the server hangs up in the middle arrives at the next attempt, with the same Message-ID', async () => {
		let dies = true;
		const { row, server: there } = await queued(
			{},
			{
				onMailFrom: ( _from, _session, done ) => {
					if ( dies ) {
						dies = false;
						done(
							Object.assign( new Error( 'Bye' ), {
								responseCode: 421,
							} )
						);
						return;
					}
					done();
				},
			}
		);
		expect( await run( row ) ).toMatchObject( { status: 'queued' } );
		expect( await run( row ) ).toMatchObject( { status: 'sent' } );
		expect( there.mails.map( ( one ) => one.messageId ) ).toEqual( [
			`<${ row.delivery.message_id }>`,
		] );
	} );

	it( 'because there is no server says so', async () => {
		const { row, server: there } = await queued();
		await there.stop();
		server = null;
		await run( row );
		const shown = await listed( row );
		expect( shown ).toMatchObject( { status: 'queued', attempts: 1 } );
		expect( shown.error ).toContain( 'connect' );
	} );

	it( 'is not sent twice while it is being sent', async () => {
		const { row } = await queued();
		await fixture( 'PUT', '/outbox/row', {
			id: row.delivery.id,
			columns: { status: 'sending', attempts: 1, due: 9_999_999_999 },
		} );
		expect( await retry( row.id ) ).toRefuse( 'rest_message_done' );
		expect( await listed( row ) ).toMatchObject( { next_try_at: null } );
	} );

	it( 'of another site is neither listed nor sent again', async () => {
		const { row } = await queued();
		await setRow( row.id, { site_id: 999 } );
		expect( await listed( row ) ).toBeUndefined();
		expect( await retry( row.id ) ).toRefuse( 'rest_message_not_found' );
	} );
} );
