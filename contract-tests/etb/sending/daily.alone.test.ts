import { afterEach, describe, expect, it } from 'vitest';
import type { MailMessageList } from '../../../client/src/etb/message-schemas';
import { fixture } from '../../support/bookmarks';
import { intranetProfile } from '../../support/paths';
import { people } from '../../support/people';
import { as } from '../../support/world';
import { queue, rowOf, setRow, withMailSettings } from './messages';

const day = 86_400;
const ago = ( days: number ) => Math.floor( Date.now() / 1000 ) - days * day;

const daily = () => fixture( 'POST', '/outbox/daily', {} );

let restore: ( () => Promise< void > ) | null = null;
afterEach( async () => {
	await restore?.();
	restore = null;
} );

describe( 'the daily job', () => {
	it( 'deletes messages that are older than the settings say with their rows of the outbox, and keeps those that wait', async () => {
		restore = await withMailSettings( { keep_days: 2 } );
		const made = async ( status: string, days: number ) => {
			const row = await queue( {
				purpose: 'announcement',
				to: { email: 'old@example.org' },
			} );
			await setRow( row.id, { status, created_at: ago( days ) } );
			return row;
		};
		const old = await made( 'sent', 2.1 );
		const young = await made( 'failed', 1.9 );
		const waiting = await made( 'queued', 20 );
		const stuck = await made( 'queued', 30.1 );
		await daily();
		const there = async ( { id }: { id: string } ) =>
			'id' in ( await rowOf( id ) );
		expect( [
			await there( old ),
			await there( young ),
			await there( waiting ),
			await there( stuck ),
		] ).toEqual( [ false, true, true, false ] );
		expect(
			await fixture( 'POST', '/outbox/row', { id: old.delivery.id } )
		).toEqual( [] );
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

describe( 'work anniversaries', () => {
	const start = ( years: number, days = 0 ) => {
		const date = new Date();
		date.setUTCDate( date.getUTCDate() - days );
		return `${ date.getUTCFullYear() - years }-${ date.toISOString().slice( 5, 10 ) }`;
	};

	const mails = async ( email: string ) => {
		const { body } = await as.manager.get( '/etb/v1/messages', {
			query: { search: email, purpose: 'work_anniversary' },
		} );
		return ( body as MailMessageList ).total;
	};

	it( 'are e-mailed where the settings say so, to each person once a year', async () => {
		const [ today, late, first, other ] = await people( {}, {}, {}, {} );
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
		const counts = () =>
			Promise.all(
				starts.map( ( [ { sent } ] ) => mails( sent.email ) )
			);
		await daily();
		expect( await counts() ).toEqual( [ 0, 0, 0, 0 ] );
		restore = await withMailSettings( { work_anniversaries: true } );
		await daily();
		await daily();
		expect( await counts() ).toEqual( [ 1, 1, 0, 0 ] );
	} );
} );
