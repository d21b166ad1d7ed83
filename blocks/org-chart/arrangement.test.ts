import { describe, expect, it } from 'vitest';
import { arrangementOf } from './arrangement';

const few = {
	layout: 'tree',
	level: 0,
	total: 3,
	hasOpen: false,
	around: 'row',
} as const;

describe( 'the tree', () => {
	it( 'has the first level side by side', () => {
		expect( arrangementOf( few ) ).toBe( 'row' );
	} );

	it.each( [
		[ 'more than eight', { total: 9 } ],
		[ 'deeper ones without an open team', { level: 1 } ],
		[ 'all that is in a stack', { hasOpen: true, around: 'stack' } ],
	] as const )( 'stacks %s', ( _, change ) => {
		expect( arrangementOf( { ...few, ...change } ) ).toBe( 'stack' );
	} );

	it( 'has deeper ones side by side once a team is open', () => {
		expect( arrangementOf( { ...few, level: 2, hasOpen: true } ) ).toBe(
			'row'
		);
	} );
} );

describe.each( [ 'vertical', 'horizontal' ] as const )(
	'the %s layout',
	( layout ) => {
		it( 'has every level in one line, up to twelve people', () => {
			for ( const level of [ 0, 1, 5 ] ) {
				expect(
					arrangementOf( { ...few, layout, level, total: 12 } )
				).toBe( 'row' );
			}
		} );

		it( 'has more in a block, and stacks what is open in it', () => {
			expect( arrangementOf( { ...few, layout, total: 13 } ) ).toBe(
				'block'
			);
			for ( const around of [ 'block', 'stack' ] as const ) {
				expect( arrangementOf( { ...few, layout, around } ) ).toBe(
					'stack'
				);
			}
		} );
	}
);
