import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { projectFolder } from '../host/paths';
import { packageFiles } from './files';

export const packageFile = join( projectFolder, 'artifacts/svc-people.zip' );

/** The oldest time that a ZIP file can hold: the bytes depend on the files alone. */
export const NO_TIME = new Date( 1980, 0, 1 );

/** Packs what is built. */
export async function pack(): Promise< Uint8Array > {
	const files: Zippable = {};
	for ( const [ name, path ] of await packageFiles() ) {
		files[ name ] = new Uint8Array( await readFile( path ) );
	}
	return zipSync( files, { level: 9, mtime: NO_TIME } );
}

export async function writePackage( file: string ): Promise< Uint8Array > {
	const zip = await pack();
	await mkdir( dirname( file ), { recursive: true } );
	await writeFile( file, zip );
	return zip;
}
