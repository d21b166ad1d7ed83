import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectFolder } from '../host/paths';
import { script } from '../test/command';
import { writePlayground } from './playground';
import { packageFile, writePackage } from './package';

/** Builds everything anew and packs it. */
async function main() {
	await rm( join( projectFolder, 'plugin/build' ), {
		recursive: true,
		force: true,
	} );
	const built = await script( 'build:plugin' );
	if ( ! built.ok ) {
		throw new Error( built.output );
	}
	const zip = await writePackage( packageFile );
	await writePlayground( zip );
	const hash = createHash( 'sha256' ).update( zip ).digest( 'hex' );
	process.stdout.write(
		`${ relative( projectFolder, packageFile ) }  ${ ( zip.length / 1e6 ).toFixed( 1 ) } MB  sha256 ${ hash }\n`
	);
}

main().catch( ( error: unknown ) => {
	process.stderr.write(
		`${ error instanceof Error ? error.message : String( error ) }\n`
	);
	process.exitCode = 1;
} );
