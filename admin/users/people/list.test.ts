import { expect, it } from 'vitest';
import { stateOfAddress } from '../../shared/list/address';
import { queryOf } from '../../shared/list/list-state';
import { peopleShape } from './list';

it( 'the address of the list has the names of the API', () => {
	const address = new URLSearchParams( {
		search: 'ana',
		role: 'staff',
		department: 'R&D',
		office: 'Boulder',
		manager: '12',
		without: 'photo',
		orderby: 'email',
		order: 'desc',
		paged: '3',
		per_page: '50',
	} );
	expect(
		queryOf( peopleShape, stateOfAddress( peopleShape, address, {} ) )
	).toEqual( {
		search: 'ana',
		role: 'staff',
		department: 'R&D',
		office: 'Boulder',
		manager: '12',
		without: 'photo',
		orderby: 'email',
		order: 'desc',
		per_page: 50,
		page: 3,
	} );
} );

it.each( [ 'role=boss', 'without=hat', 'manager=1e1', 'orderby=shoe' ] )(
	'%s is ignored',
	( query ) => {
		const state = stateOfAddress(
			peopleShape,
			new URLSearchParams( query ),
			{}
		);
		expect( queryOf( peopleShape, state ) ).toEqual( {} );
	}
);
