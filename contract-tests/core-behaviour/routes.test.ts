// @module-tag everywhere
import { describe, expect, it } from 'vitest';
import {
	ourNamespaces,
	promised,
	served,
	type Routes,
} from '../../tools/docs/ours';
import { as } from '../support/world';

const index = async ( path: string ) =>
	( await as.anonymous.get( path ) ).body as {
		namespaces: string[];
		routes?: Routes;
	};

const { namespaces } = await index( '/' );

describe( 'the routes', () => {
	it.each( ourNamespaces( namespaces ) )(
		'of %s are those of the contract, and the contract has no others',
		async ( namespace ) => {
			const { routes = {} } = await index( `/${ namespace }` );
			expect( served( namespace, routes ) ).toEqual(
				promised( namespace )
			);
		}
	);

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
