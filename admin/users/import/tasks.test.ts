import { describe, expect, it } from 'vitest';
import { ContractError } from '../../../client/src/errors.js';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { runTask, passes, type Observer, type Site } from './tasks';

const at = (
	status: Import[ 'status' ],
	done = 0,
	progress = done
): Import => ( {
	id: 1,
	name: 'people.csv',
	status,
	progress,
	columns: [ 'email' ],
	match: 'account_email',
	creates_accounts: false,
	clears: false,
	strict: false,
	invites: false,
	role_for_new: 'staff',
	total: 10,
	done,
	created: 0,
	changed: 0,
	unchanged: 0,
	refused: 0,
	with_problems: 0,
	invited: 0,
	to_invite: 0,
	user_id: 1,
	created_at: '2026-01-01T00:00:00Z',
} );

const failure = ( status: number, code = 'any' ) =>
	new ContractError( { code, message: 'No.', status } );

/** Gives these answers one after the other; errors are thrown. */
function site( ...answers: ( Import | Error )[] ): Site {
	const next = () => {
		const answer = answers.shift() ?? failure( 418 );
		return answer instanceof Error
			? Promise.reject( answer )
			: Promise.resolve( answer );
	};
	return { look: next, send: next, check: next, run: next };
}

function observer( stopAfter = Infinity ) {
	const log: unknown[] = [];
	let asked = 0;
	const one: Observer = {
		heard: ( now ) => log.push( `${ now.status } ${ now.done }` ),
		sent: ( rows ) => log.push( rows ),
		retrying: ( retry ) => retry && log.push( retry.seconds ),
		isStopped: () => asked++ >= stopAfter,
		sleep: async ( milliseconds ) =>
			void log.push( `${ milliseconds } ms` ),
	};
	return { ...one, log };
}

describe( 'a task', () => {
	it( 'is continued to its end', async () => {
		const { log, ...one } = observer();
		const answers = site(
			at( 'running', 3 ),
			at( 'linking', 10, 50 ),
			at( 'finished', 10, 100 )
		);
		expect( await runTask( 'run', answers, [], true, one ) ).toBeNull();
		expect( log ).toEqual( [ 'running 3', 'linking 10', 'finished 10' ] );
	} );

	it( 'waits while the request of another window is at work', async () => {
		const { log, ...one } = observer();
		const answers = site(
			at( 'checking', 3 ),
			at( 'checking', 3 ),
			at( 'checked', 10 )
		);
		await runTask( 'check', answers, [], false, one );
		expect( log ).toEqual( [
			'checking 3',
			'checking 3',
			'1000 ms',
			'checked 10',
		] );
	} );

	it( 'is tried again, less and less often, until there is an answer', async () => {
		const { log, ...one } = observer();
		const answers = site(
			failure( 0 ),
			failure( 502 ),
			new TypeError( 'fetch' ),
			at( 'finished', 10 )
		);
		await runTask( 'run', answers, [], true, one );
		expect( log ).toEqual( [
			2,
			'2000 ms',
			4,
			'4000 ms',
			8,
			'8000 ms',
			'finished 10',
		] );
	} );

	it( 'ends when the server refuses it', async () => {
		const { log, ...one } = observer();
		await expect(
			runTask( 'run', site( failure( 403 ) ), [], true, one )
		).rejects.toMatchObject( { status: 403 } );
		expect( log ).toEqual( [] );
	} );

	it( 'pauses after the answer that is under way', async () => {
		const { log, ...one } = observer( 0 );
		await runTask( 'run', site( at( 'running', 3 ) ), [], true, one );
		expect( log ).toEqual( [ 'running 3' ] );
	} );

	it( 'sends all rows before they are checked', async () => {
		const { log, ...one } = observer();
		const chunks = [
			{ from: 2, rows: [ [ 'a' ], [ 'b' ] ] },
			{ from: 4, rows: [ [ 'c' ] ] },
		];
		const answers = site( at( 'open' ), failure( 503 ), at( 'open' ) );
		expect( await runTask( 'send', answers, chunks, false, one ) ).toBe(
			'check'
		);
		expect( log ).toEqual( [ 2, 'open 0', 2, '2000 ms', 3, 'open 0' ] );
	} );
} );

it.each( [
	[ 'open', true, null ],
	[ 'checking', false, 'check' ],
	[ 'checked', true, null ],
	[ 'running', true, 'run' ],
	[ 'running', false, null ],
	[ 'linking', true, 'run' ],
	[ 'finished', true, null ],
	[ 'cancelled', true, null ],
] as const )(
	'looking at one that is %s (%s) leads to %s',
	async ( ...row ) => {
		const [ status, wasRunning, next ] = row;
		const { log: _log, ...one } = observer();
		expect(
			await runTask( 'look', site( at( status ) ), [], wasRunning, one )
		).toBe( next );
	}
);

it.each( [
	[ failure( 0 ), true ],
	[ failure( 200, 'invalid_json' ), true ],
	[ failure( 429 ), true ],
	[ failure( 504 ), true ],
	[ new TypeError( 'x' ), true ],
	[ failure( 400 ), false ],
	[ failure( 403 ), false ],
	[ failure( 404 ), false ],
	[ failure( 409 ), false ],
] )( 'whether %o passes', ( thrown, expected ) => {
	expect( passes( thrown ) ).toBe( expected );
} );
