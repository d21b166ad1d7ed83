// @module-tag rest-route
import { beforeAll, describe, expect, it } from 'vitest';
import { people, stateOf, type Person } from '../../support/people';
import {
	accounts,
	missing,
	profile,
	profileOf,
	profiles,
	settings,
} from '../../support/paths';
import { as, full, world } from '../../support/world';

let kim: Person;
let etag: string;
beforeAll( async () => {
	[ kim ] = ( await people( { phone: '1' } ) ) as [ Person ];
	etag = await tagOf( 'manager' );
} );

async function tagOf( name: 'manager' | 'person' ): Promise< string > {
	const answer = await as[ name ].get( profile( kim.profileId ) );
	return String( answer.headers.etag );
}

const put = ( change: object, header: string ) =>
	as.manager.put( profile( kim.profileId ), change, {
		headers: { 'If-Match': header },
	} );

describe( 'a read', () => {
	it.each( [
		[ 'a profile', profile( world.callers.colleague.profileId ) ],
		[
			'a profile by its user',
			profileOf( world.callers.colleague.userId ),
		],
		[ 'the list', profiles, `search=${ world.token }-colleague` ],
		[ 'the settings', settings ],
		[ 'the accounts', accounts, `search=${ world.token }-account` ],
	] )(
		'of %s has a validator, and is answered 304 by it',
		async ( _name, path, query = '' ) => {
			const first = await as.manager.get( path, { query } );
			expect( first.headers.etag ).toMatch( /^W\/"[^"]+"$/ );
			expect( first.headers[ 'cache-control' ] ).toBe(
				'private, no-cache'
			);
			const vary = String( first.headers.vary ).split( /,\s*/ );
			expect( vary ).toEqual(
				expect.arrayContaining( [
					'Origin',
					'Cookie',
					'Authorization',
				] )
			);

			const headers = { 'If-None-Match': String( first.headers.etag ) };
			const second = await as.manager.get( path, { query, headers } );
			expect( [ second.status, second.text ] ).toEqual( [ 304, '' ] );
			expect( second.headers.etag ).toBe( first.headers.etag );
		}
	);

	const plain = () => etag.replace( 'W/', '' );
	const forms: [ name: string, header: () => string ][] = [
		[ 'without W/', plain ],
		[
			'with the suffix of a server that compresses',
			() => etag.replace( /"$/, '-gzip"' ),
		],
		[ 'in a list', () => `"x", ${ etag }, "y"` ],
		[ 'for anything', () => '*' ],
	];
	it.each( full ? forms : forms.slice( 1, 2 ) )(
		'knows its validator %s',
		async ( _name, header ) => {
			const headers = { 'If-None-Match': header() };
			expect(
				(
					await as.manager.get( profile( kim.profileId ), {
						headers,
					} )
				).status
			).toBe( 304 );
		}
	);

	it( 'is whole for another validator', async () => {
		const headers = { 'If-None-Match': 'W/"x"' };
		expect(
			await as.manager.get( profile( kim.profileId ), { headers } )
		).toAnswer( 'getProfile' );
	} );

	it( 'that is refused has no 304', async () => {
		const headers = { 'If-None-Match': '*' };
		expect(
			await as.manager.get( profile( missing ), { headers } )
		).toRefuse( 'rest_profile_not_found' );
		expect(
			await as.anonymous.get( profile( kim.profileId ), { headers } )
		).toRefuse( 'rest_forbidden' );
	} );
} );

describe( 'a change with If-Match', () => {
	it( 'is made on what was read, and answers the next validator', async () => {
		const answer = await put( { phone: '2' }, etag );
		expect( answer ).toAnswer( 'updateProfile' );
		expect( answer.headers.etag ).not.toBe( etag );
		expect( answer.headers.etag ).toBe( await tagOf( 'manager' ) );
	} );

	it( 'is refused on what has changed since', async () => {
		expect( await put( { phone: '3' }, etag ) ).toRefuse(
			'rest_precondition_failed'
		);
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			phone: '2',
		} );
	} );

	it.runIf( full )( 'compares as a read does', async () => {
		const now = await tagOf( 'manager' );
		for ( const header of [
			now.replace( 'W/', '' ),
			now.replace( /"$/, '-gzip"' ),
			`"x", ${ now }`,
			'*',
		] ) {
			expect( await put( {}, header ) ).toAnswer( 'updateProfile' );
		}
		expect( await put( {}, '"x"' ) ).toRefuse( 'rest_precondition_failed' );
	} );

	it( 'comes after malformed values, rights and existence', async () => {
		const headers = { 'If-Match': '"x"' };
		expect( await put( { role: 'boss' }, '"x"' ) ).toRefuse(
			'rest_invalid_param'
		);
		expect(
			await as.person.put( profile( kim.profileId ), {}, { headers } )
		).toRefuse( 'rest_forbidden' );
		expect(
			await as.manager.put( profile( missing ), {}, { headers } )
		).toRefuse( 'rest_profile_not_found' );
		expect(
			await as.manager.put(
				profile( missing ),
				{},
				{ headers: { 'If-Match': '*' } }
			)
		).toRefuse( 'rest_profile_not_found' );
	} );

	it( 'comes before what is in the way', async () => {
		const change = { user_id: world.callers.colleague.userId };
		expect( await put( change, '"x"' ) ).toRefuse(
			'rest_precondition_failed'
		);
		expect( await put( change, '*' ) ).toRefuse( 'rest_profile_exists' );
	} );
} );

describe( 'a deletion with If-Match', () => {
	it( 'is refused on what has changed, and made on what was read', async () => {
		const old = { 'If-Match': etag };
		expect(
			await as.manager.delete( profile( kim.profileId ), {
				headers: old,
			} )
		).toRefuse( 'rest_precondition_failed' );
		const now = { 'If-Match': await tagOf( 'manager' ) };
		expect(
			await as.manager.delete( profile( kim.profileId ), {
				headers: now,
			} )
		).toAnswer( 'deleteProfile' );
	} );
} );

describe( 'a change of the settings with If-Match', () => {
	it( 'is refused on what has changed', async () => {
		const headers = { 'If-Match': '"x"' };
		expect( await as.manager.put( settings, {}, { headers } ) ).toRefuse(
			'rest_precondition_failed'
		);
		const now = {
			'If-Match': String(
				( await as.manager.get( settings ) ).headers.etag
			),
		};
		expect(
			await as.manager.put( settings, {}, { headers: now } )
		).toAnswer( 'updateSettings' );
	} );
} );
