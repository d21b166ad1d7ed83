import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../support/api';
import { here, makePosts, memberOf } from '../support/bookmarks';
import { control, type Account } from '../support/control';
import { callTool } from '../support/mcp';
import { newMark } from '../support/people';
import { as, world } from '../support/world';

const mark = newMark();

describe( 'drafts without a type named', () => {
	let author: Account;
	let editor: Account;
	let pages: Account;
	let post: number;
	let page: number;
	let own: number;
	let later: number;
	beforeAll( async () => {
		const login = `${ world.token }-${ mark }`;
		[ author, editor, pages ] = ( await control.createUsers( [
			{ login: `${ login }a`, role: 'author', site: here },
			{ login: `${ login }e`, role: 'editor', site: here },
			{ login: `${ login }p`, role: 'contributor', site: here },
		] ) ) as [ Account, Account, Account ];
		for ( const capability of [ 'edit_pages', 'edit_others_pages' ] ) {
			await control.grant( pages.id, capability, here );
		}
		const draft = { post_title: mark, post_status: 'draft' };
		[ post, page, own, later ] = ( await makePosts( [
			{ ...draft, post_author: editor.id },
			{ ...draft, post_author: editor.id, post_type: 'page' },
			{ ...draft, post_author: author.id },
			{
				...draft,
				post_author: author.id,
				post_status: 'future',
				post_date: '2099-01-01 00:00:00',
			},
		] ) ) as [ number, number, number, number ];
	} );

	const found = async ( caller: Api, input: object ) => {
		const { data, total } = (
			await callTool( caller, 'svc-content-find-posts', {
				search: mark,
				orderby: 'id',
				order: 'asc',
				...input,
			} )
		).structuredContent as { data: { id: number }[]; total: number };
		expect( total ).toBe( data.length );
		return data.map( ( { id } ) => id );
	};

	it( 'are found by those who may edit those of others', async () => {
		for ( const caller of [ as.manager, memberOf( editor ) ] ) {
			expect( await found( caller, { status: 'draft' } ) ).toEqual( [
				post,
				page,
				own,
			] );
			expect(
				await found( caller, { status: 'draft', author: editor.id } )
			).toEqual( [ post, page ] );
			expect( await found( caller, { status: 'future' } ) ).toEqual( [
				later,
			] );
		}
	} );

	it( 'are found by their own authors', async () => {
		expect(
			await found( memberOf( author ), { status: 'draft' } )
		).toEqual( [ own ] );
		expect( await found( memberOf( author ), { mine: true } ) ).toEqual( [
			own,
			later,
		] );
		expect(
			await found( memberOf( author ), {
				status: 'draft',
				author: editor.id,
			} )
		).toEqual( [] );
	} );

	it( 'are found of the one type that a person may edit', async () => {
		expect( await found( memberOf( pages ), { status: 'draft' } ) ).toEqual(
			[ page ]
		);
		expect(
			await found( memberOf( pages ), { status: 'draft', type: 'post' } )
		).toEqual( [] );
	} );

	it( 'are found by nobody else', async () => {
		expect( await found( as.person, { status: 'draft' } ) ).toEqual( [] );
		expect( await found( as.account, {} ) ).toEqual( [] );
	} );
} );
