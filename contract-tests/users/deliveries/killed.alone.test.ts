import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { php, places } from '../../support/killed';
import { host } from '../../support/site';
import { mailServer, type MailServer } from '../../support/smtp';
import { full } from '../../support/world';
import {
	deliveriesTo,
	invite,
	personAt,
	rowOf,
	run,
	setRow,
} from './deliveries';

describe.runIf( full && host.host !== 'wp-env' )( 'PHP that is killed', () => {
	let server: MailServer;
	beforeAll( async () => {
		server = await mailServer();
	} );
	afterAll( () => server.stop() );

	it( 'at any change of a runner loses no e-mail, and may send one again only under the same Message-ID', async () => {
		const person = await personAt( `smtp-${ server.port }` );
		const id = await invite( person );
		// The first run in a process of its own also reads what later ones find cached.
		await run( id );
		const reset = () =>
			setRow( id, {
				status: 'waiting',
				due: 1,
				attempts: 0,
				ended_at: null,
			} );
		await reset();
		const { statements } = await php( { do: 'run' } );
		const claim = statements.findIndex( ( sql ) =>
			/^UPDATE .*outbox.* SET status = 'sending'/.test( sql )
		);
		expect( claim ).toBeGreaterThanOrEqual( 0 );
		const faults: string[] = [];
		for ( const { at, when, what } of places( statements ) ) {
			await reset();
			server.mails.length = 0;
			const { signal } = await php( { do: 'run', at, when } );
			const sent = server.mails.length;
			const killed = await rowOf( id );
			const later = await run( id );
			const ids = new Set( server.mails.map( ( one ) => one.messageId ) );
			const isWell =
				signal === 'SIGKILL' &&
				sent <= 1 &&
				( killed.status !== 'delivered' || sent === 1 ) &&
				( killed.status === 'waiting' ) ===
					( Number( killed.attempts ) === 0 ) &&
				later.status === 'delivered' &&
				server.mails.length ===
					( killed.status === 'delivered' ? 1 : sent + 1 ) &&
				ids.size === 1 &&
				ids.has( `<${ later.message_id }>` );
			if ( ! isWell ) {
				faults.push(
					`${ what }: ${ JSON.stringify( { signal, sent, killed: killed.status, later: later.status, mails: server.mails.length } ) }`
				);
			}
		}
		expect( faults ).toEqual( [] );
	}, 900_000 );

	it( 'at any change of an invitation leaves one message or none, and the next try leaves one', async () => {
		// The first one also creates the lock and the event of WP-Cron.
		await invite( await personAt( 'kill' ) );
		const { statements } = await php( {
			do: 'invite',
			user: ( await personAt( 'kill' ) ).id,
		} );
		const faults: string[] = [];
		for ( const { at, when, what } of places( statements ) ) {
			const person = await personAt( 'kill' );
			const { signal } = await php( {
				do: 'invite',
				user: person.id,
				at,
				when,
			} );
			const left = await deliveriesTo( person );
			await php( { do: 'invite', user: person.id } );
			const after = await deliveriesTo( person );
			if (
				signal !== 'SIGKILL' ||
				left.length > 1 ||
				after.length !== 1 ||
				after[ 0 ]!.status !== 'waiting'
			) {
				faults.push( `${ what }: ${ left.length }, ${ after.length }` );
			}
		}
		expect( faults ).toEqual( [] );
	}, 900_000 );
} );
