import { expect, it } from 'vitest';
import { stateOfAddress } from '../../shared/list/address';
import { leadShape } from './list';
import { addressOfView, sharedNarrowing, viewOf } from './view';

it.each( [
	[ '', { folder: 'inbox', isBoard: false, lead: null } ],
	[ 'view=board&lead=12', { folder: 'inbox', isBoard: true, lead: 12 } ],
	[ 'folder=spam', { folder: 'spam', isBoard: false, lead: null } ],
	// Only the inbox has a board.
	[
		'folder=spam&view=board',
		{ folder: 'spam', isBoard: false, lead: null },
	],
	[ 'folder=trash&view=grid&lead=x', viewOf( new URLSearchParams() ) ],
	[ 'lead=-3', { folder: 'inbox', isBoard: false, lead: null } ],
] )( 'the address "%s"', ( query, view ) => {
	expect( viewOf( new URLSearchParams( query ) ) ).toEqual( view );
} );

it.each( [ '', 'view=board&lead=12', 'folder=spam&lead=3' ] )(
	'"%s" is the address of its view',
	( query ) => {
		const view = viewOf( new URLSearchParams( query ) );
		const again = Object.entries( addressOfView( view ) ).map(
			( [ name, value ] ) => [ name, String( value ) ]
		);
		expect( Object.fromEntries( new URLSearchParams( query ) ) ).toEqual(
			Object.fromEntries( again )
		);
	}
);

it( 'the board has all filters but the status', () => {
	const state = stateOfAddress(
		leadShape,
		new URLSearchParams( 'status=won&owner=7&search=ana' ),
		{}
	);
	expect( sharedNarrowing( state ) ).toEqual( { owner: '7', search: 'ana' } );
} );
