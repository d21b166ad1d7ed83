import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Constants, Plan } from './driver';
import { setupFolder } from './paths';
import { LOOPBACK } from './ports';
import type { Database } from './site';

const SALTS = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap(
	( name ) => [ `${ name }_KEY`, `${ name }_SALT` ]
);

export interface Wishes {
	debug: boolean;
	phpLog: string;
	/** Without outside requests nothing waits for servers that cannot be reached. */
	outside: boolean;
	database: Database | null;
	/** The socket of the object cache's server. */
	redis: string | null;
}

export function siteConstants( wishes: Wishes ): Constants {
	return {
		...databaseConstants( wishes.database ),
		...( wishes.redis === null ? {} : { SVC_REDIS_SOCKET: wishes.redis } ),
		WP_ENVIRONMENT_TYPE: 'local',
		WP_DEBUG: wishes.debug,
		WP_DEBUG_DISPLAY: false,
		WP_DEBUG_LOG: wishes.debug && wishes.phpLog,
		SCRIPT_DEBUG: false,
		DISABLE_WP_CRON: true,
		AUTOMATIC_UPDATER_DISABLED: true,
		WP_HTTP_BLOCK_EXTERNAL: ! wishes.outside,
		WP_ACCESSIBLE_HOSTS: LOOPBACK,
		FS_METHOD: 'direct',
	};
}

// The SQLite driver wants the names and looks at none.
function databaseConstants( database: Database | null ): Constants {
	return {
		DB_NAME: database?.name ?? 'wordpress',
		DB_USER: database?.user ?? 'wordpress',
		DB_PASSWORD: database?.password ?? 'wordpress',
		DB_HOST: database ? `localhost:${ database.socket }` : 'localhost',
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
	};
}

/** On a network WordPress keeps the addresses in the database. */
export function addressConstants( url: string, network: boolean ): Constants {
	if ( ! network ) {
		return { WP_HOME: url, WP_SITEURL: url };
	}
	return {
		WP_ALLOW_MULTISITE: true,
		MULTISITE: true,
		SUBDOMAIN_INSTALL: false,
		SUNRISE: true,
		DOMAIN_CURRENT_SITE: new URL( url ).host,
		PATH_CURRENT_SITE: '/',
		SITE_ID_CURRENT_SITE: 1,
		BLOG_ID_CURRENT_SITE: 1,
	};
}

export async function writeWpConfig( plan: Plan, network: boolean ) {
	await keepSalts( plan.www );
	await copyFile(
		join( setupFolder, 'sunrise.php' ),
		join( plan.www, 'wp-content/sunrise.php' )
	);
	const constants = {
		...plan.constants,
		...addressConstants( plan.url, network ),
	};
	await writeFile(
		join( plan.www, 'wp-config.php' ),
		`<?php
require_once __DIR__ . '/wp-salts.php';
${ definitions( constants ) }
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`
	);
}

/** Made once a site, so that logins survive a restart. */
async function keepSalts( www: string ) {
	const file = join( www, 'wp-salts.php' );
	if ( existsSync( file ) ) {
		return;
	}
	const salts = SALTS.map( ( name ) => [
		name,
		randomBytes( 32 ).toString( 'hex' ),
	] );
	await writeFile(
		file,
		`<?php\n${ definitions( Object.fromEntries( salts ) as Constants ) }\n`
	);
}

/** The playground defines some of them before wp-config.php does. */
function definitions( constants: Constants ): string {
	return Object.entries( constants )
		.map(
			( [ name, value ] ) =>
				`defined( '${ name }' ) || define( '${ name }', ${ php( value ) } );`
		)
		.join( '\n' );
}

function php( value: string | number | boolean ): string {
	return typeof value === 'string'
		? `'${ value.replace( /[\\']/g, '\\$&' ) }'`
		: String( value );
}
