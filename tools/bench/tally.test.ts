import { expect, test } from 'vitest';
import { CERTAIN, Tally } from './tally';

const ROUNDS = 60;

/** Ratios that alternate around the middle. */
function tally(
	same: number,
	without: number,
	spread = 0.1,
	rounds = ROUNDS
): Tally {
	const made = new Tally( { name: '', path: '', gate: 'constant' }, 10_000 );
	for ( let round = 0; round < rounds; round++ ) {
		const off = ( ( round % 5 ) - 2 ) * spread;
		made.add( [
			{
				same: { route: same + off, empty: 1 },
				without: { route: without + off, empty: 1 },
			},
		] );
	}
	return made;
}

test( 'a row far below its gates is closed and passed', () => {
	const far = tally( 0.8, 0.8 );
	expect( far.isOpen() ).toBe( false );
	expect( far.isMissed( 'same' ) ).toBe( false );
	expect( far.rounds ).toBe( ROUNDS );
} );

test( 'a row far above one gate is closed and missed there alone', () => {
	const far = tally( 1.05, 1.6, 0.001 );
	expect( far.isOpen() ).toBe( false );
	expect( far.isMissed( 'same' ) ).toBe( false );
	expect( far.isMissed( 'without' ) ).toBe( true );
} );

test( 'a row that misses a gate is measured longer, but not for ever', () => {
	expect( tally( 1.6, 1, 0.001 ).isToBeMeasuredLonger() ).toBe( true );
	expect( tally( 1, 1.6, 0.001, CERTAIN ).isToBeMeasuredLonger() ).toBe(
		false
	);
	expect( tally( 0.8, 0.8 ).isToBeMeasuredLonger() ).toBe( false );
	expect( tally( 1.1, 1, 0.1, CERTAIN ).isToBeMeasuredLonger() ).toBe( true );
} );

test( 'a row that noise alone holds at its gate is open, in either column', () => {
	expect( tally( 1.09, 1 ).isOpen() ).toBe( true );
	expect( tally( 0.8, 1.17 ).isOpen() ).toBe( true );
} );

test( 'a row without a gate is never open nor missed', () => {
	const free = new Tally( { name: '', path: '' }, 10_000 );
	free.add( [ { without: { route: 9, empty: 1 } } ] );
	expect( free.isOpen() ).toBe( false );
	expect( free.isMissed( 'without' ) ).toBe( false );
	expect( free.verdict( 'same' ) ).toBeNull();
} );
