import { beforeAll, describe, expect, it } from 'vitest';
import { people, type Person } from '../../support/people';
import {
	departments,
	directReports,
	directory,
	facets,
	intranetProfile,
	profile,
} from '../../support/paths';
import { as, full, world } from '../../support/world';

let kim: Person;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
} );

const { userId } = world.callers.colleague;
const mine = `search=${ world.token }+colleague`;

describe( 'a read', () => {
	it.each( [
		[ 'the directory', directory, mine ],
		[ 'the facets', facets, mine ],
		[ 'the departments', departments, '' ],
		[ 'the direct reports', directReports( userId ), '' ],
		[ 'an intranet profile', intranetProfile( userId ), '' ],
	] )(
		'of %s has a validator, and is answered 304 by it',
		async ( _name, path, query ) => {
			// Other tests change departments meanwhile.
			for ( let turn = 0; ; turn++ ) {
				const first = await as.person.get( path, { query } );
				expect( first.headers.etag ).toMatch( /^W\/"[^"]+"$/ );
				expect( first.headers[ 'cache-control' ] ).toBe(
					'private, no-cache'
				);
				const headers = {
					'If-None-Match': String( first.headers.etag ).replace(
						/"$/,
						'-gzip"'
					),
				};
				const second = await as.person.get( path, { query, headers } );
				if ( second.status === 304 || turn === 10 ) {
					expect( [ second.status, second.text ] ).toEqual( [
						304,
						'',
					] );
					return;
				}
			}
		}
	);
} );

describe( 'an update', () => {
	const path = () => intranetProfile( kim.id );
	const tag = async () =>
		String( ( await as.manager.get( path() ) ).headers.etag );
	const put = ( change: object, header: string ) =>
		as.manager.put( path(), change, { headers: { 'If-Match': header } } );

	it( 'that expects what is there is done, and answers the new validator', async () => {
		const answer = await put( { extension: '1' }, await tag() );
		expect( answer ).toAnswer( 'updateIntranetProfile' );
		expect( answer.headers.etag ).toBe( await tag() );
	} );

	it( 'that expects something else changes nothing', async () => {
		const old = await tag();
		await as.manager.put( path(), { bio: 'Newer' } );
		const before = ( await as.manager.get( path() ) ).body;
		expect( await put( { bio: 'Mine' }, old ) ).toRefuse(
			'rest_precondition_failed'
		);
		expect( ( await as.manager.get( path() ) ).body ).toEqual( before );
	} );

	it.runIf( full )( 'takes weak, plain, compressed and any', async () => {
		for ( const form of [
			( now: string ) => now.replace( 'W/', '' ),
			( now: string ) => now.replace( /"$/, '-br"' ),
			( now: string ) => `"x", ${ now }`,
			() => '*',
		] ) {
			expect(
				await put(
					{ skills: [ String( Date.now() ) ] },
					form( await tag() )
				)
			).toAnswer( 'updateIntranetProfile' );
		}
	} );

	it( 'sees a change by the profile', async () => {
		const old = await tag();
		await as.manager.put( profile( kim.profileId ), { job_title: 'New' } );
		expect( await put( { bio: 'Mine' }, old ) ).toRefuse(
			'rest_precondition_failed'
		);
	} );

	it( 'by the owner knows the same validator', async () => {
		const own = intranetProfile( world.callers.person.userId );
		const { headers } = await as.colleague.get( own );
		expect(
			await as.person.put(
				own,
				{ bio: String( Date.now() ) },
				{ headers: { 'If-Match': String( headers.etag ) } }
			)
		).toAnswer( 'updateIntranetProfile' );
	} );
} );
