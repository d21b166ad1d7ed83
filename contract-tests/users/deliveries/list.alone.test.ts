import { describe, expect, it } from 'vitest';
import type { DeliveryList } from '../../../client/src/users/delivery-schemas';
import { columns } from '../../support/columns';
import { fixture } from '../../support/bookmarks';
import { control, deleteAccount } from '../../support/control';
import { deliveries, retryOf } from '../../support/paths';
import { people } from '../../support/people';
import { host } from '../../support/site';
import { siteHealth } from '../../support/site-health';
import { as, full } from '../../support/world';
import { wp } from '../../support/wp-cli';
import { mayInvite } from '../accounts/trials';
import {
	deliveriesTo,
	deliveryTo,
	invite,
	personAt,
	rowOf,
	run,
	setRow,
} from './deliveries';

const now = () => Math.floor( Date.now() / 1000 );
const day = 86_400;

describe( 'deliveries', () => {
	it( 'are listed newest first, by status and by account', async () => {
		const [ one, two ] = await people( {}, {} );
		const ids = [ await invite( one! ), await invite( two! ) ];
		await setRow( ids[ 0 ]!, { status: 'failed', due: null, ended_at: 5 } );
		const ask = async ( query: object ) => {
			const answer = await as.manager.get( deliveries, {
				query: { per_page: 100, ...query },
			} );
			expect( answer ).toAnswer( 'listDeliveries' );
			return ( answer.body as DeliveryList ).data.map( ( { id } ) => id );
		};
		const all = await ask( {} );
		expect( all.slice( 0, 2 ) ).toEqual( [ ids[ 1 ], ids[ 0 ] ] );
		expect( await ask( { status: 'failed', user_id: one!.id } ) ).toEqual( [
			ids[ 0 ],
		] );
		expect( await ask( { status: 'waiting', user_id: one!.id } ) ).toEqual(
			[]
		);
		expect( await ask( { user_id: two!.id } ) ).toEqual( [ ids[ 1 ] ] );
	} );

	it( 'are answered to all of the first requests after an update', async () => {
		for ( let round = 0; round < 8; round++ ) {
			await fixture( 'POST', '/outbox/drop', {} );
			const answers = await Promise.all(
				Array.from( { length: 8 }, () => as.manager.get( deliveries ) )
			);
			expect( answers.map( ( { status } ) => status ) ).toEqual(
				Array( 8 ).fill( 200 )
			);
		}
	} );

	it( 'are refused with every fault named', async () => {
		expect(
			await as.manager.get( deliveries, {
				query: 'page=0&status=gone&user_id=x',
			} )
		).toRefuse( 'rest_invalid_param', [ 'page', 'status', 'user_id' ] );
	} );

	it( 'of another site are neither listed nor sent from here', async () => {
		const [ person ] = await people( {} );
		const id = await invite( person! );
		await setRow( id, { site_id: 999 } );
		expect( await deliveriesTo( person! ) ).toEqual( [] );
		expect( await as.manager.post( retryOf( id ), {} ) ).toRefuse(
			'rest_delivery_not_found'
		);
		expect( await run( id ) ).toMatchObject( { status: 'waiting' } );
		await setRow( id, { status: 'failed', due: null } );
	} );

	it( 'of a kind that no component has stay as they are', async () => {
		const [ person ] = await people( {} );
		const id = await invite( person! );
		await setRow( id, { kind: 'unknown' } );
		expect( await run( id ) ).toMatchObject( {
			status: 'waiting',
			attempts: '0',
		} );
		await setRow( id, { status: 'failed', due: null } );
	} );

	it.each( columns.filter( ( name ) => ! mayInvite.includes( name ) ) )(
		'are not sent again by %s',
		async ( name ) => {
			const [ person ] = await people( {} );
			const id = await invite( person! );
			await setRow( id, { status: 'failed', due: null, ended_at: 5 } );
			expect( await as[ name ].post( retryOf( id ), {} ) ).toRefuse(
				'rest_forbidden'
			);
			expect( await rowOf( id ) ).toMatchObject( { status: 'failed' } );
		}
	);

	it( 'that have failed are replaced by a later invitation', async () => {
		const [ person ] = await people( {} );
		const id = await invite( person! );
		await setRow( id, { status: 'failed', due: null, ended_at: 5 } );
		const later = await invite( person! );
		expect( later ).not.toBe( id );
		expect( await deliveriesTo( person! ) ).toMatchObject( [
			{ id: later, status: 'waiting' },
			{
				id,
				status: 'cancelled',
				error: 'A later message replaces it.',
			},
		] );
	} );
} );

