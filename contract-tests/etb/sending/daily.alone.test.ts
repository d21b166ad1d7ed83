import { afterEach, describe, expect, it } from 'vitest';
import type { MailMessageList } from '../../../client/src/etb/message-schemas';
import { fixture } from '../../support/bookmarks';
import { intranetProfile } from '../../support/paths';
import { people } from '../../support/people';
import { host, siteTwo } from '../../support/site';
import { mailServer, type MailServer } from '../../support/smtp';
import { as } from '../../support/world';
import { setRow as setDelivery } from '../../users/deliveries/deliveries';
import {
	listed,
	queue,
	rowOf,
	run,
	setRow,
	withMailSettings,
	type MessageRow,
} from './messages';

const day = 86_400;
const ago = ( days: number ) => Math.floor( Date.now() / 1000 ) - days * day;

const daily = () => fixture( 'POST', '/outbox/daily', {} );

let restore: ( () => Promise< void > ) | null = null;
let server: MailServer | null = null;
afterEach( async () => {
	await restore?.();
	restore = null;
	await server?.stop();
	server = null;
} );

const made = async (
	status: string,
	days: number,
	delivery: object,
	email = 'old@example.org'
): Promise< MessageRow > => {
	const row = await queue( { purpose: 'announcement', to: { email } } );
	await setDelivery( Number( row.delivery.id ), delivery );
	return setRow( row.id, { status, created_at: ago( days ) } );
};

const ended = ( days: number ) => ( {
	status: 'delivered',
	due: null,
	ended_at: ago( days ),
} );

describe( 'the daily job', () => {
	it( 'deletes messages that ended before the days of the settings with their rows of the outbox, and keeps those that wait', async () => {
		restore = await withMailSettings( { keep_days: 2 } );
		const old = await made( 'sent', 2.2, ended( 2.1 ) );
		const late = await made( 'sent', 2.2, ended( 1.9 ) );
		const young = await made( 'failed', 1.9, {} );
		const waiting = await made( 'queued', 20, {} );
		const again = await made( 'queued', 40, {} );
		await daily();
		const there = async ( { id }: { id: string } ) =>
			'id' in ( await rowOf( id ) );
		expect( [
			await there( old ),
			await there( late ),
			await there( young ),
			await there( waiting ),
			await there( again ),
		] ).toEqual( [ false, true, true, true, true ] );
		expect(
			await fixture( 'POST', '/outbox/row', { id: old.delivery.id } )
		).toEqual( [] );
	} );

	it( 'gives up a message that could not be sent for 30 days, says so in the list, and lets it be sent again', async () => {
		server = await mailServer();
		const stuck = await made(
			'queued',
			31,
			{ due: ago( 31 ) },
			`smtp-${ server.port }-stuck@example.org`
		);
		await daily();
		expect( await listed( stuck ) ).toMatchObject( {
			status: 'failed',
			error: 'It could not be sent for 30 days.',
			next_try_at: null,
		} );
		await daily();
		expect(
			await as.manager.post( `/etb/v1/messages/${ stuck.id }/retry`, {} )
		).toAnswer( 'retryMessage' );
		expect( await run( stuck ) ).toMatchObject( { status: 'sent' } );
		expect( server.mails ).toHaveLength( 1 );
	} );

	it.runIf( host.network )(
		'deletes messages of sites that were deleted while the component was off',
		async () => {
			const row = await made( 'sent', 0, ended( 0 ) );
			await setRow( row.id, { site_id: 99_999_999 } );
			await daily();
			expect( await rowOf( row.id ) ).toEqual( [] );
		}
	);

	it( 'gives it up while the component is off, too', async () => {
		const stuck = await made( 'queued', 31, { due: ago( 31 ) } );
		const switchTo = ( etb: boolean ) =>
			as.manager.put( '/users/v1/settings', { components: { etb } } );
		expect( await switchTo( false ) ).toAnswer( 'updateSettings' );
		try {
			await daily();
		} finally {
			expect( await switchTo( true ) ).toAnswer( 'updateSettings' );
		}
		expect( await listed( stuck ) ).toMatchObject( { status: 'failed' } );
	} );

	it( 'runs between an update of the plugin and its migration', async () => {
		await fixture( 'POST', '/outbox/drop', {} );
		try {
			expect( await daily() ).toMatchObject( { daily: 'daily' } );
		} finally {
			// Migrates.
			await as.manager.get( '/etb/v1/messages' );
		}
	} );
} );

