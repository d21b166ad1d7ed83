import { afterEach, describe, expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { fixture } from '../../support/bookmarks';
import { retryOf } from '../../support/paths';
import { mailServer, type MailServer } from '../../support/smtp';
import { host } from '../../support/site';
import { as, full } from '../../support/world';
import {
	deliveryTo,
	invite,
	personAt,
	rowOf,
	run,
	setRow,
	type Row,
} from './deliveries';

let server: MailServer | null = null;
afterEach( async () => {
	await server?.stop();
	server = null;
} );

async function invited( ...options: Parameters< typeof mailServer > ) {
	server = await mailServer( ...options );
	const person = await personAt( `smtp-${ server.port }` );
	return { person, id: await invite( person ), server };
}

const now = () => Math.floor( Date.now() / 1000 );

it( 'an invitation is told from what another plugin sends before it', async () => {
	server = await mailServer();
	const copies = `smtp-${ server.port }-copy@example.org`;
	const refused = await personAt( 'fails' );
	for ( const more of [ {}, { bursts: true } ] ) {
		const id = await invite( refused );
		await run( id, { copies, on: 'retrieve_password_key', ...more } );
		expect( await deliveryTo( refused ) ).toMatchObject( {
			status: 'waiting',
			attempts: 1,
			error: 'The mailbox is full.',
		} );
	}
	expect( server.mails ).toHaveLength( 1 );
	const accepted = await personAt( `smtp-${ server.port }` );
	const id = await invite( accepted );
	await run( id, {
		copies: 'fails-copy@example.org',
		on: 'retrieve_password_key',
	} );
	const { status, message_id } = await deliveryTo( accepted );
	expect( status ).toBe( 'delivered' );
	expect( server.mails[ 1 ]!.messageId ).toBe( `<${ message_id }>` );
} );

describe( 'an invitation that a mail server accepts', () => {
	it( 'comes once, with a link for a password, and has the Message-ID of the delivery', async () => {
		const { person, id, server: there } = await invited();
		await run( id );
		const [ mail, ...others ] = there.mails;
		expect( others ).toEqual( [] );
		const delivery = await deliveryTo( person );
		expect( delivery ).toMatchObject( {
			status: 'delivered',
			attempts: 1,
			error: '',
			next_at: null,
		} );
		expect( delivery.delivered_at ).not.toBeNull();
		expect( mail ).toMatchObject( {
			messageId: `<${ delivery.message_id }>`,
			to: { value: [ { address: person.email } ] },
		} );
		expect( mail!.subject ).toContain( 'Login Details' );
		expect( mail!.text ).toMatch( /[?&]key=\w+/ );
	} );

	it( 'leaves no key of the password link in the table, before and after', async () => {
		const { id, server: there } = await invited();
		const before = await rowOf( id );
		await run( id );
		const key = /[?&]key=(\w+)/.exec( there.mails[ 0 ]!.text! )![ 1 ]!;
		expect( JSON.stringify( [ before, await rowOf( id ) ] ) ).not.toContain(
			key
		);
	} );

	it( 'is not sent again by a later run, nor by a retry', async () => {
		const { id, server: there } = await invited();
		await run( id );
		await run( id );
		expect( await as.manager.post( retryOf( id ), {} ) ).toRefuse(
			'rest_delivery_done'
		);
		expect( there.mails ).toHaveLength( 1 );
	} );

	it( 'can be followed by another one', async () => {
		const { person, id, server: there } = await invited();
		await run( id );
		const second = await invite( person );
		expect( second ).not.toBe( id );
		await run( second );
		expect(
			new Set( there.mails.map( ( one ) => one.messageId ) ).size
		).toBe( 2 );
	} );

	it( 'lends its Message-ID to no later e-mail of the request', async () => {
		const { id, server: there } = await invited();
		await run( id, { then: `smtp-${ there.port }-later@example.org` } );
		const [ invitation, later ] = there.mails;
		expect( later!.subject ).toBe( 'Afterwards' );
		expect( later!.messageId ).not.toBe( invitation!.messageId );
	} );

	it( 'is delivered even if another plugin fails afterwards', async () => {
		const { id, server: there } = await invited();
		expect( await run( id, { throws: true } ) ).toMatchObject( {
			status: 'delivered',
			last_error: '',
		} );
		expect( there.mails ).toHaveLength( 1 );
	} );

	it( 'does not settle the claim of another runner', async () => {
		const { id } = await invited();
		const meanwhile = {
			status: 'sending',
			attempts: 1,
			due: now() + 500,
		};
		expect( await run( id, { meanwhile } ) ).toMatchObject( {
			status: 'sending',
			due: String( meanwhile.due ),
		} );
	} );

	it.runIf( host.host === 'native' )(
		'is not claimed while it is made due, nor made due while it is claimed',
		async () => {
			const { person, id } = await invited();
			const { claimed, row } = await fixture< {
				claimed: boolean | null;
				row: Row;
			} >( 'POST', '/outbox/claim-beside', { id, user: person.id } );
			expect( claimed ).not.toBeNull();
			expect( row.status ).toBe( claimed ? 'sending' : 'waiting' );
		}
	);

	it( 'is sent once by runners at the same time', async () => {
		server = await mailServer( {
			onMailFrom: ( _from, _session, done ) =>
				void sleep( 50 ).then( () => done() ),
		} );
		const ids: number[] = [];
		for ( let number = 0; number < 8; number++ ) {
			ids.push(
				await invite( await personAt( `smtp-${ server.port }` ) )
			);
		}
		await Promise.all(
			[ 0, 1, 2, 3 ].map( () => fixture( 'POST', '/outbox/run', {} ) )
		);
		const rows = await Promise.all( ids.map( rowOf ) );
		expect(
			rows.map( ( row ) => [ row.status, Number( row.attempts ) ] )
		).toEqual( ids.map( () => [ 'delivered', 1 ] ) );
		expect( server.mails.map( ( one ) => one.messageId ).sort() ).toEqual(
			rows.map( ( row ) => `<${ row.message_id }>` ).sort()
		);
	} );
} );

describe( 'an invitation that is not accepted', () => {
	it( 'is tried again after longer and longer waits, and given up after eight attempts', async () => {
		let refuses = true;
		const {
			person,
			id,
			server: there,
		} = await invited( {
			onRcptTo: ( _to, _session, done ) =>
				done( refuses ? new Error( 'The mailbox is full.' ) : null ),
		} );
		const waits = [ 5, 300, 1800, 7200, 18000, 36000, 36000 ];
		for ( const [ index, wait ] of waits.entries() ) {
			const begin = now();
			const row = await run( id );
			expect( row ).toMatchObject( {
				status: 'waiting',
				last_error: expect.stringContaining( 'SMTP Error' ),
			} );
			expect( Number( row.attempts ) ).toBe( index + 1 );
			expect( Number( row.due ) - begin ).toBeGreaterThanOrEqual(
				Math.floor( wait * 0.9 )
			);
			expect( Number( row.due ) - now() ).toBeLessThanOrEqual(
				Math.ceil( wait * 1.1 )
			);
		}
		await run( id );
		expect( await deliveryTo( person ) ).toMatchObject( {
			status: 'failed',
			attempts: 8,
			next_at: null,
			delivered_at: null,
		} );
		const connections = there.connections();
		await run( id );
		expect( there.connections() ).toBe( connections );

		refuses = false;
		const again = await as.manager.post( retryOf( id ), {} );
		expect( again ).toAnswer( 'retryDelivery' );
		expect( again.body ).toMatchObject( {
			status: 'waiting',
			attempts: 0,
		} );
		await run( id );
		expect( await deliveryTo( person ) ).toMatchObject( {
			status: 'delivered',
			error: '',
		} );
		expect( there.mails ).toHaveLength( 1 );
	} );

	it( 'because the server hangs up in the middle arrives at the next attempt, with the same Message-ID', async () => {
		let dies = true;
		const {
			person,
			id,
			server: there,
		} = await invited( {
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
		} );
		const { message_id: before } = await deliveryTo( person );
		expect( await run( id ) ).toMatchObject( { status: 'waiting' } );
		expect( await run( id ) ).toMatchObject( { status: 'delivered' } );
		expect( there.mails.map( ( one ) => one.messageId ) ).toEqual( [
			`<${ before }>`,
		] );
	} );

	it( 'for a reason in another encoding is tried again', async () => {
		const { id } = await invited( {
			onRcptTo: ( _to, _session, done ) =>
				done( new Error( 'Postfach \u00fcberf\u00fcllt' ) ),
		} );
		const row = await run( id );
		expect( row ).toMatchObject( { status: 'waiting', attempts: '1' } );
		expect( row.last_error ).toContain( 'Postfach' );
	} );

	it( 'because there is no server says so', async () => {
		const { person, id, server: there } = await invited();
		await there.stop();
		server = null;
		await run( id );
		expect( await deliveryTo( person ) ).toMatchObject( {
			status: 'waiting',
			attempts: 1,
			error: expect.stringContaining( 'connect' ),
		} );
	} );
} );

describe( 'a message whose runner has died', () => {
	it( 'is left alone while it is claimed, and then sent', async () => {
		const { id, server: there } = await invited();
		await setRow( id, {
			status: 'sending',
			attempts: 1,
			due: now() + 200,
		} );
		await fixture( 'POST', '/outbox/run', {} );
		expect( there.mails ).toEqual( [] );
		expect( await as.manager.post( retryOf( id ), {} ) ).toRefuse(
			'rest_delivery_done'
		);
		expect( await run( id ) ).toMatchObject( { status: 'delivered' } );
		expect( there.mails ).toHaveLength( 1 );
	} );

	it( 'at the last attempt is given up without a further one', async () => {
		const { id, server: there } = await invited();
		await setRow( id, { status: 'sending', attempts: 8 } );
		expect( await run( id ) ).toMatchObject( {
			status: 'failed',
			last_error: 'Sending it was interrupted.',
		} );
		expect( there.connections() ).toBe( 0 );
	} );
} );

describe.runIf( full )( 'a slow mail server', () => {
	it( 'is not waited for until the claim of the message ends', async () => {
		const {
			person,
			id,
			server: there,
		} = await invited( {
			onRcptTo: ( _to, _session, done ) =>
				void sleep( 90_000 ).then( () => done() ),
		} );
		const begin = performance.now();
		await run( id );
		// Twenty seconds for the recipient, twenty for the farewell.
		expect( performance.now() - begin ).toBeLessThan( 60_000 );
		expect( await deliveryTo( person ) ).toMatchObject( {
			status: 'waiting',
			attempts: 1,
		} );
		expect( there.mails ).toEqual( [] );
	}, 80_000 );
} );
