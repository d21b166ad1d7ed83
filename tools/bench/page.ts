import { BATCH, LONGEST, NULL_RANGE, PATIENCE } from './measure';
import {
	ALL_PASSED,
	markdown,
	misses,
	STILL_OPEN,
	titleOf,
	unclear,
	type Table,
} from './report';
import { CERTAIN } from './tally';

/**
 * docs/benchmarks.md
 *
 * @param version Of WordPress.
 * @param date    Such as 2026-11-29.
 * @param tables  Those that were measured now.
 * @param before  The page as it was, whose other tables stay.
 */
export function page(
	version: string,
	date: string,
	tables: readonly Table[],
	before: string
): string {
	const sections = new Map( [
		...sectionsOf( before ),
		...tables.map(
			( table ) =>
				[
					titleOf( table ),
					`WordPress ${ version }, ${ date }\n\n${ section( table ) }`,
				] as const
		),
	] );
	return `# Benchmarks

What each GET costs as a ratio, asked by the same member of staff with the same application password. Written by \`npm run bench -- --write\`; \`npm run bench\` fails when a gate is missed.

Two native hosts run side by side on one machine with two cores, each WordPress as a network of two sites with one worker of PHP-FPM, opcache that checks files every two seconds, nginx, MariaDB and the same posts. One has the plugin and its people, the other has never had it.

- **To an empty route**: to a REST route of the same site that does nothing but ask whether the caller is signed in. This is what our code adds to a request that is ours.
- **To a site without the plugin**: to that route on the other site. This is what a visitor waits longer because the plugin is there. The first rows are requests that are not ours, compared with the same request on the other site.

Rounds go through all rows; in each, a request stands between empty ones to both sites and is compared with the mean of the two beside it. Each that is timed follows the same request (the submission of a lead page, which is a write, and the chart that is built anew follow another one to the same site), and that one follows a request to the other site, because a site that has just answered takes longer or shorter. Every ${ BATCH } rounds both sites get new workers of PHP, because one worker is faster or slower than the next for as long as it lives. A figure is the median of the ratios; its 95 % interval is as wide as these batches differ; bold ones miss their gate. The first row of the first column compares the empty route with itself, and a run counts only when that lies between ${ NULL_RANGE[ 0 ] } and ${ NULL_RANGE[ 1 ] }. Then rows whose interval has a gate in it are asked further until it has not, and rows that miss a gate until they have had ${ CERTAIN } rounds, for at most ${ LONGEST.toLocaleString( 'en' ) } rounds a row and ${ PATIENCE / 60_000 } minutes a table.

One-word searches hit up to 0.5 % of the people. The org chart that is built has no gate at 100,000 people: its text has tens of megabytes. One row has [WordPress's own routes left out](decisions/core-routes.md), as a site can choose.

${ [ ...sections ]
	.sort( ( [ one ], [ other ] ) => place( one ) - place( other ) )
	.map( ( [ title, text ] ) => `## ${ title }\n\n${ text }\n` )
	.join( '\n' ) }`;
}

/** By size, and first those without a persistent object cache. */
const place = ( title: string ) =>
	2 * Number( title.replace( /\D/gu, '' ) ) +
	( title.includes( 'without' ) ? 0 : 1 );

/** By title, without the last line feed. */
const sectionsOf = ( markdownPage: string ) =>
	markdownPage
		.split( /^## /mu )
		.slice( 1 )
		.map( ( text ) => {
			const [ title = '', ...lines ] = text.split( '\n' );
			return [ title, lines.join( '\n' ).trim() ] as const;
		} );

const section = ( table: Table ) =>
	[
		markdown( table ),
		list( 'Missed:', misses( table ) ) || ALL_PASSED,
		list( STILL_OPEN, unclear( table ) ),
	]
		.filter( ( part ) => part !== '' )
		.join( '\n\n' );

const list = ( head: string, lines: readonly string[] ) =>
	lines.length
		? `${ head }\n\n${ lines.map( ( line ) => `- ${ line }` ).join( '\n' ) }`
		: '';
