import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plan } from '../driver';
import { phpSettings } from '../php-server';
import { waitFor } from '../ports';
import { isRunning, startServer, type ServerProcess } from '../processes';
import type { Site } from '../site';
import { socketPath } from './sockets';

const NAME = 'php-fpm';

/** Milliseconds that php-fpm takes to replace itself, and more. */
const RELOADING = 1_000;

/** One for benchmarks, which run without debugging: of several that take turns, one may be slower than the next by a fifth. */
const workers = ( { debug }: Plan ) => ( debug ? 4 : 1 );

export function fpmSocket( plan: Plan ): string {
	return socketPath( plan.folder, 'fpm' );
}

export async function serveFpm(
	plan: Plan,
	program: string
): Promise< ServerProcess > {
	const socket = fpmSocket( plan );
	const config = join( plan.folder, 'fpm.conf' );
	const log = join( plan.folder, 'fpm.log' );
	await rm( socket, { force: true } );
	await writeFile( config, poolConfig( plan, socket, log ) );
	const server = startServer(
		NAME,
		program,
		[
			'--nodaemonize',
			'--fpm-config',
			config,
			...( isRoot() ? [ '--allow-to-run-as-root' ] : [] ),
			...phpSettings( plan ),
		],
		{ log }
	);
	await waitFor( server, socket, log );
	return server;
}

/** Replaces the workers of PHP by new ones with an empty opcache, on the same socket. Requests during the replacement may fail. */
export async function reloadFpm( { processes }: Site ) {
	const fpm = processes.find( ( { name } ) => name === NAME );
	if ( ! fpm || ! isRunning( fpm ) ) {
		throw new Error( 'The host has no running php-fpm.' );
	}
	process.kill( fpm.pid, 'SIGUSR2' );
	await sleep( RELOADING );
}

function isRoot(): boolean {
	return process.getuid?.() === 0;
}

function poolConfig( plan: Plan, socket: string, log: string ): string {
	return `[global]
error_log = ${ log }
[svc]
${ isRoot() ? 'user = root\ngroup = root' : '' }
listen = ${ socket }
listen.backlog = 511
pm = static
pm.max_children = ${ workers( plan ) }
clear_env = no
`;
}
