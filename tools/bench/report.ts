import type { ObjectCache } from '../host/options';
import { columns, type Column } from './gates';
import type { Tally } from './tally';

/** One size of the company, with or without a persistent object cache. */
export interface Table {
	people: number;
	cache: ObjectCache | null;
	tallies: readonly Tally[];
}

export const ALL_PASSED = 'Every gate is passed.';
export const STILL_OPEN = 'Not clear of a gate, though measured longer:';

const cacheNames: Record< ObjectCache, string > = { redis: 'Redis' };

export function titleOf( { people, cache }: Table ): string {
	return `${ count( people ) } people, ${ cache ? `with ${ cacheNames[ cache ] } as` : 'without a' } persistent object cache`;
}

const comparedWith: Record< Column, string > = {
	same: 'the empty route of the same site',
	without: 'the site without the plugin',
};

export function misses( { tallies }: Table ): string[] {
	return tallies.flatMap( ( tally ) =>
		columns
			.filter( ( column ) => tally.isMissed( column ) )
			.map(
				( column ) =>
					`${ tally.row.name }, to ${ comparedWith[ column ] }: ${ tally.verdict( column )?.median.toFixed( 3 ) }, the gate is ${ tally.bound( column )?.gate.toFixed( 2 ) }`
			)
	);
}

/** Rows whose intervals still have a gate in them. */
export function unclear( { tallies }: Table ): string[] {
	return tallies
		.filter( ( tally ) => tally.isOpen() )
		.map(
			( { row, rounds } ) => `${ row.name }, after ${ rounds } rounds`
		);
}

/** A Markdown table: a row a request. */
export function markdown( { tallies }: Table ): string {
	const head = [
		'GET',
		...[ 'to an empty route', 'gate', 'aim' ],
		...[ 'to a site without the plugin', 'gate', 'aim' ],
		...[ 'ms', 'rounds' ],
	];
	const lines = tallies.map( ( tally ) => [
		tally.row.name,
		...columns.flatMap( ( column ) => cells( tally, column ) ),
		tally.verdict( 'without' )?.milliseconds.toFixed( 1 ) ?? '',
		String( tally.rounds ),
	] );
	return [ head, head.map( () => '---' ), ...lines ]
		.map( ( line ) => `| ${ line.join( ' | ' ) } |` )
		.join( '\n' );
}

function cells( tally: Tally, column: Column ): string[] {
	const verdict = tally.verdict( column );
	const bound = tally.bound( column );
	return [
		verdict
			? `${ tally.isMissed( column ) ? `**${ verdict.median.toFixed( 2 ) }**` : verdict.median.toFixed( 2 ) } [${ verdict.low.toFixed( 2 ) }..${ verdict.high.toFixed( 2 ) }]`
			: '',
		bound?.gate.toFixed( 2 ) ?? '',
		bound?.aim?.toFixed( 2 ) ?? '',
	];
}

export function count( people: number ): string {
	return people.toLocaleString( 'en' );
}
