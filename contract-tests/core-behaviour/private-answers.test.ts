import { describe, expect, it } from 'vitest';
import type { Seen } from '../support/http';
import { bookmarks, profiles } from '../support/paths';
import { as } from '../support/world';

/** Headers that keep caches between site and caller from storing the answer. */
function expectPrivate( { headers, asked }: Seen ) {
	expect( headers[ 'cache-control' ], asked ).toMatch( /\bprivate\b/ );
	expect( headers[ 'cache-control' ], asked ).toMatch(
		/\bno-(cache|store)\b/
	);
}

const paths = [
	profiles,
	bookmarks,
	'/users/v1/intranet/org-chart',
	'/users/v1/intranet/bookmarks/export',
	'/modern-data/v1/settings',
];

describe.each( [ '', '_envelope=1', '_envelope=1&_embed', '_jsonp=x' ] )(
	'an answer with "%s" is private',
	( query ) => {
		it.each( paths )( 'of %s', async ( path ) => {
			for ( const caller of [ as.manager, as.person, as.anonymous ] ) {
				const answer = await caller.get( path, { query } );
				expect( answer.status, answer.asked ).toBeLessThan( 500 );
				expectPrivate( answer );
				expect( answer.headers.vary ).toMatch(
					/Cookie, Authorization/
				);
				expect( answer.headers ).not.toHaveProperty( 'expires' );
			}
		} );
	}
);

it( 'an envelope can be revalidated in private', async () => {
	const { headers } = await as.person.get( profiles, {
		query: '_envelope=1',
	} );
	expect( headers[ 'cache-control' ] ).toBe( 'private, no-cache' );
} );

it( 'a batch that names one of our routes is as private as without it', async () => {
	const batch = ( path: string ) =>
		as.person.post( '/batch/v1', { requests: [ { path } ] } );
	const [ ours, cores ] = await Promise.all( [
		batch( profiles ),
		batch( '/wp/v2/posts' ),
	] );
	expectPrivate( ours );
	expect( ours.headers[ 'cache-control' ] ).toBe(
		cores.headers[ 'cache-control' ]
	);
} );

it( "an answer of core's own stays as core sends it", async () => {
	const mine = await as.person.get( '/wp/v2/users/me' );
	expect( mine.headers[ 'cache-control' ] ).toContain( 'no-store' );
	expect( mine.headers ).toHaveProperty( 'expires' );
} );
