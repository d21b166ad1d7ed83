import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrap } from './wrap';

const letters = ( text: string ) => [ ...text ].length;

it( 'keeps what fits on one line', () => {
	expect( wrap( ' Ana Ruiz ', 10, 2, letters ) ).toEqual( [ 'Ana Ruiz' ] );
	expect( wrap( '', 10, 2, letters ) ).toEqual( [] );
} );

it( 'breaks between words', () => {
	expect( wrap( 'Head of Retail Lending', 14, 2, letters ) ).toEqual( [
		'Head of Retail',
		'Lending',
	] );
} );

it( 'breaks within a word where there is no other way', () => {
	expect( wrap( 'Wolfeschlegelstein', 10, 2, letters ) ).toEqual( [
		'Wolfeschle',
		'gelstein',
	] );
} );

it( 'ends in an ellipsis where there is no room', () => {
	expect( wrap( 'Head of Retail Lending and more', 14, 2, letters ) ).toEqual(
		[ 'Head of Retail', 'Lending and m…' ]
	);
} );

it( 'never makes a line too wide, nor too many', () => {
	fc.assert(
		fc.property(
			fc.string( { maxLength: 80 } ),
			fc.integer( { min: 2, max: 20 } ),
			( text, width ) => {
				const lines = wrap( text, width, 2, letters );
				expect( lines.length ).toBeLessThanOrEqual( 2 );
				expect(
					lines.every( ( line ) => letters( line ) <= width )
				).toBe( true );
			}
		)
	);
} );
