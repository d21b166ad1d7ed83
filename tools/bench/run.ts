import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadDemo } from '../demo/load';
import { startHost, stopHost } from '../host/host';
import { parseOptions } from '../host/options';
import { measure, NULL_RANGE } from './measure';
import { count, misses, table, type Size } from './report';

const { values } = parseArgs( {
	options: {
		sizes: { type: 'string', default: '1000,10000,100000' },
		rounds: { type: 'string', default: '200' },
		port: { type: 'string', default: '8960' },
		write: { type: 'boolean', default: false },
	},
} );
const log = ( line: string ) => process.stdout.write( `${ line }\n` );
const rounds = Number( values.rounds );
const sizes: Size[] = [];
const site = await startHost(
	parseOptions( [
		'--host',
		'native',
		'--port',
		values.port,
		'--fixtures',
		'--debug=off',
		'--no-demo',
		'--fresh',
	] ),
	log
);

try {
	for ( const people of values.sizes.split( ',' ).map( Number ) ) {
		await loadDemo( site, { people, log } );
		log( `Measuring at ${ count( people ) } people, ${ rounds } rounds …` );
		sizes.push( { people, measured: await measure( site, rounds, log ) } );
		log( table( sizes.slice( -1 ) ) );
	}
} finally {
	await stopHost( site );
}

log( `\n${ table( sizes ) }` );
const missed = sizes.flatMap( misses );
if ( values.write ) {
	await writeFile( 'docs/benchmarks.md', page() );
}
log(
	missed.length
		? `Missed:\n${ missed.join( '\n' ) }`
		: 'Every gate is passed.'
);
process.exitCode = missed.length ? 1 : 0;

function page(): string {
	return `# Benchmarks

What each GET costs as a ratio to an empty REST route of the same WordPress, asked by the same member of staff with the same application password. Written by \`npm run bench -- --write\`; it passes or fails by the gates.

Native host: WordPress ${ site.version } as a network of two sites, PHP-FPM with opcache, nginx, MariaDB, no persistent object cache, all on one machine with two cores. ${ rounds } rounds; in each, every request stands between two empty ones and is compared with their mean. The figure is the median of the ratios with its 95 % interval; \`p10\` compares the tenth percentiles. A run counts only when the null row lies between ${ NULL_RANGE[ 0 ] } and ${ NULL_RANGE[ 1 ] }. One-word searches hit up to 0.5 % of the people.

${ table( sizes ) }

${
	missed.length
		? `Missed in this run:\n\n${ missed
				.map( ( line ) => `- ${ line }` )
				.join( '\n' ) }`
		: 'Every gate is passed.'
}
`;
}
