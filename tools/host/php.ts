import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Driver, Plan } from './driver';
import { servePhp } from './php-server';
import { run } from './shell';
import { unzip } from './zip';

/** PHP's built-in server with the SQLite driver of WordPress Playground. */
export const php: Driver = {
	name: 'php',
	about: "this machine's PHP with SQLite",
	port: 8888,
	network: false,
	phpLog,
	database: () => null,
	followsLinks: process.platform !== 'win32',
	reachesSockets: process.platform !== 'win32',
	serve: async ( plan ) => {
		if ( ! ( await canServe() ) ) {
			throw new Error(
				'This host needs PHP 8.1 or newer with pdo_sqlite on the PATH.'
			);
		}
		await placeSqlite( plan );
		return [ await servePhp( plan ) ];
	},
};

function phpLog( folder: string ) {
	const here = join( folder, 'php.log' );
	return { here, inPhp: here };
}

/** Whether the PHP on the PATH is good enough. */
export async function canServe(): Promise< boolean > {
	const asked = run( 'php', [
		'-r',
		"exit( PHP_VERSION_ID >= 80100 && extension_loaded( 'pdo_sqlite' ) ? 0 : 1 );",
	] );
	return asked.then(
		() => true,
		() => false
	);
}

async function placeSqlite( plan: Plan ) {
	const content = join( plan.www, 'wp-content' );
	if ( existsSync( join( content, 'db.php' ) ) ) {
		return;
	}
	const folder = join( content, 'mu-plugins/sqlite-database-integration' );
	const playground = createRequire( import.meta.url ).resolve(
		'@wp-playground/cli/package.json'
	);
	await unzip(
		join( dirname( playground ), 'sqlite-database-integration.zip' ),
		'plugin-sqlite-database-integration/',
		folder
	);
	const dropIn = await readFile( join( folder, 'db.copy' ), 'utf8' );
	await writeFile(
		join( content, 'db.php' ),
		dropIn
			.replaceAll( '{SQLITE_IMPLEMENTATION_FOLDER_PATH}', folder )
			.replaceAll(
				'{SQLITE_PLUGIN}',
				'sqlite-database-integration/load.php'
			)
	);
}
