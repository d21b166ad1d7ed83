import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	it,
} from 'vitest';
import type {
	NewWebhook,
	WebhookDelivery,
	WebhookWithSecret,
} from '../../../client/src/lead-pages';
import { fixture } from '../../support/bookmarks';
import { control } from '../../support/control';
import { newMark } from '../../support/people';
import { receiver, verify, type Receiver } from '../../support/receiver';
import { as, world } from '../../support/world';
import { lead, leads, sent, sentAgain } from '../leads/leads';
import {
	aTest,
	aWebhook,
	clearOutbox,
	deleteWebhooks,
	listed,
	outboxRow,
	retry,
	run,
	setOutboxRow,
	shown,
	webhook,
} from './webhooks';

const mark = newMark();
const now = () => Math.floor( Date.now() / 1000 );

let there: Receiver;
let made: number[] = [];
beforeAll( async () => {
	there = await receiver();
} );
afterAll( () => there.stop() );
beforeEach( async () => {
	await clearOutbox();
	there.received.length = 0;
	there.answer( { status: 200 } );
} );
afterEach( async () => {
	await deleteWebhooks( ...made );
	made = [];
} );

/** A webhook at the receiver. */
async function listening(
	fields: Partial< NewWebhook > = {}
): Promise< WebhookWithSecret > {
	const one = await aWebhook( { url: there.url, ...fields } );
	made.push( one.id );
	return one;
}

/** The latest delivery to it. */
const latest = async ( { id }: { id: number } ): Promise< WebhookDelivery > =>
	( await listed( { webhook_id: id } ) )[ 0 ]!;

