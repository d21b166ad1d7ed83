import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../host/paths';
import type { Entry } from './entry';
import { fromBlock } from './from-block';
import { fromTypescript } from './from-typescript';
import { pot } from './pot';

/** `npm run pot`; with --check it only says whether the file is that of this code. */
const target = join( projectFolder, 'plugin/languages/svc.pot' );
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
	const entries = await Promise.all(
		sources.map( async ( file ) =>
			fromTypescript( file, await read( file ) )
		)
	);
	return entries.flat();
}

async function ofBlocks(): Promise< Entry[] > {
	const found = await files( 'blocks', /^block\.json$/ );
	return (
		await Promise.all(
			found.map( async ( file ) => fromBlock( file, await read( file ) ) )
		)
	).flat();
}

const { version } = JSON.parse( await read( 'package.json' ) ) as {
	version: string;
};
const made = pot(
	(
		await Promise.all( [ ofHeader(), ofPhp(), ofTypescript(), ofBlocks() ] )
	).flat(),
	version
);
if ( process.argv.includes( '--check' ) ) {
	const isCurrent =
		( await readFile( target, 'utf8' ).catch( () => '' ) ) === made;
	process.stdout.write(
		isCurrent
			? 'The texts to translate are those of the code.\n'
			: 'Run npm run pot: texts have changed.\n'
	);
	process.exitCode = isCurrent ? 0 : 1;
} else {
	await mkdir( dirname( target ), { recursive: true } );
	await writeFile( target, made );
	process.stdout.write(
		`${ relative( projectFolder, target ) } has ${ made.match( /^msgid /gm )!.length - 1 } texts.\n`
	);
}
