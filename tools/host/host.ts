import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIfStale, joinClasses } from './build';
import type { Driver, Plan } from './driver';
import {
	copyCore,
	linkPlugins,
	placeMuPlugins,
	placeObjectCache,
} from './files';
import { native } from './native';
import type { HostName, Options } from './options';
import { canServe, php } from './php';
import { nameOf, planFor } from './plan';
import { stopServer, type ServerProcess } from './processes';
import { step, type Log } from './progress';
import { serveRedis } from './redis';
import { login, setUp } from './setup';
import { isUp, storedSite, writeSite, type Site } from './site';
import { writeWpConfig } from './wp-config';
import { wpEnv } from './wp-env';

const drivers: Record< HostName, Driver > = { 'wp-env': wpEnv, php, native };

/** Starts WordPress, or answers the site that runs already. */
export async function startHost( options: Options, log: Log ): Promise< Site > {
	await buildIfStale( log );
	if ( ! options.debug ) {
		await joinClasses( log );
	}
	const driver = drivers[ options.host ?? ( await fastest() ) ];
	const name = nameOf( driver, options );
	const before = await storedSite( name );
	if ( before && isUp( before ) && isWhatIsWanted( before, options ) ) {
		log( `${ name } is running already.` );
		return before;
	}
	if ( before ) {
		await step( log, `Stopping ${ name } as it was`, () =>
			stopHost( before )
		);
	}
	log( `Host: ${ driver.about }.` );
	const plan = await planFor( driver, name, options, log );
	await prepare( driver, plan, log );
	return bringUp( driver, plan, log );
}

/** Also ends the remaining processes of a host that failed. */
export async function stopHost( site: Site ) {
	for ( const server of [ ...site.processes ].reverse() ) {
		await stopServer( server, 30_000 );
	}
	await rm( join( site.folder, 'site.json' ), { force: true } );
}

/** Of those that need no database server. */
export async function fastest(): Promise< HostName > {
	return ( await canServe() ) ? 'php' : 'wp-env';
}

function isWhatIsWanted( site: Site, options: Options ): boolean {
	return (
		! options.fresh &&
		site.fixtures === options.fixtures &&
		site.debug === options.debug &&
		site.objectCache === options.objectCache
	);
}

async function prepare( driver: Driver, plan: Plan, log: Log ) {
	if ( plan.fresh ) {
		await step( log, 'Copying WordPress', () => copyCore( plan ) );
	}
	await writeWpConfig( plan, plan.network && ! plan.fresh );
	await placeMuPlugins( driver, plan );
	await placeObjectCache( plan );
	// Created at the start: a missing log is an error then, an empty one is not.
	await writeFile( plan.phpLog.here, '', { flag: 'a' } );
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
		serve( driver, plan, log )
	);
	const site = describe( driver, plan, processes );
	// Before the set-up is over, so that "npm stop" finds a broken one as well.
	await writeSite( site );
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

/** The cache server starts before the servers that use it, and stops after them. */
async function serve(
	driver: Driver,
	plan: Plan,
	log: Log
): Promise< ServerProcess[] > {
	if ( ! plan.objectCache ) {
		return driver.serve( plan, log );
	}
	const redis = await serveRedis( plan );
	try {
		return [ redis, ...( await driver.serve( plan, log ) ) ];
	} catch ( error ) {
		await stopServer( redis );
		throw error;
	}
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
		objectCache: plan.objectCache,
		phpLog: plan.phpLog.here,
		folder: plan.folder,
		www: plan.www,
		database: driver.database( plan.folder, plan.port ),
		processes,
	};
}
