import { expect, it } from 'vitest';
import { mailUrl, phoneUrl } from './contact-urls';

it.each( [
	[ '+1 (555) 010-0100', 'tel:+15550100100' ],
	[ '+1 (555) 010-0100 x12', 'tel:+15550100100;ext=12' ],
	[ '555 010 0100 ext. 7', 'tel:5550100100;ext=7' ],
	[ '0049 (0)30 1+2', 'tel:004903012' ],
] )( 'the number %s is dialled as %s', ( phone, url ) => {
	expect( phoneUrl( phone ) ).toBe( url );
} );

it.each( [ '', 'x', 'call me' ] )( '"%s" is no number', ( phone ) => {
	expect( phoneUrl( phone ) ).toBe( '' );
} );

it.each( [
	[ '', '' ],
	[ 'ana.o+brien@example.com', 'mailto:ana.o%2Bbrien@example.com' ],
	[
		'ana?bcc=eve&body=Hi@example.com',
		'mailto:ana%3Fbcc%3Deve%26body%3DHi@example.com',
	],
] )( 'the address "%s" names one recipient and no header', ( email, url ) => {
	expect( mailUrl( email ) ).toBe( url );
} );
