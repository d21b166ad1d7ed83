import { describe, expect, it } from 'vitest';
import { people, personOf, stateOf } from '../../support/people';
import { missing, profile, profileOf } from '../../support/paths';
import { as } from '../../support/world';

describe( 'deleting a profile', () => {
	it( 'takes the profile away and leaves the account', async () => {
		const [ kim ] = await people( {} );
		expect( await as.manager.delete( profile( kim!.profileId ) ) ).toAnswer(
			'deleteProfile'
		);
		expect( await as.manager.get( profileOf( kim!.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
		expect(
			( await as.manager.get( `/wp/v2/users/${ kim!.id }` ) ).status
		).toBe( 200 );

		const again = await personOf( kim! );
		expect( again.profileId ).not.toBe( kim!.profileId );
		expect( await stateOf( again.profileId ) ).toMatchObject( {
			user_id: kim!.id,
		} );
	} );

	it( 'finds nothing the second time', async () => {
		const [ kim ] = await people( {} );
		await as.manager.delete( profile( kim!.profileId ) );
		expect( await as.manager.delete( profile( kim!.profileId ) ) ).toRefuse(
			'rest_profile_not_found'
		);
		expect( await as.manager.delete( profile( missing ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );

	it( "moves the reports up to that person's manager", async () => {
		const [ top ] = await people( {} );
		const [ middle ] = await people( {
			meta: { svc_reports_to: top!.id },
		} );
		const [ report ] = await people( {
			meta: { svc_reports_to: middle!.id },
		} );
		await as.manager.delete( profile( middle!.profileId ) );
		expect( await stateOf( report!.profileId ) ).toMatchObject( {
			meta: { svc_reports_to: top!.id },
		} );

		await as.manager.delete( profile( top!.profileId ) );
		expect( await stateOf( report!.profileId ) ).toMatchObject( {
			meta: { svc_reports_to: null },
		} );
	} );

	it( 'reads no body', async () => {
		const [ kim ] = await people( {} );
		const answer = await as.manager.send(
			'DELETE',
			profile( kim!.profileId ),
			{
				raw: '{"id":1,"x":2}',
				headers: { 'Content-Type': 'application/json' },
			}
		);
		expect( answer ).toAnswer( 'deleteProfile' );
	} );
} );
