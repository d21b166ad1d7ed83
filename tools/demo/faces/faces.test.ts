import { expect, it } from 'vitest';
import { inflateSync } from 'node:zlib';
import { photoOf } from '.';
import { Canvas, box, ellipse } from './canvas';

it( 'gives some people a photo, the same one again, and each another', () => {
	const photos = [ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 ].map( photoOf );
	const drawn = photos.filter( ( photo ) => photo !== null );
	expect( drawn.length ).toBeGreaterThan( 1 );
	expect( drawn.length ).toBeLessThan( 10 );
	expect( new Set( drawn ).size ).toBe( drawn.length );
	expect( [ 0, 1, 2, 3 ].map( photoOf ) ).toEqual( photos.slice( 0, 4 ) );
} );

it( 'draws for the first people only', () => {
	expect( photoOf( 120 ) ).toBe( null );
} );

it( 'writes PNG files', () => {
	const canvas = new Canvas( 10, [ 255, 255, 255 ] );
	canvas.paint( ellipse( 50, 50, 30 ), [ 255, 0, 0 ] );
	canvas.paint( box( 50, 100, 100, 20, 0 ), [ 0, 0, 255 ] );
	const file = canvas.png();
	expect( file.subarray( 1, 4 ).toString() ).toBe( 'PNG' );
	expect( file.readUInt32BE( 16 ) ).toBe( 10 );
	const length = file.readUInt32BE( 33 );
	const rows = inflateSync( file.subarray( 41, 41 + length ) );
	const pixel = ( x: number, y: number ) => [
		...rows.subarray( y * 31 + 1 + x * 3, y * 31 + 4 + x * 3 ),
	];
	expect( rows ).toHaveLength( 310 );
	expect( pixel( 0, 0 ) ).toEqual( [ 255, 255, 255 ] );
	expect( pixel( 5, 5 ) ).toEqual( [ 255, 0, 0 ] );
	expect( pixel( 5, 9 ) ).toEqual( [ 0, 0, 255 ] );
} );
