import { expect, it } from 'vitest';
import { chunksOf } from './chunks';

const rows = ( ...numbers: number[] ) =>
	numbers.map( ( number ) => ( { number, cells: [ String( number ) ] } ) );

it( 'follow each other', () => {
	expect( chunksOf( rows( 2, 3, 5 ), 1 ) ).toEqual( [
		{ from: 2, rows: [ [ '2' ], [ '3' ] ] },
		{ from: 5, rows: [ [ '5' ] ] },
	] );
	expect( chunksOf( [], 1 ) ).toEqual( [] );
} );

it( 'have at most five hundred rows', () => {
	const many = rows( ...Array.from( { length: 1001 }, ( _, at ) => at + 2 ) );
	const chunks = chunksOf( many, 1 );
	expect( chunks.map( ( { from } ) => from ) ).toEqual( [ 2, 502, 1002 ] );
} );

it( 'are not larger than a server takes, but for a row by itself', () => {
	const cells = [ 'x'.repeat( 20_000 ), 'y'.repeat( 20_000 ) ];
	const long = [ 2, 3, 4, 5, 6, 7 ].map( ( number ) => ( {
		number,
		cells,
	} ) );
	expect( chunksOf( long, 2 ).map( ( one ) => one.rows.length ) ).toEqual( [
		4, 2,
	] );
} );

it( 'have no more cells than there are columns', () => {
	const [ chunk ] = chunksOf(
		[ { number: 2, cells: [ 'a', 'b', 'c' ] } ],
		2
	);
	expect( chunk?.rows ).toEqual( [ [ 'a', 'b' ] ] );
} );
