import { setTimeout as sleep } from 'node:timers/promises';
import { EMPTY, type Row } from './row';
import { rowsFor } from './rows';
import { meet } from './sample';
import { judge, type Pair, type Verdict } from './statistics';
import type { Visitor } from './visitor';
import type { Site } from '../host/site';

export interface Measured {
	row: Row;
	verdict: Verdict;
}

export interface Wish {
	rounds: number;
	/** Measures the rows whose names it matches, and the null row always. */
	only: RegExp;
	/** Shows what is ours alone: a request to ours leaves WordPress's own routes out otherwise. */
	keepsCoreRoutes: boolean;
	log: ( line: string ) => void;
}

/** A run whose null row strays farther says nothing. */
export const NULL_RANGE = [ 0.97, 1.03 ] as const;
const TRIES = 3;
/** Fewer rounds only show that everything answers. */
const ENOUGH = 50;
const WARM_UP = 10;
/** Milliseconds. */
const SETTLING = 1_000;

/** Asks every row once a round, each between two empty requests, so that the machine's moods hit all alike. */
export async function measure(
	site: Site,
	{ rounds, only, keepsCoreRoutes, log }: Wish
): Promise< Measured[] > {
	const { sample, member } = await meet( site );
	const rows = rowsFor( sample )
		.filter( ( { name, path } ) => path === EMPTY || only.test( name ) )
		.map( ( row ) => ( keepsCoreRoutes ? withCoreRoutes( row ) : row ) );
	try {
		for ( let attempt = 1; ; attempt++ ) {
			const measured = await run( member, rows, rounds );
			const median = measured[ 0 ]?.verdict.median ?? NaN;
			const isQuiet =
				median >= NULL_RANGE[ 0 ] && median <= NULL_RANGE[ 1 ];
			if ( isQuiet || rounds < ENOUGH ) {
				return measured;
			}
			log(
				`The null row reads ${ median.toFixed( 3 ) }: this run does not count.`
			);
			if ( attempt === TRIES ) {
				throw new Error( 'The machine is too restless to measure on.' );
			}
		}
	} finally {
		member.leave();
	}
}

async function run(
	member: Visitor,
	rows: Row[],
	rounds: number
): Promise< Measured[] > {
	const pairs = rows.map( (): Pair[] => [] );
	for ( let round = -WARM_UP; round < rounds; round++ ) {
		let before = await time( member, { name: 'empty', path: EMPTY } );
		for ( const [ index, row ] of rows.entries() ) {
			if ( row.before ) {
				await member.post( row.before );
			}
			const route = await time( member, row );
			if ( row.before ) {
				// What was made is kept after the answer, and that is no part of the next one's time.
				await sleep( SETTLING );
			}
			const after = await time( member, { name: 'empty', path: EMPTY } );
			if ( round >= 0 ) {
				pairs[ index ]?.push( {
					route,
					empty: ( before + after ) / 2,
				} );
			}
			before = after;
		}
	}
	return rows.map( ( row, index ) => ( {
		row,
		verdict: judge( pairs[ index ] ?? [] ),
	} ) );
}

const withCoreRoutes = ( row: Row ): Row => ( {
	...row,
	headers: { ...row.headers, 'X-Core-Routes': 'keep' },
} );

async function time(
	member: Visitor,
	{ name, path, headers, status = 200 }: Row
): Promise< number > {
	const answer = await member.get( path, headers );
	if ( answer.status !== status ) {
		throw new Error(
			`${ name }: ${ answer.status } instead of ${ status }. ${ answer.body.slice( 0, 300 ) }`
		);
	}
	return answer.milliseconds;
}
