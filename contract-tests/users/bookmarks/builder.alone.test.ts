import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
	add,
	fixture,
	form,
	heart,
	members,
	postsOf,
	press,
	shown,
	titled,
	wish,
	wishes,
	withBuilder,
	type Member,
} from '../../support/bookmarks';
import { control, deleteAccount } from '../../support/control';
import { bookmark } from '../../support/paths';
import { full } from '../../support/world';

let off: () => Promise< void >;
let ana: Member;
let bo: Member;
let a: number;
let b: number;
beforeAll( async () => {
	off = await withBuilder();
} );
afterAll( () => off() );
beforeEach( async () => {
	[ ana, bo ] = ( await members( 2 ) ) as [ Member, Member ];
	[ a, b ] = ( await titled( 'A', 'B' ) ) as [ number, number ];
} );

const marked = ( ...users: Member[] ) =>
	users.length === 0
		? []
		: Object.fromEntries(
				users.map( ( { userId } ) => [ `user-${ userId }`, userId ] )
			);

/** Heart, button, wishlist, marks and count, all at once. */
const agree = async ( post: number, ...users: Member[] ) => {
	for ( const one of [ ana, bo ] ) {
		const is = users.includes( one );
		const seen = await heart( one, post );
		expect( seen.heart ).toBe( is );
		expect( ( await postsOf( one ) ).includes( post ) ).toBe( is );
		expect( Object.values( seen.list as object ).includes( post ) ).toBe(
			is
		);
	}
	const seen = await heart( ana, post );
	expect( Object.values( seen.marks as object ).sort() ).toEqual(
		users.map( ( one ) => one.userId ).sort()
	);
	expect( Number( seen.count ) ).toBe( users.length );
};

describe( 'our button', () => {
	it( 'lights the heart, and puts it out', async () => {
		const one = await add( ana, a );
		await agree( a, ana );
		await add( bo, a );
		await agree( a, ana, bo );
		await ana.delete( bookmark( one.id ) );
		await agree( a, bo );
		const [ last ] = ( await shown( bo ) ).data;
		await bo.delete( bookmark( last!.id ) );
		await agree( a );
	} );

	it( 'writes the marks in the builder’s shape', async () => {
		await add( ana, a );
		await add( bo, a );
		expect( await heart( ana, a ) ).toMatchObject( {
			heart: true,
			list: form( a ),
			marks: marked( ana, bo ),
			count: '2',
		} );
	} );

	it( 'counts nothing when the collection changes', async () => {
		await add( ana, a );
		await add( ana, a, { collection: 'Ideas' } );
		await add( ana, a );
		await agree( a, ana );
	} );
} );

describe( 'the builder’s heart', () => {
	it( 'is a bookmark, and none', async () => {
		expect( await press( ana, a, 'add' ) ).toMatchObject( {
			heart: true,
			list: form( a ),
			marks: marked( ana ),
			count: '1',
		} );
		await agree( a, ana );
		await press( bo, a, 'add' );
		await agree( a, ana, bo );
		await press( ana, a, 'remove' );
		await agree( a, bo );
		await press( bo, a, 'remove' );
		await agree( a );
	} );

	it( 'may be pressed twice', async () => {
		await press( ana, a, 'add' );
		await press( ana, a, 'add' );
		await agree( a, ana );
		await press( ana, a, 'remove' );
		await press( ana, a, 'remove' );
		await press( ana, a, 'remove' );
		await agree( a );
		await press( ana, a, 'add' );
		await agree( a, ana );
	} );

	it( 'and our button take turns', async () => {
		await press( ana, a, 'add' );
		const [ one ] = ( await shown( ana ) ).data;
		await ana.delete( bookmark( one!.id ) );
		await agree( a );
		await add( ana, a );
		await press( ana, a, 'remove' );
		await agree( a );
	} );

	it( 'keeps what was filed', async () => {
		await add( ana, a, { collection: 'Ideas' } );
		await press( ana, b, 'add' );
		await press( ana, b, 'remove' );
		expect( ( await shown( ana ) ).data ).toMatchObject( [
			{ post_id: a, collection: 'Ideas' },
		] );
	} );

	it( 'that has read long ago loses nobody’s change', async () => {
		await add( ana, a );
		const slow = press( ana, b, 'add', { wait: 2500 } );
		await new Promise( ( resolve ) => setTimeout( resolve, 900 ) );
		const [ one ] = ( await shown( ana ) ).data;
		await ana.delete( bookmark( one!.id ) );
		const [ c ] = ( await titled( 'C' ) ) as [ number ];
		await add( ana, c );
		await add( bo, b );
		await slow;
		expect( ( await postsOf( ana ) ).sort() ).toEqual( [ b, c ].sort() );
		await agree( a );
		await agree( b, ana, bo );
	} );
} );

