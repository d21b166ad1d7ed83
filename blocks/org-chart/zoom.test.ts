import { expect, it } from 'vitest';
import { drift, held } from './zoom';

it( 'keeps the zoom within what can be read', () => {
	expect( held( 0.01 ) ).toBe( 0.25 );
	expect( held( 9 ) ).toBe( 2 );
	expect( held( 0.7 ) ).toBe( 0.7 );
} );

it( 'comes back to exactly 1', () => {
	expect( held( 1.2 * ( 1 / 1.2 ) * 1.0001 ) ).toBe( 1 );
} );

it( 'says how far to scroll so that a point stays', () => {
	const before = { start: 100, size: 1000 };
	const after = { start: 100, size: 2000 };
	expect( drift( 350, before, after ) ).toBe( 250 );
	expect( drift( 350, before, before ) ).toBe( 0 );
	expect( drift( 350, { start: 0, size: 0 }, after ) ).toBe( 0 );
} );
