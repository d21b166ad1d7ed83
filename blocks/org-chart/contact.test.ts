import { expect, it } from 'vitest';
import { phoneUrl } from './contact';

it.each( [
	[ '+1 (555) 010-0100', 'tel:+15550100100' ],
	[ '+1 (555) 010-0100 x12', 'tel:+15550100100;ext=12' ],
	[ '555 010 0100 ext. 7', 'tel:5550100100;ext=7' ],
	[ '0049 (0)30 1+2', 'tel:004903012' ],
] )( 'the number %s is dialled as %s', ( phone, url ) => {
	expect( phoneUrl( phone ) ).toBe( url );
} );
