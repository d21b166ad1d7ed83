import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectFolder } from '../host/paths';
import { outcome, type Outcome } from './step';

/** What a visitor's browser may have to load of ours, in kB compressed: by the end of the file's path. */
const budgets = [
	{ of: /^blocks\/[^/]+\/view\.js$/, limit: 6 },
	{ of: /^admin\/people\.js$/, limit: 200 },
	// For WordPress before 7.1: DataViews as one piece, with components of its own.
	{ of: /^admin\/people-older\.js$/, limit: 410 },
	{ of: /^admin\/[^/]+\.js$/, limit: 20 },
];

/** Of every script that has a budget, what it weighs. */
export async function sizes(): Promise< Outcome > {
	const folder = join( projectFolder, 'plugin/build' );
	const files = await readdir( folder, { recursive: true } );
	const lines: string[] = [];
	let ok = true;
	for ( const file of files.sort() ) {
		const limit = budgets.find( ( { of } ) => of.test( file ) )?.limit;
		if ( limit !== undefined ) {
			const bytes = gzipSync( await readFile( join( folder, file ) ) );
			const kB = bytes.length / 1000;
			ok &&= kB <= limit;
			lines.push( `${ file }: ${ kB.toFixed( 1 ) } of ${ limit } kB` );
		}
	}
	process.stdout.write( `${ lines.join( '; ' ) } ` );
	return outcome( { ok: ok && lines.length > 0, output: 'Too big.' } );
}
