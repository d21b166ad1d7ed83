import { expect, test } from 'vitest';
import { boundOf } from './gates';

test( 'the bounds of a read are 0.06 higher to a site without the plugin', () => {
	expect( boundOf( 'search', 'same', 100_000 ) ).toEqual( {
		gate: 1.4,
		aim: 1.2,
	} );
	const without = boundOf( 'search', 'without', 100_000 );
	expect( without?.gate ).toBeCloseTo( 1.46 );
	expect( without?.aim ).toBeCloseTo( 1.26 );
} );

test( 'a small company has the bounds of 10,000 people', () => {
	expect( boundOf( 'deep', 'same', 1_000 )?.gate ).toBe( 1.15 );
	expect( boundOf( 'deep', 'same', 10_001 )?.gate ).toBe( 1.5 );
} );

test( 'a question has bounds up to 2,000 and up to 20,000 people', () => {
	expect( boundOf( 'question', 'same', 2_000 )?.gate ).toBe( 3 );
	expect( boundOf( 'question', 'same', 10_000 )?.gate ).toBe( 4 );
	expect( boundOf( 'question', 'same', 20_000 )?.gate ).toBe( 4 );
	expect( boundOf( 'question', 'same', 20_001 ) ).toBeNull();
} );

test( 'the chart of 100,000 people that is built has no bounds', () => {
	expect( boundOf( 'chartBuilt', 'same', 10_000 )?.gate ).toBe( 3.2 );
	expect( boundOf( 'chartBuilt', 'same', 100_000 ) ).toBeNull();
} );

test( 'a request that is not ours is bounded in the second column alone', () => {
	expect( boundOf( 'frontPage', 'same', 10_000 ) ).toBeNull();
	expect( boundOf( 'frontPage', 'without', 10_000 )?.gate ).toBe( 1.01 );
	expect( boundOf( undefined, 'same', 10_000 ) ).toBeNull();
} );
