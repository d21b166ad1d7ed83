import { describe, expect, it } from 'vitest';
import { ContractError } from './errors.js';
import { headersOf, pathWithQuery, readAnswer } from './wire.js';

const json = (
	status: number,
	body: unknown,
	headers: Record< string, string > = {}
) => new Response( JSON.stringify( body ), { status, headers } );

describe( 'a request', () => {
	it( 'has no question mark without a query', () => {
		expect(
			pathWithQuery( {
				path: '/users/v1/profiles',
				query: { role: undefined },
			} )
		).toBe( '/users/v1/profiles' );
	} );

	it( 'encodes its query', () => {
		expect(
			pathWithQuery( { path: '/p', query: { search: 'a&b é', page: 2 } } )
		).toBe( '/p?search=a%26b+%C3%A9&page=2' );
	} );

	it( 'sends If-Match only where it is given', () => {
		expect(
			headersOf( { method: 'PUT', path: '/p', ifMatch: 'W/"a"' } )
		).toEqual( {
			'If-Match': 'W/"a"',
		} );
		expect( headersOf( { method: 'PUT', path: '/p' } ) ).toEqual( {} );
	} );

	it( 'sends Idempotency-Key only where it is given', () => {
		expect(
			headersOf( { method: 'POST', path: '/p', idempotencyKey: 'a1' } )
		).toEqual( { 'Idempotency-Key': 'a1' } );
	} );
} );

describe( 'an answer', () => {
	it( 'gives body, ETag, Location and totals', async () => {
		const response = json(
			201,
			{ id: 5 },
			{
				ETag: 'W/"x"',
				Location: 'https://example.com/5',
				'X-WP-Total': '41',
				'X-WP-TotalPages': '3',
			}
		);
		expect( await readAnswer( response ) ).toEqual( {
			status: 201,
			body: { id: 5 },
			etag: 'W/"x"',
			location: 'https://example.com/5',
			total: 41,
			totalPages: 3,
		} );
	} );

	it( 'has null for headers that are not there', async () => {
		const { etag, location, total, totalPages } = await readAnswer(
			json( 200, {} )
		);
		expect( [ etag, location, total, totalPages ] ).toEqual( [
			null,
			null,
			null,
			null,
		] );
	} );
} );

describe( 'an error', () => {
	const refusal = async ( response: Response ) => {
		const error: unknown = await readAnswer( response ).catch(
			( thrown: unknown ) => thrown
		);
		expect( error ).toBeInstanceOf( ContractError );
		return error as ContractError;
	};

	it( 'carries code, status, message and params', async () => {
		const error = await refusal(
			json( 400, {
				code: 'rest_invalid_param',
				message: 'No.',
				data: { status: 400, params: { email: 'Not an address.' } },
			} )
		);
		expect( error ).toMatchObject( {
			code: 'rest_invalid_param',
			status: 400,
			message: 'No.',
			params: { email: 'Not an address.' },
		} );
	} );

	it( 'names the profile that is in the way', async () => {
		const error = await refusal(
			json( 409, {
				code: 'rest_profile_exists',
				message: 'No.',
				data: { status: 409, id: 12 },
			} )
		);
		expect( error.id ).toBe( 12 );
	} );

	it( 'keeps a code that the contract does not know', async () => {
		const error = await refusal(
			json( 418, { code: 'teapot', message: 'Short.' } )
		);
		expect( error ).toMatchObject( {
			code: 'teapot',
			status: 418,
			params: {},
		} );
	} );

	it( 'says so when the answer is not JSON', async () => {
		const error = await refusal(
			new Response( '<html>', { status: 502 } )
		);
		expect( error ).toMatchObject( { code: 'invalid_json', status: 502 } );
	} );

	it( 'says so when the answer is JSON but no error of the REST API', async () => {
		const error = await refusal( json( 500, [ 'x' ] ) );
		expect( error ).toMatchObject( { code: 'unknown_error', status: 500 } );
	} );
} );
