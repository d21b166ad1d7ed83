// @module-tag second-site
import { beforeEach, describe, expect, it } from 'vitest';
import {
	add,
	collectionsOf,
	members,
	postsOf,
	removePost,
	shown,
	titled,
	type Member,
} from '../../support/bookmarks';
import { collection, collections, missing } from '../../support/paths';

let ana: Member;
beforeEach( async () => {
	[ ana ] = ( await members( 1 ) ) as [ Member ];
} );

const create = async ( name: string ) =>
	( await ana.post( collections, { name } ) ).body as { id: number };

const names = async () =>
	( await collectionsOf( ana ) ).map( ( one ) => one.name );

describe( 'collections', () => {
	it( 'are General from the start', async () => {
		const answer = await ana.get( collections );
		expect( answer ).toAnswer( 'listCollections' );
		expect( answer.body ).toMatchObject( {
			data: [ { id: 1, name: 'General', count: 0 } ],
			total: 1,
			pages: 1,
			page: 1,
		} );
		expect( answer.headers ).toMatchObject( {
			'x-wp-total': '1',
			'x-wp-totalpages': '1',
		} );
		expect( ( await ana.get( collections ) ).text ).toBe( answer.text );
	} );

	it( 'are made, and listed by name behind General', async () => {
		const answer = await ana.post( collections, { name: 'plans' } );
		expect( answer ).toAnswer( 'createCollection' );
		const { id } = answer.body as { id: number };
		expect( answer.headers.location ).toMatch(
			new RegExp( `/users/v1/intranet/collections/${ id }$` )
		);
		await create( 'Émile' );
		await create( 'Zoo' );
		expect( await names() ).toEqual( [
			'General',
			'Émile',
			'plans',
			'Zoo',
		] );
		expect( ( await collectionsOf( ana ) )[ 2 ] ).toEqual( answer.body );
	} );

	it( 'have a name each', async () => {
		const { id } = await create( 'Ideas' );
		for ( const [ name, owner ] of [
			[ 'Ideas', id ],
			[ ' Ideas\u00a0', id ],
			[ 'General', 1 ],
		] as const ) {
			const answer = await ana.post( collections, { name } );
			expect( answer ).toRefuse( 'rest_collection_exists' );
			expect( answer.body ).toMatchObject( { data: { id: owner } } );
		}
		expect( await ana.post( collections, { name: 'ideas' } ) ).toAnswer(
			'createCollection'
		);
	} );

	it( 'count the bookmarks that are shown', async () => {
		const [ one, two ] = ( await titled( 'One', 'Two' ) ) as [
			number,
			number,
		];
		await add( ana, one, { collection: 'Ideas' } );
		await add( ana, two, { collection: 'Ideas' } );
		await removePost( two, 'trash' );
		expect( await collectionsOf( ana ) ).toMatchObject( [
			{ name: 'General', count: 0 },
			{ name: 'Ideas', count: 1 },
		] );
		expect( ( await shown( ana, { collection: 'Ideas' } ) ).total ).toBe(
			1
		);
	} );

	it( 'are renamed with their bookmarks', async () => {
		const [ post ] = ( await titled( 'One' ) ) as [ number ];
		await add( ana, post, { collection: 'Ideas' } );
		const [ , ideas ] = await collectionsOf( ana );
		const answer = await ana.put( collection( ideas!.id ), {
			...ideas,
			name: 'Plans',
		} );
		expect( answer ).toAnswer( 'updateCollection' );
		expect( answer.body ).toEqual( { ...ideas, name: 'Plans' } );
		expect( await postsOf( ana, { collection: 'Plans' } ) ).toEqual( [
			post,
		] );
		expect( await postsOf( ana, { collection: 'Ideas' } ) ).toEqual( [] );
		expect( await ana.put( collection( ideas!.id ), {} ) ).toAnswer(
			'updateCollection'
		);
	} );

	it( 'are not renamed to what another is called', async () => {
		const { id } = await create( 'Ideas' );
		await create( 'Plans' );
		expect( await ana.put( collection( id ), { name: 'Plans' } ) ).toRefuse(
			'rest_collection_exists'
		);
		expect(
			await ana.put( collection( id ), { name: 'General' } )
		).toRefuse( 'rest_collection_exists' );
		expect( await ana.put( collection( id ), { name: 'Ideas' } ) ).toAnswer(
			'updateCollection'
		);
		expect( await names() ).toEqual( [ 'General', 'Ideas', 'Plans' ] );
	} );

	it( 'keep what is read-only', async () => {
		const { id } = await create( 'Ideas' );
		expect(
			await ana.put( collection( id ), {
				id: id + 1,
				count: 7,
				created_at: '2020-01-01T00:00:00Z',
				name: 'Plans',
			} )
		).toRefuse( 'rest_invalid_param', [ 'id', 'count', 'created_at' ] );
		expect( await names() ).toEqual( [ 'General', 'Ideas' ] );
	} );

	it( 'send their bookmarks to General when they are deleted', async () => {
		const [ post ] = ( await titled( 'One' ) ) as [ number ];
		const bookmark = await add( ana, post, { collection: 'Ideas' } );
		const [ , ideas ] = await collectionsOf( ana );
		expect( await ana.delete( collection( ideas!.id ) ) ).toAnswer(
			'deleteCollection'
		);
		expect( ( await shown( ana ) ).data ).toEqual( [
			{ ...bookmark, collection: 'General' },
		] );
		expect( await names() ).toEqual( [ 'General' ] );
		expect( await ana.delete( collection( ideas!.id ) ) ).toRefuse(
			'rest_collection_not_found'
		);
		expect( ( await create( 'Ideas' ) ).id ).not.toBe( ideas!.id );
	} );

	it( 'are never without General', async () => {
		expect( await ana.delete( collection( 1 ) ) ).toRefuse(
			'rest_invalid_param',
			[ 'id' ]
		);
		expect( await ana.put( collection( 1 ), { name: 'Main' } ) ).toRefuse(
			'rest_invalid_param',
			[ 'name' ]
		);
		expect(
			await ana.put( collection( 1 ), { name: 'General' } )
		).toAnswer( 'updateCollection' );
	} );

	it( 'are nobody else’s', async () => {
		const [ bo ] = ( await members( 1 ) ) as [ Member ];
		const { id } = await create( 'Mine' );
		const answers = [
			await bo.put( collection( id ), { name: 'Yours' } ),
			await bo.delete( collection( id ) ),
			await ana.put( collection( missing ), { name: 'x' } ),
			await ana.delete( collection( missing ) ),
		];
		for ( const answer of answers ) {
			expect( answer ).toRefuse( 'rest_collection_not_found' );
		}
		expect( await names() ).toEqual( [ 'General', 'Mine' ] );
		expect( ( await collectionsOf( bo ) ).length ).toBe( 1 );
	} );
} );
