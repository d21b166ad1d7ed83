import { describe, expect, it } from 'vitest';
import { isLarger, onMap, pathOf, scaleOf, seen, wayTo } from './map';

const content = { x: -500, y: 100, width: 2000, height: 1000 };
const frame = { x: 0, y: 100, width: 800, height: 600 };
const scale = 0.1;

describe( 'the map', () => {
	it( 'is needed where the content is larger, either way', () => {
		expect( isLarger( content, frame ) ).toBe( true );
		expect( isLarger( frame, frame ) ).toBe( false );
		expect( isLarger( { width: 400, height: 609 }, frame ) ).toBe( true );
		expect( isLarger( { width: 806, height: 600 }, frame ) ).toBe( false );
	} );

	it( 'has the whole content', () => {
		expect( scaleOf( content, { width: 200, height: 150 } ) ).toBe( 0.1 );
		expect( scaleOf( content, { width: 400, height: 100 } ) ).toBe( 0.1 );
	} );

	it( 'has a card where it is in the content', () => {
		const card = { x: 0, y: 150, width: 200, height: 60 };
		expect( onMap( card, content, scale ) ).toEqual( {
			x: 50,
			y: 5,
			width: 20,
			height: 6,
		} );
	} );

	it( 'shows which part is seen, never more than there is', () => {
		expect( seen( content, frame, scale ) ).toEqual( {
			x: 50,
			y: 0,
			width: 80,
			height: 60,
		} );
		const below = { ...frame, y: 5000 };
		expect( seen( content, below, scale ).height ).toBe( 0 );
	} );

	it( 'says how far to scroll to a point', () => {
		expect( wayTo( { x: 90, y: 30 }, content, frame, scale ) ).toEqual( {
			x: 0,
			y: 0,
		} );
		expect( wayTo( { x: 190, y: 0 }, content, frame, scale ) ).toEqual( {
			x: 1000,
			y: -300,
		} );
	} );

	it( 'draws boxes', () => {
		expect( pathOf( [ { x: 1, y: 2, width: 3, height: 4.001 } ] ) ).toBe(
			'M1 2h3v4h-3z'
		);
	} );
} );
