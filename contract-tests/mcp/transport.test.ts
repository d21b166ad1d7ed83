// @module-tag second-site
// @module-tag rest-route
import { describe, expect, it } from 'vitest';
import { logIn } from '../support/login';
import { ask, expectFault, mcp, resultOf } from '../support/mcp';
import { api } from '../support/api';
import { exchange } from '../support/http';
import { host, isOnTwo, place } from '../support/site';
import { as, full, world, type CallerName } from '../support/world';

const present = ( ...names: CallerName[] ) =>
	names.filter( ( name ) => name in world.callers );

const outsiders = [
	...present( 'elsewhere', 'nowhere', 'spammer' ),
	...( isOnTwo ? [] : present( 'neighbour' ) ),
];

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

describe( 'who is let in', () => {
	it( 'nobody without a login, who is told how to log in', async () => {
		const answer = await ask( as.anonymous, 'tools/list' );
		expectFault( answer, 401, 401, null );
		expect( answer.headers[ 'www-authenticate' ] ).toMatch(
			/^Basic realm="[^"]+", charset="UTF-8"$/
		);
	} );

	it( 'nobody with a wrong password', async () => {
		const stranger = api( {
			...world.callers.anonymous,
			headers: {
				Authorization: `Basic ${ btoa( `${ host.login.user }:wrong` ) }`,
			},
		} );
		const answer = await ask( stranger, 'tools/list' );
		expect( answer.status ).toBe( 401 );
		expect( answer.headers[ 'www-authenticate' ] ).toMatch( /^Basic / );
	} );

	it.each( outsiders )(
		'not %s, who is no member of this site',
		async ( name ) => {
			expectFault(
				await ask( as[ name ], 'tools/list' ),
				403,
				403,
				null
			);
		}
	);

	it( 'no login of a browser whose page knows no nonce, and no password is asked for', async () => {
		const { cookie, nonce } = await logIn(
			host.login.user,
			host.login.password
		);
		const browser = ( headers: Record< string, string > ) =>
			api( { ...world.callers.anonymous, headers } );
		const without = await ask( browser( { Cookie: cookie } ), 'ping' );
		expectFault( without, 401, 401, null );
		expect( without.headers ).not.toHaveProperty( 'www-authenticate' );
		expect(
			await ask(
				browser( { Cookie: cookie, 'X-WP-Nonce': 'wrong' } ),
				'ping'
			)
		).toRefuseAsCore( 'rest_cookie_invalid_nonce', 403 );
		const answer = await ask(
			browser( { Cookie: cookie, 'X-WP-Nonce': nonce } ),
			'ping'
		);
		expect( resultOf( answer ) ).toEqual( {} );
	} );

	it.each( [
		'https://evil.example',
		'null',
		'http://127.0.0.1',
		'http://localhost.evil.example',
	] )( 'no page of the origin %s', async ( Origin ) => {
		for ( const caller of [ as.person, as.anonymous ] ) {
			expectFault(
				await ask( caller, 'tools/list', {}, 'legacy', {
					headers: { Origin },
				} ),
				403,
				403,
				null
			);
		}
	} );

	it( 'pages of the site itself', async () => {
		const answer = await ask( as.person, 'ping', {}, 'legacy', {
			headers: { Origin: new URL( place.url ).origin },
		} );
		expect( resultOf( answer ) ).toEqual( {} );
	} );
} );

describe( 'how it is asked', () => {
	it.each( [ 'GET', 'DELETE' ] )( 'not by %s', async ( method ) => {
		const answer = await as.person.send( method, mcp, {} );
		expectFault( answer, 405, 405, null );
		expect( answer.headers.allow ).toBe( 'POST' );
	} );

	it( "not by HEAD, and PUT and PATCH are nobody's", async () => {
		expect( ( await as.person.head( mcp ) ).status ).toBe( 405 );
		for ( const method of [ 'PUT', 'PATCH' ] ) {
			expect(
				await as.person.send( method, mcp, {
					raw: JSON.stringify( ping ),
					headers: { 'Content-Type': 'application/json' },
				} )
			).toRefuseAsCore( 'rest_no_route', 404 );
		}
	} );

	it.each( [
		'text/plain',
		'application/x-www-form-urlencoded',
		'multipart/form-data; boundary=x',
		'',
	] )( 'not as "%s"', async ( type ) => {
		const answer = await as.person.send( 'POST', mcp, {
			raw: JSON.stringify( ping ),
			headers: { ...( type && { 'Content-Type': type } ) },
		} );
		expectFault( answer, 415, 415, null );
	} );

	it( 'with any Accept', async () => {
		for ( const Accept of [ '*/*', 'application/json', 'text/html' ] ) {
			const answer = await ask( as.person, 'ping', {}, 'legacy', {
				headers: { Accept },
			} );
			expect( answer.headers[ 'content-type' ] ).toMatch(
				/^application\/json/
			);
		}
	} );

	it.runIf( full )( 'with at most a megabyte', async () => {
		const answer = await ask( as.person, 'ping', {
			pad: 'x'.repeat( 1_100_000 ),
		} );
		expectFault( answer, 413, 413, null );
	} );

	it( 'by notifications and answers, which are taken and not answered', async () => {
		for ( const message of [
			{ jsonrpc: '2.0', method: 'notifications/initialized' },
			{ jsonrpc: '2.0', method: 'tools/call', params: {} },
			{ jsonrpc: '2.0', id: 4, result: {} },
		] ) {
			const answer = await as.person.post( mcp, message );
			expect( { status: answer.status, text: answer.text } ).toEqual( {
				status: 202,
				text: '',
			} );
		}
	} );

	it( 'and is never kept by caches', async () => {
		const answer = await ask( as.person, 'ping' );
		expect( answer.headers[ 'cache-control' ] ).toContain( 'no-store' );
		const refused = await ask( as.anonymous, 'ping' );
		expect( refused.headers[ 'cache-control' ] ).toContain( 'no-store' );
	} );

	it( 'and is found from the index', async () => {
		const { body } = await as.anonymous.get( '/modern-data/v1' );
		const { routes } = body as {
			routes: Record< string, { methods: string[] } >;
		};
		expect( routes[ mcp ]?.methods ).toEqual( [ 'POST' ] );
	} );

	it( 'in the other form of its address too', async () => {
		const answer = await exchange( {
			method: 'POST',
			url: `${ place.url }/index.php?rest_route=/Modern-Data/v1/MCP/`,
			headers: {
				...world.callers.person.headers,
				'Content-Type': 'application/json',
			},
			body: JSON.stringify( ping ),
		} );
		expect( resultOf( answer ) ).toEqual( {} );
	} );
} );
