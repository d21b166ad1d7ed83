import { afterEach, describe, expect, it } from 'vitest';
import type {
	MailMessage,
	MailMessageList,
} from '../../../client/src/etb/message-schemas';
import { fixture, here, memberOf } from '../../support/bookmarks';
import { control } from '../../support/control';
import { newMark, people, personOf } from '../../support/people';
import { host } from '../../support/site';
import { siteHealth } from '../../support/site-health';
import { mailServer, type MailServer } from '../../support/smtp';
import { as, world } from '../../support/world';
import { setRow as setDelivery } from '../../users/deliveries/deliveries';
import { memberWith } from '../editors';
import { aPattern, aTemplate, paragraph } from '../templates';
import {
	activeTemplate,
	queue,
	rowOf,
	run,
	sentBy,
	withMailSettings,
	type MessageRow,
} from './messages';

const messages = '/etb/v1/messages';

let server: MailServer | null = null;
let restore: ( () => Promise< void > ) | null = null;
afterEach( async () => {
	await control.record( false );
	await restore?.();
	restore = null;
	await server?.stop();
	server = null;
} );

const newAccount = async ( fields: object ) => {
	const login = `${ world.token }-${ newMark() }`;
	const [ account ] = await control.createUsers( [
		{ login, site: here, ...fields },
	] );
	return account!;
};

const send = (
	body: object,
	by: Pick< typeof as.manager, 'post' > = as.manager
) => by.post( messages, body );

const test = (
	id: number,
	by: Pick< typeof as.manager, 'post' >,
	body: object = {}
) => by.post( `/etb/v1/templates/${ id }/send-test`, body );

describe( 'a message to a person', () => {
	it( 'arrives with the values of that person, of the caller, and of the request', async () => {
		server = await mailServer();
		const email = `smtp-${ server.port }-kim@example.org`;
		const [ kim ] = await people( { email } );
		const [ officer ] = await people( {
			first_name: 'Omar',
			role: 'staff',
		} );
		const template_id = await activeTemplate( {
			subject: 'For {{recipient.first_name}}',
			content: paragraph(
				'To {{recipient.email}}, about {{person.first_name}} {{person.phone|-}}.'
			),
		} );
		const answer = await send( {
			template_id,
			to: { user_id: kim!.id },
			context: {
				person: { user_id: officer!.id, phone: '+1 303 555 0199' },
				recipient: { email: 'other@example.org', first_name: 'Other' },
			},
		} );
		expect( answer ).toAnswer( 'sendMessage' );
		const message = answer.body as MailMessage;
		expect( message ).toMatchObject( {
			template_id,
			to: email,
			subject: 'For Kim',
			status: 'queued',
			attempts: 0,
		} );
		await run( await rowOf( message.id ) );
		expect( server.mails ).toHaveLength( 1 );
		expect( server.mails[ 0 ] ).toMatchObject( { subject: 'For Kim' } );
		expect( server.mails[ 0 ]!.text ).toContain(
			`To ${ email }, about Omar +1 303 555 0199.`
		);
	} );

	it( 'is about the caller where no other person is given', async () => {
		const account = await newAccount( { role: 'editor' } );
		const { sent } = await personOf( account );
		const template_id = await activeTemplate( {
			content: paragraph( 'From {{person.email}}' ),
		} );
		const answer = await send(
			{ template_id, to: { user_id: world.callers.person.userId } },
			memberOf( account )
		);
		const { text } = await rowOf( ( answer.body as MailMessage ).id );
		expect( text ).toContain( `From ${ sent.email }` );
	} );

	it( 'is refused alike for a person who is hidden and for one who does not exist', async () => {
		const template_id = await activeTemplate();
		const editor = await memberWith( 'editor' );
		const [ hidden ] = await people( {} );
		const asked = async ( user_id: number ) =>
			send( { template_id, to: { user_id } }, editor );
		const refused = await asked( hidden!.id );
		expect( refused ).toRefuse( 'rest_invalid_param', [ 'to.user_id' ] );
		expect( ( await asked( 99_999_999 ) ).body ).toEqual( refused.body );
	} );

	it.each( [
		[ 'a draft', { status: 'draft' } ],
		[ 'a signature', { purpose: 'signature', status: 'active' } ],
		[
			'the frame of WordPress’s e-mails',
			{ purpose: 'wordpress', status: 'active' },
		],
	] as const )( 'is not made of %s', async ( _what, fields ) => {
		const { id: template_id } = await aTemplate( fields );
		expect(
			await send( {
				template_id,
				to: { user_id: world.callers.person.userId },
			} )
		).toRefuse( 'rest_invalid_param', [ 'template_id' ] );
	} );

	it( 'is not made of marketing that has lost its link to opt out', async () => {
		restore = await withMailSettings( {
			company: { postal_address: '100 Main Street' },
		} );
		const [ person ] = await people( {} );
		const pattern = await aPattern( '<!-- wp:svc/mail-legal /-->' );
		const template_id = await activeTemplate( {
			purpose: 'newsletter',
			content: `<!-- wp:block {"ref":${ pattern.id }} /-->`,
		} );
		const body = { template_id, to: { user_id: person!.id } };
		expect( await send( body ) ).toAnswer( 'sendMessage' );
		await pattern.change( paragraph( 'Buy now' ) );
		expect( await send( body ) ).toRefuse( 'rest_invalid_param', [
			'template_id',
		] );
	} );

	it( 'of one who may not is refused, and nothing is queued', async () => {
		const [ person ] = await people( {} );
		const template_id = await activeTemplate();
		expect(
			await send(
				{ template_id, to: { user_id: person!.id } },
				as.person
			)
		).toRefuse( 'rest_forbidden' );
		const { body } = await as.manager.get( messages, {
			query: { search: person!.sent.email },
		} );
		expect( body ).toMatchObject( { total: 0 } );
	} );

	it( 'is announced to other plugins, and again when it was sent or given up', async () => {
		server = await mailServer();
		await control.record( true );
		const row = await queue( {
			purpose: 'announcement',
			to: { email: `smtp-${ server.port }-hooks@example.org` },
			ref: 'thing:7',
		} );
		await run( row );
		const email = row.recipient!;
		const last = await queue( { purpose: 'announcement', to: { email } } );
		await fixture( 'PUT', '/outbox/row', {
			id: last.delivery.id,
			columns: { status: 'sending', attempts: 8 },
		} );
		await run( last );
		// Messages of other tests may have been sent in the same run.
		const recorded = ( await control.recorded() ).filter(
			( { things } ) =>
				( things[ 0 ] as unknown as MailMessage ).to === email
		);
		expect( recorded ).toMatchObject( [
			{ name: 'svc_mail_queued', things: [ { ref: 'thing:7' } ] },
			{
				name: 'svc_mail_sent',
				things: [ { ref: 'thing:7', status: 'sent', html: '' } ],
			},
			{ name: 'svc_mail_queued' },
			{
				name: 'svc_mail_failed',
				things: [ { status: 'failed' }, 'Sending it was interrupted.' ],
			},
		] );
	} );
} );

