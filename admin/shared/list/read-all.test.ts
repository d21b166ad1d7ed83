import { expect, it } from 'vitest';
import { readAll } from './read-all';

const letters = ( ...ids: number[] ) => ids.map( ( id ) => ( { id } ) );

it( 'reads page after page, and tells how many it has', async () => {
	const told: number[] = [];
	const pages = [ letters( 1, 2 ), letters( 3, 4 ), letters( 5 ) ];
	const asked: number[] = [];
	const found = await readAll(
		async ( page ) => {
			asked.push( page );
			return { data: pages[ page - 1 ]!, total: 5, pages: 3 };
		},
		( read ) => told.push( read )
	);
	expect( found ).toEqual( letters( 1, 2, 3, 4, 5 ) );
	expect( asked ).toEqual( [ 1, 2, 3 ] );
	expect( told ).toEqual( [ 2, 4, 5 ] );
} );

it( 'takes an item once that has moved to another page', async () => {
	const pages = [ letters( 1, 2 ), letters( 2, 3 ) ];
	const found = await readAll( async ( page ) => ( {
		data: pages[ page - 1 ]!,
		total: 3,
		pages: 2,
	} ) );
	expect( found ).toEqual( letters( 1, 2, 3 ) );
} );

it( 'ends with the last page that is there', async () => {
	const found = await readAll( async ( page ) => ( {
		data: page === 1 ? letters( 1 ) : [],
		total: 1,
		pages: page === 1 ? 3 : 2,
	} ) );
	expect( found ).toEqual( letters( 1 ) );
	expect(
		await readAll( async () => ( { data: [], total: 0, pages: 0 } ) )
	).toEqual( [] );
} );

it( 'fails where a page cannot be read', async () => {
	await expect(
		readAll( () => Promise.reject( new Error( 'no' ) ) )
	).rejects.toThrow( 'no' );
} );