describe( 'a wishlist that is written', () => {
	it( 'marks its posts', async () => {
		await wish( ana, form( a, b ) );
		await agree( a, ana );
		await agree( b, ana );
		await wish( ana, form( b ) );
		await agree( a );
		await agree( b, ana );
	} );
} );

describe( 'bookmarks from before the builder', () => {
	it( 'light the heart, and are counted when they go and come', async () => {
		await off();
		await add( ana, a );
		await withBuilder();
		expect( await heart( ana, a ) ).toMatchObject( { heart: true } );
		await press( ana, a, 'add' );
		expect( await postsOf( ana ) ).toEqual( [ a ] );
		await press( ana, a, 'remove' );
		await agree( a );
		await press( ana, a, 'add' );
		await agree( a, ana );
	} );
} );

describe( 'wishes from before us', () => {
	it( 'are bookmarks, with the marks that they have', async () => {
		await control.sql( [
			`INSERT INTO {usermeta} (user_id, meta_key, meta_value) VALUES (${ ana.userId }, '_wished_posts', 'a:1:{s:${ `post-${ a }`.length }:"post-${ a }";i:${ a };}')`,
		] );
		expect( await postsOf( ana ) ).toEqual( [ a ] );
		await agree( a, ana );
	} );
} );

describe( 'the count', () => {
	const count = ( post: number, value: unknown, as = 'guest' ) =>
		fixture( 'POST', '/wishes/count', { post, value, as } );

	it( 'keeps the wishes of guests', async () => {
		await count( a, 3 );
		await add( ana, a );
		expect( ( await heart( ana, a ) ).count ).toBe( '4' );
		await press( ana, a, 'remove' );
		expect( ( await heart( ana, a ) ).count ).toBe( '3' );
	} );

	it( 'is never below none', async () => {
		await count( a, 0 );
		await press( ana, a, 'remove' );
		await count( a, -1 );
		expect( Number( ( await heart( ana, a ) ).count ) ).toBe( 0 );
		await add( ana, a );
		await count( a, 0 );
		const [ one ] = ( await shown( ana ) ).data;
		await ana.delete( bookmark( one!.id ) );
		expect( Number( ( await heart( ana, a ) ).count ) ).toBe( 0 );
	} );

	it.runIf( full )( 'may be set by a caller who is logged in', async () => {
		await count( a, 1, 'manager' );
		expect( ( await heart( ana, a ) ).count ).toBe( '1' );
	} );
} );

describe( 'an account that is deleted', () => {
	it( 'takes the marks along', async () => {
		await add( ana, a );
		await add( bo, a );
		await deleteAccount( ana.userId );
		expect( await heart( bo, a ) ).toMatchObject( {
			marks: marked( bo ),
			count: '1',
		} );
		expect(
			await control.sql( [
				`SELECT name FROM {svc_state} WHERE name = 'lock:bookmarks:${ ana.userId }'`,
			] )
		).toEqual( [] );
		expect( await wishes( ana ) ).toEqual( [] );
	} );
} );
