import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailMessageList } from '../../../client/src/etb/message-schemas';
import { fixture } from '../../support/bookmarks';
import { php, places } from '../../support/killed';
import { host } from '../../support/site';
import { mailServer, type MailServer } from '../../support/smtp';
import { as, full } from '../../support/world';
import { queue, rowOf, run } from './messages';

describe.runIf( full && host.host !== 'wp-env' )( 'PHP that is killed', () => {
	let server: MailServer;
	beforeAll( async () => {
		server = await mailServer();
	} );
	afterAll( () => server.stop() );

	const newRow = ( mark: string ) =>
		queue( {
			purpose: 'announcement',
			to: { email: `smtp-${ server.port }-${ mark }@example.org` },
		} );

	it( 'at any change of a runner leaves a message that the next run sends, under the same Message-ID', async () => {
		// The first run in a process of its own also reads what later ones find cached.
		await run( await newRow( 'first' ) );
		const probe = await newRow( 'probe' );
		const { statements } = await php( { do: 'run' } );
		expect( ( await rowOf( probe.id ) ).status ).toBe( 'sent' );
		const faults: string[] = [];
		for ( const { at, when, what } of places( statements ) ) {
			const row = await newRow( `run-${ at }-${ when }` );
			server.mails.length = 0;
			const { signal } = await php( { do: 'run', at, when } );
			const sent = server.mails.length;
			const killed = await rowOf( row.id );
			const later = await run( row );
			const ids = new Set( server.mails.map( ( one ) => one.messageId ) );
			const isWell =
				signal === 'SIGKILL' &&
				// A message is marked as sent together with its row of the outbox, or neither is.
				( killed.status === 'sent' ) ===
					( killed.delivery.status === 'delivered' ) &&
				( killed.status === 'sent' ) === ( killed.html === '' ) &&
				later.status === 'sent' &&
				server.mails.length ===
					( killed.status === 'sent' ? 1 : sent + 1 ) &&
				ids.size === 1 &&
				ids.has( `<${ row.delivery.message_id }>` );
			if ( ! isWell ) {
				faults.push(
					`${ what }: ${ JSON.stringify( { signal, sent, killed: killed.status, later: later.status, mails: server.mails.length } ) }`
				);
			}
		}
		expect( faults ).toEqual( [] );
	}, 900_000 );

	it( 'at any change of queueing leaves a message with its row of the outbox, or neither', async () => {
		await newRow( 'cached' );
		const email = ( mark: string ) => `killed-${ mark }@example.org`;
		const { statements } = await php( { do: 'mail', email: email( '0' ) } );
		const faults: string[] = [];
		for ( const { at, when, what } of places( statements ) ) {
			const to = email( `${ server.port }-${ at }-${ when }` );
			const { signal } = await php( { do: 'mail', email: to, at, when } );
			const { body } = await as.manager.get( '/etb/v1/messages', {
				query: { search: to },
			} );
			const { data } = body as MailMessageList;
			const isWell =
				signal === 'SIGKILL' &&
				data.length <= 1 &&
				data.every( ( { next_try_at } ) => next_try_at !== null );
			if ( ! isWell ) {
				faults.push( `${ what }: ${ JSON.stringify( data ) }` );
			}
			await fixture( 'POST', '/personal-data', {
				tool: 'svc-mail',
				what: 'erase',
				email: to,
			} );
		}
		expect( faults ).toEqual( [] );
	}, 900_000 );
} );
