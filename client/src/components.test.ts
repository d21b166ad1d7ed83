import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { components } from './components.js';

it.each( Object.keys( components ) )(
	'the functions of %s are called by a test of its own',
	( name ) => {
		const test = new URL( `./${ name }/calls.test.ts`, import.meta.url );
		expect( existsSync( test ) ).toBe( true );
	}
);

it( 'no name occurs in two components', () => {
	for ( const member of [ 'endpoints', 'abilities', 'errors' ] as const ) {
		const names = Object.values( components ).flatMap( ( component ) =>
			Object.keys( component[ member ] )
		);
		expect( names ).toEqual( [ ...new Set( names ) ] );
	}
} );
