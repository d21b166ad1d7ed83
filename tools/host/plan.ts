import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedCore, versionOf, type Core } from './core';
import type { Driver, Plan } from './driver';
import type { Options } from './options';
import { hostsFolder } from './paths';
import { isFreeSoon, LOOPBACK } from './ports';
import type { Log } from './progress';
import { redisSocket } from './redis';
import { siteConstants } from './wp-config';

/** The name is the folder, so hosts that differ by host, layout or port never share one. */
export function nameOf( driver: Driver, options: Options ): string {
	const network = options.network ?? driver.network;
	const port = options.port ?? driver.port;
	const parts: Array< string | number > = [ driver.name ];
	if ( network !== driver.network ) {
		parts.push( network ? 'network' : 'single' );
	}
	if ( port !== driver.port ) {
		parts.push( port );
	}
	return options.name ?? parts.join( '-' );
}

export async function planFor(
	driver: Driver,
	name: string,
	options: Options,
	log: Log
): Promise< Plan > {
	if ( options.objectCache && ! driver.reachesSockets ) {
		throw new Error(
			`--object-cache is for native and php hosts, not for ${ driver.name }.`
		);
	}
	const port = options.port ?? driver.port;
	const folder = join( hostsFolder, name );
	await driver.clearUp?.( folder );
	if ( ! ( await isFreeSoon( port ) ) ) {
		throw new Error(
			`Port ${ port } is taken. Stop what runs there ("npm stop" stops our hosts) or choose another with --port.`
		);
	}
	const core = await cachedCore( log );
	const phpLog = driver.phpLog( folder );
	return {
		name,
		folder,
		www: join( folder, 'www' ),
		url: `http://${ LOOPBACK }:${ port }`,
		port,
		network: options.network ?? driver.network,
		fixtures: options.fixtures,
		debug: options.debug,
		objectCache: options.objectCache,
		phpLog,
		constants: siteConstants( {
			debug: options.debug,
			phpLog: phpLog.inPhp,
			outside: ! options.fixtures && ( await outside() ),
			database: driver.database( folder, port ),
			redis: options.objectCache && redisSocket( folder ),
		} ),
		core,
		fresh: options.fresh || ! ( await isInstalled( folder, port, core ) ),
	};
}

/** Another version of WordPress starts anew, and so does another address, which networks store. */
async function isInstalled(
	folder: string,
	port: number,
	core: Core
): Promise< boolean > {
	const at = await readFile( installedMarker( folder ), 'utf8' ).catch(
		() => ''
	);
	return (
		at === String( port ) &&
		( await versionOf( join( folder, 'www' ) ) ) === core.version
	);
}

/** Holds the port at which the site was installed. */
export function installedMarker( folder: string ): string {
	return join( folder, 'installed' );
}

async function outside(): Promise< boolean > {
	const asked = fetch( 'https://api.wordpress.org/', {
		method: 'HEAD',
		signal: AbortSignal.timeout( 2_000 ),
	} );
	return asked.then(
		() => true,
		() => false
	);
}
