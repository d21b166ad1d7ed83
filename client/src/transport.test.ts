import apiFetch from '@wordpress/api-fetch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTransport } from './transport.js';

const json = ( status: number, body: unknown ) =>
	new Response( JSON.stringify( body ), { status } );

const answerWith = ( ...answers: Response[] ) => {
	const queue = [ ...answers ];
	const fetched = vi.fn< typeof fetch >(
		async () => queue.shift() ?? json( 500, {} )
	);
	vi.stubGlobal( 'fetch', fetched );
	return fetched;
};

beforeEach( () => vi.stubGlobal( 'window', { wp: { apiFetch } } ) );
afterEach( () => {
	vi.unstubAllGlobals();
	delete apiFetch.nonceEndpoint;
	delete apiFetch.nonceMiddleware;
} );

describe( 'the transport of the dashboard and the editor', () => {
	it( 'goes through api-fetch and its middlewares', async () => {
		const fetched = answerWith( json( 200, { id: 1 } ) );
		const answer = await createTransport().send( {
			method: 'PUT',
			path: '/users/v1/profiles/1',
			body: { phone: '1' },
			ifMatch: 'W/"a"',
		} );
		expect( answer.body ).toEqual( { id: 1 } );
		expect( fetched.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( {
			method: 'POST',
			body: '{"phone":"1"}',
			headers: { 'X-HTTP-Method-Override': 'PUT', 'If-Match': 'W/"a"' },
		} );
	} );

	it( 'rejects with the error of the contract', async () => {
		answerWith(
			json( 403, {
				code: 'rest_forbidden',
				message: 'No.',
				data: { status: 403 },
			} )
		);
		await expect(
			createTransport().send( { method: 'GET', path: '/p' } )
		).rejects.toMatchObject( {
			name: 'ContractError',
			code: 'rest_forbidden',
			status: 403,
		} );
	} );

	it( 'renews an expired nonce and asks again', async () => {
		apiFetch.nonceEndpoint = 'https://example.com/nonce';
		apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware( 'old' );
		const fetched = answerWith(
			json( 403, {
				code: 'rest_cookie_invalid_nonce',
				message: 'Expired.',
			} ),
			new Response( 'new' ),
			json( 200, { id: 1 } )
		);
		const answer = await createTransport().send( {
			method: 'GET',
			path: '/p',
		} );
		expect( answer.status ).toBe( 200 );
		expect( apiFetch.nonceMiddleware.nonce ).toBe( 'new' );
		expect( fetched ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'turns a failed connection into an error of status 0', async () => {
		vi.stubGlobal( 'fetch', () =>
			Promise.reject( new TypeError( 'refused' ) )
		);
		vi.stubGlobal( 'navigator', { onLine: true } );
		await expect(
			createTransport().send( { method: 'GET', path: '/p' } )
		).rejects.toMatchObject( {
			name: 'ContractError',
			code: 'fetch_error',
			status: 0,
		} );
	} );
} );