describe( 'messages', () => {
	it( 'are listed newest first, by status, purpose and address', async () => {
		const mark = `list-${ Date.now() }`;
		const one = await queue( {
			purpose: 'announcement',
			to: { email: `one-${ mark }@example.org` },
		} );
		const two = await queue( {
			purpose: 'lead_notice',
			to: { email: `two-${ mark }@example.org` },
		} );
		const ids = async ( query: object ) => {
			const answer = await as.manager.get( messages, {
				query: { search: mark.toUpperCase(), ...query },
			} );
			expect( answer ).toAnswer( 'listMessages' );
			return ( answer.body as MailMessageList ).data.map( ( { id } ) =>
				String( id )
			);
		};
		expect( await ids( {} ) ).toEqual( [ two.id, one.id ] );
		expect( await ids( { purpose: 'announcement' } ) ).toEqual( [
			one.id,
		] );
		expect( await ids( { status: 'sent' } ) ).toEqual( [] );
		expect( await ids( { search: `%${ mark }` } ) ).toEqual( [] );
		expect( await ids( { page: 2, per_page: 1 } ) ).toEqual( [ one.id ] );
	} );
} );

describe( 'a test', () => {
	it( 'goes to the caller’s account, of a draft too, with samples', async () => {
		server = await mailServer();
		const email = `smtp-${ server.port }-test@example.org`;
		const editor = memberOf(
			await newAccount( { role: 'editor', email } )
		);
		const { id } = await aTemplate( {
			purpose: 'lead_confirmation',
			subject: 'Thanks, {{lead.first_name}}',
		} );
		const answer = await test( id, editor );
		expect( answer ).toAnswer( 'sendTest' );
		expect( answer.body ).toMatchObject( { to: email } );
		const [ mail, ...others ] = server.mails;
		expect( others ).toEqual( [] );
		expect( mail!.subject ).toMatch( /^\[Test\] Thanks, \w+/ );
		await test( id, editor, {
			sample: false,
			context: { lead: { first_name: 'Lee' } },
		} );
		expect( server.mails[ 1 ]!.subject ).toBe( '[Test] Thanks, Lee' );
		const { body } = await as.manager.get( messages, {
			query: { search: email, status: 'test' },
		} );
		expect( body ).toMatchObject( {
			total: 2,
			data: [ { attempts: 0, next_try_at: null }, {} ],
		} );
	} );

	it( 'of what is being written is sent, and changes nothing of the template', async () => {
		server = await mailServer();
		const editor = memberOf(
			await newAccount( {
				role: 'editor',
				email: `smtp-${ server.port }-written@example.org`,
			} )
		);
		const id = await activeTemplate( {
			subject: 'As it is',
			content: paragraph( 'Old text' ),
		} );
		const one = `/etb/v1/templates/${ id }`;
		const before = ( await editor.get( one ) ).body;
		expect(
			await test( id, editor, {
				subject: 'As it will be, {{unknown.tag|all}}',
				preheader: 'Soon',
				content: paragraph( 'New text' ),
				theme: { button: '#123456' },
			} )
		).toAnswer( 'sendTest' );
		expect( await test( id, editor, { subject: 'Alone' } ) ).toAnswer(
			'sendTest'
		);
		expect( server.mails ).toMatchObject( [
			{ subject: expect.stringMatching( /^\[Test\] As it will be,/ ) },
			{ subject: '[Test] Alone' },
		] );
		expect( server.mails[ 0 ]!.text ).toContain( 'New text' );
		expect( server.mails[ 1 ]!.text ).toContain( 'Old text' );
		expect( ( await editor.get( one ) ).body ).toEqual( before );
	} );

	it( 'of what no template may have is refused', async () => {
		const editor = await memberWith( 'editor' );
		const id = await activeTemplate();
		expect(
			await test( id, editor, {
				content: '<!-- wp:video /-->',
				theme: { button: 'blue' },
			} )
		).toRefuse( 'rest_invalid_param', [ 'theme.button' ] );
		expect(
			await test( id, editor, { content: '<!-- wp:video /-->' } )
		).toRefuse( 'rest_invalid_param', [ 'content' ] );
		const { id: signature } = await aTemplate( { purpose: 'signature' } );
		expect( await test( signature, editor, { subject: 'No' } ) ).toRefuse(
			'rest_invalid_param',
			[ 'subject' ]
		);
	} );

	it( 'that is not accepted says why, and is no message to send again', async () => {
		const email = `refused-${ newMark() }@example.org`;
		const editor = memberOf(
			await newAccount( { role: 'editor', email } )
		);
		const id = await activeTemplate();
		const refuse = async ( error?: string ) => {
			await fixture( 'POST', '/mail/refuse-next', { error } );
			const answer = await test( id, editor );
			expect( answer ).toRefuse( 'rest_mail_failed' );
			return answer.text;
		};
		const errors = async () => {
			const { body } = await as.manager.get( messages, {
				query: { search: email },
			} );
			return ( body as MailMessageList ).data.map( ( one ) => ( {
				status: one.status,
				error: one.error,
				sent_at: one.sent_at,
			} ) );
		};
		expect( await refuse() ).toContain( 'The mailbox is full.' );
		expect( await refuse( 'SMTP <b>Error</b>:\r\n550 no' ) ).toContain(
			'SMTP Error: 550 no'
		);
		expect( await refuse( '' ) ).toContain(
			'The e-mail was not accepted.'
		);
		await test( id, editor );
		expect( await errors() ).toEqual( [
			{ status: 'test', error: '', sent_at: expect.any( String ) },
			...[
				'The e-mail was not accepted.',
				'SMTP Error: 550 no',
				'The mailbox is full.',
			].map( ( error ) => ( { status: 'test', error, sent_at: null } ) ),
		] );
	} );
} );