describe( 'an account', () => {
	it( 'that is deleted takes its messages along', async () => {
		const person = await personAt( 'gone' );
		const id = await invite( person );
		await deleteAccount( person.id );
		expect( await rowOf( id ) ).toEqual( [] );
	} );

	it( 'can be deleted between an update of the plugin and its migration', async () => {
		const person = await personAt( 'between' );
		await fixture( 'POST', '/outbox/drop', {} );
		try {
			await deleteAccount( person.id );
		} finally {
			// Migrates.
			await as.manager.get( deliveries );
		}
		expect( await deliveriesTo( person ) ).toEqual( [] );
	} );

	it( 'that is not there any more gets nothing', async () => {
		const [ person ] = await people( {} );
		const id = await invite( person! );
		await setRow( id, { user_id: 99_999_999 } );
		expect( await run( id ) ).toMatchObject( {
			status: 'cancelled',
			last_error: 'The account was deleted.',
		} );
	} );

	it( 'has its messages exported and erased', async () => {
		const person = await personAt( 'private' );
		const id = await invite( person );
		const ask = < Answer >( what: 'export' | 'erase' ) =>
			fixture< Answer >( 'POST', '/personal-data', {
				tool: 'svc-outbox',
				what,
				email: person.email,
			} );
		const { data } = await ask< {
			data: { item_id: string; data: object[] }[];
		} >( 'export' );
		expect( data ).toMatchObject( [
			{
				item_id: `svc-outbox-${ id }`,
				data: [
					{ name: 'Message', value: 'Invitation' },
					{ name: 'Created' },
					{ name: 'Status', value: 'waiting' },
				],
			},
		] );
		expect( await ask( 'erase' ) ).toMatchObject( { items_removed: true } );
		expect( await rowOf( id ) ).toEqual( [] );
		expect( await ask( 'erase' ) ).toMatchObject( {
			items_removed: false,
		} );
	} );
} );

describe( 'the daily job', () => {
	it( 'deletes what ended 30 days ago, gives up what was due 30 days ago, keeps the rest, and has waiting messages sent every minute', async () => {
		const ended = await people( {}, {}, {}, {} );
		const [ old, fresh, open, stuck ] = [
			await invite( ended[ 0 ]! ),
			await invite( ended[ 1 ]! ),
			await invite( ended[ 2 ]! ),
			await invite( ended[ 3 ]! ),
		];
		await setRow( stuck, { due: now() - 31 * day } );
		const end = ( id: number, days: number ) =>
			setRow( id, {
				status: 'delivered',
				due: null,
				ended_at: now() - days * day,
			} );
		await end( old, 31 );
		await end( fresh, 29 );
		await setRow( open, { created_at: now() - 90 * day } );
		expect( await fixture( 'POST', '/outbox/daily', {} ) ).toEqual( {
			recurrence: 'svc_every_minute',
			daily: 'daily',
		} );
		expect( await rowOf( old ) ).toEqual( [] );
		expect( await rowOf( fresh ) ).toMatchObject( { status: 'delivered' } );
		expect( await rowOf( open ) ).toMatchObject( { status: 'waiting' } );
		expect( await rowOf( stuck ) ).toMatchObject( {
			status: 'failed',
			due: null,
			last_error: 'It could not be sent for 30 days.',
		} );
		expect( await as.manager.post( retryOf( stuck ), {} ) ).toAnswer(
			'retryDelivery'
		);
		expect( await rowOf( stuck ) ).toMatchObject( { status: 'waiting' } );
	} );

	it.each( [ 'a message', 'activating the plugin' ] )(
		'that was lost is scheduled again by %s',
		async ( cause ) => {
			const [ person ] = await people( {} );
			await invite( person! );
			expect(
				await fixture( 'POST', '/outbox/jobs', { forget: true } )
			).toEqual( { recurrence: false, daily: false } );
			const activate = cause !== 'a message';
			if ( ! activate ) {
				await invite( person! );
			}
			expect(
				await fixture( 'POST', '/outbox/jobs', { activate } )
			).toEqual( { recurrence: 'svc_every_minute', daily: 'daily' } );
		}
	);
} );

