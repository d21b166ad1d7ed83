import { expect, it } from 'vitest';
import { neighbour } from './neighbours';

const ids = [ 5, 3, 9 ];

it.each( [
	[ null, 1, 5 ],
	[ null, -1, 9 ],
	[ 5, 1, 3 ],
	[ 3, -1, 5 ],
	[ 9, 1, null ],
	[ 5, -1, null ],
	// A lead that the list no longer has.
	[ 7, 1, 5 ],
] as const )( 'from %s by %i', ( id, step, found ) => {
	expect( neighbour( ids, id, step ) ).toBe( found );
} );

it( 'an empty list has no neighbours', () => {
	expect( neighbour( [], null, 1 ) ).toBeNull();
} );