describe( 'a message', () => {
	it( 'is signed as Standard Webhooks 1.0 says', async () => {
		const one = await listening();
		const { id } = await aTest( one.id );
		const after = await run( id );
		expect( after ).toMatchObject( {
			status: 'delivered',
			attempts: 1,
			next_at: null,
			last_code: 200,
			last_error: '',
		} );
		expect( after.delivered_at ).not.toBeNull();
		const [ got, ...others ] = there.received;
		expect( others ).toEqual( [] );
		expect( verify( one.secret, got! ) ).toEqual( {
			type: 'test',
			timestamp: after.created_at,
			data: { webhook_id: one.id },
		} );
		expect( got!.id ).toBe( after.message_id );
		expect( got!.headers[ 'content-type' ] ).toBe( 'application/json' );
		expect( got!.headers.cookie ).toBeUndefined();
		expect( () =>
			verify( one.secret, { ...got!, body: `${ got!.body } ` } )
		).toThrow();
	} );

	it( 'is signed with the old secret, too, for a day after a rotation', async () => {
		const one = await listening();
		const rotated = await as.manager.post(
			`${ webhook( one.id ) }/rotate`,
			{}
		);
		expect( rotated ).toAnswer( 'rotateWebhook' );
		const { secret } = rotated.body as WebhookWithSecret;
		expect( secret ).not.toBe( one.secret );
		await run( ( await aTest( one.id ) ).id );
		const signed = ( by: string ) => {
			try {
				return Boolean( verify( by, there.received.at( -1 )! ) );
			} catch {
				return false;
			}
		};
		expect( [ signed( secret ), signed( one.secret ) ] ).toEqual( [
			true,
			true,
		] );
		await control.sql( [
			`UPDATE {svc_webhooks} SET rotated_at = rotated_at - 86401 WHERE id = ${ one.id }`,
		] );
		await run( ( await aTest( one.id ) ).id );
		expect( [ signed( secret ), signed( one.secret ) ] ).toEqual( [
			true,
			false,
		] );
	} );

	it( 'whose secret cannot be read waits until it is rotated', async () => {
		const one = await listening();
		await control.sql( [
			`UPDATE {svc_webhooks} SET secret = 'of other salts' WHERE id = ${ one.id }`,
		] );
		const { id } = await aTest( one.id );
		expect( await run( id ) ).toMatchObject( {
			status: 'waiting',
			last_error: expect.stringContaining( 'Rotate' ),
		} );
		expect( there.received ).toEqual( [] );
		const { body } = await as.manager.post(
			`${ webhook( one.id ) }/rotate`,
			{}
		);
		expect( await run( id ) ).toMatchObject( { status: 'delivered' } );
		verify( ( body as WebhookWithSecret ).secret, there.received[ 0 ]! );
	} );

	it( 'that is refused is tried again later under the same webhook-id, and given up after the eighth time', async () => {
		const one = await listening();
		there.answer( {
			status: 500,
			body: `<b>${ 'whsec_x <script>alert(1)</script> & more '.repeat( 50 ) }</b>`,
		} );
		const { id, message_id } = await aTest( one.id );
		const delays = [ 5, 300, 1800, 7200, 18000, 36000, 36000 ];
		for ( const delay of delays ) {
			const after = await run( id );
			expect( after ).toMatchObject( {
				status: 'waiting',
				last_code: 500,
				message_id,
			} );
			const due = Number( ( await outboxRow( 'webhook', id ) ).due );
			expect( due - now() ).toBeGreaterThan( delay * 0.9 - 3 );
			expect( due - now() ).toBeLessThan( delay * 1.1 + 2 );
			expect( after.last_error.length ).toBeLessThan( 400 );
			expect( after.last_error ).not.toContain( '<' );
		}
		expect( await run( id ) ).toMatchObject( {
			status: 'failed',
			attempts: 8,
			next_at: null,
		} );
		expect( there.received.map( ( got ) => got.id ) ).toEqual(
			Array( 8 ).fill( message_id )
		);
		there.answer( { status: 204 } );
		await retry( id );
		expect( await run( id ) ).toMatchObject( {
			status: 'delivered',
			attempts: 1,
		} );
		await retry( id );
		expect( await run( id ) ).toMatchObject( { status: 'delivered' } );
		expect( there.received ).toHaveLength( 10 );
		expect( new Set( there.received.map( ( got ) => got.id ) ).size ).toBe(
			1
		);
	} );

	it.each( [
		[ '120', 120 ],
		[ () => new Date( Date.now() + 600_000 ).toUTCString(), 600 ],
		[ '1', 5 ],
		[ '99999999', 86_400 ],
		[ 'soon', 5 ],
	] )( 'waits as Retry-After says: %s', async ( header, seconds ) => {
		const one = await listening();
		there.answer( {
			status: 429,
			headers: {
				'Retry-After': typeof header === 'string' ? header : header(),
			},
		} );
		const { id } = await aTest( one.id );
		await run( id );
		const due = Number( ( await outboxRow( 'webhook', id ) ).due );
		expect( Math.abs( due - now() - seconds ) ).toBeLessThan( 5 );
	} );

	it( 'is not sent where the receiver redirects to', async () => {
		const other = await receiver();
		try {
			const one = await listening();
			there.answer( { status: 307, headers: { Location: other.url } } );
			const { id } = await aTest( one.id );
			expect( await run( id ) ).toMatchObject( {
				status: 'waiting',
				last_code: 307,
				last_error: expect.stringContaining( 'redirects' ),
			} );
			expect( other.received ).toEqual( [] );
			expect( there.received ).toHaveLength( 1 );
		} finally {
			await other.stop();
		}
	} );

	it.each( [
		[ 'a huge answer', 200, { body: 'x'.repeat( 20_000_000 ) } ],
		[ 'a huge error', 500, { body: '<b>No</b>'.repeat( 2_000_000 ) } ],
		[
			'an error of control characters and broken text',
			500,
			{ body: Buffer.from( 'a\u0000\u001b[31mb\u00ff', 'latin1' ) },
		],
		[
			'headers that ask for something else',
			500,
			{
				body: 'no',
				headers: {
					'Set-Cookie': 'a=b',
					Location: 'http://127.0.0.1:1/',
					'Content-Type': 'application/json; charset=utf-16',
				},
			},
		],
	] )(
		'is asked once, where there is %s',
		async ( _what, status, answer ) => {
			const one = await listening();
			there.answer( { status, ...answer } );
			const { id } = await aTest( one.id );
			const seen = await run( id );
			expect( seen ).toMatchObject( {
				status: status === 200 ? 'delivered' : 'waiting',
				last_code: status,
			} );
			expect( seen.last_error.length ).toBeLessThan( 300 );
			expect( seen.last_error ).not.toMatch( /\p{Cc}/u );
			expect( there.received ).toHaveLength( 1 );
		}
	);

	it( 'is given ten seconds, and tried again after that', async () => {
		const one = await listening();
		there.answer( { status: 200, after: 11_000 } );
		const { id } = await aTest( one.id );
		const begun = Date.now();
		expect( await run( id ) ).toMatchObject( {
			status: 'waiting',
			last_code: null,
			last_error: expect.stringMatching( /timed? ?out/i ),
		} );
		expect( Date.now() - begun ).toBeLessThan( 15_000 );
		expect( there.received ).toHaveLength( 1 );
	} );

	it.each( [
		'http://10.0.0.1/receiver/1',
		'http://192.168.1.1/',
		'http://127.0.0.2/',
		'http://169.254.169.254/latest/meta-data',
		'http://127.0.0.1:6379/',
		'http://[::1]/',
	] )( 'is not sent to %s', async ( url ) => {
		const one = await listening( { url } );
		const { id } = await aTest( one.id );
		expect( await run( id ) ).toMatchObject( {
			status: 'waiting',
			last_code: null,
			last_error: expect.stringContaining( 'public host' ),
		} );
	} );

	it( 'to a receiver that is gone ends, and the receiver is switched off', async () => {
		const one = await listening();
		const waiting = await sent( {
			lead: { last_name: mark, email: `gone-${ mark }@example.org` },
		} );
		await as.manager.put( webhook( one.id ), {
			events: [ 'lead.updated', 'lead.deleted' ],
		} );
		await as.manager.put( lead( waiting.id ), { zip: '80203' } );
		const later = await latest( one );
		there.answer( { status: 410 } );
		const { id } = await aTest( one.id );
		await setOutboxRow( ( await outboxRow( 'webhook', later.id ) ).id!, {
			due: now() + 600,
		} );
		expect( await run( id ) ).toMatchObject( {
			status: 'cancelled',
			last_code: 410,
			last_error: expect.stringContaining( 'switched off' ),
		} );
		const { body } = await as.manager.get( webhook( one.id ) );
		expect( body ).toMatchObject( { active: false } );
		expect( await run( later.id ) ).toMatchObject( {
			status: 'cancelled',
			last_error: 'The webhook is not active.',
		} );
		await as.manager.put( lead( waiting.id ), { zip: '80204' } );
		expect( await listed( { webhook_id: one.id } ) ).toHaveLength( 2 );
		// A test shows whether it is there again.
		there.answer( { status: 200 } );
		expect( await run( ( await aTest( one.id ) ).id ) ).toMatchObject( {
			status: 'delivered',
		} );
	} );

	it( 'is tried once a run where the receiver does not answer', async () => {
		const one = await listening();
		await there.stop();
		const sentOnes = [ await aTest( one.id ), await aTest( one.id ) ];
		await run( sentOnes[ 0 ]!.id );
		there = await receiver();
		expect( await shown( sentOnes[ 0 ]!.id ) ).toMatchObject( {
			status: 'waiting',
			attempts: 1,
			last_code: null,
			last_error: expect.stringMatching( /connect|cURL/i ),
		} );
		expect( ( await shown( sentOnes[ 1 ]!.id ) ).last_error ).toContain(
			'another message'
		);
	} );
} );

