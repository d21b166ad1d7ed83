import { expect, it } from 'vitest';
import { defaults, letters, narrowed } from './testing/letters';
import { openedIn, stateOfView, viewOfState } from './view';

it( 'a list is read back as it was shown', () => {
	for ( const state of [ narrowed, defaults ] ) {
		expect(
			stateOfView( letters, viewOfState( letters, state ), state )
		).toEqual( state );
	}
} );

it( 'another filter begins at the first page', () => {
	const view = viewOfState( letters, narrowed );
	expect(
		stateOfView( letters, { ...view, filters: [] }, narrowed )
	).toEqual( { ...narrowed, filters: defaults.filters, page: 1 } );
} );

it( 'another column stays on the page', () => {
	const view = viewOfState( letters, narrowed );
	expect(
		stateOfView( letters, { ...view, fields: [ 'id' ] }, narrowed )
	).toEqual( { ...narrowed, columns: [ 'id' ] } );
} );

it( 'a filter without a value is none, and stays in sight', () => {
	const view = viewOfState( letters, defaults );
	const open = { field: 'status', operator: 'is' as const, value: undefined };
	const added = { ...view, filters: [ open ] };
	expect( stateOfView( letters, added, defaults ) ).toEqual( defaults );
	expect( viewOfState( letters, defaults, openedIn( added ) ) ).toEqual(
		added
	);
} );

it( 'the name sorts by its own order', () => {
	expect( viewOfState( letters, defaults ).sort?.field ).toBe( 'name' );
	expect( viewOfState( letters, narrowed ).sort?.field ).toBe( 'sent' );
} );
