import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostName, ObjectCache } from './options';
import { hostsFolder } from './paths';
import { isRunning, type ServerProcess } from './processes';

export interface Database {
	host: string;
	port: number;
	socket: string;
	user: string;
	password: string;
	name: string;
	/** For `mariadb --defaults-file=`: everything above in one file. */
	clientConfig: string;
}

/** A running WordPress, as `.host/<name>/site.json` describes it. */
export interface Site {
	name: string;
	host: HostName;
	version: string;
	/** Without a slash at the end. */
	url: string;
	/** With a slash at the end; of the main site. */
	rest: string;
	dashboard: string;
	login: { user: string; password: string; applicationPassword: string };
	network: boolean;
	/** Home URLs without a slash at the end, the main site first. */
	sites: string[];
	fixtures: boolean;
	debug: boolean;
	objectCache: ObjectCache | null;
	/** PHP's and WordPress's messages; may not be there before the first one. */
	phpLog: string;
	folder: string;
	/** WordPress's own folder on this machine. */
	www: string;
	/** Only the native host has a database server. */
	database: Database | null;
	processes: ServerProcess[];
}

/** Renamed into place: other commands read the files of all hosts at any time. */
export async function writeSite( site: Site ) {
	const file = join( site.folder, 'site.json' );
	await writeFile(
		`${ file }.new`,
		JSON.stringify( site, null, '\t' ) + '\n'
	);
	await rename( `${ file }.new`, file );
}

/** Sites that are running, by the last state of their hosts. */
export async function storedSites(): Promise< Site[] > {
	const names = await readdir( hostsFolder ).catch( () => [] );
	const sites = await Promise.all( names.map( storedSite ) );
	return sites.filter( ( site ) => site !== null );
}

export async function runningSites(): Promise< Site[] > {
	return ( await storedSites() ).filter( isUp );
}

export function isUp( site: Site ): boolean {
	return site.processes.every( isRunning );
}

/**
 * The running site of that name or, without one (and without SVC_SITE in the
 * environment), the only one that runs.
 */
export async function findSite(
	name: string | null = process.env.SVC_SITE ?? null
): Promise< Site > {
	const sites = await runningSites();
	const found = name ? sites.filter( ( site ) => site.name === name ) : sites;
	const [ site ] = found;
	if ( ! site ) {
		throw new Error(
			`No ${ name ?? 'host' } is running. Start one with "npm start".`
		);
	}
	if ( found.length > 1 ) {
		const names = found.map( ( one ) => one.name ).join( ', ' );
		throw new Error( `Several hosts run: choose one (${ names }).` );
	}
	return site;
}

/** null when nothing of that name was started, or all of it was stopped. */
export async function storedSite( name: string ): Promise< Site | null > {
	try {
		const file = join( hostsFolder, name, 'site.json' );
		return JSON.parse( await readFile( file, 'utf8' ) ) as Site;
	} catch ( error ) {
		const { code = '' } = error as NodeJS.ErrnoException;
		if ( [ 'ENOENT', 'ENOTDIR' ].includes( code ) ) {
			return null;
		}
		throw error;
	}
}
