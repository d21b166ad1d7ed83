import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { php, places } from '../../support/killed';
import { receiver, type Receiver } from '../../support/receiver';
import { host } from '../../support/site';
import { full } from '../../support/world';
import {
	aTest,
	aWebhook,
	clearOutbox,
	deleteWebhooks,
	outboxRow,
	run,
	shown,
} from './webhooks';

const now = () => Math.floor( Date.now() / 1000 );

describe.runIf( full && host.host !== 'wp-env' )( 'a runner', () => {
	let there: Receiver;
	let id = 0;
	beforeAll( async () => {
		there = await receiver();
		( { id } = await aWebhook( { url: there.url } ) );
		await clearOutbox();
	} );
	afterAll( async () => {
		await deleteWebhooks( id );
		await there.stop();
	} );

	it( 'that dies in a request leaves the message claimed for 30 seconds; then it is sent again under the same webhook-id', async () => {
		const test = await aTest( id );
		expect(
			await php( { do: 'run', hook: 'http_response' } )
		).toMatchObject( { signal: 'SIGKILL' } );
		expect( there.received.map( ( one ) => one.id ) ).toEqual( [
			test.message_id,
		] );
		const row = await outboxRow( 'webhook', test.id );
		expect( row ).toMatchObject( { status: 'sending', attempts: '1' } );
		expect( Number( row.due ) - now() ).toBeGreaterThan( 15 );
		expect( Number( row.due ) - now() ).toBeLessThanOrEqual( 30 );
		await php( { do: 'run' } );
		expect( there.received ).toHaveLength( 1 );
		expect( await run( test.id ) ).toMatchObject( {
			status: 'delivered',
			attempts: 2,
		} );
		expect( there.received.map( ( one ) => one.id ) ).toEqual( [
			test.message_id,
			test.message_id,
		] );
	} );

	it( 'that dies at any statement loses no message, and sends one again only under the same webhook-id', async () => {
		await aTest( id );
		await php( { do: 'run' } );
		await aTest( id );
		const { statements } = await php( { do: 'run' } );
		const faults: string[] = [];
		for ( const { at, when, what } of places( statements ) ) {
			const test = await aTest( id );
			there.received.length = 0;
			const { signal } = await php( { do: 'run', at, when } );
			const sent = there.received.length;
			const killed = await shown( test.id );
			const later = await run( test.id );
			const ids = new Set( there.received.map( ( one ) => one.id ) );
			const isWell =
				signal === 'SIGKILL' &&
				sent <= 1 &&
				( killed.status !== 'delivered' || sent === 1 ) &&
				( killed.status === 'delivered' ) ===
					( killed.last_code === 200 ) &&
				later.status === 'delivered' &&
				there.received.length ===
					( killed.status === 'delivered' ? 1 : sent + 1 ) &&
				ids.size === 1 &&
				ids.has( test.message_id );
			if ( ! isWell ) {
				faults.push(
					`${ what }: ${ JSON.stringify( { signal, sent, killed: killed.status, later: later.status, requests: there.received.length } ) }`
				);
			}
		}
		expect( faults ).toEqual( [] );
	}, 900_000 );

	it( 'beside two others sends nothing twice', async () => {
		there.received.length = 0;
		there.answer( { status: 200, after: 50 } );
		const tests = [];
		for ( let number = 0; number < 20; number++ ) {
			tests.push( await aTest( id ) );
		}
		await Promise.all( [ 1, 2, 3 ].map( () => php( { do: 'run' } ) ) );
		expect( there.received.map( ( one ) => one.id ).sort() ).toEqual(
			tests.map( ( one ) => one.message_id ).sort()
		);
	}, 120_000 );
} );