describe( 'receivers', () => {
	const events = [
		'lead.created',
		'lead.resubmitted',
		'lead.updated',
		'lead.deleted',
	] as const;

	it( 'are told what happens to a lead', async () => {
		const one = await listening( { events: [ ...events ] } );
		const email = `told-${ mark }@example.org`;
		const { id, reference } = await sent( {
			lead: {
				last_name: mark,
				email,
				owner_user_id: world.callers.person.userId,
			},
			consents: { contact: 0 },
			fields: { first_name: 'Vera', message: 'Hallo – 😀' },
		} );
		await run( ( await latest( one ) ).id );
		const created = there.received.at( -1 )!;
		expect( verify( one.secret, created ) ).toMatchObject( {
			type: 'lead.created',
			data: {
				id,
				reference,
				status: 'new',
				folder: 'inbox',
				last_name: mark,
				email,
				access: 'full',
				consents: { contact: true, sms_calls: false, partner: false },
				fields: { first_name: 'Vera', message: 'Hallo – 😀' },
				consent_records: [
					{
						key: 'contact',
						given: true,
						text: 'I agree to contact.',
					},
				],
				snapshot: null,
				page: null,
				owner: { user_id: world.callers.person.userId },
			},
		} );
		const data = created.json.data;
		const { body } = await as.manager.get( lead( id ) );
		expect( data ).toMatchObject( body as object );

		await sentAgain( id );
		await run( ( await latest( one ) ).id );
		expect( there.received.at( -1 )!.json ).toMatchObject( {
			type: 'lead.resubmitted',
			data: { id, submissions: 2 },
		} );
		await as.manager.put( lead( id ), { status: 'won' } );
		await run( ( await latest( one ) ).id );
		expect( there.received.at( -1 )!.json ).toMatchObject( {
			type: 'lead.updated',
			data: { id, status: 'won', fields: { first_name: 'Vera' } },
		} );
		const before = await listed( { webhook_id: one.id, lead_id: id } );
		expect( before.map( ( { event } ) => event ) ).toEqual( [
			'lead.updated',
			'lead.resubmitted',
			'lead.created',
		] );
		await as.manager.delete( lead( id ) );
		await run( ( await latest( one ) ).id );
		expect( there.received.at( -1 )!.json ).toMatchObject( {
			type: 'lead.deleted',
			data: { id, reference },
		} );
		expect( Object.keys( there.received.at( -1 )!.json.data ) ).toEqual( [
			'id',
			'reference',
		] );
		// What was said of it is gone, and is not sent again.
		const payloads = await control.sql( [
			`SELECT payload FROM {svc_webhook_deliveries} WHERE lead_id = ${ id } AND webhook_id = ${ one.id } AND event <> 'lead.deleted'`,
		] );
		expect( payloads ).toEqual( Array( 3 ).fill( { payload: '' } ) );
		await retry( before[ 0 ]!.id );
		const count = there.received.length;
		expect( await run( before[ 0 ]!.id ) ).toMatchObject( {
			status: 'cancelled',
			last_error: 'The lead was erased.',
		} );
		expect( there.received ).toHaveLength( count );
	} );

	it( 'are told of what they want, and nothing of spam', async () => {
		const one = await listening( { events: [ 'lead.updated' ] } );
		await sent( { lead: { last_name: mark } } );
		await sent( { lead: { last_name: mark, folder: 'spam' } } );
		expect( await listed( { webhook_id: one.id } ) ).toEqual( [] );
		const all = await listening( { events: [ ...events ] } );
		const spam = await sent( {
			lead: { last_name: mark, folder: 'spam' },
		} );
		expect( await listed( { webhook_id: all.id } ) ).toEqual( [] );
		await as.manager.put( lead( spam.id ), { folder: 'inbox' } );
		expect(
			( await listed( { webhook_id: all.id } ) ).map(
				( { event } ) => event
			)
		).toEqual( [ 'lead.created' ] );
	} );

	it( 'get what another plugin makes of it', async () => {
		const one = await listening( { events: [ 'lead.created' ] } );
		await sent( { lead: { last_name: 'Changed' }, fields: {} } );
		await run( ( await latest( one ) ).id );
		expect( verify( one.secret, there.received[ 0 ]! ) ).toMatchObject( {
			data: { webhook: one.id, fields: {} },
		} );
		expect( there.received[ 0 ]!.body ).toContain( '"fields":{}' );
		await sent( { lead: { last_name: 'Broken' } } );
		expect( await run( ( await latest( one ) ).id ) ).toMatchObject( {
			status: 'waiting',
			last_error: 'The other plugin has failed.',
		} );
	} );

	it( 'are told nothing of what is rolled back', async () => {
		const one = await listening( { events: [ 'lead.created' ] } );
		const seen = await as.manager.post( leads, {
			first_name: 'Ana',
			source: 'phone',
			owner_user_id: 99_999_999,
		} );
		expect( seen.status ).toBe( 400 );
		expect( await listed( { webhook_id: one.id } ) ).toEqual( [] );
	} );
} );

