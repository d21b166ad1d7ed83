import { expect, it } from 'vitest';
import { contrast } from './contrast';

it.each( [
	[ '#000000', '#ffffff', 21 ],
	[ '#ffffff', '#ffffff', 1 ],
	[ '#767676', '#ffffff', 4.54 ],
	[ '#ffffff', '#767676', 4.54 ],
] )( '%s on %s', ( one, other, ratio ) => {
	expect( contrast( one, other ) ).toBeCloseTo( ratio, 2 );
} );
