import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
	add,
	form,
	here,
	members,
	press,
	shown,
	titled,
	wish,
	withBuilder,
	type Member,
} from '../../support/bookmarks';
import { control } from '../../support/control';
import { bookmark } from '../../support/paths';

interface Heard {
	site: number;
	object: number;
	key: string;
	value: unknown;
	read: unknown;
	transaction: boolean | null;
}

let off: () => Promise< void >;
let ana: Member;
let post: number;
beforeEach( async () => {
	off = await withBuilder();
	[ ana ] = ( await members( 1 ) ) as [ Member ];
	[ post ] = ( await titled( 'Post' ) ) as [ number ];
	await control.record( true );
} );
afterEach( async () => {
	await control.record( false );
	await off();
} );

const heard = async () =>
	( await control.recorded() ) as unknown as {
		name: string;
		things: unknown[];
	}[];

const meta = async ( key: string ) =>
	( await heard() )
		.map( ( { name, things } ) => ( {
			name,
			...( things[ 0 ] as Heard ),
		} ) )
		.filter( ( one ) => one.key === key );

const plugin = async () =>
	( await heard() ).filter( ( { name } ) => name.startsWith( 'svc_' ) );

const isAfterwards = ( all: Heard[] ) => {
	for ( const one of all ) {
		expect( one.transaction ).not.toBe( true );
		expect( JSON.stringify( one.read ) ).toBe(
			JSON.stringify( one.value )
		);
	}
};

describe( 'others hear', () => {
	it( 'of everything that a bookmark writes, when it is written', async () => {
		await add( ana, post );
		const list = await meta( '_wished_posts' );
		expect( list.map( ( one ) => one.name ) ).toEqual( [
			expect.stringMatching( /^(add|update)_user_meta$/ ),
			expect.stringMatching( /^(add|updat)ed_user_meta$/ ),
		] );
		expect( list.at( -1 ) ).toMatchObject( {
			site: here,
			object: ana.userId,
			value: form( post ),
		} );
		isAfterwards( list );
		const own = await meta( '_svc_bookmarks' );
		expect( own.map( ( one ) => one.name ) ).toEqual( [
			'add_user_meta',
			'added_user_meta',
		] );
		expect( own[ 0 ]!.transaction ).not.toBe( true );
		const marks = await meta( '_user_wished' );
		expect( marks.map( ( one ) => one.name ) ).toEqual( [
			'add_post_meta',
			'added_post_meta',
		] );
		expect( marks[ 1 ] ).toMatchObject( {
			site: here,
			object: post,
			value: { [ `user-${ ana.userId }` ]: ana.userId },
		} );
		isAfterwards( marks );
		expect( await meta( 'post_wish_count' ) ).toMatchObject( [
			{ value: 1, read: '1' },
			{ value: 1, read: '1' },
		] );
	} );

	it( 'of updates as of updates', async () => {
		const one = await add( ana, post );
		await control.record( true );
		await ana.delete( bookmark( one.id ) );
		expect(
			( await meta( '_wished_posts' ) ).map( ( { name } ) => name )
		).toEqual( [ 'update_user_meta', 'updated_user_meta' ] );
		expect(
			( await meta( '_user_wished' ) ).map( ( { name } ) => name )
		).toEqual( [ 'update_post_meta', 'updated_post_meta' ] );
		isAfterwards( await meta( '_wished_posts' ) );
	} );

	it( 'of what the builder writes, once', async () => {
		await press( ana, post, 'add' );
		expect(
			( await meta( '_wished_posts' ) ).filter( ( { name } ) =>
				/ed_user_meta$/.test( name )
			)
		).toHaveLength( 1 );
		expect(
			( await meta( '_user_wished' ) ).filter( ( { name } ) =>
				/ed_post_meta$/.test( name )
			)
		).toHaveLength( 1 );
		expect( await plugin() ).toHaveLength( 1 );
	} );

	it( 'of bookmarks, whatever way they change', async () => {
		const one = await add( ana, post );
		await add( ana, post, { collection: 'Ideas' } );
		await add( ana, post );
		await wish( ana, [] );
		expect( await plugin() ).toMatchObject( [
			{
				name: 'svc_bookmark_added',
				things: [
					{ id: one.id, post_id: post, site_id: here },
					ana.userId,
				],
			},
			{
				name: 'svc_bookmark_moved',
				things: [
					{ id: one.id },
					{ id: one.id, collection_id: 1 },
					ana.userId,
				],
			},
			{
				name: 'svc_bookmark_removed',
				things: [ { id: one.id }, ana.userId ],
			},
		] );
		expect( ( await shown( ana ) ).total ).toBe( 0 );
	} );

	it( 'of nothing where nothing changes', async () => {
		const one = await add( ana, post );
		await control.record( true );
		await add( ana, post );
		await ana.put( bookmark( one.id ), {} );
		await press( ana, post, 'add' );
		await wish( ana, form( post ) );
		expect( await heard() ).toEqual( [] );
	} );
} );
