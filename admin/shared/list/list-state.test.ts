import { describe, expect, it } from 'vitest';
import {
	addressOfState,
	changedHabits,
	defaults,
	queryOfState,
	stateOfAddress,
	type ListState,
} from './list-state';

const address = ( query: string ) =>
	stateOfAddress( new URLSearchParams( query ), {} );

const there: ListState = {
	...defaults,
	search: 'ana & co',
	role: 'staff',
	department: 'R&D “East”',
	office: 'Boulder',
	manager: '12',
	without: 'photo',
	orderby: 'email',
	order: 'desc',
	page: 3,
	perPage: 50,
	layout: 'grid',
	columns: [ 'phone', 'id' ],
};

describe( 'the address of a list', () => {
	it( 'says all of it, and is read back', () => {
		const said = new URLSearchParams( addressOfState( there ) );
		expect( stateOfAddress( said, {} ) ).toEqual( there );
	} );
	it( 'does not say what goes without saying', () => {
		expect( addressOfState( defaults ) ).toEqual( {} );
	} );
	it( 'may say no column', () => {
		const bare = { ...defaults, columns: [] };
		const said = new URLSearchParams( addressOfState( bare ) );
		expect( stateOfAddress( said, {} ) ).toEqual( bare );
	} );
	it( 'of somebody else overrules my habits altogether', () => {
		const habits = { perPage: 100, layout: 'list' as const };
		const mine = stateOfAddress(
			new URLSearchParams( 'page=svc-people' ),
			habits
		);
		expect( mine ).toEqual( { ...defaults, ...habits } );
		const theirs = stateOfAddress(
			new URLSearchParams( 'role=staff' ),
			habits
		);
		expect( theirs ).toEqual( { ...defaults, role: 'staff' } );
	} );
	it( 'may say nonsense, which is not heard', () => {
		expect(
			address(
				'role=boss&orderby=shoe&order=up&paged=-1&per_page=9999&layout=pie&columns=x,id,id&without=hat&manager=1e1.5'
			)
		).toEqual( { ...defaults, perPage: 100, columns: [ 'id' ] } );
	} );
} );

it( 'habits may be anything', () => {
	const broken = { columns: 'x', perPage: 'many', layout: 7 };
	expect( stateOfAddress( new URLSearchParams(), broken as never ) ).toEqual(
		defaults
	);
} );

describe( 'the question to the server', () => {
	it( 'has the names of the contract', () => {
		expect( queryOfState( there ) ).toEqual( {
			context: 'edit',
			search: 'ana & co',
			role: 'staff',
			department: 'R&D “East”',
			office: 'Boulder',
			manager: '12',
			without: 'photo',
			orderby: 'email',
			order: 'desc',
			per_page: 50,
			page: 3,
		} );
	} );
	it( 'is short by default', () => {
		expect( queryOfState( defaults ) ).toEqual( { context: 'edit' } );
	} );
} );

it( 'a filter is no habit; a column is', () => {
	expect(
		changedHabits( defaults, { ...defaults, role: 'staff', page: 2 } )
	).toBeNull();
	expect(
		changedHabits( defaults, { ...defaults, columns: [ 'id' ] } )
	).toEqual( { columns: [ 'id' ] } );
} );
