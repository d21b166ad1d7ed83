import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { Site } from '../host/site';
import { company } from './company';
import { Progress, type Log } from './progress';

const SCRIPT = fileURLToPath( new URL( 'bulk.php', import.meta.url ) );

function* lines( people: number ): Generator< string, void, undefined > {
	for ( const person of company( { people } ) ) {
		yield `${ JSON.stringify( person ) }\n`;
	}
}

/** Streams the company into PHP, which answers `created skipped` at every step. */
export async function loadInBulk(
	{ www, url }: Pick< Site, 'www' | 'url' >,
	people: number,
	log: Log
): Promise< { created: number; skipped: number } > {
	const php = spawn( 'php', [ SCRIPT, www, url ], {
		stdio: [ 'pipe', 'pipe', 'inherit' ],
	} );
	const progress = new Progress( 'Demo company', people, log );
	const counts = { created: 0, skipped: 0 };
	createInterface( php.stdout ).on( 'line', ( line ) => {
		const [ created = 0, skipped = 0 ] = line.split( ' ' ).map( Number );
		Object.assign( counts, { created, skipped } );
		progress.at( created + skipped );
	} );
	const ended = once( php, 'close' );
	await pipeline( Readable.from( lines( people ) ), php.stdin ).catch(
		( error: NodeJS.ErrnoException ) => {
			// PHP ended early and has printed the reason.
			if ( error.code !== 'EPIPE' ) {
				throw error;
			}
		}
	);
	const [ status ] = ( await ended ) as [ number | null ];
	progress.end();
	if ( status !== 0 ) {
		throw new Error( `The bulk loader stopped with ${ status }.` );
	}
	return counts;
}
