import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadDemo } from '../demo/load';
import { startHost, stopHost } from '../host/host';
import { parseOptions, type ObjectCache } from '../host/options';
import type { Site } from '../host/site';
import { measure } from './measure';
import { page } from './page';
import { count, misses, table, titleOf, type Size, type Table } from './report';

const { values } = parseArgs( {
	options: {
		sizes: { type: 'string', default: '1000,10000,100000' },
		rounds: { type: 'string', default: '200' },
		port: { type: 'string', default: '8960' },
		only: { type: 'string', default: '' },
		'object-cache': { type: 'string' },
		'core-routes': { type: 'boolean', default: false },
		write: { type: 'boolean', default: false },
	},
} );
const log = ( line: string ) => process.stdout.write( `${ line }\n` );
const rounds = Number( values.rounds );
const only = new RegExp( values.only, 'u' );
const keepsCoreRoutes = values[ 'core-routes' ];
if ( keepsCoreRoutes && values.write ) {
	throw new Error(
		'--core-routes goes without --write: the page tells what visitors wait for.'
	);
}
const cache = parseOptions( optionsOf( values[ 'object-cache' ] ) ).objectCache;

const tables: Table[] = [
	{ cache: null, sizes: [] },
	...( cache ? [ { cache, sizes: [] as Size[] } ] : [] ),
];
let site = await start( null, true );
try {
	for ( const people of values.sizes.split( ',' ).map( Number ) ) {
		site = await start( null );
		await loadDemo( site, { people, log } );
		for ( const { cache: wanted, sizes } of tables ) {
			site = await start( wanted );
			sizes.push( await measured( site, people ) );
			log( table( sizes.slice( -1 ) ) );
		}
	}
} finally {
	await stopHost( site );
}

const missed = tables.flatMap( misses );
if ( values.write ) {
	await writeFile(
		'docs/benchmarks.md',
		page( site.version, rounds, tables )
	);
}
tables.forEach( ( one ) =>
	log( `\n${ titleOf( one ) }\n\n${ table( one.sizes ) }` )
);
log(
	missed.length
		? `Missed:\n${ missed.join( '\n' ) }`
		: 'Every gate is passed.'
);
process.exitCode = missed.length ? 1 : 0;

function optionsOf( objectCache: string | null | undefined ): string[] {
	return objectCache ? [ '--object-cache', objectCache ] : [];
}

/** The same site with and without: only what keeps its cache changes. */
function start(
	objectCache: ObjectCache | null,
	fresh = false
): Promise< Site > {
	const options = [
		...[ '--host', 'native', '--port', values.port, '--fixtures' ],
		...[ '--debug=off', '--no-demo' ],
		...optionsOf( objectCache ),
		...( fresh ? [ '--fresh' ] : [] ),
	];
	return startHost( parseOptions( options ), log );
}

async function measured( on: Site, people: number ): Promise< Size > {
	const cached = on.objectCache ? ` with ${ on.objectCache }` : '';
	log(
		`Measuring at ${ count( people ) } people${ cached }, ${ rounds } rounds …`
	);
	return {
		people,
		measured: await measure( on, { rounds, only, keepsCoreRoutes, log } ),
	};
}
