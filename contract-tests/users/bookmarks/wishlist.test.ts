// @module-tag single-site
// @module-tag second-site
import { beforeEach, describe, expect, it } from 'vitest';
import {
	add,
	collectionsOf,
	fixture,
	form,
	makePosts,
	members,
	postsOf,
	shown,
	titled,
	wish,
	wishes,
	type Member,
} from '../../support/bookmarks';
import { control } from '../../support/control';
import { bookmark, missing } from '../../support/paths';
import { host, isOnTwo } from '../../support/site';
import { full } from '../../support/world';

let ana: Member;
let a: number;
let b: number;
let c: number;
beforeEach( async () => {
	[ ana ] = ( await members( 1 ) ) as [ Member ];
	[ a, b, c ] = ( await titled( 'A', 'B', 'C' ) ) as [
		number,
		number,
		number,
	];
} );

const key = '_wished_posts';
const own = '_svc_bookmarks';

const deal = (
	action: Parameters< typeof control.dealWithUserMeta >[ 2 ],
	value?: unknown,
	name = key
) => control.dealWithUserMeta( ana.userId, name, action, { value } );

const agree = async ( ...posts: number[] ) => {
	const list = await wishes( ana );
	expect( list ).toEqual( form( ...posts ) );
	expect( Object.values( list as object ) ).toEqual( posts );
	expect( await postsOf( ana ) ).toEqual( [ ...posts ].reverse() );
};

describe( 'the wishlist', () => {
	it( 'is not there for an account that has none', async () => {
		expect( await wishes( ana ) ).toEqual( [] );
	} );

	it( 'follows every change of the bookmarks, in their order', async () => {
		await add( ana, b );
		await add( ana, a );
		await agree( b, a );
		const { id } = await add( ana, b, { collection: 'Ideas' } );
		await agree( b, a );
		await ana.delete( bookmark( id ) );
		await agree( a );
		const [ last ] = ( await shown( ana ) ).data;
		await ana.delete( bookmark( last!.id ) );
		await agree();
	} );

	it.runIf( ! isOnTwo )( 'is in the row as the builder has it', async () => {
		await add( ana, b );
		await add( ana, a );
		const rows = await control.sql( [
			`SELECT meta_value FROM {usermeta} WHERE user_id = ${ ana.userId } AND meta_key = '${ key }'`,
		] );
		expect( rows ).toEqual( [
			{
				meta_value: `a:2:{s:${ `post-${ b }`.length }:"post-${ b }";i:${ b };s:${ `post-${ a }`.length }:"post-${ a }";i:${ a };}`,
			},
		] );
	} );
} );

describe( 'what is written to the wishlist by WordPress’s functions', () => {
	it( 'is bookmarked, in General', async () => {
		await wish( ana, form( a, b ) );
		await agree( a, b );
		expect( ( await shown( ana ) ).data ).toMatchObject( [
			{ collection: 'General' },
			{ collection: 'General' },
		] );
	} );

	it( 'leaves what stays where it is', async () => {
		const kept = await add( ana, a, { collection: 'Ideas' } );
		await add( ana, b );
		await wish( ana, form( a, c ) );
		await agree( a, c );
		expect( ( await shown( ana ) ).data[ 1 ] ).toEqual( kept );
	} );

	const forms: [
		name: string,
		written: () => unknown,
		posts: () => number[],
	][] = [
		[ 'a plain list', () => [ a, b ], () => [ a, b ] ],
		[ 'texts', () => [ String( b ), ` ${ a } ` ], () => [ b, a ] ],
		[ 'duplicates', () => [ a, a, String( a ), b ], () => [ a, b ] ],
		[ 'one text', () => `${ a },${ b }`, () => [ a, b ] ],
		[ 'a number', () => a, () => [ a ] ],
		[
			'junk',
			() => [ a, -1, 0, 1.5, 'x', null, [ b ], { x: b }, missing ],
			() => [ a ],
		],
		[ 'nothing', () => '', () => [] ],
		[ 'an empty list', () => [], () => [] ],
	];
	it.each( full ? forms : forms.slice( 0, 2 ) )(
		'may be %s',
		async ( _name, written, posts ) => {
			await wish( ana, written() );
			if ( posts().length > 0 ) {
				await agree( ...posts() );
			} else {
				expect( await postsOf( ana ) ).toEqual( [] );
			}
			expect( [ [], form( ...posts() ) ] ).toContainEqual(
				await wishes( ana )
			);
		}
	);

	it( 'is left out where it may not be bookmarked', async () => {
		const [ draft, hidden, secret ] = ( await makePosts( [
			{ post_status: 'draft' },
			{ post_type: 'svc_hidden' },
			{ post_password: 'x' },
		] ) ) as [ number, number, number ];
		await wish( ana, [ draft, a, hidden, secret, missing ] );
		await agree( a );
	} );

	it( 'may be added and deleted', async () => {
		await add( ana, a );
		await deal( 'add', form( b ) );
		await agree( a, b );
		await control.clearUserMeta( ana.userId, key );
		await agree();
		await wish( ana, form( c ) );
		await agree( c );
	} );

	it( 'counts at once, whatever way it is written', async () => {
		await wish( ana, form( a, b ) );
		if ( ! isOnTwo ) {
			await deal( 'update by id', form( b, c ) );
			await agree( b, c );
			await deal( 'delete by id' );
			await agree();
		}
	} );

	it( 'is not undone by what is read later', async () => {
		await wish( ana, form( a ) );
		await add( ana, b );
		await wish( ana, form( b ) );
		await agree( b );
		await add( ana, a );
		await agree( b, a );
	} );
} );

