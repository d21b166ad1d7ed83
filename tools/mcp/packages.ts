import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from '../host/paths';
import { run } from './process';

/** Exact versions, so that results do not change over time. Only these tools use them; none is shipped. */
const versions = {
	'@automattic/mcp-wordpress-remote': '0.4.0',
	'@modelcontextprotocol/client': '2.4.0',
	'@modelcontextprotocol/conformance': '0.1.16',
	'@modelcontextprotocol/inspector': '2.12.0',
	'@modelcontextprotocol/sdk': '1.32.2',
	'conformance-next': 'npm:@modelcontextprotocol/conformance@0.2.0-alpha.12',
} as const;

/** The conformance tool and the inspector need it; installed if this Node is older. */
const NEEDED_NODE = 22;
const nodePackage = `node-${ process.platform }-${ process.arch }`;

export type PackageName = keyof typeof versions;

const folder = join( cacheFolder, 'mcp' );

export const fileOf = ( name: PackageName, path: string ): string =>
	join( folder, 'node_modules', name, path );

/** Fetches the packages once; npm keeps them in `.cache/mcp`. */
export async function fetchPackages(): Promise< void > {
	const wanted = JSON.stringify( {
		private: true,
		dependencies: {
			...versions,
			...( isOld() && { [ nodePackage ]: String( NEEDED_NODE ) } ),
		},
	} );
	const marker = join( folder, 'fetched.json' );
	const fetched = await readFile( marker, 'utf8' ).catch( () => '' );
	if ( fetched === wanted ) {
		return;
	}
	await mkdir( folder, { recursive: true } );
	await writeFile( join( folder, 'package.json' ), wanted );
	process.stdout.write( 'Fetching MCP clients and tools from npm …\n' );
	await run( 'npm', [
		'install',
		'--prefix',
		folder,
		'--ignore-scripts',
		'--no-package-lock',
		'--no-audit',
		'--no-fund',
		'--loglevel=error',
	] );
	await writeFile( marker, wanted );
}

const isOld = () =>
	Number( process.versions.node.split( '.' )[ 0 ] ) < NEEDED_NODE;

/** A Node that is new enough for the conformance tool and the inspector. */
export function newNode(): string {
	const own = join( folder, 'node_modules', nodePackage, 'bin/node' );
	return isOld() && existsSync( own ) ? own : process.execPath;
}
