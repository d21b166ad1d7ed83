import { describe, expect, it } from 'vitest';
import { modernDataEndpoints } from '../../client/src/modern-data/contract';
import type { Endpoint } from '../../client/src/contract';
import {
	fromArgs,
	fromZod,
	normal,
	type JsonSchema,
} from '../support/json-schema';
import { mcp, mcpCalls, mcpSettings } from '../support/mcp';
import { as } from '../support/world';

interface Described {
	schema: JsonSchema;
	endpoints: { methods: string[]; args: Record< string, JsonSchema > | [] }[];
}

const all = Object.entries( modernDataEndpoints ) as [ string, Endpoint ][];

const described = async ( path: string ) =>
	( await as.manager.options( path ) ).body as Described;

it( 'has these routes and no others, and the MCP endpoint', async () => {
	const { body } = await as.anonymous.get( '/modern-data/v1' );
	const { routes } = body as {
		routes: Record< string, { methods: string[] } >;
	};
	const served = Object.entries( routes )
		.filter( ( [ route ] ) => route !== '/modern-data/v1' )
		.flatMap( ( [ route, { methods } ] ) =>
			methods.map( ( method ) => `${ method } ${ route }` )
		);
	const promised = all.map(
		( [ , { method, path } ] ) => `${ method } ${ path }`
	);
	expect( served.sort() ).toEqual( [ ...promised, `POST ${ mcp }` ].sort() );
} );

describe.each( all )( '%s', ( _name, endpoint ) => {
	it( 'takes by OPTIONS what it takes by Zod', async () => {
		const found = ( await described( endpoint.path ) ).endpoints.find(
			( one ) => one.methods.includes( endpoint.method )
		);
		const args = found && ! Array.isArray( found.args ) ? found.args : {};
		expect( fromArgs( args ) ).toEqual(
			fromZod( endpoint.body ?? endpoint.query, 'input' )
		);
	} );

	it.runIf( endpoint.method === 'GET' )(
		'answers by OPTIONS what it answers by Zod, and so it does',
		async () => {
			expect(
				normal( ( await described( endpoint.path ) ).schema )
			).toEqual( fromZod( endpoint.response, 'output' ) );
			const answer = await as.manager.get( endpoint.path );
			expect( answer.status ).toBe( 200 );
			expect( endpoint.response.parse( answer.body ) ).toEqual(
				answer.body
			);
		}
	);
} );

describe( 'a body that core could not take', () => {
	it.each( [ '"text"', '5', '[]' ] )( 'such as %s is 400', async ( raw ) => {
		for ( const path of [ mcpSettings ] ) {
			expect(
				await as.manager.send( 'PUT', path, {
					raw,
					headers: { 'Content-Type': 'application/json' },
				} )
			).toRefuse( 'rest_invalid_param' );
		}
	} );

	it( 'unknown parameters are refused', async () => {
		expect(
			await as.manager.get( mcpCalls, { query: 'tool=x' } )
		).toRefuse( 'rest_invalid_param', [ 'tool' ] );
		expect(
			await as.manager.get( mcpCalls, { query: 'page=0' } )
		).toRefuse( 'rest_invalid_param', [ 'page' ] );
	} );
} );
