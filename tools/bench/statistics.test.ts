import { expect, test } from 'vitest';
import { judge, median } from './statistics';

test( 'the median of an even number of values lies between the middle two', () => {
	expect( median( [ 4, 1, 3, 2 ] ) ).toBe( 2.5 );
} );

test( 'a route that always costs half as much again is 1.5', () => {
	const pairs = Array.from( { length: 50 }, ( _, index ) => ( {
		empty: 20 + index,
		route: 1.5 * ( 20 + index ),
	} ) );
	const verdict = judge( [ pairs ] );
	expect( verdict.median ).toBeCloseTo( 1.5 );
	expect( verdict.p10 ).toBeCloseTo( 1.5 );
	expect( verdict.low ).toBeCloseTo( 1.5 );
	expect( verdict.high ).toBeCloseTo( 1.5 );
} );

test( 'one slow request does not move the median', () => {
	const pairs = Array.from( { length: 51 }, () => ( {
		empty: 20,
		route: 22,
	} ) );
	pairs[ 0 ] = { empty: 20, route: 900 };
	expect( judge( [ pairs ] ).median ).toBeCloseTo( 1.1 );
} );

test( 'the interval covers workers that differ, however alike their own requests are', () => {
	const batch = ( ratio: number ) =>
		Array.from( { length: 20 }, () => ( {
			empty: 20,
			route: 20 * ratio,
		} ) );
	const alike = judge( [ batch( 1.1 ), batch( 1.1 ), batch( 1.1 ) ] );
	expect( alike.high - alike.low ).toBeCloseTo( 0 );
	const different = judge( [ batch( 1 ), batch( 1.1 ), batch( 1.2 ) ] );
	expect( different.low ).toBeCloseTo( 1 );
	expect( different.high ).toBeCloseTo( 1.2 );
} );
