import { expect, it } from 'vitest';
import { daysOf, isDay, lastDays, periodsOf, type Day } from './range';

const day = ( at: number ): Day => ( {
	day: new Date( Date.UTC( 2026, 0, 1 + at ) ).toISOString().slice( 0, 10 ),
	views: 3,
	visitors: 2,
	leads: 1,
} );

it( 'counts both ends of a range, over the change of a year and of the clocks', () => {
	expect( lastDays( '2026-01-03', 7 ) ).toEqual( {
		from: '2025-12-28',
		to: '2026-01-03',
	} );
	expect( daysOf( { from: '2026-03-01', to: '2026-03-31' } ) ).toBe( 31 );
	expect( daysOf( { from: '2026-03-01', to: '2026-03-01' } ) ).toBe( 1 );
	expect( isDay( '2026-02-01' ) ).toBe( true );
	expect( isDay( '2026-2-1' ) ).toBe( false );
	expect( isDay( null ) ).toBe( false );
} );

it( 'shows days, and of long ranges weeks with the same sum', () => {
	const month = Array.from( { length: 31 }, ( _none, at ) => day( at ) );
	expect( periodsOf( month ) ).toHaveLength( 31 );
	expect( periodsOf( month )[ 0 ] ).toEqual( {
		from: '2026-01-01',
		to: '2026-01-01',
		views: 3,
		visitors: 2,
		leads: 1,
	} );
	const long = Array.from( { length: 100 }, ( _none, at ) => day( at ) );
	const weeks = periodsOf( long );
	expect( weeks ).toHaveLength( 15 );
	expect( weeks.at( -1 ) ).toMatchObject( { visitors: 4, leads: 2 } );
	expect( weeks.reduce( ( total, { views } ) => total + views, 0 ) ).toBe(
		300
	);
	expect( periodsOf( [] ) ).toEqual( [] );
} );
