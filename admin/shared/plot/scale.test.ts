import { expect, it } from 'vitest';
import { shownLabels, ticksFor } from './scale';

it( 'has whole numbers with round steps, the last at or above the largest value', () => {
	expect( ticksFor( 0 ) ).toEqual( [ 0, 1 ] );
	expect( ticksFor( 3 ) ).toEqual( [ 0, 1, 2, 3 ] );
	expect( ticksFor( 7 ) ).toEqual( [ 0, 2, 4, 6, 8 ] );
	expect( ticksFor( 100 ) ).toEqual( [ 0, 50, 100 ] );
	expect( ticksFor( 1234 ).at( -1 ) ).toBe( 1500 );
} );

it( 'shows as many labels as there is room for', () => {
	expect( shownLabels( 3, 6 ) ).toEqual( [ 0, 1, 2 ] );
	expect( shownLabels( 30, 6 ) ).toEqual( [ 0, 5, 10, 15, 20, 25 ] );
	expect( shownLabels( 0, 6 ) ).toEqual( [] );
} );
