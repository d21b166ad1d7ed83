import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectFolder } from '../host/paths';
import { outcome, type Outcome } from './step';

interface Budget {
	/** The end of a file's path. */
	of: RegExp;
	/** Loaded before the first paint. */
	with?: string;
	limit: number;
}

/** Budgets of the plugin's scripts, in kB compressed; the first one that matches a file applies. */
const budgets: Budget[] = [
	// With the engine.
	{ of: /^blocks\/mortgage-calculator\/view\.js$/, limit: 10 },
	{ of: /^admin\/mortgage-[^/]+\.js$/, limit: 25 },
	{ of: /^blocks\/[^/]+\/view\.js$/, limit: 6 },
	{ of: /^admin\/people\.js$/, with: 'admin/index.js', limit: 200 },
	// For WordPress before 7.1: DataViews as one piece, with components of its own.
	{ of: /^admin\/people-older\.js$/, with: 'admin/index.js', limit: 400 },
	{ of: /^admin\/import\.js$/, limit: 15 },
	{ of: /^admin\/[^/]+\.js$/, limit: 20 },
];

const folder = join( projectFolder, 'plugin/build' );

const weigh = async ( file: string ): Promise< number > =>
	gzipSync( await readFile( join( folder, file ) ) ).length / 1000;

/** The size of every script that has a budget. */
export async function sizes(): Promise< Outcome > {
	const files = await readdir( folder, { recursive: true } );
	const lines: string[] = [];
	let ok = true;
	for ( const file of files.sort() ) {
		const budget = budgets.find( ( { of } ) => of.test( file ) );
		if ( budget ) {
			const parts = [ file, ...( budget.with ? [ budget.with ] : [] ) ];
			const kB = ( await Promise.all( parts.map( weigh ) ) ).reduce(
				( sum, one ) => sum + one
			);
			ok &&= kB <= budget.limit;
			lines.push(
				`${ parts.join( ' + ' ) }: ${ kB.toFixed( 1 ) } of ${ budget.limit } kB`
			);
		}
	}
	process.stdout.write( `${ lines.join( '\n' ) }\n` );
	return outcome( { ok: ok && lines.length > 0, output: 'Too big.' } );
}
