import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountList } from '../../../client/src/users/account-schemas';
import { mayManage, mayNotManage } from '../../support/columns';
import { control, type Account } from '../../support/control';
import { newMark, personOf } from '../../support/people';
import { accounts, profile } from '../../support/paths';
import { as, full, world } from '../../support/world';

const mark = newMark();
const login = ( name: string ) => `${ world.token }-${ mark }-${ name }`;

let made: Account[];
beforeAll( async () => {
	made = await control.createUsers(
		[ 'c', 'a', 'b' ].map( ( name ) => ( { login: login( name ) } ) )
	);
} );

const list = async ( query: Record< string, string | number > = {} ) => {
	const answer = await as.manager.get( accounts, {
		query: { search: mark, ...query },
	} );
	expect( answer ).toAnswer( 'listAccounts' );
	return { answer, body: answer.body as AccountList };
};

describe( 'the accounts without profile', () => {
	it( 'are listed by login, with id and display name', async () => {
		const { body } = await list();
		expect( body ).toMatchObject( { total: 3, pages: 1, page: 1 } );
		expect( body.data.map( ( item ) => item.login ) ).toEqual(
			[ 'a', 'b', 'c' ].map( login )
		);
		expect( Object.keys( body.data[ 0 ] ?? {} ) ).toEqual( [
			'id',
			'login',
			'display_name',
		] );
	} );

	it( 'come in pages', async () => {
		const { answer, body } = await list( { per_page: 2, page: 2 } );
		expect( body.data.map( ( item ) => item.login ) ).toEqual( [
			login( 'c' ),
		] );
		expect( answer.headers ).toMatchObject( {
			'x-wp-total': '3',
			'x-wp-totalpages': '2',
		} );
		expect( answer.headers.link ).toContain( 'rel="prev"' );
		expect( answer.headers.link ).not.toContain( 'rel="next"' );
	} );

	it( 'are gone from the list with a profile, and back without', async () => {
		const person = await personOf( made[ 0 ]! );
		expect( ( await list() ).body.total ).toBe( 2 );
		await as.manager.delete( profile( person.profileId ) );
		expect( ( await list() ).body.total ).toBe( 3 );
	} );

	it( 'are found by login, e-mail address and display name', async () => {
		expect( ( await list( { search: login( 'b' ) } ) ).body.total ).toBe(
			1
		);
		expect(
			( await list( { search: `${ login( 'b' ) }@` } ) ).body.total
		).toBe( 1 );
		expect( ( await list( { search: `${ mark }%` } ) ).body.total ).toBe(
			0
		);
	} );

	it( 'are found by the whole e-mail address of the account', async () => {
		const email = `${ login( 'b' ) }@example.org`;
		const answer = await as.manager.get( accounts, { query: { email } } );
		expect( answer ).toAnswer( 'listAccounts' );
		expect( ( answer.body as AccountList ).data ).toMatchObject( [
			{ login: login( 'b' ) },
		] );
		for ( const other of [ email.slice( 1 ), email.slice( 0, -1 ) ] ) {
			const { body } = await as.manager.get( accounts, {
				query: { email: other },
			} );
			expect( ( body as AccountList ).total ).toBe( 0 );
		}
	} );

	it( 'are refused with every fault named', async () => {
		const query = `page=0&per_page=101&search=${ 'x'.repeat( 101 ) }&orderby=id`;
		expect( await as.manager.get( accounts, { query } ) ).toRefuse(
			'rest_invalid_param',
			[ 'page', 'per_page', 'search', 'orderby' ]
		);
	} );

	it
		.runIf( full )
		.each( [ 'search[]=x', 'search=%00', 'search=%FF', 'role=staff' ] )(
		'are refused for %s',
		async ( query ) => {
			const field = query.replace( /[[=].*/, '' );
			expect( await as.manager.get( accounts, { query } ) ).toRefuse(
				'rest_invalid_param',
				[ field ]
			);
		}
	);
} );

describe.each( mayNotManage )( '%s', ( name ) => {
	it( 'does not see the accounts', async () => {
		expect( await as[ name ].get( accounts ) ).toRefuse( 'rest_forbidden' );
	} );
} );

describe.each( mayManage )( '%s', ( name ) => {
	it( 'sees the accounts', async () => {
		expect(
			await as[ name ].get( accounts, { query: 'per_page=1' } )
		).toAnswer( 'listAccounts' );
	} );
} );