describe( 'the limit of an hour', () => {
	it.each( [
		[ 'tests', 'test', 10 ],
		[ 'messages', 'queued', 50 ],
	] )(
		'of %s counts requests that come at the same time, and says when to come back',
		async ( what, status, most ) => {
			const editor = await memberWith( 'administrator' );
			const template_id = await activeTemplate();
			const one = () =>
				what === 'tests'
					? test( template_id, editor )
					: send(
							{
								template_id,
								to: { user_id: world.callers.person.userId },
							},
							editor
						);
			await sentBy( editor.userId, status, most - 3 );
			const answers = await Promise.all(
				Array.from( { length: 4 }, one )
			);
			const statuses = answers.map( ( answer ) => answer.status );
			expect( statuses.filter( ( code ) => code === 429 ) ).toHaveLength(
				1
			);
			const refused = answers.find(
				( answer ) => answer.status === 429
			)!;
			expect( refused ).toRefuse( 'rest_too_many_requests' );
			const { data } = refused.body as { data: { retry_after: number } };
			expect( refused.headers[ 'retry-after' ] ).toBe(
				String( data.retry_after )
			);
			expect( data.retry_after ).toBeGreaterThan( 500 );
			expect( data.retry_after ).toBeLessThanOrEqual( 600 );
		}
	);
} );

