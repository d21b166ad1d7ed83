import { expect, it } from 'vitest';
import { indexesOf } from './path';

it.each( [
	[ 'blocks.2', [ 2 ] ],
	[ 'blocks.10.innerBlocks.0.innerBlocks.3', [ 10, 0, 3 ] ],
	[ 'subject', [] ],
	[ '', [] ],
	[ 'blocks.2.innerBlocks', [] ],
] )( 'the positions of %s', ( path, indexes ) => {
	expect( indexesOf( path ) ).toEqual( indexes );
} );
