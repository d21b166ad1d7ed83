import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plan } from './driver';
import { socketPath } from './native/sockets';
import { waitFor } from './ports';
import { startServer, type ServerProcess } from './processes';
import { findProgram, run } from './shell';

export function redisSocket( folder: string ): string {
	return socketPath( folder, 'redis' );
}

/** In memory and of this host alone: it is empty at every start. */
export async function serveRedis( plan: Plan ): Promise< ServerProcess > {
	const program = findProgram( 'redis-server' );
	if ( ! program || ! ( await phpSpeaksRedis() ) ) {
		throw new Error(
			'--object-cache redis needs Redis and its PHP extension (Debian: apt-get install redis-server php-redis).'
		);
	}
	const socket = redisSocket( plan.folder );
	const log = join( plan.folder, 'redis.log' );
	await rm( socket, { force: true } );
	const settings = {
		port: '0',
		unixsocket: socket,
		dir: plan.folder,
		save: '',
		appendonly: 'no',
		daemonize: 'no',
	};
	const server = startServer(
		'redis',
		program,
		Object.entries( settings ).flatMap( ( [ name, value ] ) => [
			`--${ name }`,
			value,
		] ),
		{ log }
	);
	await waitFor( server, socket, log );
	return server;
}

function phpSpeaksRedis(): Promise< boolean > {
	const asked = run( 'php', [
		'-r',
		"exit( extension_loaded( 'redis' ) ? 0 : 1 );",
	] );
	return asked.then(
		() => true,
		() => false
	);
}
