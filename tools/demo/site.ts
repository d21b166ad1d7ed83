import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { DemoSite } from './load.js';

const HOSTS = [ 'php', 'native', 'wp-env' ] as const;

const siteSchema = z.object( {
	url: z.url(),
	user: z.string(),
	password: z.string(),
	root: z.string().optional(),
} );

/** What the host's driver wrote down when it started; null when it is not running. */
async function running( host: DemoSite[ 'host' ] ): Promise< DemoSite | null > {
	const file = new URL( `../../.host/${ host }/site.json`, import.meta.url );
	const text = await readFile( file, 'utf8' ).catch( () => null );
	if ( text === null ) {
		return null;
	}
	const { url, user, password, root } = siteSchema.parse(
		JSON.parse( text )
	);
	return {
		host,
		url: url.replace( /\/$/u, '' ),
		login: user,
		password,
		...( root === undefined ? {} : { root } ),
	};
}

/** The site of the named host, or of the first that runs. */
export async function findSite(
	wanted: string | undefined
): Promise< DemoSite > {
	const hosts = HOSTS.filter(
		( host ) => wanted === undefined || host === wanted
	);
	if ( hosts.length === 0 ) {
		throw new Error( `--host takes ${ HOSTS.join( ', ' ) }.` );
	}
	for ( const host of hosts ) {
		const site = await running( host );
		if ( site ) {
			return site;
		}
	}
	throw new Error(
		`No site is running (${ hosts.join( ', ' ) }): start one with npm start.`
	);
}
