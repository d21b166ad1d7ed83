import { meet } from './sample';
import { renewWorkers, switchDemo, type Hosts } from './hosts';
import { askAll, type Paired, type Visitors } from './round';
import { EMPTY } from './row';
import { rowsFor } from './rows';
import { Tally } from './tally';

export interface Wish {
	people: number;
	rounds: number;
	/** Measures the rows whose names it matches, and the empty route always. */
	only: RegExp;
	log: ( line: string ) => void;
}

/** If the empty route deviates from itself by more, the run is not valid. */
export const NULL_RANGE = [ 0.97, 1.03 ] as const;
const TRIES = 3;
/** Fewer rounds only show that everything answers. */
export const ENOUGH = 40;
/**
 * Rounds until the sites get other workers. One worker is faster or slower than the next, by up to a fifth, for as long as it
 * lives: with the same two all the time, both columns had an error of some per cent that no interval showed.
 */
export const BATCH = 5;
/** The most rounds that a row gets. */
export const LONGEST = 2_000;
/** Milliseconds that all rows of a table are measured longer, together. */
export const PATIENCE = 600_000;

export async function measure( hosts: Hosts, wish: Wish ): Promise< Tally[] > {
	await switchDemo( hosts.own, 'inactive' );
	await switchDemo( hosts.plain, 'inactive' );
	const { sample, visitors } = await meet( hosts );
	const rows = rowsFor( sample ).filter(
		( { name, path, mostPeople = Infinity } ) =>
			path === EMPTY ||
			( wish.only.test( name ) && wish.people <= mostPeople )
	);
	const start = () => rows.map( ( row ) => new Tally( row, wish.people ) );
	try {
		const ask = asker( hosts, visitors );
		await ask( start(), BATCH );
		const tallies = await quietRun( ask, start, wish );
		if ( wish.rounds >= ENOUGH ) {
			await measureLonger( ask, tallies, wish );
		}
		return tallies;
	} finally {
		visitors.own.leave();
		visitors.plain.leave();
	}
}

type Ask = ( tallies: readonly Tally[], rounds: number ) => Promise< void >;

async function quietRun(
	ask: Ask,
	start: () => Tally[],
	{ rounds, log }: Wish
): Promise< Tally[] > {
	for ( let attempt = 1; ; attempt++ ) {
		const tallies = start();
		await ask( tallies, rounds );
		const median = tallies[ 0 ]?.verdict( 'same' )?.median ?? NaN;
		const isQuiet = median >= NULL_RANGE[ 0 ] && median <= NULL_RANGE[ 1 ];
		if ( isQuiet || rounds < ENOUGH ) {
			return tallies;
		}
		log(
			`The empty route is ${ median.toFixed( 3 ) } times itself: this run does not count.`
		);
		if ( attempt === TRIES ) {
			throw new Error( 'The machine is too restless to measure on.' );
		}
	}
}

/** Until no interval has its gate in it any more, and none is missed by a disturbance. */
async function measureLonger(
	ask: Ask,
	tallies: readonly Tally[],
	{ rounds, log }: Wish
) {
	const deadline = Date.now() + PATIENCE;
	while ( Date.now() < deadline ) {
		const open = tallies.filter(
			( tally ) => tally.rounds < LONGEST && tally.isToBeMeasuredLonger()
		);
		if ( ! open.length ) {
			return;
		}
		log(
			`Measuring longer: ${ open.map( ( { row } ) => row.name ).join( '; ' ) }`
		);
		await ask( open, rounds );
	}
}

function asker( hosts: Hosts, visitors: Visitors ): Ask {
	return async ( tallies, rounds ) => {
		const rows = tallies.map( ( { row } ) => row );
		for ( let left = rounds; left > 0; left -= BATCH ) {
			await renewWorkers( hosts );
			// PHP compiles in the first one, which is not counted.
			await askAll( visitors, rows );
			const batch: Paired[][] = [];
			while ( batch.length < Math.min( BATCH, left ) ) {
				batch.push( await askAll( visitors, rows ) );
			}
			tallies.forEach( ( tally, index ) =>
				tally.add( batch.map( ( asked ) => asked[ index ] ?? {} ) )
			);
		}
	};
}
