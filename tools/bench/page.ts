import { NULL_RANGE } from './measure';
import { misses, table, titleOf, type Table } from './report';

/** docs/benchmarks.md */
export function page(
	version: string,
	rounds: number,
	tables: readonly Table[]
): string {
	const missed = tables.flatMap( misses );
	return `# Benchmarks

What each GET costs as a ratio to an empty REST route of the same WordPress, asked by the same member of staff with the same application password. Written by \`npm run bench -- --object-cache redis --write\`; it passes or fails by the gates.

Native host: WordPress ${ version } as a network of two sites, PHP-FPM with opcache, nginx, MariaDB, all on one machine with two cores. ${ rounds } rounds; in each, every request stands between two empty ones and is compared with their mean. The figure is the median of the ratios with its 95 % interval; \`p10\` compares the tenth percentiles. A run counts only when the null row lies between ${ NULL_RANGE[ 0 ] } and ${ NULL_RANGE[ 1 ] }. One-word searches hit up to 0.5 % of the people. Requests to ours [leave WordPress's own routes out](decisions/core-routes.md), which is why many are quicker than the empty one; with \`--core-routes\` they do not, and show what is ours alone.

${ tables.map( section ).join( '\n\n' ) }

## Gates

${
	missed.length
		? `Missed in this run:\n\n${ missed
				.map( ( line ) => `- ${ line }` )
				.join( '\n' ) }`
		: 'Every gate is passed.'
}
`;
}

const section = ( one: Table ) =>
	`## ${ titleOf( one ) }\n\n${ table( one.sizes ) }`;
