import { describe, expect, it } from 'vitest';
import { endpoints } from '../../client/src/contract';
import { as } from '../support/world';

interface Index {
	namespace: string;
	routes: Record< string, { methods: string[] } >;
}

/** A route of the index in the contract's words: `(?P<id>[\d]+)` is `{id}`. */
const inBraces = ( route: string ) =>
	route.replace( /\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g, '{$1}' );

const namespaces = [ 'users/v1', 'modern-data/v1' ];
/** Takes no operation: it speaks another protocol. */
const mcp = 'POST /modern-data/v1/mcp';

describe( 'the routes', () => {
	it.each( namespaces )(
		'of %s are those of the contract, and the contract has no others',
		async ( namespace ) => {
			const { body } = await as.anonymous.get( `/${ namespace }` );
			const served = Object.entries( ( body as Index ).routes )
				.filter( ( [ route ] ) => route !== `/${ namespace }` )
				.flatMap( ( [ route, { methods } ] ) =>
					methods.map(
						( method ) => `${ method } ${ inBraces( route ) }`
					)
				);
			const promised = Object.values( endpoints )
				.map( ( { method, path } ) => `${ method } ${ path }` )
				.concat( mcp )
				.filter( ( route ) => route.includes( ` /${ namespace }/` ) );
			expect( served.sort() ).toEqual( promised.sort() );
		}
	);

	it( 'are found from the index of the site', async () => {
		const { body } = await as.anonymous.get( '/' );
		expect( ( body as { namespaces: string[] } ).namespaces ).toEqual(
			expect.arrayContaining( namespaces )
		);
	} );

	it( 'answer other methods as WordPress does', async () => {
		expect(
			await as.manager.send( 'PATCH', '/users/v1/profiles', {} )
		).toRefuseAsCore( 'rest_no_route', 404 );
		expect(
			await as.manager.send( 'DELETE', '/users/v1/profiles', {} )
		).toRefuseAsCore( 'rest_no_route', 404 );
		expect( await as.manager.get( '/users/v1/nothing' ) ).toRefuseAsCore(
			'rest_no_route',
			404
		);
	} );
} );
