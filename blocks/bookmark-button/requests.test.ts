import { describe, expect, it, vi } from 'vitest';
import { ContractError, type Transport } from '../../client/src/index';
import { keep, kept, letGo } from './requests';

const gone = new ContractError( {
	code: 'rest_bookmark_not_found',
	message: '',
	status: 404,
} );

/** Answers one after the other; an error is thrown. */
function answering( ...answers: unknown[] ) {
	const send = vi.fn( () => {
		const next = answers.shift();
		return next instanceof Error
			? Promise.reject( next )
			: Promise.resolve( { status: 200, body: next } );
	} );
	return { send, transport: { send } as unknown as Transport };
}

const asked = ( send: ReturnType< typeof vi.fn > ) =>
	send.mock.calls.map( ( [ { method, path } ] ) => `${ method } ${ path }` );

describe( 'a bookmark', () => {
	it( 'is kept where it is, unless a collection is named', async () => {
		const bookmark = { id: 3, collection: 'Ideas', post_title: 'A' };
		const { send, transport } = answering( bookmark, bookmark );
		expect( await keep( transport, '2-9' ) ).toEqual( {
			id: 3,
			collection: 'Ideas',
		} );
		await keep( transport, '2-9', 'Ideas' );
		expect( send.mock.calls ).toMatchObject( [
			[ { body: { site_id: 2, post_id: 9 } } ],
			[ { body: { site_id: 2, post_id: 9, collection: 'Ideas' } } ],
		] );
		expect(
			( send.mock.calls as unknown as [ { body: object } ][] )[ 0 ]![ 0 ]
				.body
		).not.toHaveProperty( 'collection' );
	} );

	it( 'is removed, though another window has removed it and added it again', async () => {
		const { send, transport } = answering(
			gone,
			{ data: [ { id: 8 } ] },
			{}
		);
		await letGo( transport, '1-9', 3 );
		expect( asked( send ) ).toEqual( [
			'DELETE /users/v1/intranet/bookmarks/3',
			'GET /users/v1/intranet/bookmarks',
			'DELETE /users/v1/intranet/bookmarks/8',
		] );
	} );

	it( 'stays where the site refuses', async () => {
		const no = new ContractError( {
			code: 'rest_forbidden',
			message: 'No.',
			status: 403,
		} );
		await expect(
			letGo( answering( no ).transport, '1-9', 3 )
		).rejects.toBe( no );
	} );
} );

it( 'all bookmarks come by one request', async () => {
	const { send, transport } = answering( {
		bookmarks: [
			{ id: 1, site_id: 1, post_id: 2, collection: 'A' },
			{ id: 4, site_id: 2, post_id: 2, collection: 'B' },
		],
	} );
	expect( [ ...( await kept( transport ) ) ] ).toEqual( [
		[ '1-2', { id: 1, collection: 'A' } ],
		[ '2-2', { id: 4, collection: 'B' } ],
	] );
	expect( send ).toHaveBeenCalledTimes( 1 );
} );