describe( 'Site Health', () => {
	it( 'leaves out kinds that no component has', async () => {
		const admin = await siteHealth( host.login.user, host.login.password );
		const [ person ] = await people( {} );
		const id = await invite( person! );
		const text = async () =>
			JSON.stringify(
				( await admin.direct() ).find(
					( { test } ) => test === 'svc-outbox'
				)
			);
		const before = await text();
		await setRow( id, { kind: 'unknown', due: now() - 7200 } );
		expect( await text() ).toBe( before );
		await setRow( id, { status: 'cancelled', due: null, ended_at: now() } );
	} );

	it( 'tells of messages that fail again and again, with the last error and without addresses', async () => {
		const admin = await siteHealth( host.login.user, host.login.password );
		const found = async () =>
			( await admin.direct() ).find(
				( { test } ) => test === 'svc-outbox'
			)!;
		// Messages of other tests would be told of instead.
		await control.sql( [
			"UPDATE {svc_outbox} SET status = 'cancelled', due = NULL, ended_at = 1 WHERE due IS NOT NULL OR status = 'failed'",
		] );
		const person = await personAt( 'fails' );
		const id = await invite( person );
		await run( id );
		expect( await found() ).toMatchObject( { status: 'good' } );
		expect( await run( id ) ).toMatchObject( { status: 'waiting' } );
		expect( await found() ).toMatchObject( {
			status: 'recommended',
			label: 'Messages fail repeatedly',
			description: expect.stringContaining( 'The mailbox is full.' ),
			actions: expect.stringContaining( 'svc-people-deliveries' ),
		} );
		await setRow( id, {
			last_error: `SMTP Error: ${ person.email }, "a b"@example.org: <i>no</i>`,
		} );
		expect( ( await found() ).description ).toContain(
			'SMTP Error: …, …: &lt;i&gt;no&lt;/i&gt;'
		);
		expect( await as.manager.post( retryOf( id ), {} ) ).toAnswer(
			'retryDelivery'
		);
		expect( await found() ).toMatchObject( { status: 'good' } );
		await setRow( id, { status: 'cancelled', due: null, ended_at: 1 } );
	} );

	it( 'tells of overdue messages, then of those that were given up', async () => {
		const admin = await siteHealth( host.login.user, host.login.password );
		const found = async () =>
			( await admin.direct() ).find(
				( { test } ) => test === 'svc-outbox'
			);
		const [ person ] = await people( {} );
		const id = await invite( person! );
		await setRow( id, { due: now() - 7200 } );
		// While others are sent, it only waits for its turn.
		const [ other ] = await people( {} );
		const ended = await invite( other! );
		await setRow( ended, {
			status: 'delivered',
			due: null,
			ended_at: now(),
		} );
		expect( await found() ).not.toMatchObject( {
			description: expect.stringContaining( 'WP-Cron' ),
		} );
		await control.sql( [
			'UPDATE {svc_outbox} SET ended_at = ended_at - 7200 WHERE ended_at IS NOT NULL',
		] );
		expect( await found() ).toMatchObject( {
			status: 'recommended',
			description: expect.stringContaining( 'WP-Cron' ),
			actions: expect.stringContaining( 'svc-people-deliveries' ),
		} );
		await fixture( 'POST', '/outbox/run', {} );
		await setRow( id, {
			status: 'failed',
			due: null,
			ended_at: now(),
			last_error: 'The mailbox of <gone@example.org> is full.',
		} );
		expect( await found() ).toMatchObject( {
			status: 'recommended',
			label: 'Some messages could not be sent',
			description: expect.stringMatching(
				/given up\. Last error: The mailbox of &lt;…&gt; is full\./
			),
		} );
	} );
} );

describe.runIf( full && host.host !== 'wp-env' )( 'wp svc outbox run', () => {
	it( 'sends what is due', async () => {
		const person = await personAt( 'console' );
		await invite( person );
		const { output, code } = await wp( 'svc', 'outbox', 'run' );
		expect( output ).toMatch(
			/Delivered: [1-9]\d*\. Not delivered: \d+\./
		);
		expect( code ).toBe( 0 );
		expect( await deliveryTo( person ) ).toMatchObject( {
			status: 'delivered',
		} );
	} );
} );
