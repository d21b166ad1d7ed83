// @module-tag single-site
// @module-tag trials
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	add,
	collectionsOf,
	form,
	heart,
	members,
	postsOf,
	press,
	shown,
	titled,
	wishes,
	withBuilder,
	type Member,
} from '../../support/bookmarks';
import type { Seen } from '../../support/http';
import { bookmark, bookmarks, collections } from '../../support/paths';
import { control } from '../../support/control';
import { full, rounds } from '../../support/world';

const many = ( count: number ) =>
	Array.from( { length: count }, ( _none, index ) => index );

const posts = ( count: number ) =>
	titled( ...many( count ).map( ( index ) => `Post ${ index }` ) );

const statuses = ( answers: Seen[] ) => {
	const counts: Record< number, number > = {};
	for ( const { status } of answers ) {
		counts[ status ] = ( counts[ status ] ?? 0 ) + 1;
	}
	return counts;
};

const sorted = ( ids: number[] ) =>
	[ ...ids ].sort( ( one, two ) => one - two );

const listed = async ( member: Member ) =>
	sorted(
		Object.values( ( await wishes( member ) ) as Record< string, number > )
	);

/** One row of each key, after any writes. */
const isTidy = async ( { userId }: Member ) => {
	const rows = await control.sql( [
		`SELECT meta_key, COUNT(*) AS number FROM {usermeta} WHERE user_id = ${ userId } AND meta_key IN ('_svc_bookmarks', '_wished_posts') GROUP BY meta_key`,
	] );
	expect( rows.map( ( row ) => Number( row.number ) ) ).toEqual( [ 1, 1 ] );
};

describe.runIf( full )( 'at the same time', () => {
	it( 'fifty posts are fifty bookmarks', async () => {
		const [ ana ] = ( await members( 1 ) ) as [ Member ];
		const ids = await posts( 50 );
		const answers = await Promise.all(
			ids.map( ( post_id ) => ana.post( bookmarks, { post_id } ) )
		);
		expect( statuses( answers ) ).toEqual( { 201: 50 } );
		expect( sorted( await postsOf( ana ) ) ).toEqual( sorted( ids ) );
		expect( await listed( ana ) ).toEqual( sorted( ids ) );
		expect(
			new Set(
				answers.map( ( one ) => ( one.body as { id: number } ).id )
			).size
		).toBe( 50 );
		await isTidy( ana );
	} );

	it( 'one post fifty times is one bookmark', async () => {
		const [ ana ] = ( await members( 1 ) ) as [ Member ];
		const [ post_id ] = ( await posts( 1 ) ) as [ number ];
		const answers = await Promise.all(
			many( 50 ).map( () => ana.post( bookmarks, { post_id } ) )
		);
		expect( statuses( answers ) ).toEqual( { 200: 49, 201: 1 } );
		expect( await postsOf( ana ) ).toEqual( [ post_id ] );
		expect( await wishes( ana ) ).toEqual( form( post_id ) );
		await isTidy( ana );
	} );

	it( 'the first bookmarks of ten people are each one row', async () => {
		const people = await members( 10 );
		const ids = await posts( 3 );
		await Promise.all(
			people.flatMap( ( one ) => ids.map( ( id ) => add( one, id ) ) )
		);
		for ( const one of people ) {
			expect( await listed( one ) ).toEqual( sorted( ids ) );
			await isTidy( one );
		}
	} );

	it( 'a collection is made once', async () => {
		const [ ana ] = ( await members( 1 ) ) as [ Member ];
		const ids = await posts( 10 );
		const made = await Promise.all(
			many( 10 ).map( () => ana.post( collections, { name: 'Once' } ) )
		);
		expect( statuses( made ) ).toEqual( { 201: 1, 409: 9 } );
		await Promise.all(
			ids.map( ( id ) => add( ana, id, { collection: 'Filed' } ) )
		);
		expect( await collectionsOf( ana ) ).toMatchObject( [
			{ name: 'General', count: 0 },
			{ name: 'Filed', count: 10 },
			{ name: 'Once', count: 0 },
		] );
	} );

	it( 'a removal happens once', async () => {
		const [ ana ] = ( await members( 1 ) ) as [ Member ];
		const [ id ] = ( await posts( 1 ) ) as [ number ];
		const made = await add( ana, id );
		const answers = await Promise.all(
			many( 10 ).map( () => ana.delete( bookmark( made.id ) ) )
		);
		expect( statuses( answers ) ).toEqual( { 200: 1, 404: 9 } );
	} );
} );

