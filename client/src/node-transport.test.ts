import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNodeTransport } from './node-transport.js';

const login = {
	url: 'https://example.com/',
	user: 'ana',
	password: 'abcd efgh é',
};

const listen = () => {
	const fetched = vi.fn< typeof fetch >( async () => new Response( '{}' ) );
	vi.stubGlobal( 'fetch', fetched );
	return fetched;
};

afterEach( () => vi.unstubAllGlobals() );

describe( 'the transport of Node', () => {
	it( 'sends the application password with every request', async () => {
		const fetched = listen();
		await createNodeTransport( login ).send( {
			method: 'GET',
			path: '/users/v1/profiles',
		} );
		expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toBe(
			'https://example.com/wp-json/users/v1/profiles'
		);
		expect( fetched.mock.calls[ 0 ]?.[ 1 ]?.headers ).toMatchObject( {
			Authorization: `Basic ${ btoa( 'ana:abcd efgh Ã©' ) }`,
		} );
	} );

	it( 'sends bodies as JSON', async () => {
		const fetched = listen();
		await createNodeTransport( login ).send( {
			method: 'PUT',
			path: '/p',
			body: { bio: '' },
		} );
		expect( fetched.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( {
			method: 'PUT',
			body: '{"bio":""}',
			headers: { 'Content-Type': 'application/json' },
		} );
	} );

	it( 'puts the query behind a REST root that has a query itself', async () => {
		const fetched = listen();
		await createNodeTransport( {
			...login,
			restRoot: 'https://example.com/?rest_route=/',
		} ).send( {
			method: 'GET',
			path: '/users/v1/profiles',
			query: { page: 2 },
		} );
		expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toBe(
			'https://example.com/?rest_route=/users/v1/profiles&page=2'
		);
	} );

	it( 'rejects with status 0 where nothing answers', async () => {
		vi.stubGlobal( 'fetch', () =>
			Promise.reject( new TypeError( 'refused' ) )
		);
		await expect(
			createNodeTransport( login ).send( { method: 'GET', path: '/p' } )
		).rejects.toMatchObject( {
			name: 'ContractError',
			code: 'fetch_error',
			status: 0,
		} );
	} );

	it( 'lets an abort through as it is', async () => {
		vi.stubGlobal( 'fetch', () =>
			Promise.reject( new DOMException( 'stop', 'AbortError' ) )
		);
		await expect(
			createNodeTransport( login ).send( { method: 'GET', path: '/p' } )
		).rejects.toMatchObject( { name: 'AbortError' } );
	} );
} );
