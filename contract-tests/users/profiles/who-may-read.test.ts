// @module-tag second-site
import { describe, expect, it } from 'vitest';
import type { ProfileList } from '../../../client/src/users/profile-schemas';
import { seeAll, strangers } from '../../support/columns';
import { missing, profile, profileOf, profiles } from '../../support/paths';
import { as, world } from '../../support/world';

const { colleague, partner } = world.callers;

describe.each( strangers )( '%s, where no role is public', ( name ) => {
	it( 'sees no list, nobody, and not who is missing', async () => {
		expect( await as[ name ].get( profiles ) ).toRefuse( 'rest_forbidden' );
		const hidden = await as[ name ].get( profile( colleague.profileId ) );
		const absent = await as[ name ].get( profile( missing ) );
		expect( hidden ).toRefuse( 'rest_forbidden' );
		expect( absent.text ).toBe( hidden.text );
		expect(
			await as[ name ].get( profileOf( colleague.userId ) )
		).toRefuse( 'rest_forbidden' );
		expect( await as[ name ].get( profileOf( missing ) ) ).toRefuse(
			'rest_forbidden'
		);
	} );

	it( 'does not see an own profile either', async () => {
		const own = profile( world.callers[ name ].profileId || missing );
		expect( await as[ name ].get( own ) ).toRefuse( 'rest_forbidden' );
	} );

	it( 'hears of malformed values first', async () => {
		expect(
			await as[ name ].get( profiles, { query: 'page=0' } )
		).toRefuse( 'rest_invalid_param', [ 'page' ] );
	} );
} );

describe( 'a realtor partner, where no role is public', () => {
	it( 'sees the own profile, without what is internal', async () => {
		const own = await as.partner.get( profile( partner.profileId ) );
		expect( own ).toAnswer( 'getProfile' );
		expect( own.text ).toContain( '"meta":{' );
		expect( own.text ).not.toContain( 'svc_department' );
		expect( own.text ).not.toContain( 'svc_reports_to' );
		expect( await as.partner.get( profileOf( partner.userId ) ) ).toAnswer(
			'getProfileByUser'
		);
	} );

	it( 'is alone in the list', async () => {
		const answer = await as.partner.get( profiles );
		expect( answer ).toAnswer( 'listProfiles' );
		const { data, total } = answer.body as ProfileList;
		expect( data.map( ( item ) => item.id ) ).toEqual( [
			partner.profileId,
		] );
		expect( total ).toBe( 1 );
	} );

	it( 'cannot tell who is hidden from who is missing', async () => {
		const hidden = await as.partner.get( profile( colleague.profileId ) );
		const absent = await as.partner.get( profile( missing ) );
		expect( hidden ).toRefuse( 'rest_forbidden' );
		expect( absent.text ).toBe( hidden.text );
	} );
} );

describe.each( seeAll )( '%s', ( name ) => {
	it( 'sees everybody, with what is internal', async () => {
		expect(
			await as[ name ].get( profiles, { query: 'per_page=1' } )
		).toAnswer( 'listProfiles' );
		const other = await as[ name ].get( profile( colleague.profileId ) );
		expect( other ).toAnswer( 'getProfile' );
		expect( other.body ).toMatchObject( {
			meta: { svc_department: 'Lending', svc_reports_to: null },
		} );
		expect(
			await as[ name ].get( profileOf( colleague.userId ) )
		).toAnswer( 'getProfileByUser' );
	} );

	it( 'is told who is missing', async () => {
		expect( await as[ name ].get( profile( missing ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );
} );
