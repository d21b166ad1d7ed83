import { expect, it } from 'vitest';
import { textsByControl } from './errors';

const controls = [ 'price', 'rate', 'arm.fixed_months', 'loans.1.rate' ];

it( 'finds the control of a field, and the first one of a group', () => {
	expect(
		textsByControl( controls, {
			rate: 'a',
			arm: 'b',
			'loans[1].rate': 'c',
		} )
	).toEqual( { rate: 'a', 'arm.fixed_months': 'b', 'loans.1.rate': 'c' } );
} );

it( 'names a field without control at the first one, which keeps its own text', () => {
	expect( textsByControl( controls, { purpose: 'a' } ) ).toEqual( {
		price: 'purpose: a',
	} );
	for ( const errors of [
		{ purpose: 'a', price: 'b' },
		{ price: 'b', purpose: 'a' },
	] ) {
		expect( textsByControl( controls, errors ) ).toEqual( { price: 'b' } );
	}
} );