describe( 'an update from a version that left messages queued', () => {
	const left = ( delivery: object, email?: string ) =>
		made( 'queued', 1, delivery, email );

	it( 'gives each the end of its row in the outbox, and those without one can be sent again', async () => {
		server = await mailServer();
		const cancelled = await left( {
			status: 'cancelled',
			due: null,
			ended_at: ago( 1 ),
			last_error: 'A later message replaces it.',
		} );
		const failed = await left( {
			status: 'failed',
			due: null,
			ended_at: ago( 1 ),
			last_error: 'The mailbox is full.',
		} );
		const sent = await left( ended( 1 ) );
		const waiting = await left( {} );
		const lost = await left(
			{ kind: 'lost' },
			`smtp-${ server.port }-lost@example.org`
		);
		await fixture( 'POST', '/mail/earlier', {} );
		expect( await listed( cancelled ) ).toMatchObject( {
			status: 'suppressed',
			error: 'A later message replaces it.',
		} );
		expect( ( await rowOf( cancelled.id ) ).html ).toBe( '' );
		expect( await listed( failed ) ).toMatchObject( {
			status: 'failed',
			error: 'The mailbox is full.',
		} );
		expect( ( await listed( sent ) ).status ).toBe( 'sent' );
		expect( ( await listed( waiting ) ).status ).toBe( 'queued' );
		expect( await listed( lost ) ).toMatchObject( {
			status: 'failed',
			error: 'It was queued, and is not in the outbox. Send it again.',
		} );
		expect(
			await as.manager.post( `/etb/v1/messages/${ lost.id }/retry`, {} )
		).toAnswer( 'retryMessage' );
		expect( await run( await rowOf( lost.id ) ) ).toMatchObject( {
			status: 'sent',
			error: '',
		} );
		expect( server.mails ).toHaveLength( 1 );
	} );
} );

describe( 'work anniversaries', () => {
	const start = ( years: number, days = 0 ) => {
		const date = new Date();
		date.setUTCDate( date.getUTCDate() - days );
		return `${ date.getUTCFullYear() - years }-${ date.toISOString().slice( 5, 10 ) }`;
	};

	const subjects = async ( email: string ) => {
		const { body } = await as.manager.get( '/etb/v1/messages', {
			query: { search: email, purpose: 'work_anniversary' },
		} );
		return ( body as MailMessageList ).data.map(
			( { subject } ) => subject
		);
	};

	it( 'are e-mailed where the settings say so, to each person once a year', async () => {
		const [ today, late, first, other ] = await people(
			{ first_name: 'Ida' },
			{ first_name: 'Abe' },
			{},
			{}
		);
		const starts = [
			[ today!, start( 3 ) ],
			[ late!, start( 1, 2 ) ],
			[ first!, start( 0 ) ],
			[ other!, start( 3, 9 ) ],
		] as const;
		for ( const [ { id }, start_date ] of starts ) {
			const seen = await as.manager.put( intranetProfile( id ), {
				start_date,
			} );
			expect( seen.status, seen.text ).toBe( 200 );
		}
		const mails = () =>
			Promise.all(
				starts.map( ( [ { sent } ] ) => subjects( sent.email ) )
			);
		await daily();
		expect( await mails() ).toEqual( [ [], [], [], [] ] );
		restore = await withMailSettings( { work_anniversaries: true } );
		await daily();
		await daily();
		expect( await mails() ).toEqual( [
			[ 'Happy work anniversary, Ida' ],
			[ 'Happy work anniversary, Abe' ],
			[],
			[],
		] );
	} );

	it.runIf( host.network )(
		'of another site of the network are in its language, and none are of a closed site',
		async () => {
			const two = { place: siteTwo };
			const language = { 'es_ES.l10n.php': {} };
			await fixture( 'PUT', '/translations', { files: language } );
			const set = async (
				work_anniversaries: boolean,
				value: string
			) => {
				expect(
					await as.manager.put(
						'/etb/v1/settings',
						{ work_anniversaries },
						two
					)
				).toAnswer( 'updateMailSettings' );
				await as.manager.put(
					'/fixture/v1/options/WPLANG',
					{ value },
					two
				);
			};
			const [ person ] = await people( { first_name: 'Eva' } );
			await as.manager.put( intranetProfile( person!.id ), {
				start_date: start( 4 ),
			} );
			const found = async () =>
				(
					(
						await as.manager.get( '/etb/v1/messages', {
							...two,
							query: { search: person!.sent.email },
						} )
					).body as MailMessageList
				 ).data.map( ( { subject } ) => subject );
			try {
				await set( true, 'es_ES' );
				await fixture( 'POST', '/sites/2', { marks: { archived: 1 } } );
				await daily();
				await fixture( 'POST', '/sites/2', { marks: { archived: 0 } } );
				expect( await found() ).toEqual( [] );
				await daily();
				expect( await found() ).toEqual( [
					'Feliz aniversario laboral, Eva',
				] );
			} finally {
				await fixture( 'POST', '/sites/2', { marks: { archived: 0 } } );
				await set( false, '' );
				await fixture( 'POST', '/translations/removal', {
					files: Object.keys( language ),
				} );
			}
		}
	);
} );
