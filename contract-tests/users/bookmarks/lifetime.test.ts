// @module-tag single-site
// @module-tag second-site
import { beforeEach, describe, expect, it } from 'vitest';
import {
	add,
	collectionsOf,
	fixture,
	makePosts,
	members,
	postsOf,
	titled,
	wishes,
	type Member,
} from '../../support/bookmarks';
import { control, deleteAccount } from '../../support/control';
import { bookmarks, collections } from '../../support/paths';
import { host, isOnTwo } from '../../support/site';

let ana: Member;
let post: number;
beforeEach( async () => {
	[ ana ] = ( await members( 1 ) ) as [ Member ];
	[ post ] = ( await titled( 'A <i>post</i>' ) ) as [ number ];
} );

const rowsOf = ( { userId }: Member ) =>
	control.sql( [
		`SELECT meta_key FROM {usermeta} WHERE user_id = ${ userId } AND meta_key IN ('_svc_bookmarks', '_wished_posts')`,
	] );

const email = ( { name }: Member ) => `${ name }@example.org`;

describe( 'an account that is deleted', () => {
	it( 'leaves nothing behind', async () => {
		await add( ana, post );
		await deleteAccount( ana.userId );
		expect( await rowsOf( ana ) ).toEqual( [] );
		expect(
			await control.sql( [
				`SELECT name FROM {svc_state} WHERE name = 'lock:bookmarks:${ ana.userId }'`,
			] )
		).toEqual( [] );
	} );

	it.runIf( host.network && ! isOnTwo )(
		'only from a site keeps its bookmarks',
		async () => {
			await add( ana, post );
			await control.removeUser( ana.userId, 'remove_user_from_blog' );
			expect( ( await ana.get( bookmarks ) ).status ).toBe( 403 );
			await control.setRole( ana.userId, 'subscriber', 1 );
			expect( await postsOf( ana ) ).toEqual( [ post ] );
		}
	);
} );

describe( 'personal data', () => {
	interface Exported {
		data: { group_id: string; data: { name: string; value: string }[] }[];
		done: boolean;
	}

	it( 'are exported', async () => {
		await add( ana, post, { collection: 'A & <b>' } );
		const { data, done } = await fixture< Exported >(
			'POST',
			'/personal-data',
			{ email: email( ana ), what: 'export' }
		);
		expect( done ).toBe( true );
		expect( data ).toHaveLength( 1 );
		expect( data[ 0 ]!.group_id ).toBe( 'svc-bookmarks' );
		const values = Object.fromEntries(
			data[ 0 ]!.data.map( ( { name, value } ) => [ name, value ] )
		);
		expect( values ).toMatchObject( {
			Title: 'A post',
			Collection: 'A &amp; &lt;b&gt;',
			Post: String( post ),
		} );
	} );

	it( 'are erased, everywhere', async () => {
		await add( ana, post, { collection: 'Ideas' } );
		await ana.post( collections, { name: 'Empty' } );
		expect(
			await fixture( 'POST', '/personal-data', {
				email: email( ana ),
				what: 'erase',
			} )
		).toMatchObject( {
			items_removed: true,
			items_retained: false,
			done: true,
		} );
		expect( await postsOf( ana ) ).toEqual( [] );
		expect( await collectionsOf( ana ) ).toHaveLength( 1 );
		expect( await wishes( ana ) ).toEqual( [] );
		expect(
			await control.sql( [
				`SELECT umeta_id FROM {usermeta} WHERE user_id = ${ ana.userId } AND meta_value LIKE '%Ideas%'`,
			] )
		).toEqual( [] );
	} );

	it( 'of nobody are none', async () => {
		expect(
			await fixture( 'POST', '/personal-data', {
				email: 'nobody@example.org',
				what: 'export',
			} )
		).toEqual( { data: [], done: true } );
		expect(
			await fixture( 'POST', '/personal-data', {
				email: 'nobody@example.org',
				what: 'erase',
			} )
		).toMatchObject( { items_removed: false } );
	} );
} );

describe( 'attachments', () => {
	it( 'are what their parents are', async () => {
		const [ parent ] = ( await makePosts( [
			{ post_title: 'Parent' },
		] ) ) as [ number ];
		const file = await control.attach( { parent } );
		await add( ana, file.id );
		expect( await postsOf( ana ) ).toEqual( [ file.id ] );
		await fixture( 'PUT', `/posts/${ parent }`, {
			fields: { post_status: 'private' },
		} );
		expect( await postsOf( ana ) ).toEqual( [] );
		await fixture( 'PUT', `/posts/${ parent }`, {
			fields: { post_status: 'publish' },
		} );
		expect( await postsOf( ana ) ).toEqual( [ file.id ] );
	} );
} );
