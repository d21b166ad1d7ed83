import { describe, expect, it } from 'vitest';
import { ContractError } from '../../../../client/src/errors.js';
import type { Node, Piece } from './chart';
import { ChartStore } from './chart-store';
import { rowsOf } from './rows';

/** Manager by person; the top has none. */
function site( managers: Record< number, number | null > ) {
	const asked: string[] = [];
	const people = () => Object.keys( managers ).map( Number );
	const below = ( id: number ) =>
		people().filter( ( one ) => managers[ one ] === ( id || null ) );
	const node = ( id: number ): Node => ( {
		id,
		name: `N${ id }`,
		title: '',
		department: '',
		avatar_url: '',
		reports_count: below( id ).length,
	} );
	const piece = ( id: number ): Piece => ( {
		manager: node( id ),
		reports: below( id ).map( node ),
	} );
	const store = new ChartStore( {
		async root() {
			asked.push( 'root' );
			const tops = below( 0 );
			return piece( tops.length === 1 ? tops[ 0 ]! : 0 );
		},
		async branch( { id } ) {
			asked.push( String( id ) );
			if ( ! ( id in managers ) ) {
				throw new ContractError( {
					code: 'rest_profile_not_found',
					message: '',
					status: 404,
				} );
			}
			return piece( id );
		},
		more: async () => [],
		async way( id ) {
			const way = [ node( id ) ];
			for ( let at = managers[ id ]; at; at = managers[ at ] ) {
				way.unshift( node( at ) );
			}
			return way;
		},
	} );
	return { store, managers, asked };
}

const seen = ( { look }: ChartStore ) =>
	rowsOf( look().chart! ).map( ( { id, level } ) => `${ level }:${ id }` );

describe( 'the store', () => {
	it( 'asks for a branch when it is opened, and again when it is opened again', async () => {
		const { store, asked, managers } = site( { 1: null, 2: 1, 3: 2 } );
		await store.start();
		expect( seen( store ) ).toEqual( [ '1:1', '2:2' ] );
		await store.open( 2 );
		expect( seen( store ) ).toEqual( [ '1:1', '2:2', '3:3' ] );
		store.close( 2 );
		managers[ 4 ] = 2;
		await store.open( 2 );
		expect( seen( store ) ).toEqual( [ '1:1', '2:2', '3:3', '3:4' ] );
		expect( asked ).toEqual( [ 'root', '2', '2' ] );
	} );

	it( 'opens the way to a person, and reads nothing twice', async () => {
		const { store, asked } = site( { 1: null, 2: 1, 3: 2, 4: 3 } );
		await store.start();
		await store.find( 4 );
		expect( seen( store ) ).toEqual( [ '1:1', '2:2', '3:3', '4:4' ] );
		await store.find( 3 );
		expect( asked ).toEqual( [ 'root', '2', '3' ] );
	} );

	it( 'finds a person who was moved in the meantime', async () => {
		const { store, managers } = site( { 1: null, 2: 1, 3: 1, 4: 2 } );
		await store.start();
		await store.open( 2 );
		managers[ 4 ] = 3;
		await store.find( 4 );
		expect( seen( store ) ).toEqual( [ '1:1', '2:2', '2:3', '3:4' ] );
	} );

	it( 'follows when a person joins the top, and when they leave it', async () => {
		const { store, managers } = site( { 1: null, 2: 1, 3: 2 } );
		await store.start();
		await store.open( 2 );
		managers[ 3 ] = null;
		await store.refresh( [ 2, 0 ] );
		expect( seen( store ) ).toEqual( [ '1:0', '2:1', '3:2', '2:3' ] );
		managers[ 3 ] = 1;
		await store.refresh( [ 0, 1 ] );
		expect( seen( store ) ).toEqual( [ '1:1', '2:2', '2:3' ] );
	} );

	it( 'continues when a manager to be read no longer exists', async () => {
		const { store, managers } = site( { 1: null, 2: 1 } );
		await store.start();
		delete managers[ 2 ];
		await store.refresh( [ 1, 2 ] );
		expect( seen( store ) ).toEqual( [ '1:1' ] );
		await expect( store.open( 2 ) ).rejects.toThrow();
		expect( store.look().busy.size ).toBe( 0 );
	} );
} );
