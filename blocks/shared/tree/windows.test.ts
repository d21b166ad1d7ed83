import { expect, it } from 'vitest';
import { after, around, before, both } from './windows';

it( 'goes on by fifty, to the end', () => {
	expect( after( { from: 0, to: 50 }, 480 ) ).toEqual( {
		from: 50,
		to: 100,
	} );
	expect( after( { from: 0, to: 450 }, 480 ) ).toEqual( {
		from: 450,
		to: 480,
	} );
} );

it( 'goes back by fifty, to the beginning', () => {
	expect( before( { from: 100, to: 150 } ) ).toEqual( { from: 50, to: 100 } );
	expect( before( { from: 20, to: 70 } ) ).toEqual( { from: 0, to: 20 } );
} );

it( 'shows the fifty that include a person', () => {
	expect( around( 0, 480 ) ).toEqual( { from: 0, to: 50 } );
	expect( around( 50, 480 ) ).toEqual( { from: 50, to: 100 } );
	expect( around( 479, 480 ) ).toEqual( { from: 450, to: 480 } );
} );

it( 'joins what is shown with what comes', () => {
	expect( both( { from: 50, to: 100 }, { from: 0, to: 50 } ) ).toEqual( {
		from: 0,
		to: 100,
	} );
} );
