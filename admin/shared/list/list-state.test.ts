import { expect, it } from 'vitest';
import { isNarrowed, queryOf, stateOfPreferences } from './list-state';
import { defaults, letters, narrowed } from './testing/letters';

it( 'preferences of any form are read', () => {
	const broken = { columns: 'x', perPage: 'many', layout: 7, order: null };
	expect( stateOfPreferences( letters, broken ) ).toEqual( defaults );
} );

it( 'the query has the names of the API, and what differs from its defaults', () => {
	expect( queryOf( letters, narrowed ) ).toEqual( {
		search: 'ana & co',
		status: 'sent',
		city: 'R&D “East”',
		owner: '12',
		orderby: 'sent',
		order: 'desc',
		per_page: 50,
		page: 3,
	} );
	expect( queryOf( letters, defaults ) ).toEqual( {} );
} );

it( 'a search or a filter narrows the list, a page does not', () => {
	expect( isNarrowed( { ...defaults, search: 'a' } ) ).toBe( true );
	expect( isNarrowed( narrowed ) ).toBe( true );
	expect( isNarrowed( { ...defaults, page: 2 } ) ).toBe( false );
} );
