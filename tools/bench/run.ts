import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadDemo } from '../demo/load';
import { objectCaches, type ObjectCache } from '../host/options';
import { startHosts, stopHosts, switchDemo, type Hosts } from './hosts';
import { ENOUGH, measure } from './measure';
import { page } from './page';
import {
	ALL_PASSED,
	markdown,
	misses,
	STILL_OPEN,
	titleOf,
	unclear,
	type Table,
} from './report';

const { values } = parseArgs( {
	options: {
		sizes: { type: 'string', default: '10000,100000' },
		caches: { type: 'string', default: 'none,redis' },
		rounds: { type: 'string', default: '60' },
		only: { type: 'string', default: '' },
		name: { type: 'string', default: 'bench' },
		port: { type: 'string', default: '8960' },
		/** Reuses the sites of the previous run. */
		keep: { type: 'boolean', default: false },
		write: { type: 'boolean', default: false },
	},
} );
const log = ( line: string ) => process.stdout.write( `${ line }\n` );
const rounds = Number( values.rounds );
const only = new RegExp( values.only, 'u' );
const place = { name: values.name, port: Number( values.port ) };
const caches = values.caches.split( ',' ).map( cacheOf );
if ( values.write && ( values.only || rounds < ENOUGH ) ) {
	throw new Error(
		`--write takes all rows and at least ${ ENOUGH } rounds.`
	);
}

const file = 'docs/benchmarks.md';
const before = values.write ? await readFile( file, 'utf8' ) : '';
const tables: Table[] = [];
let hosts = await startHosts( place, null, ! values.keep, log );
try {
	for ( const people of values.sizes.split( ',' ).map( Number ) ) {
		hosts = await startHosts( place, null, false, log );
		await switchDemo( hosts.own, 'active' );
		await loadDemo( hosts.own, { people, log } );
		for ( const cache of caches ) {
			hosts = await startHosts( place, cache, false, log );
			tables.push( await measured( hosts, people, cache ) );
		}
	}
} finally {
	await stopHosts( hosts );
}

if ( values.write ) {
	const today = new Date().toISOString().slice( 0, 10 );
	await writeFile( file, page( hosts.own.version, today, tables, before ) );
}
if ( rounds < ENOUGH ) {
	log( `Fewer than ${ ENOUGH } rounds are not judged by the gates.` );
} else {
	conclude();
}

function ofAll( linesOf: ( table: Table ) => string[] ): string[] {
	return tables.flatMap( ( table ) =>
		linesOf( table ).map( ( line ) => `${ titleOf( table ) }: ${ line }` )
	);
}

function conclude() {
	const missed = ofAll( misses );
	tell( STILL_OPEN, ofAll( unclear ) );
	tell( 'Missed:', missed );
	if ( missed.length ) {
		process.exitCode = 1;
	} else {
		log( ALL_PASSED );
	}
}

async function measured(
	on: Hosts,
	people: number,
	cache: ObjectCache | null
): Promise< Table > {
	const started = performance.now();
	const wish = { people, rounds, only, log };
	const table = { people, cache, tallies: await measure( on, wish ) };
	const minutes = ( performance.now() - started ) / 60_000;
	log( `\n${ titleOf( table ) } (${ minutes.toFixed( 1 ) } minutes)\n` );
	log( `${ markdown( table ) }\n` );
	return table;
}

function tell( head: string, lines: readonly string[] ) {
	if ( lines.length ) {
		log( `${ head }\n${ lines.join( '\n' ) }` );
	}
}

function cacheOf( name: string ): ObjectCache | null {
	const cache = objectCaches.find( ( one ) => one === name ) ?? null;
	if ( ! cache && name !== 'none' ) {
		throw new Error(
			`--caches takes none and ${ objectCaches.join( ', ' ) }, not "${ name }".`
		);
	}
	return cache;
}
