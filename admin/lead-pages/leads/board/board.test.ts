import { expect, it } from 'vitest';
import type { LeadStatus } from '../../shared/vocabulary';
import type { Row } from '../list';
import { columnOf, moved, rowsOf, withPage, type Board } from './board';

const row = ( id: number, status: LeadStatus ) => ( { id, status } ) as Row;

const board: Board = [
	{
		status: 'new',
		rows: [ row( 1, 'new' ), row( 2, 'new' ) ],
		total: 5,
		pages: 1,
	},
	{
		status: 'contacted',
		rows: [ row( 3, 'contacted' ) ],
		total: 1,
		pages: 1,
	},
	{ status: 'won', rows: [], total: 0, pages: 1 },
];

const seen = ( of: Board ) =>
	of.map( ( { rows, total } ) => [ rows.map( ( { id } ) => id ), total ] );

it( 'a lead that is moved is on top of the other column, with its status', () => {
	const next = moved( board, 2, 'contacted' );
	expect( seen( next ) ).toEqual( [
		[ [ 1 ], 4 ],
		[ [ 2, 3 ], 2 ],
		[ [], 0 ],
	] );
	expect( columnOf( next, 2 )?.rows[ 0 ] ).toEqual( row( 2, 'contacted' ) );
} );

it( 'moving back restores the numbers', () => {
	expect( seen( moved( moved( board, 3, 'won' ), 3, 'contacted' ) ) ).toEqual(
		seen( board )
	);
} );

it.each( [
	[ 1, 'new' ],
	[ 99, 'won' ],
] as const )( 'lead %i to %s changes nothing', ( id, to ) => {
	expect( moved( board, id, to ) ).toBe( board );
} );

it( 'leads are in the order of the columns', () => {
	expect( rowsOf( [ ...board ].reverse() ).map( ( { id } ) => id ) ).toEqual(
		[ 1, 2, 3 ]
	);
} );

it( 'a further page is added, without leads that the board has', () => {
	const next = withPage( board, 'new', {
		data: [ row( 2, 'new' ), row( 4, 'new' ) ],
		total: 6,
	} );
	expect( seen( next )[ 0 ] ).toEqual( [ [ 1, 2, 4 ], 6 ] );
	expect( next[ 0 ]?.pages ).toBe( 2 );
} );
