import { describe, expect, it } from 'vitest';
import {
	bookmarks,
	departments,
	directory,
	intranetProfile,
	orgChartBranch,
	positions,
	profile,
	profileOf,
	profiles,
	reportingChain,
} from '../support/paths';
import { withSettings } from '../support/settings';
import { place } from '../support/site';
import { as, world } from '../support/world';

const headers = { 'X-Count-Queries': '1', 'X-Name-Files': '1' };
const { colleague } = world.callers;

/** The plugin's files that PHP loads for a request. */
async function filesFor(
	path: string,
	query = '',
	status = 200
): Promise< string[] > {
	const answer = await as.person.get( path, { query, headers } );
	expect( answer.status ).toBe( status );
	return String( answer.headers[ 'x-own-file-names' ] ).split( ',' );
}

/** Names the files where there are more. */
function expectAtMost( most: number, files: string[] ) {
	expect( files.length, files.join( '\n' ) ).toBeLessThanOrEqual( most );
}

describe( 'the files of ours that are loaded', () => {
	// There is one more where WordPress schedules a job of its own, and for a page of a network.
	// The first request of an account writes user meta, which must not load more.
	// Answers with posts have links, whose methods WordPress looks up among all routes.
	it.each( [ '/bench/v1/empty-auth', '/wp/v2/types', '/wp/v2/posts' ] )(
		'are few in a request that is not ours: %s',
		async ( path ) => {
			expectAtMost( 32, await filesFor( path ) );
		}
	);

	it( 'are few in a request to a path that nobody has', async () => {
		expectAtMost( 32, await filesFor( '/nobody/v1/list', '', 404 ) );
	} );

	it( 'are not those of pages of people that were switched off', async () => {
		const restore = await withSettings( { person_pages: true } );
		const on = await filesFor( '/bench/v1/empty-auth' );
		await restore();
		const off = await filesFor( '/bench/v1/empty-auth' );
		const ofPages = ( files: string[] ) =>
			files.filter( ( file ) => file.includes( '/PersonPages/' ) );
		expect( ofPages( on ) ).not.toEqual( [] );
		expect( ofPages( off ) ).toEqual( [] );
	} );

	it( 'are few in a page without our blocks', async () => {
		const page = await ( await fetch( place.url, { headers } ) ).text();
		const [ , names = '' ] = /own file names: (.*) -->/.exec( page ) ?? [];
		expect( names ).toContain( 'svc.php' );
		expectAtMost( 30, names.split( ',' ) );
	} );

	// What only writes need is 30 files, the features of other addresses 20; the limits leave room for 6.
	it.each( [
		[ profiles, 'per_page=1', 110 ],
		[ profile( colleague.profileId ), '', 103 ],
		[ profileOf( colleague.userId ), '', 103 ],
		[ intranetProfile( colleague.userId ), '', 104 ],
		[ directory, 'per_page=1', 100 ],
		[ departments, '', 88 ],
		[ reportingChain( colleague.userId ), '', 90 ],
		[ orgChartBranch( colleague.userId ), '', 102 ],
		[ bookmarks, '', 91 ],
		[ positions, '', 81 ],
	] )( 'are those that a read needs: %s', async ( path, query, most ) => {
		expectAtMost( most, await filesFor( path, query ) );
	} );

	it( 'are those of all features in the index', async () => {
		expect( ( await filesFor( '/users/v1' ) ).length ).toBeGreaterThan(
			100
		);
	} );
} );

it( 'reads ask the database for at most one option more than an empty request', async () => {
	const others = async ( path: string ) => {
		const answer = await as.person.get( path, { headers } );
		expect( answer.status ).toBe( 200 );
		return (
			Number( answer.headers[ 'x-queries' ] ) -
			Number( answer.headers[ 'x-own-queries' ] )
		);
	};
	const idle = await others( '/bench/v1/empty-auth' );
	for ( const path of [ profiles, directory, departments ] ) {
		expect( await others( path ), path ).toBeLessThanOrEqual( idle + 1 );
	}
} );

it( 'an empty request has one query each for options of the network, options of the site, the account and its meta', async () => {
	const counts = [];
	// WordPress schedules its own jobs in some.
	for ( let request = 0; request < 3; request++ ) {
		const answer = await as.person.get( '/bench/v1/empty-auth', {
			headers,
		} );
		counts.push( Number( answer.headers[ 'x-queries' ] ) );
	}
	// And one for an option of the fixtures.
	expect( Math.min( ...counts ) ).toBeLessThanOrEqual( 5 );
} );
