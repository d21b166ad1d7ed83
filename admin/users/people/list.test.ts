import { beforeEach, expect, it } from 'vitest';
import type { FieldRow } from '../../shared/form/field-row';
import { stateOfAddress } from '../../shared/list/address';
import { queryOf } from '../../shared/list/list-state';
import { bootWith } from '../../shared/testing/boot-with';
import { peopleShape } from './list';

const row = ( name: string, listed: boolean ): FieldRow => ( {
	name,
	label: name,
	kind: 'text',
	required: false,
	editor: 'administrator',
	listed,
} );

beforeEach( () =>
	bootWith( {
		fields: [
			row( 'first_name', true ),
			row( 'phone', true ),
			row( 'intranet.desk', true ),
			row( 'company', false ),
		],
	} )
);

it( 'a listed field that has no column of its own is one, by the last part of its name', () => {
	const address = new URLSearchParams( {
		columns: 'first_name,desk,company,phone',
	} );
	expect( stateOfAddress( peopleShape, address, {} ).columns ).toEqual( [
		'desk',
		'phone',
	] );
} );

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
