import { describe, expect, it } from 'vitest';
import { fixture } from '../support/bookmarks';
import { directory, missing, profile } from '../support/paths';
import { host, isOnTwo, place } from '../support/site';
import { as, full, world } from '../support/world';

const types = '/wp/v2/types';
const own = [ directory, '/users/v1', '/USERS/v1/intranet/directory' ];

/** `plays` are names that the fixture core-routes.php has. */
async function ask( path: string, plays: string[], within?: string ) {
	const { status, headers } = await as.person.get( path, {
		headers: {
			'X-Core-Routes': [ 'count', ...plays ].join( ' ' ),
			...( within ? { 'X-Ask-Within': within } : {} ),
		},
	} );
	return {
		status,
		namespaces: String( headers[ 'x-namespaces' ] ).split( ' ' ),
		within: headers[ 'x-within' ],
		sawTypes: headers[ 'x-saw-types' ],
	};
}

const optIn = ( path: string, plays: string[] = [], within?: string ) =>
	ask( path, [ 'leave-out', ...plays ], within );

describe( "WordPress's own routes, by default", () => {
	it.each( own )( 'are there in a request to %s', async ( path ) => {
		const { status, namespaces } = await ask( path, [] );
		expect( status ).toBe( 200 );
		expect( namespaces ).toEqual(
			expect.arrayContaining( [ 'wp/v2', 'users/v1' ] )
		);
	} );
} );

describe( 'the Allow header', () => {
	const allowed = async ( path: string ) => {
		const { headers } = await as.person.get( path, {
			headers: { 'X-Core-Routes': 'allow' },
		} );
		const read = String( headers[ 'x-read-routes' ] ).split( ', ' );
		return { allow: headers.allow, read: read.map( Number ) };
	};

	it( 'has the methods that the caller may use', async () => {
		const person = await allowed( directory );
		expect( person.allow ).toBe( 'GET' );
		const { headers } = await as.manager.get( '/users/v1/profiles' );
		expect( headers.allow ).toBe( 'GET, POST' );
	} );

	it( 'of our answers is made from one route, while other code reads all', async () => {
		const { read } = await allowed( directory );
		expect( read ).toEqual( [ 1, expect.any( Number ) ] );
		expect( read[ 1 ] ).toBeGreaterThan( 100 );
	} );

	it( "of WordPress's answers is made as WordPress does", async () => {
		const { allow, read } = await allowed( types );
		expect( allow ).toBe( 'GET' );
		expect( Math.min( ...read ) ).toBeGreaterThan( 100 );
	} );
} );

describe( "WordPress's own routes, on a site that leaves them out", () => {
	it.each( own )( 'are missing in a request to %s', async ( path ) => {
		const { status, namespaces } = await optIn( path );
		expect( status ).toBe( 200 );
		expect( namespaces ).toContain( 'users/v1' );
		expect( namespaces ).not.toContain( 'wp/v2' );
	} );

	it( 'are missing where the answer is 404', async () => {
		const { status, namespaces } = await optIn( profile( missing ) );
		expect( status ).toBe( 404 );
		expect( namespaces ).not.toContain( 'wp/v2' );
	} );

	it( 'are registered once one of them is asked for from within', async () => {
		const { status, namespaces, within } = await optIn(
			directory,
			[],
			types
		);
		expect( [ status, within ] ).toEqual( [ 200, '200' ] );
		expect( namespaces ).toEqual(
			expect.arrayContaining( [ 'wp/v2', 'users/v1' ] )
		);
	} );

	it( 'stay missing while only ours are asked for from within', async () => {
		const { namespaces, within } = await optIn(
			directory,
			[],
			'/users/v1/intranet/departments'
		);
		expect( within ).toBe( '200' );
		expect( namespaces ).not.toContain( 'wp/v2' );
	} );

	it( 'are there where a callback follows core', async () => {
		const { namespaces } = await optIn( directory, [ 'follow' ] );
		expect( namespaces ).toContain( 'wp/v2' );
	} );

	it( 'are there, and stay replaced, where a callback of the same priority replaces one', async () => {
		const { namespaces, sawTypes, within } = await optIn(
			directory,
			[ 'replace' ],
			types
		);
		expect( sawTypes ).toBe( 'yes' );
		expect( namespaces ).toContain( 'wp/v2' );
		expect( within ).toBe( '404' );
	} );

	it( 'do not come back where another plugin has removed them', async () => {
		const { namespaces, within } = await optIn(
			directory,
			[ 'remove' ],
			types
		);
		expect( within ).toBe( '404' );
		expect( namespaces ).not.toContain( 'wp/v2' );
	} );

	it( 'come back where rest_api_init has run twice', async () => {
		const { within } = await optIn( directory, [ 'repeat' ], types );
		expect( within ).toBe( '200' );
	} );

	it.each( [ types, '/', '/wp/v2' ] )(
		'are there, and ours too, in a request to %s',
		async ( path ) => {
			const { status, namespaces } = await optIn( path );
			expect( status ).toBe( 200 );
			expect( namespaces ).toEqual(
				expect.arrayContaining( [ 'wp/v2', 'users/v1' ] )
			);
		}
	);
} );

it( 'pages and routes answer where another plugin fires the action without the server', async () => {
	const headers = { 'X-Core-Routes': 'bare' };
	expect( ( await fetch( place.url, { headers } ) ).status ).toBe( 200 );
	const answer = await as.person.get( directory, { headers } );
	expect( answer ).toAnswer( 'searchDirectory' );
	expect( ( await as.person.get( types, { headers } ) ).status ).toBe( 200 );
} );

describe( 'the list of the routes of one namespace', () => {
	const listed = ( body: object ) =>
		fixture< { first: number; last: number; others: number } >(
			'POST',
			'/routes-of-namespace',
			body
		);

	it.each( [ undefined, '/users/v1/intranet/departments' ] )(
		'has all of them from the first, after a request to %s',
		async ( path ) => {
			const namespace = 'users/v1';
			const { first, last, others } = await listed( { namespace, path } );
			expect( first ).toBe( last );
			expect( first ).toBeGreaterThan( 30 );
			expect( others ).toBe( 0 );
		}
	);

	it.each( [ 'wp/v2', 'fixture/v1', 'no/v1' ] )(
		'%s has none of ours',
		async ( namespace ) => {
			expect( ( await listed( { namespace } ) ).others ).toBe( 0 );
		}
	);
} );

it.runIf( full && host.network && ! isOnTwo )(
	'a request object that is dispatched on two sites has the rights of each',
	async () => {
		const { userId } = world.callers.person;
		const body = { path: directory, user: userId, other: 2 };
		expect( await fixture( 'POST', '/dispatched-twice', body ) ).toEqual( [
			200, 403, 200,
		] );
	}
);
