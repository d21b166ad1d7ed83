import { describe, expect, it } from 'vitest';
import { api } from '../support/api';
import { members, postsOf, titled } from '../support/bookmarks';
import { ask, callTool, mcp, resultOf } from '../support/mcp';
import { as } from '../support/world';

const gates = [
	'rest_authentication_errors',
	'rest_pre_dispatch',
	'rest_request_before_callbacks',
	'rest_dispatch_request',
];

describe( 'a gate of another plugin is asked before anything happens', () => {
	it.each( gates )( 'in %s', async ( gate ) => {
		const [ [ ana ], [ post ] ] = await Promise.all( [
			members( 1 ),
			titled( 'Gate' ),
		] );
		const call = {
			name: 'svc-intranet-add-bookmark',
			arguments: { post_id: post },
		};
		expect(
			await ask( ana!, 'tools/call', call, 'legacy', {
				headers: { 'X-Gate': gate },
			} )
		).toRefuseAsCore( 'firewall', 403 );
		expect( await postsOf( ana! ) ).toEqual( [] );
		expect(
			( await callTool( ana!, call.name, call.arguments ) ).isError
		).toBeFalsy();
		expect( await postsOf( ana! ) ).toEqual( [ post ] );
	} );

	it( 'whose refusal stands, also for what the endpoint would refuse', async () => {
		const headers = { 'X-Gate': 'rest_pre_dispatch' };
		for ( const answer of [
			await as.person.send( 'GET', mcp, { headers } ),
			await as.anonymous.post( mcp, {}, { headers } ),
			await as.person.send( 'POST', mcp, {
				raw: '"text"',
				headers: { ...headers, 'Content-Type': 'application/json' },
			} ),
		] ) {
			expect( answer ).toRefuseAsCore( 'firewall', 403 );
		}
		const before = { 'X-Gate': 'rest_request_before_callbacks' };
		expect(
			await as.person.send( 'POST', mcp, {
				raw: '{',
				headers: { ...before, 'Content-Type': 'application/json' },
			} )
		).toRefuseAsCore( 'firewall', 403 );
	} );
} );

it( 'no batch goes around the endpoint', async () => {
	const { status, body } = await as.person.post( '/batch/v1', {
		requests: [
			{
				path: mcp,
				headers: { 'Content-Type': 'application/json' },
				body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
			},
		],
	} );
	expect( status ).toBe( 207 );
	expect( body ).toMatchObject( {
		responses: [
			{ status: 400, body: { code: 'rest_batch_not_allowed' } },
		],
	} );
} );

it( 'pages of other origins are refused before methods are looked at', async () => {
	const { name, ...person } = as.person;
	const page = api( {
		...person,
		name,
		headers: { ...person.headers, Origin: 'https://evil.example' },
	} );
	for ( const method of [ 'OPTIONS', 'GET', 'PUT', 'POST' ] ) {
		expect( ( await page.send( method, mcp, {} ) ).status ).toBe( 403 );
	}
	expect( resultOf( await ask( as.person, 'ping' ) ) ).toEqual( {} );
} );
