// @module-tag second-site
import { beforeAll, describe, expect, it } from 'vitest';
import { bookmarkSchema } from '../../client/src/users/bookmarks/bookmark-schemas';
import { expectSame, run } from '../support/abilities';
import {
	collectionsOf,
	members,
	shown,
	titled,
	type Member,
} from '../support/bookmarks';
import { bookmark, bookmarks, collections, missing } from '../support/paths';
import { as, full, world, type CallerName } from '../support/world';

let ana: Member;
let bo: Member;
let post: number;
beforeAll( async () => {
	[ ana, bo ] = ( await members( 2 ) ) as [ Member, Member ];
	[ post ] = ( await titled( 'Rates' ) ) as [ number ];
} );

describe( "the caller's own bookmarks", () => {
	it( 'are added, found, moved, and removed', async () => {
		const input = { post_id: post, collection: 'Ideas' };
		const added = await run( ana, 'svc-intranet/add-bookmark', input );
		const { id } = bookmarkSchema.parse( added.body );
		expectSame( added, await ana.post( bookmarks, input ), '' );
		expectSame(
			await run( ana, 'svc-intranet/get-bookmarks', { post_id: post } ),
			await ana.get( bookmarks, { query: `post_id=${ post }` } ),
			''
		);
		expect( await collectionsOf( ana ) ).toMatchObject( [
			{ name: 'General' },
			{ name: 'Ideas', count: 1 },
		] );
		expect(
			( await run( ana, 'svc-intranet/remove-bookmark', { id } ) ).body
		).toEqual( { message: expect.any( String ) } );
		expect( ( await shown( ana ) ).total ).toBe( 0 );
		expectSame(
			await run( ana, 'svc-intranet/remove-bookmark', { id } ),
			await ana.delete( bookmark( id ) ),
			''
		);
	} );

	it( 'are filed in collections, each name once', async () => {
		const made = await run( ana, 'svc-intranet/create-collection', {
			name: 'Later',
		} );
		expect( made.body ).toMatchObject( { name: 'Later', count: 0 } );
		expectSame(
			await run( ana, 'svc-intranet/create-collection', {
				name: 'Later',
			} ),
			await ana.post( collections, { name: 'Later' } ),
			''
		);
	} );

	it( "are nobody else's", async () => {
		const { id } = bookmarkSchema.parse(
			( await run( bo, 'svc-intranet/add-bookmark', { post_id: post } ) )
				.body
		);
		await run( ana, 'svc-intranet/remove-bookmark', { id } );
		expect( await shown( bo ) ).toMatchObject( { data: [ { id } ] } );
		expect( ( await shown( ana ) ).data ).toEqual( [] );
	} );

	it( 'take no post that is not there', async () => {
		for ( const input of [
			{ post_id: missing },
			{ post_id: post, site_id: missing },
		] ) {
			expectSame(
				await run( ana, 'svc-intranet/add-bookmark', input ),
				await ana.post( bookmarks, input ),
				''
			);
		}
	} );
} );

const callers: CallerName[] = full
	? ( Object.keys( world.callers ) as CallerName[] )
	: [ 'anonymous', 'partner', 'person' ];

it.each( callers )(
	'%s may add and make what REST lets them',
	async ( name ) => {
		for ( const [ ability, path, input ] of [
			[ 'svc-intranet/add-bookmark', bookmarks, { post_id: missing } ],
			[
				'svc-intranet/create-collection',
				collections,
				{ name: 'General' },
			],
		] as const ) {
			expectSame(
				await run( as[ name ], ability, input ),
				await as[ name ].post( path, input ),
				name
			);
		}
		expectSame(
			await run( as[ name ], 'svc-intranet/remove-bookmark', {
				id: missing,
			} ),
			await as[ name ].delete( bookmark( missing ) ),
			name
		);
	}
);
