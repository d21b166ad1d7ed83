import { join } from 'node:path';
import type { Driver, Plan } from './driver';
import { databaseOf, serveMariaDb } from './native/mariadb';
import { serveFpm } from './native/fpm';
import { serveNginx } from './native/nginx';
import { servePhp } from './php-server';
import { stopServer, type ServerProcess } from './processes';
import type { Log } from './progress';
import { findProgram, run } from './shell';

/** A real database, and production's servers if they are installed. */
export const native: Driver = {
	name: 'native',
	about: "this machine's MariaDB and PHP",
	port: 8899,
	network: true,
	phpLog,
	database: databaseOf,
	followsLinks: true,
	reachesSockets: true,
	serve: async ( plan, log ) => {
		const started: ServerProcess[] = [];
		try {
			started.push( await serveMariaDb( plan, log ) );
			await serveWeb( plan, log, started );
			return started;
		} catch ( error ) {
			await Promise.all( started.map( ( one ) => stopServer( one ) ) );
			throw error;
		}
	},
};

/** Whether this machine has all that production has; without nginx or php-fpm this host would do with less. */
export async function isComplete(): Promise< boolean > {
	const servers = [
		findProgram( 'mariadbd' ),
		findProgram( 'mariadb-install-db' ),
		findProgram( 'nginx' ),
		await fpmProgram(),
	];
	return servers.every( ( one ) => one !== null ) && hasMysqli();
}

const hasMysqli = () =>
	run( 'php', [
		'-r',
		"exit( PHP_VERSION_ID >= 80100 && extension_loaded( 'mysqli' ) ? 0 : 1 );",
	] ).then(
		() => true,
		() => false
	);

function phpLog( folder: string ) {
	const here = join( folder, 'php.log' );
	return { here, inPhp: here };
}

async function serveWeb( plan: Plan, log: Log, started: ServerProcess[] ) {
	const fpm = await fpmProgram();
	const nginx = findProgram( 'nginx' );
	if ( ! fpm || ! nginx ) {
		log( "  no php-fpm or no nginx here: PHP's built-in server instead" );
		started.push( await servePhp( plan ) );
		return;
	}
	started.push( await serveFpm( plan, fpm ) );
	started.push( await serveNginx( plan, nginx ) );
}

/** Of the same version as the PHP on the PATH, as Debian names it. */
async function fpmProgram(): Promise< string | null > {
	const version = await run( 'php', [
		'-r',
		"echo PHP_MAJOR_VERSION, '.', PHP_MINOR_VERSION;",
	] ).catch( () => '' );
	return findProgram( `php-fpm${ version }`, 'php-fpm' );
}