describe( 'the daily job', () => {
	it( 'gives up deliveries that could not be sent for 30 days, which can be sent again', async () => {
		const one = await listening();
		const { id } = await aTest( one.id );
		await setOutboxRow( ( await outboxRow( 'webhook', id ) ).id!, {
			due: now() - 31 * 86_400,
		} );
		await fixture( 'POST', '/outbox/daily', {} );
		expect( await shown( id ) ).toMatchObject( {
			status: 'failed',
			last_error: 'It could not be sent for 30 days.',
		} );
		await retry( id );
		expect( await run( id ) ).toMatchObject( { status: 'delivered' } );
	} );

	it( 'deletes deliveries that ended 30 days ago', async () => {
		const { id } = await listening();
		const [ old, fresh, waiting ] = [
			await aTest( id ),
			await aTest( id ),
			await aTest( id ),
		];
		const end = async ( one: { id: number }, days: number ) =>
			setOutboxRow( ( await outboxRow( 'webhook', one.id ) ).id!, {
				status: 'delivered',
				due: null,
				ended_at: now() - days * 86_400,
			} );
		await end( old, 31 );
		await end( fresh, 29 );
		await fixture( 'POST', '/outbox/daily', {} );
		expect(
			( await listed( { webhook_id: id } ) ).map( ( one ) => one.id )
		).toEqual( [ waiting.id, fresh.id ] );
		expect( await outboxRow( 'webhook', old.id ) ).toEqual( {} );
	} );
} );
