import { beforeAll, describe, expect, it } from 'vitest';
import { runPath } from '../support/abilities';
import { api, type Api } from '../support/api';
import { changePost, makePosts } from '../support/bookmarks';
import { ask, callTool, errorOf, expectFault, resultOf } from '../support/mcp';
import { newMark } from '../support/people';
import { bookmarks } from '../support/paths';
import { as } from '../support/world';

const mark = newMark();
const missing = 99_999_999;
const guard = { 'X-Guard': '1' };
const guarded = ( { headers, ...caller }: Api ) =>
	api( { ...caller, headers: { ...headers, ...guard } } );

interface Found {
	data: { id: number }[];
	total: number;
	pages: number;
}

const found = async ( caller: Api, input: object ) =>
	( await callTool( caller, 'svc-content-find-posts', input ) )
		.structuredContent as unknown as Found;

const idsOf = ( { data }: Found ) => data.map( ( { id } ) => id );

describe( 'a post that another plugin guards', () => {
	let hidden: number;
	let shown: number;
	let draft: number;
	beforeAll( async () => {
		[ shown, hidden, draft ] = ( await makePosts( [
			{ post_title: mark, post_content: `Open ${ mark }` },
			{
				post_title: mark,
				post_content: `Secret ${ mark }`,
				meta_input: { svc_guarded: '1' },
			},
			{
				post_title: mark,
				post_status: 'draft',
				meta_input: { svc_guarded: '1' },
			},
		] ) ) as [ number, number, number ];
	} );

	describe.each( [
		[ 'a person', as.person ],
		[ 'an administrator', as.manager ],
	] as const )( 'is for %s', ( _who, caller ) => {
		const me = guarded( caller );

		it( 'no bookmark', async () => {
			expect( await me.post( bookmarks, { post_id: hidden } ) ).toRefuse(
				'rest_invalid_param',
				[ 'post_id' ]
			);
		} );

		it( 'not read by a tool, and looks like what is missing', async () => {
			const gone = errorOf(
				await callTool( me, 'svc-content-get-post', { id: missing } )
			);
			for ( const id of [ hidden, draft ] ) {
				expect(
					errorOf(
						await callTool( me, 'svc-content-get-post', { id } )
					)
				).toEqual( gone );
			}
		} );

		it( 'not found, and not counted', async () => {
			expect( await found( caller, { search: mark } ) ).toMatchObject( {
				total: 2,
			} );
			expect( await found( me, { search: mark } ) ).toMatchObject( {
				data: [ { id: shown } ],
				total: 1,
				pages: 1,
			} );
			expect( await found( me, { search: `Secret ${ mark }` } ) ).toEqual(
				{ data: [], total: 0, pages: 0, page: 1 }
			);
			expect(
				idsOf( await found( me, { search: mark, status: 'draft' } ) )
			).toEqual( [] );
		} );

		it( 'no resource', async () => {
			expectFault(
				await ask( me, 'resources/read', {
					uri: `wp://posts/${ hidden }`,
				} ),
				200,
				-32002
			);
			expect(
				resultOf< { contents: unknown[] } >(
					await ask( me, 'resources/read', {
						uri: `wp://posts/${ shown }`,
					} )
				).contents
			).toHaveLength( 1 );
			expect( ( await ask( me, 'resources/list' ) ).text ).not.toContain(
				`wp://posts/${ hidden }"`
			);
		} );
	} );

	it( 'not changed by those who may edit it', async () => {
		const me = guarded( as.manager );
		for ( const id of [ hidden, draft ] ) {
			expect(
				await me.post( runPath( 'svc-content/update-post' ), {
					input: { id, title: 'New' },
				} )
			).toRefuse( 'rest_invalid_param', [ 'id' ] );
			expect(
				await me.delete( runPath( 'svc-content/trash-post' ), {
					query: `input[id]=${ id }`,
				} )
			).toRefuse( 'rest_invalid_param', [ 'id' ] );
		}
	} );

	it( 'pages of what is left neither overlap nor skip', async () => {
		const ids = await makePosts(
			Array.from( { length: 6 }, ( _one, index ) => ( {
				post_title: `${ mark }pages`,
				meta_input: index % 2 ? { svc_guarded: '1' } : {},
			} ) )
		);
		const pages = await Promise.all(
			[ 1, 2, 3 ].map( ( page ) =>
				found( guarded( as.person ), {
					search: `${ mark }pages`,
					per_page: 2,
					page,
					orderby: 'id',
					order: 'asc',
				} )
			)
		);
		expect( pages.map( idsOf ) ).toEqual( [
			[ ids[ 0 ], ids[ 2 ] ],
			[ ids[ 4 ] ],
			[],
		] );
		expect( pages.map( ( { total } ) => total ) ).toEqual( [ 3, 3, 3 ] );
	} );
} );

it( 'what is published is read as in bookmarks, until it is not', async () => {
	const [ id ] = ( await makePosts( [ { post_title: mark } ] ) ) as [
		number,
	];
	const isRead = async () =>
		[
			( await as.person.post( bookmarks, { post_id: id } ) ).status < 300,
			! ( await callTool( as.person, 'svc-content-get-post', { id } ) )
				.isError,
		] as const;
	expect( await isRead() ).toEqual( [ true, true ] );
	for ( const change of [
		{ post_status: 'private' },
		{ post_status: 'publish', post_password: 'x' },
		{ post_password: '', post_type: 'svc_hidden' },
	] ) {
		await changePost( id, change );
		expect( await isRead(), JSON.stringify( change ) ).toEqual( [
			false,
			false,
		] );
	}
} );
