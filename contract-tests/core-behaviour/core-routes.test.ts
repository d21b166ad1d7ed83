import { describe, expect, it } from 'vitest';
import { directory, missing, profile } from '../support/paths';
import { as } from '../support/world';

const core = '/wp/v2/types';

async function ask( path: string, headers: Record< string, string > = {} ) {
	const answer = await as.person.get( path, {
		headers: { 'X-Core-Routes': 'count', ...headers },
	} );
	return {
		status: answer.status,
		namespaces: String( answer.headers[ 'x-namespaces' ] ).split( ' ' ),
		within: answer.headers[ 'x-within' ],
	};
}

describe( "WordPress's own routes", () => {
	it.each( [ directory, '/users/v1', '/USERS/v1/intranet/directory' ] )(
		'are left out of a request to %s',
		async ( path ) => {
			const { status, namespaces } = await ask( path );
			expect( status ).toBe( 200 );
			expect( namespaces ).toContain( 'users/v1' );
			expect( namespaces ).not.toContain( 'wp/v2' );
		}
	);

	it( 'are left out where nobody is found', async () => {
		const { status, namespaces } = await ask( profile( missing ) );
		expect( status ).toBe( 404 );
		expect( namespaces ).not.toContain( 'wp/v2' );
	} );

	it( 'are there as soon as somebody asks for one from within', async () => {
		const { status, namespaces, within } = await ask( directory, {
			'X-Ask-Within': core,
		} );
		expect( [ status, within ] ).toEqual( [ 200, '200' ] );
		expect( namespaces ).toEqual(
			expect.arrayContaining( [ 'wp/v2', 'users/v1' ] )
		);
	} );

	it( 'stay away while only ours are asked for from within', async () => {
		const { namespaces, within } = await ask( directory, {
			'X-Ask-Within': '/users/v1/intranet/departments',
		} );
		expect( within ).toBe( '200' );
		expect( namespaces ).not.toContain( 'wp/v2' );
	} );

	it.each( [
		[ 'the filter says so', 'keep' ],
		[ 'another plugin follows core', 'follow' ],
	] )( 'stay where %s', async ( _why, what ) => {
		const { namespaces } = await ask( directory, {
			'X-Core-Routes': what,
		} );
		expect( namespaces ).toContain( 'wp/v2' );
	} );

	it( 'do not come back where the site has taken them off', async () => {
		const { namespaces, within } = await ask( directory, {
			'X-Core-Routes': 'remove',
			'X-Ask-Within': core,
		} );
		expect( within ).toBe( '404' );
		expect( namespaces ).not.toContain( 'wp/v2' );
	} );

	it( 'come back where the routes have been registered twice', async () => {
		const { within } = await ask( directory, {
			'X-Core-Routes': 'repeat',
			'X-Ask-Within': core,
		} );
		expect( within ).toBe( '200' );
	} );

	it.each( [ core, '/', '/wp/v2' ] )(
		'and ours are there in a request to %s',
		async ( path ) => {
			const { status, namespaces } = await ask( path );
			expect( status ).toBe( 200 );
			expect( namespaces ).toEqual(
				expect.arrayContaining( [ 'wp/v2', 'users/v1' ] )
			);
		}
	);
} );
