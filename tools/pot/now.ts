import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../host/paths';
import type { Entry } from './entry';
import { fromBlock } from './from-block';
import { fromTypescript } from './from-typescript';
import { keyOf, readPo } from './po';
import { po, pot } from './pot';
import { scriptsOf } from './scripts';

const home = 'plugin/languages';

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

async function version(): Promise< string > {
	const manifest = JSON.parse( await read( 'package.json' ) );
	return ( manifest as { version: string } ).version;
}

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

/** All texts of this code. */
async function entriesOfNow(): Promise< Entry[] > {
	const entries = await Promise.all( [
		ofHeader(),
		ofPhp(),
		ofTypescript(),
		ofBlocks(),
	] );
	return entries.flat();
}

/** The file of this code, as translations begin with it. */
export const potOfNow = async (): Promise< string > =>
	pot( await entriesOfNow(), await version() );

/** Languages that the plugin brings along: `es` is in `svc-es.po`. */
export async function languages(): Promise< string[] > {
	const found = await files( home, /^svc-\w+\.po$/ );
	return found.map( ( file ) => basename( file ).slice( 4, -3 ) );
}

export const poFile = ( language: string ) => `${ home }/svc-${ language }.po`;

export const potFile = `${ home }/svc.pot`;

/** The files of `plugin/languages` as they are for this code: by their paths, with the translations that they have now. */
export async function filesOfNow(): Promise< Map< string, string > > {
	const entries = await entriesOfNow();
	const of = await version();
	const made = new Map( [ [ potFile, pot( entries, of ) ] ] );
	for ( const language of await languages() ) {
		const kept = readPo( await read( poFile( language ) ) );
		const translations = new Map(
			kept.map( ( one ) => [ keyOf( one ), one.forms ] )
		);
		made.set(
			poFile( language ),
			po( entries, of, language, translations )
		);
	}
	return made;
}
