import { expect, it } from 'vitest';
import { fitting } from './shrink';

it( 'fits an image into a square', () => {
	expect( fitting( 4000, 3000 ) ).toEqual( { width: 1024, height: 768 } );
	expect( fitting( 10, 20000 ) ).toEqual( { width: 1, height: 1024 } );
	expect( fitting( 200, 100 ) ).toEqual( { width: 200, height: 100 } );
} );
