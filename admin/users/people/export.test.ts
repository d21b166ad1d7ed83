import { expect, it } from 'vitest';
import { exportPath, exportQuery } from './export';
import { stateOfPreferences } from '../../shared/list/list-state';
import { peopleShape, type PeopleState } from './list';

const defaults = stateOfPreferences( peopleShape, {} );
const state: PeopleState = {
	...defaults,
	filters: { ...defaults.filters, department: 'Lending' },
	page: 3,
	perPage: 50,
	order: 'desc',
	columns: [ 'phone', 'id' ],
};

it( 'has the people of the list, of all its pages, with its columns', () => {
	expect( exportQuery( state, 'shown' ) ).toEqual( {
		department: 'Lending',
		order: 'desc',
		columns: [ 'id', 'account_email', 'first_name', 'last_name', 'phone' ],
	} );
} );

it( 'has all that can be imported, or cards', () => {
	expect( exportQuery( state, 'all' ) ).toEqual( {
		department: 'Lending',
		order: 'desc',
	} );
	expect( exportPath( defaults, 'cards' ) ).toBe(
		'/users/v1/profiles/export?format=vcard'
	);
} );

it( 'has only the people who are named', () => {
	expect( exportQuery( state, 'all', [ 7, 8 ] ) ).toMatchObject( {
		include: [ 7, 8 ],
	} );
} );