const changes = rounds( 200 );

describe.runIf( full )( 'with the builder, at the same time', () => {
	let off: () => Promise< void >;
	beforeAll( async () => {
		off = await withBuilder();
	} );
	afterAll( () => off() );

	it( 'twenty people who press one heart are all counted', async () => {
		const people = await members( 20 );
		const [ id ] = ( await posts( 1 ) ) as [ number ];
		await Promise.all(
			people.map( ( one, index ) =>
				index % 2 ? press( one, id, 'add' ) : add( one, id )
			)
		);
		const seen = await heart( people[ 0 ]!, id );
		expect(
			sorted( Object.values( seen.marks as Record< string, number > ) )
		).toEqual( sorted( people.map( ( one ) => one.userId ) ) );
		expect( seen.count ).toBe( '20' );
		for ( const one of people ) {
			expect( ( await heart( one, id ) ).heart ).toBe( true );
			expect( await postsOf( one ) ).toEqual( [ id ] );
		}
	} );

	it( 'a heart pressed from everywhere at once is one wish', async () => {
		const [ ana ] = ( await members( 1 ) ) as [ Member ];
		const [ id ] = ( await posts( 1 ) ) as [ number ];
		await Promise.all(
			many( 20 ).map( ( index ) =>
				index % 2 ? press( ana, id, 'add' ) : add( ana, id )
			)
		);
		expect( await heart( ana, id ) ).toMatchObject( {
			heart: true,
			list: form( id ),
			count: '1',
		} );
		await Promise.all( many( 10 ).map( () => press( ana, id, 'remove' ) ) );
		expect( await heart( ana, id ) ).toMatchObject( {
			heart: false,
			list: [],
			marks: [],
			count: '0',
		} );
	} );

	it( `eight clients with ${ changes } changes each end where the model does`, async () => {
		const [ ana ] = ( await members( 1 ) ) as [ Member ];
		const ids = await posts( 40 );
		const model = new Set< number >();
		// Each client has posts of its own, so that the order of the others does not matter.
		await Promise.all(
			many( 8 ).map( async ( client ) => {
				const mine = ids.slice( client * 5, client * 5 + 5 );
				let random = client + 1;
				const next = ( below: number ) => {
					random = ( random * 48271 ) % 2147483647;
					return random % below;
				};
				for ( let change = 0; change < changes; change++ ) {
					const id = mine[ next( 5 ) ]!;
					const isAdded = next( 2 ) === 0;
					if ( next( 2 ) === 0 ) {
						await press( ana, id, isAdded ? 'add' : 'remove' );
					} else if ( isAdded ) {
						await add( ana, id );
					} else {
						const [ found ] = (
							await shown( ana, { post_id: id } )
						).data;
						if ( found ) {
							expect(
								( await ana.delete( bookmark( found.id ) ) )
									.status
							).toBe( 200 );
						}
					}
					model[ isAdded ? 'add' : 'delete' ]( id );
				}
			} )
		);
		expect( sorted( await postsOf( ana ) ) ).toEqual(
			sorted( [ ...model ] )
		);
		expect( await listed( ana ) ).toEqual( sorted( [ ...model ] ) );
		for ( const id of ids ) {
			expect( await heart( ana, id ) ).toMatchObject( {
				heart: model.has( id ),
			} );
			const { marks, count } = await heart( ana, id );
			expect( Object.values( marks as object ) ).toEqual(
				model.has( id ) ? [ ana.userId ] : []
			);
			expect( Number( count ) ).toBe( model.has( id ) ? 1 : 0 );
		}
		await isTidy( ana );
	}, 600_000 );
} );
