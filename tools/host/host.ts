import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedCore, versionOf, type Core } from './core';
import type { Driver, Plan } from './driver';
import { copyCore, linkPlugins, placeMuPlugins } from './files';
import { native } from './native';
import type { HostName, Options } from './options';
import { hostsFolder } from './paths';
import { canServe, php } from './php';
import { isFree, LOOPBACK } from './ports';
import { stopServer, type ServerProcess } from './processes';
import { step, type Log } from './progress';
import { login, setUp } from './setup';
import { readSite, writeSite, type Site } from './site';
import { siteConstants, writeWpConfig } from './wp-config';
import { wpEnv } from './wp-env';

const drivers: Record< HostName, Driver > = { 'wp-env': wpEnv, php, native };

/** Starts WordPress, or answers the site that runs already. */
export async function startHost( options: Options, log: Log ): Promise< Site > {
	const driver = drivers[ options.host ?? ( await fastest() ) ];
	const name = nameOf( driver, options );
	const running = await readSite( name );
	if ( running && isWhatIsWanted( running, options ) ) {
		log( `${ name } is running already.` );
		return running;
	}
	if ( running ) {
		log( `${ name } runs with other options: stopping it first.` );
		await stopHost( running );
	}
	log( `Host: ${ driver.about }.` );
	const plan = await planFor( driver, name, options, log );
	await prepare( driver, plan, log );
	return bringUp( driver, plan, log );
}

export async function stopHost( site: Site ) {
	for ( const server of [ ...site.processes ].reverse() ) {
		await stopServer( server, 30_000 );
	}
	await rm( join( site.folder, 'site.json' ), { force: true } );
}

function isWhatIsWanted( site: Site, options: Options ): boolean {
	return (
		! options.fresh &&
		site.fixtures === options.fixtures &&
		site.debug === options.debug
	);
}

async function fastest(): Promise< HostName > {
	return ( await canServe() ) ? 'php' : 'wp-env';
}

function portOf( driver: Driver, options: Options ): number {
	return options.port ?? driver.port;
}

function nameOf( driver: Driver, options: Options ): string {
	const network = options.network ?? driver.network;
	const parts: Array< string | number > = [ driver.name ];
	if ( network !== driver.network ) {
		parts.push( network ? 'network' : 'single' );
	}
	if ( portOf( driver, options ) !== driver.port ) {
		parts.push( portOf( driver, options ) );
	}
	return options.name ?? parts.join( '-' );
}

async function planFor(
	driver: Driver,
	name: string,
	options: Options,
	log: Log
): Promise< Plan > {
	const port = portOf( driver, options );
	if ( ! ( await isFree( port ) ) ) {
		throw new Error(
			`Port ${ port } is taken. Stop what runs there ("npm stop" stops our hosts) or choose another with --port.`
		);
	}
	const folder = join( hostsFolder, name );
	const core = await cachedCore( log );
	return {
		name,
		folder,
		www: join( folder, 'www' ),
		url: `http://${ LOOPBACK }:${ port }`,
		port,
		network: options.network ?? driver.network,
		fixtures: options.fixtures,
		debug: options.debug,
		constants: siteConstants( {
			debug: options.debug,
			phpLog: driver.phpLog( folder ).inPhp,
			outside: ! options.fixtures && ( await outside() ),
			database: driver.database( folder, port ),
		} ),
		core,
		fresh: options.fresh || ! ( await isInstalled( folder, core ) ),
	};
}

/** Another version of WordPress starts anew. */
async function isInstalled( folder: string, core: Core ): Promise< boolean > {
	return (
		existsSync( join( folder, 'installed' ) ) &&
		( await versionOf( join( folder, 'www' ) ) ) === core.version
	);
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

async function prepare( driver: Driver, plan: Plan, log: Log ) {
	if ( plan.fresh ) {
		await step( log, 'Copying WordPress', () => copyCore( plan ) );
	}
	await writeWpConfig( plan, plan.network && ! plan.fresh );
	await placeMuPlugins( driver, plan );
	// There from the start, so that nobody takes a quiet site for a lost log.
	await writeFile( driver.phpLog( plan.folder ).here, '', { flag: 'a' } );
	if ( driver.followsLinks ) {
		await linkPlugins( plan );
	}
}

async function bringUp(
	driver: Driver,
	plan: Plan,
	log: Log
): Promise< Site > {
	const processes = await step( log, 'Starting the server', () =>
		driver.serve( plan, log )
	);
	const site = describe( driver, plan, processes );
	try {
		const { sites, password } = await setUp( plan, log );
		site.sites = sites;
		site.login.applicationPassword = password;
	} catch ( error ) {
		await stopHost( site );
		throw error;
	}
	await writeSite( site );
	return site;
}

function describe(
	driver: Driver,
	plan: Plan,
	processes: ServerProcess[]
): Site {
	return {
		name: plan.name,
		host: driver.name,
		version: plan.core.version,
		url: plan.url,
		rest: `${ plan.url }/wp-json/`,
		dashboard: `${ plan.url }/wp-admin/`,
		login: { ...login, applicationPassword: '' },
		network: plan.network,
		sites: [ plan.url ],
		fixtures: plan.fixtures,
		debug: plan.debug,
		phpLog: driver.phpLog( plan.folder ).here,
		folder: plan.folder,
		www: plan.www,
		database: driver.database( plan.folder, plan.port ),
		processes,
	};
}
