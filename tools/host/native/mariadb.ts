import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plan } from '../driver';
import { isFreeSoon, LOOPBACK, waitFor } from '../ports';
import { startServer, type ServerProcess } from '../processes';
import { step, type Log } from '../progress';
import { findProgram, run } from '../shell';
import type { Database } from '../site';
import { socketPath } from './sockets';

// 8899 and 28899: the database's port follows the site's, below those that systems give to outgoing connections.
const PORT_DISTANCE = 20_000;

export function databaseOf( folder: string, sitePort: number ): Database {
	return {
		host: LOOPBACK,
		port: sitePort + PORT_DISTANCE,
		socket: socketPath( folder, 'mariadb' ),
		user: 'svc',
		password: 'svc',
		name: 'wordpress',
		clientConfig: join( folder, 'client.cnf' ),
	};
}

export async function serveMariaDb(
	plan: Plan,
	log: Log
): Promise< ServerProcess > {
	const program = findProgram( 'mariadbd', 'mysqld' );
	if ( ! program ) {
		throw new Error(
			'This host needs MariaDB (Debian: apt-get install mariadb-server).'
		);
	}
	const database = databaseOf( plan.folder, plan.port );
	if ( ! ( await isFreeSoon( database.port ) ) ) {
		throw new Error( `Port ${ database.port } (MariaDB) is taken.` );
	}
	const data = join( plan.folder, 'mariadb' );
	if ( ! existsSync( join( data, 'mysql' ) ) ) {
		await step( log, 'Making the database', () =>
			installDb( data, temporary( plan.folder ) )
		);
	}
	await writeFiles( plan.folder, database );
	const logFile = join( plan.folder, 'mariadb.log' );
	const server = startServer(
		'mariadb',
		program,
		[
			`--defaults-file=${ join( plan.folder, 'server.cnf' ) }`,
			...asRoot(),
		],
		{ log: logFile }
	);
	await waitFor( server, database.socket, logFile );
	return server;
}

/** Its own, because a server that starts removes what others have left in a shared one. */
const temporary = ( folder: string ) => join( folder, 'mariadb-tmp' );

// mariadbd refuses to run as root unless told to.
function asRoot(): string[] {
	return process.getuid?.() === 0 ? [ '--user=root' ] : [];
}

async function installDb( data: string, tmp: string ) {
	await mkdir( data, { recursive: true } );
	await mkdir( tmp, { recursive: true } );
	const program =
		findProgram( 'mariadb-install-db', 'mysql_install_db' ) ??
		'mariadb-install-db';
	await run( program, [
		'--no-defaults',
		`--datadir=${ data }`,
		`--tmpdir=${ tmp }`,
		'--skip-test-db',
		...asRoot(),
	] );
}

async function writeFiles( folder: string, database: Database ) {
	await rm( database.socket, { force: true } );
	await mkdir( temporary( folder ), { recursive: true } );
	await writeFile(
		join( folder, 'server.cnf' ),
		serverConfig( folder, database )
	);
	await writeFile( join( folder, 'init.sql' ), initSql( database ) );
	await writeFile( database.clientConfig, clientConfig( database ), {
		mode: 0o600,
	} );
}

/** Durable enough for a host that can be created anew; fast enough to measure on. */
function serverConfig( folder: string, database: Database ): string {
	return `[mariadbd]
datadir=${ join( folder, 'mariadb' ) }
tmpdir=${ temporary( folder ) }
socket=${ database.socket }
pid-file=${ join( folder, 'mariadb.pid' ) }
init-file=${ join( folder, 'init.sql' ) }
bind-address=${ LOOPBACK }
port=${ database.port }
skip-name-resolve
skip-log-bin
character-set-server=utf8mb4
collation-server=utf8mb4_unicode_520_ci
max_connections=100
max_allowed_packet=64M
innodb_buffer_pool_size=1G
innodb_log_file_size=256M
innodb_flush_log_at_trx_commit=2
`;
}

/** Run at every start; all rights, because tests read the server's counters. */
function initSql( { name, user, password }: Database ): string {
	const users = [ 'localhost', LOOPBACK ].map(
		( host ) =>
			`CREATE USER IF NOT EXISTS '${ user }'@'${ host }' IDENTIFIED BY '${ password }';
GRANT ALL ON *.* TO '${ user }'@'${ host }';`
	);
	return `CREATE DATABASE IF NOT EXISTS ${ name };
${ users.join( '\n' ) }
`;
}

function clientConfig( database: Database ): string {
	return `[client]
socket=${ database.socket }
user=${ database.user }
password=${ database.password }

[mariadb-client]
database=${ database.name }
`;
}
