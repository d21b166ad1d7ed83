import { expect, it } from 'vitest';
import { bareDecimal } from './decimal';

it.each( [
	[ '$1,295.00', '1295.00' ],
	[ '1,295.00', '1295.00' ],
	[ '1,234,567', '1234567' ],
	[ '6.125 %', '6.125' ],
	[ '0,5', '0,5' ],
	[ '1,0', '1,0' ],
	[ '1295,000', '1295,000' ],
] )( 'the bare number of %j is %j', ( typed, bare ) => {
	expect( bareDecimal( typed ) ).toBe( bare );
} );
