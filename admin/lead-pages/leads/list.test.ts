import { expect, it } from 'vitest';
import { stateOfAddress } from '../../shared/list/address';
import { queryOf } from '../../shared/list/list-state';
import { inFolder, leadShape } from './list';

const queryFor = ( address: string ) =>
	queryOf(
		leadShape,
		stateOfAddress( leadShape, new URLSearchParams( address ), {} )
	);

it( 'the address of the list has the names of the API', () => {
	expect(
		queryFor(
			'search=ana&status=won&owner=7&page_id=12&source=walk_in&from=2026-11-01&to=2026-11-23&orderby=created_at&order=asc&paged=3&per_page=50'
		)
	).toEqual( {
		search: 'ana',
		status: 'won',
		owner: '7',
		page_id: '12',
		source: 'walk_in',
		from: '2026-11-01',
		to: '2026-11-23',
		orderby: 'created_at',
		order: 'asc',
		page: 3,
		per_page: 50,
	} );
} );

it( 'leads that nobody has are asked for by 0', () => {
	expect( queryFor( 'owner=0' ) ).toEqual( { owner: '0' } );
	expect( queryFor( 'owner=0&page_id=0' ) ).toEqual( { owner: '0' } );
} );

it.each( [
	'status=open',
	'owner=me',
	'source=web',
	'from=yesterday',
	'orderby=email',
] )( '%s is ignored', ( address ) => {
	expect( queryFor( address ) ).toEqual( {} );
} );

it( 'the direction is named beside an order, because names have another one by default', () => {
	expect( inFolder( 'inbox', queryFor( 'orderby=last_name' ) ) ).toEqual( {
		orderby: 'last_name',
		order: 'desc',
	} );
	expect( inFolder( 'inbox', queryFor( 'status=new' ) ) ).toEqual( {
		status: 'new',
	} );
} );

it( 'only the spam folder is named', () => {
	expect( inFolder( 'spam', {} ) ).toEqual( { folder: 'spam' } );
} );
