import { expect, it } from 'vitest';
import { isStack } from './arrangement';

const few = { level: 0, total: 3, hasOpen: false, isInStack: false };

it( 'has the first level side by side', () => {
	expect( isStack( few ) ).toBe( false );
} );

it.each( [
	[ 'more than eight', { total: 9 } ],
	[ 'deeper ones without an open team', { level: 1 } ],
	[ 'all that is in a stack', { hasOpen: true, isInStack: true } ],
] )( 'stacks %s', ( _, change ) => {
	expect( isStack( { ...few, ...change } ) ).toBe( true );
} );

it( 'has deeper ones side by side once a team is open', () => {
	expect( isStack( { ...few, level: 2, hasOpen: true } ) ).toBe( false );
} );