describe( 'marketing', () => {
	it( 'without the postal address of the company is refused, and what waits fails', async () => {
		restore = await withMailSettings( {
			company: { postal_address: '100 Main Street\nDenver, CO 80202' },
		} );
		server = await mailServer();
		const [ person ] = await people( {
			email: `smtp-${ server.port }-kim@example.org`,
		} );
		const template_id = await activeTemplate( { purpose: 'newsletter' } );
		const message = { template_id, to: { user_id: person!.id } };
		const queued = await send( message );
		expect( queued ).toAnswer( 'sendMessage' );
		// The demo company, which other tests load, has one.
		await withMailSettings( { company: { postal_address: '' } } );
		expect( await send( message ) ).toRefuse( 'rest_invalid_param', [
			'template_id',
		] );
		const row = await run(
			await rowOf( ( queued.body as MailMessage ).id )
		);
		expect( row ).toMatchObject( { status: 'queued' } );
		expect( row.delivery.last_error ).toContain( 'postal address' );
		expect( server.mails ).toEqual( [] );
	} );

	it( 'is not activated without the postal address of the company, in no way', async () => {
		restore = await withMailSettings( {
			company: { postal_address: '' },
		} );
		const newsletter = { purpose: 'newsletter', name: 'News' } as const;
		expect(
			await as.manager.post( '/etb/v1/templates', {
				...newsletter,
				status: 'active',
			} )
		).toRefuse( 'rest_invalid_param', [ 'status' ] );
		const { id } = await aTemplate( newsletter );
		expect(
			await as.manager.put( `/etb/v1/templates/${ id }`, {
				status: 'active',
			} )
		).toRefuse( 'rest_invalid_param', [ 'status' ] );
		const inEditor = await as.manager.post(
			`/wp/v2/svc_mail_template/${ id }`,
			{ status: 'publish' }
		);
		expect( inEditor.status ).toBe( 400 );
		expect( JSON.stringify( inEditor.body ) ).toContain( 'postal address' );
		expect(
			( await as.manager.get( `/etb/v1/templates/${ id }` ) ).body
		).toMatchObject( { status: 'draft' } );
	} );
} );

describe( 'Site Health', () => {
	it( 'leads from overdue messages to the list that has them', async () => {
		const rows: MessageRow[] = [];
		for ( const name of [ 'one', 'two', 'three' ] ) {
			rows.push(
				await queue( {
					purpose: 'announcement',
					to: { email: `${ name }-${ newMark() }@example.org` },
				} )
			);
		}
		const each = ( columns: object ) =>
			Promise.all(
				rows.map( ( { delivery } ) =>
					setDelivery( Number( delivery.id ), columns )
				)
			);
		const now = Math.floor( Date.now() / 1000 );
		await each( { due: now - 7200 } );
		// While others are sent, they only wait for their turn.
		await control.sql( [
			'UPDATE {svc_outbox} SET ended_at = ended_at - 7200 WHERE ended_at IS NOT NULL',
		] );
		const admin = await siteHealth( host.login.user, host.login.password );
		const found = ( await admin.direct() ).find(
			( { test: name } ) => name === 'svc-outbox'
		);
		await each( { status: 'cancelled', due: null, ended_at: now } );
		expect( found ).toMatchObject( {
			status: 'recommended',
			actions: expect.stringContaining( 'page=svc-mail-sent' ),
		} );
	} );
} );
