import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../host/paths';
import type { Entry } from './entry';
import { fromBlock } from './from-block';
import { fromTypescript } from './from-typescript';
import { pot } from './pot';
import { scriptsOf } from './scripts';

const script = fileURLToPath( new URL( 'strings.php', import.meta.url ) );

async function files( folder: string, ends: RegExp ): Promise< string[] > {
	const found = await readdir( join( projectFolder, folder ), {
		recursive: true,
		withFileTypes: true,
	} ).catch( () => [] );
	return found
		.filter( ( one ) => one.isFile() && ends.test( one.name ) )
		.map( ( one ) =>
			relative( projectFolder, join( one.parentPath, one.name ) )
		)
		.sort();
}

const read = ( file: string ) =>
	readFile( join( projectFolder, file ), 'utf8' );

async function ofPhp(): Promise< Entry[] > {
	const { stdout } = await promisify( execFile )(
		'php',
		[
			script,
			...( await files( 'plugin/src', /\.php$/ ) ),
			...( await files( 'plugin/patterns', /\.php$/ ) ),
			'plugin/svc.php',
		],
		{ cwd: projectFolder, maxBuffer: 64 * 1024 * 1024 }
	);
	return JSON.parse( stdout ) as Entry[];
}

async function ofHeader(): Promise< Entry[] > {
	const file = 'plugin/svc.php';
	const code = await read( file );
	return [ 'Plugin Name', 'Description', 'Author' ].flatMap( ( name ) => {
		const text = code.match( new RegExp( `\\* ${ name }: +(.*)` ) )?.[ 1 ];
		return text
			? [ { text, comment: `${ name } of the plugin`, file, line: 0 } ]
			: [];
	} );
}

async function ofTypescript(): Promise< Entry[] > {
	const sources = [
		...( await files( 'admin', /(?<!\.test)\.tsx?$/ ) ),
		...( await files( 'blocks', /(?<!\.test|\.d)\.tsx?$/ ) ),
	];
	const blocks = ( await blockFiles() ).map( ( file ) =>
		basename( dirname( file ) )
	);
	const entries = await Promise.all(
		sources.map( async ( file ) =>
			fromTypescript( file, await read( file ) ).map( ( entry ) => ( {
				...entry,
				scripts: scriptsOf( file, blocks ),
			} ) )
		)
	);
	return entries.flat();
}

const blockFiles = () => files( 'blocks', /^block\.json$/ );

async function ofBlocks(): Promise< Entry[] > {
	return (
		await Promise.all(
			( await blockFiles() ).map( async ( file ) =>
				fromBlock( file, await read( file ) )
			)
		)
	).flat();
}

/** The file of this code, as translations begin with it. */
export async function potOfNow(): Promise< string > {
	const { version } = JSON.parse( await read( 'package.json' ) ) as {
		version: string;
	};
	const entries = await Promise.all( [
		ofHeader(),
		ofPhp(),
		ofTypescript(),
		ofBlocks(),
	] );
	return pot( entries.flat(), version );
}
