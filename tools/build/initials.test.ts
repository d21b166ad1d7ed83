import { expect, it } from 'vitest';
import { allInitials, draw } from './initials';

it( 'draws one and two letters from A to Z', () => {
	const all = allInitials();
	expect( all ).toHaveLength( 702 );
	expect( new Set( all ).size ).toBe( 702 );
	expect( all.every( ( initials ) => /^[A-Z]{1,2}$/.test( initials ) ) ).toBe(
		true
	);
} );

it( 'fills in the letters and their colour', () => {
	expect( draw( 'AB', '{colour} {initials}', [ 'red', 'blue' ] ) ).toBe(
		'blue AB'
	);
	expect( draw( 'A', '{colour} {initials}', [ 'red', 'blue' ] ) ).toBe(
		'blue A'
	);
	expect( draw( 'B', '{colour} {initials}', [ 'red', 'blue' ] ) ).toBe(
		'red B'
	);
} );
