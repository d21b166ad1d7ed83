import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Driver, Plan } from './driver';
import {
	fixturesFolder,
	objectCacheFolder,
	projectFolder,
	setupFolder,
} from './paths';

/** Plugin folders of this checkout by their name on the site. */
export function plugins(): Record< string, string > {
	const ours = {
		svc: process.env.SVC_PLUGIN ?? join( projectFolder, 'plugin' ),
		'svc-demo': join( projectFolder, 'tools/demo/plugin' ),
	};
	return Object.fromEntries(
		Object.entries( ours ).filter( ( [ , folder ] ) =>
			existsSync( folder )
		)
	);
}

/** WordPress writes into its own folder, so every site has a copy. */
export async function copyCore( plan: Plan ) {
	await rm( plan.folder, { recursive: true, force: true } );
	await mkdir( plan.folder, { recursive: true } );
	await cp( plan.core.folder, plan.www, { recursive: true } );
}

export async function linkPlugins( plan: Plan ) {
	for ( const [ name, folder ] of Object.entries( plugins() ) ) {
		await link( folder, join( plan.www, 'wp-content/plugins', name ) );
	}
}

/** Fixtures follow the option at every start. */
export async function placeMuPlugins( driver: Driver, plan: Plan ) {
	const target = join( plan.www, 'wp-content/mu-plugins' );
	await mkdir( target, { recursive: true } );
	for ( const name of await readdir( target ) ) {
		if ( name.endsWith( '.php' ) ) {
			await rm( join( target, name ) );
		}
	}
	const place = driver.followsLinks ? link : copyFile;
	for ( const file of await muPlugins( plan.fixtures ) ) {
		await place( file, join( target, basename( file ) ) );
	}
}

async function muPlugins( fixtures: boolean ): Promise< string[] > {
	const always = [ join( setupFolder, 'host.php' ) ];
	if ( ! fixtures ) {
		return always;
	}
	const names = await readdir( fixturesFolder );
	return [
		...always,
		...names
			.filter( ( name ) => name.endsWith( '.php' ) )
			.map( ( name ) => join( fixturesFolder, name ) ),
	];
}

/** Follows the option at every start, too. */
export async function placeObjectCache( plan: Plan ) {
	const name = 'object-cache.php';
	const target = join( plan.www, 'wp-content', name );
	if ( plan.objectCache ) {
		await link( join( objectCacheFolder, name ), target );
	} else {
		await rm( target, { force: true } );
	}
}

async function link( from: string, to: string ) {
	await rm( to, { recursive: true, force: true } );
	await mkdir( dirname( to ), { recursive: true } );
	await symlink( from, to, 'junction' );
}
