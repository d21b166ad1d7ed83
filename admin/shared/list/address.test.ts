import { describe, expect, it } from 'vitest';
import { addressOfState, stateOfAddress } from './address';
import { defaults, letters, narrowed } from './testing/letters';

const read = ( query: string | Record< string, string >, preferences = {} ) =>
	stateOfAddress( letters, new URLSearchParams( query ), preferences );

describe( 'the address of a list', () => {
	it( 'describes all of it, and is read back', () => {
		expect( read( addressOfState( letters, narrowed ) ) ).toEqual(
			narrowed
		);
	} );
	it( 'leaves the defaults out', () => {
		expect( addressOfState( letters, defaults ) ).toEqual( {} );
	} );
	it( 'can have no columns', () => {
		const bare = { ...defaults, columns: [] };
		expect( read( addressOfState( letters, bare ) ) ).toEqual( bare );
	} );
	it( 'overrides the preferences as a whole', () => {
		const preferences = { perPage: 100, layout: 'list' };
		expect( read( 'page=svc-letters', preferences ) ).toEqual( {
			...defaults,
			...preferences,
		} );
		expect( read( 'status=sent', preferences ) ).toEqual( {
			...defaults,
			filters: { ...defaults.filters, status: 'sent' },
		} );
	} );
	it( 'is read without its unknown values', () => {
		expect(
			read(
				'status=lost&owner=1e1.5&orderby=shoe&order=up&paged=-1&per_page=9999&layout=pie&columns=x,id,id'
			)
		).toEqual( { ...defaults, perPage: 100, columns: [ 'id' ] } );
	} );
} );
