import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plan } from '../driver';
import { phpSettings } from '../php-server';
import { waitFor } from '../ports';
import { startServer, type ServerProcess } from '../processes';
import { socketPath } from './sockets';

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
		'php-fpm',
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
