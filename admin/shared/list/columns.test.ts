import { expect, it } from 'vitest';
import { countedChoices } from './columns';

const counted = [ { value: 'a', name: 'A', count: 3 } ];

it( 'choices have their counts', () => {
	expect( countedChoices( counted, '' ) ).toEqual( [
		{ value: 'a', label: 'A (3)' },
	] );
	expect( countedChoices( counted, 'a' ) ).toHaveLength( 1 );
} );

it( 'the chosen value stays even if it leaves none', () => {
	expect(
		countedChoices( counted, 'b', ( value ) => `(${ value })` )
	).toEqual( [
		{ value: 'b', label: '(b)' },
		{ value: 'a', label: 'A (3)' },
	] );
} );