describe( 'a wishlist from before', () => {
	const write = ( ...values: string[] ) =>
		control.sql( [
			`DELETE FROM {usermeta} WHERE user_id = ${ ana.userId } AND meta_key IN ('${ key }', '${ own }')`,
			...values.map(
				( value ) =>
					`INSERT INTO {usermeta} (user_id, meta_key, meta_value) VALUES (${ ana.userId }, '${ key }', '${ value }')`
			),
		] );

	it.runIf( ! isOnTwo )( 'is taken over when it is first read', async () => {
		await write(
			`a:3:{i:0;i:${ b };i:1;s:${ String( a ).length }:"${ a }";i:2;i:${ missing };}`
		);
		await agree( b, a );
	} );

	it.runIf( ! isOnTwo )( 'is taken over out of two rows', async () => {
		await write( `a:1:{i:0;i:${ b };}`, `a:1:{i:0;i:${ a };}` );
		await agree( b, a );
		expect(
			await control.sql( [
				`SELECT meta_key FROM {usermeta} WHERE user_id = ${ ana.userId } AND meta_key = '${ key }'`,
			] )
		).toHaveLength( 1 );
	} );

	it.runIf( ! isOnTwo )(
		'changes by SQL are followed by the next that reads',
		async () => {
			await add( ana, a, { collection: 'Ideas' } );
			await add( ana, b );
			await control.sql( [
				`UPDATE {usermeta} SET meta_value = 'a:2:{i:0;i:${ a };i:1;i:${ c };}' WHERE user_id = ${ ana.userId } AND meta_key = '${ key }'`,
			] );
			await agree( a, c );
			expect( ( await shown( ana ) ).data[ 1 ] ).toMatchObject( {
				collection: 'Ideas',
			} );
		}
	);

	it( 'that is junk or lost is no reason to forget bookmarks', async () => {
		await add( ana, a );
		for ( const statement of [
			`UPDATE {usermeta} SET meta_value = 'a:1:{broken' WHERE user_id = ${ ana.userId } AND meta_key = '${ key }'`,
			`DELETE FROM {usermeta} WHERE user_id = ${ ana.userId } AND meta_key = '${ key }'`,
		] ) {
			await control.sql( [ statement ] );
			await agree( a );
		}
		await add( ana, b );
		await agree( a, b );
	} );
} );

describe( 'the bookmarks’ own row', () => {
	const junk = [
		'x',
		'',
		'5',
		'O:8:"stdClass":0:{}',
		'a:1:{broken',
		'a:1:{s:9:"bookmarks";a:1:{i:0;s:1:"x";}}',
	];
	it.each( full ? junk : junk.slice( 0, 1 ) )(
		'that is junk is read as empty, and written anew: %j',
		async ( value ) => {
			await control.sql( [
				`INSERT INTO {usermeta} (user_id, meta_key, meta_value) VALUES (${ ana.userId }, '${ own }', '${ value }')`,
			] );
			expect( await shown( ana ) ).toMatchObject( {
				total: 0,
				data: [],
			} );
			expect( await collectionsOf( ana ) ).toHaveLength( 1 );
			await add( ana, a );
			await agree( a );
		}
	);

	it( 'that is doubled becomes one without losing anything', async () => {
		await add( ana, a );
		const [ row ] = await control.sql( [
			`SELECT meta_value FROM {usermeta} WHERE user_id = ${ ana.userId } AND meta_key = '${ own }'`,
		] );
		await control.clearUserMeta( ana.userId, key );
		await add( ana, b );
		await control.sql( [
			`INSERT INTO {usermeta} (user_id, meta_key, meta_value) VALUES (${ ana.userId }, '${ own }', '${ row!.meta_value }')`,
			`DELETE FROM {usermeta} WHERE user_id = ${ ana.userId } AND meta_key = '${ key }'`,
		] );
		await add( ana, c );
		expect( ( await postsOf( ana ) ).sort() ).toEqual( [ a, b, c ].sort() );
		expect( await wishes( ana ) ).toEqual( form( a, b, c ) );
		expect(
			await control.sql( [
				`SELECT meta_key FROM {usermeta} WHERE user_id = ${ ana.userId } AND meta_key = '${ own }'`,
			] )
		).toHaveLength( 1 );
	} );

	it( 'that others delete takes the wishlist along', async () => {
		await add( ana, a );
		await control.clearUserMeta( ana.userId, own );
		await agree();
	} );
} );

describe.runIf( full )( 'everybody’s wishlist', () => {
	it( 'is emptied where the key is deleted for all', async () => {
		const [ bo ] = ( await members( 1 ) ) as [ Member ];
		// Only lists of exactly this value, so that other tests keep theirs.
		await add( ana, a );
		await add( bo, a );
		await add( bo, b );
		await deal( "delete everybody's", form( a ) );
		expect( await postsOf( ana ) ).toEqual( [] );
		expect( await postsOf( bo ) ).toEqual( [ b, a ] );
	} );
} );

describe.runIf( host.network === false )( 'on a single site', () => {
	it( 'is read whole with all the rest of the meta', async () => {
		await add( ana, a );
		expect(
			await fixture( 'GET', `/users/${ ana.userId }/meta/${ own }`, {} )
		).toMatchObject( { values: [ { bookmarks: [ { post_id: a } ] } ] } );
	} );
} );
