import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startServer, stopServer } from '../host/processes';
import { command } from './command';
import { countServers, metered, secondsIn } from './cpu';

/** A program that keeps the processor busy. */
const busy = ( seconds: number ) =>
	`for ( let n = 0; process.cpuUsage().user < ${ seconds * 1e6 }; ) for ( n = 0; n < 1e6; n++ );`;

it( 'reads the second line that times prints', () => {
	expect( secondsIn( '0m0.010s 0m0.000s\n1m6.360s 0m1.110s\n' ) ).toBeCloseTo(
		67.47
	);
	expect( secondsIn( '' ) ).toBe( 0 );
} );

it.skipIf( process.platform === 'win32' )(
	'counts the commands of a step, not those of a step beside it',
	async () => {
		const step = ( seconds: number ) =>
			metered( () =>
				command( process.execPath, [ '-e', busy( seconds ) ] )
			);
		const [ short, long ] = await Promise.all( [ step( 0.1 ), step( 1 ) ] );
		expect( short.result.ok && long.result.ok ).toBe( true );
		expect( short.seconds ).toBeGreaterThanOrEqual( 0.1 );
		expect( short.seconds ).toBeLessThan( 0.9 );
		expect( long.seconds ).toBeGreaterThanOrEqual( 1 );
	}
);

it.skipIf( process.platform === 'win32' )(
	'answers how a command ended',
	async () => {
		const ended = await command( process.execPath, [
			'-e',
			'console.log( "said" ); process.exit( 3 )',
		] );
		expect( ended ).toEqual( { ok: false, output: 'said\n' } );
	}
);

it.runIf( process.platform === 'linux' )(
	'counts what a server takes while a step asks it',
	async () => {
		const folder = await mkdtemp( join( tmpdir(), 'cpu-' ) );
		const server = startServer(
			'busy',
			process.execPath,
			[ '-e', 'for (;;);' ],
			{ log: join( folder, 'log' ) }
		);
		try {
			await sleep( 1_000 );
			const asked = await metered( async () =>
				countServers( [ server ], false )
			);
			const started = await metered( async () =>
				countServers( [ server ], true )
			);
			expect( started.seconds ).toBeGreaterThan( asked.seconds );
		} finally {
			await stopServer( server );
			await rm( folder, { recursive: true } );
		}
	}
);
