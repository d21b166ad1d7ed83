import { expect, it } from 'vitest';
import { filterOf } from './outcomes';

it( 'opens on what was refused, then on problems, then on all rows', () => {
	expect( filterOf( null, { refused: 2, with_problems: 3 } ) ).toBe(
		'refused'
	);
	expect( filterOf( null, { refused: 0, with_problems: 3 } ) ).toBe(
		'problems'
	);
	expect( filterOf( null, { refused: 0, with_problems: 0 } ) ).toBe( 'all' );
	expect( filterOf( 'all', { refused: 2, with_problems: 3 } ) ).toBe( 'all' );
	expect( filterOf( 'created', { refused: 2, with_problems: 0 } ) ).toBe(
		'created'
	);
	expect( filterOf( 'nonsense', { refused: 2, with_problems: 0 } ) ).toBe(
		'refused'
	);
} );
