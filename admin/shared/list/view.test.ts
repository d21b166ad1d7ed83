import { expect, it } from 'vitest';
import { defaults, type ListState } from './list-state';
import { openedIn, stateOfView, viewOfState } from './view';

const state: ListState = {
	...defaults,
	search: 'ana',
	role: 'staff',
	manager: '7',
	orderby: 'email',
	order: 'desc',
	page: 3,
	layout: 'grid',
	columns: [ 'phone' ],
};

it( 'is read back as it was shown', () => {
	expect( stateOfView( viewOfState( state ), state ) ).toEqual( state );
	expect( stateOfView( viewOfState( defaults ), defaults ) ).toEqual(
		defaults
	);
} );

it( 'begins at the first page with another filter', () => {
	const view = viewOfState( state );
	const next = stateOfView( { ...view, filters: [] }, state );
	expect( next ).toEqual( { ...state, role: '', manager: '', page: 1 } );
} );

it( 'takes a filter without value for none', () => {
	const view = viewOfState( defaults );
	const open = { field: 'role', operator: 'is' as const, value: undefined };
	const added = { ...view, filters: [ open ] };
	expect( stateOfView( added, defaults ) ).toEqual( defaults );
	expect( viewOfState( defaults, openedIn( added ) ) ).toEqual( added );
} );
