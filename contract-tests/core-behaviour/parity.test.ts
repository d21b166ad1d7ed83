import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints, type Endpoint } from '../../client/src/contract';
import {
	fromArgs,
	fromZod,
	normal,
	withoutIds,
	type JsonSchema,
} from '../support/json-schema';
import { as, world } from '../support/world';

interface Described {
	schema: JsonSchema;
	endpoints: { methods: string[]; args: Record< string, JsonSchema > | [] }[];
}

const { profileId, userId } = world.callers.colleague;
const real = ( path: string ) =>
	path
		.replace( '{id}', String( profileId ) )
		.replace( '{user_id}', String( userId ) );

const described = new Map< string, Described >();
beforeAll( async () => {
	for ( const path of new Set(
		Object.values( endpoints ).map( ( one ) => one.path )
	) ) {
		const answer = await as.manager.options( real( path ) );
		described.set( path, answer.body as Described );
	}
} );

const argsOf = ( { path, method }: Endpoint ) => {
	const found = described
		.get( path )
		?.endpoints.find( ( one ) => one.methods.includes( method ) );
	return Array.isArray( found?.args ) ? {} : ( found?.args ?? {} );
};

describe.each( Object.entries( endpoints ) )( '%s', ( _name, constant ) => {
	const endpoint: Endpoint = constant;

	it( 'takes by OPTIONS what it takes by Zod', () => {
		const { path, body, query } = endpoint;
		expect( withoutIds( fromArgs( argsOf( endpoint ) ), path ) ).toEqual(
			withoutIds( fromZod( body ?? query, 'input' ), path )
		);
	} );
} );

const reads = Object.entries( endpoints ).filter(
	( [ , { method } ] ) => method === 'GET'
);

describe.each( reads )( '%s', ( _name, endpoint ) => {
	it( 'answers by OPTIONS what it answers by Zod', () => {
		expect(
			normal( described.get( endpoint.path )?.schema ?? {} )
		).toEqual( fromZod( endpoint.response, 'output' ) );
	} );
} );
