import { describe, expect, it } from 'vitest';
import { changed, keyOf, postOf, withCollection } from './marks';

describe( 'the key of a post', () => {
	it( 'goes both ways', () => {
		expect( postOf( keyOf( { site_id: 2, post_id: 31 } ) ) ).toEqual( {
			site_id: 2,
			post_id: 31,
		} );
	} );
} );

describe( 'the count', () => {
	const none = { id: 0, collection: '', count: 3 };
	const one = { id: 7, collection: 'Ideas', count: 4 };

	it( 'goes up, stays and goes down', () => {
		expect( changed( none, { id: 7, collection: 'Ideas' } ) ).toEqual(
			one
		);
		expect( changed( one, { id: 7, collection: 'Later' } ).count ).toBe(
			4
		);
		expect( changed( one, { id: 0, collection: '' } ) ).toEqual( none );
	} );

	it( 'is never below none, and not there where it is not shown', () => {
		expect(
			changed( { ...one, count: 0 }, { id: 0, collection: '' } ).count
		).toBe( 0 );
		expect(
			changed( { id: 0, collection: '' }, { id: 1, collection: 'A' } )
		).toEqual( { id: 1, collection: 'A' } );
	} );
} );

describe( 'collections', () => {
	it( 'have a new one in its place, after General, and once', () => {
		expect( withCollection( [ 'General', 'Ideas' ], 'Home' ) ).toEqual( [
			'General',
			'Home',
			'Ideas',
		] );
		expect( withCollection( [ 'General' ], 'General' ) ).toEqual( [
			'General',
		] );
	} );
} );
