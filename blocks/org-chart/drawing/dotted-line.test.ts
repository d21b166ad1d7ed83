import { expect, it } from 'vitest';
import { dottedLine } from './dotted-line';

const card = ( x: number, y: number ) => ( { x, y, width: 100, height: 40 } );

it( 'leaves and reaches cards beside each other at the sides that face', () => {
	expect( dottedLine( card( 0, 0 ), card( 300, 100 ) ) ).toBe(
		'M100 20C200 20 200 120 300 120'
	);
	expect( dottedLine( card( 300, 0 ), card( 0, 0 ) ) ).toBe(
		'M300 20C200 20 200 20 100 20'
	);
} );

it( 'leaves cards above each other at the top and at the bottom', () => {
	expect( dottedLine( card( 0, 200 ), card( 20, 0 ) ) ).toBe(
		'M50 200C50 120 70 120 70 40'
	);
	expect( dottedLine( card( 0, 0 ), card( 0, 200 ) ) ).toBe(
		'M50 40C50 120 50 120 50 200'
	);
} );

it( 'bends between cards that touch', () => {
	expect( dottedLine( card( 0, 0 ), card( 100, 0 ) ) ).toBe(
		'M100 20C112 20 88 20 100 20'
	);
} );
