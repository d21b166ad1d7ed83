import { expect, it } from 'vitest';
import { scaleFor } from './png';

it( 'is twice as large', () => {
	expect( scaleFor( { width: 1000, height: 500 } ) ).toBe( 2 );
} );

it( 'is no larger than browsers draw', () => {
	expect( scaleFor( { width: 32000, height: 100 } ) ).toBe( 0.5 );
	const scale = scaleFor( { width: 15000, height: 15000 } );
	expect( 15000 * scale * 15000 * scale ).toBeLessThanOrEqual( 100_000_001 );
} );
