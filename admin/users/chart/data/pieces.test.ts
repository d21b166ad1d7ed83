import { expect, it } from 'vitest';
import type { Position } from '../../../../client/src/users/intranet/position-schemas.js';
import type { Node } from './chart';
import { firstPiece, nextPiece, perPage, type PiecesSource } from './pieces';

const person = ( id: number ): Node => ( {
	id,
	name: `N${ id }`,
	title: '',
	department: '',
	avatar_url: '',
	reports_count: null,
} );

const vacancy = (
	id: number,
	reports_to: number | null,
	report_ids: number[] = []
): Position => ( {
	id,
	title: `V${ id }`,
	department: 'Sales',
	reports_to,
	report_ids,
} );

/** A manager of this many people with the IDs 1, 2 and so on. */
function company( count: number, positions: Position[] ) {
	const asked: number[] = [];
	const source: PiecesSource = {
		async page( _manager, page ) {
			asked.push( page );
			const all = Array.from( { length: count }, ( _, at ) =>
				person( at + 1 )
			);
			return {
				data: all.slice( ( page - 1 ) * perPage, page * perPage ),
				pages: Math.ceil( count / perPage ),
			};
		},
		positions: async () => positions,
	};
	return { source, asked };
}

const ids = ( nodes: readonly Node[] ) => nodes.map( ( { id } ) => id );

it( 'has the vacancies of a manager before the first people', async () => {
	const { source } = company( 1500, [
		vacancy( -1, 7 ),
		vacancy( -2, 8 ),
		vacancy( -3, null ),
	] );
	const found = await firstPiece( source, 7 );
	expect( ids( found ).slice( 0, 3 ) ).toEqual( [ -1, 1, 2 ] );
	expect( found ).toHaveLength( perPage + 1 );
	expect( found[ 0 ] ).toMatchObject( {
		name: '',
		title: 'V-1',
		department: 'Sales',
		reports_count: 0,
	} );
	expect( ids( await firstPiece( source, 0 ) )[ 0 ] ).toBe( -3 );
} );

it( 'leaves people to the vacancy that they are below', async () => {
	const { source } = company( 1500, [ vacancy( -1, 7, [ 2, 101 ] ) ] );
	const first = await firstPiece( source, 7 );
	expect( ids( first ).slice( 0, 3 ) ).toEqual( [ -1, 1, 3 ] );
	expect( first[ 0 ]?.reports_count ).toBe( 2 );
	const next = await nextPiece( source, 7, ids( first ) );
	expect( ids( next ).slice( 0, 2 ) ).toEqual( [ 102, 103 ] );
} );

it( 'reads on until all are known, whatever is below vacancies', async () => {
	const below = Array.from( { length: 250 }, ( _, at ) => at + 1 );
	const { source, asked } = company( 460, [ vacancy( -1, 7, below ) ] );
	let known = ids( await firstPiece( source, 7 ) );
	expect( known ).toEqual( [
		-1,
		...Array.from( { length: 50 }, ( _, at ) => 251 + at ),
	] );
	for (;;) {
		const next = await nextPiece( source, 7, known );
		if ( next.length === 0 ) {
			break;
		}
		known = [ ...known, ...ids( next ) ];
	}
	expect( known ).toHaveLength( 1 + 460 - 250 );
	expect( new Set( known ).size ).toBe( known.length );
	expect( Math.max( ...asked ) ).toBe( 5 );
} );
