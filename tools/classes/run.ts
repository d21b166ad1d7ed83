import { createHash } from 'node:crypto';
import {
	mkdir,
	readdir,
	readFile,
	rename,
	rm,
	writeFile,
} from 'node:fs/promises';
import { join as joinPaths, sep } from 'node:path';
import { projectFolder } from '../host/paths';
import { BOOT, check, join } from './join';
import { parse, type Source } from './source';

const from = joinPaths( projectFolder, 'plugin/src' );
const to = joinPaths( projectFolder, 'plugin/build/classes' );
const cache = joinPaths( projectFolder, '.cache/classes' );
const HEAD =
	"<?php\n\ndeclare( strict_types=1 );\n\nnamespace {\ndefined( 'ABSPATH' ) || exit;\n}\n\n";

/** `npm run build:classes` joins the classes of `plugin/src` in few files. Sites that run take the old ones or the new ones. */
async function main() {
	const groups = join( await sources() );
	check( groups );
	const files = new Map< string, string >();
	const entries: string[] = [];
	for ( const [ name, members ] of groups ) {
		if ( name !== BOOT && members.length > 1 ) {
			const code = HEAD + codeOf( members );
			const file = `${ name }-${ hash( code ) }`;
			files.set( file, code );
			entries.push(
				...members.map( ( one ) => `\t'${ one.name }' => '${ file }',` )
			);
		}
	}
	// The last one, because it names the others.
	files.set(
		BOOT,
		`${ HEAD }namespace {\ndefine( 'Svc\\SOURCE', dirname( __DIR__, 2 ) . '/src' );\n}\n\n` +
			codeOf( groups.get( BOOT ) ?? [] ) +
			`\nnamespace {\nreturn array(\n${ entries.join( '\n' ) }\n);\n}\n`
	);
	await mkdir( to, { recursive: true } );
	await mkdir( cache, { recursive: true } );
	for ( const [ name, code ] of files ) {
		await write( name, code );
	}
	for ( const name of await readdir( to ) ) {
		if ( ! files.has( name.slice( 0, -'.php'.length ) ) ) {
			await rm( joinPaths( to, name ), { force: true } );
		}
	}
}

async function sources(): Promise< Source[] > {
	const names = ( await readdir( from, { recursive: true } ) )
		.filter( ( name ) => name.endsWith( '.php' ) )
		.sort();
	const read = await Promise.all(
		names.map( async ( name ) =>
			parse(
				name.slice( 0, -'.php'.length ).split( sep ).join( '/' ),
				await readFile( joinPaths( from, name ), 'utf8' )
			)
		)
	);
	return read.filter( ( source ) => source !== null );
}

const codeOf = ( members: readonly Source[] ) =>
	members.map( ( { code } ) => code ).join( '\n' );

/** In the names, so that a request during an update finds a file as it knows it or none. */
const hash = ( code: string ) =>
	createHash( 'sha256' ).update( code ).digest( 'hex' ).slice( 0, 12 );

/** PHP finds all of it or nothing, and nobody packs half of it. */
async function write( name: string, code: string ) {
	const file = joinPaths( to, `${ name }.php` );
	const unfinished = joinPaths( cache, `${ name }.${ process.pid }` );
	await writeFile( unfinished, code );
	await rename( unfinished, file );
}

main().catch( ( error: unknown ) => {
	process.stderr.write(
		`${ error instanceof Error ? error.message : String( error ) }\n`
	);
	process.exitCode = 1;
} );
