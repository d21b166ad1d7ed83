import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { startHost, stopHost } from '../host/host';
import { reloadFpm } from '../host/native/fpm';
import { parseOptions, type ObjectCache } from '../host/options';
import { fixturesFolder } from '../host/paths';
import type { Log } from '../host/progress';
import type { Site } from '../host/site';
import { withoutPlugin } from '../host/without-plugin';
import { basic, Visitor } from './visitor';

/** Two sites of the same kind on this machine. */
export interface Hosts {
	own: Site;
	/** Has never had the plugin. */
	plain: Site;
}

export interface Place {
	name: string;
	port: number;
}

/** Of the fixtures only these: each costs every request something, on both sites. */
const FIXTURES = [
	'empty-route.php',
	'forgotten-chart.php',
	'core-routes.php',
];

/** The same data with and without an object cache: only the servers are started anew. */
export async function startHosts(
	{ name, port }: Place,
	objectCache: ObjectCache | null,
	isFresh: boolean,
	log: Log
): Promise< Hosts > {
	const start = async ( as: string, at: number ) => {
		const site = await startHost(
			parseOptions( [
				...[ '--host', 'native', '--name', as, '--port', String( at ) ],
				...[ '--debug=off', '--no-demo' ],
				...( objectCache ? [ '--object-cache', objectCache ] : [] ),
				...( isFresh ? [ '--fresh' ] : [] ),
			] ),
			log
		);
		await linkFixtures( site );
		return site;
	};
	const own = await start( name, port );
	try {
		const plain = await withoutPlugin( () =>
			start( `${ name }-plain`, port + 1 )
		);
		return { own, plain };
	} catch ( error ) {
		await stopHost( own );
		throw error;
	}
}

export async function stopHosts( { own, plain }: Hosts ) {
	await stopHost( own );
	await stopHost( plain );
}

export async function renewWorkers( { own, plain }: Hosts ) {
	await Promise.all( [ own, plain ].map( reloadFpm ) );
}

/** The demo plugin loads people, and is off while requests are measured. */
export async function switchDemo( site: Site, status: 'active' | 'inactive' ) {
	const admin = administrator( site );
	await admin.post( 'wp/v2/plugins/svc-demo/svc-demo', { status } );
	admin.leave();
}

export const loginOf = ( { login }: Site ) =>
	basic( login.user, login.applicationPassword );

export const administrator = ( site: Site ) =>
	new Visitor( site.rest, loginOf( site ) );

async function linkFixtures( { www }: Site ) {
	const folder = join( www, 'wp-content/mu-plugins' );
	await mkdir( folder, { recursive: true } );
	for ( const name of FIXTURES ) {
		await rm( join( folder, name ), { force: true } );
		await symlink( join( fixturesFolder, name ), join( folder, name ) );
	}
}
