// @module-tag single-site
import { describe, expect, it } from 'vitest';
import { control, deleteAccount } from '../../support/control';
import { host } from '../../support/site';
import { people, stateOf } from '../../support/people';
import { accounts, profile, profileOf } from '../../support/paths';
import { as } from '../../support/world';

const chain = async () => {
	const [ top ] = await people( {} );
	const [ middle ] = await people( { meta: { svc_reports_to: top!.id } } );
	const [ report ] = await people( { meta: { svc_reports_to: middle!.id } } );
	return { top: top!, middle: middle!, report: report! };
};

describe( 'a user who is deleted', () => {
	it( 'takes the profile along, and the reports move up', async () => {
		const { top, middle, report } = await chain();
		await deleteAccount( middle.id );
		expect( await as.manager.get( profile( middle.profileId ) ) ).toRefuse(
			'rest_profile_not_found'
		);
		expect( await as.manager.get( profileOf( middle.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
		expect( await stateOf( report.profileId ) ).toMatchObject( {
			meta: { svc_reports_to: top.id },
		} );
	} );
} );

describe.runIf( host.network )(
	'a user who is removed from one site of the network',
	() => {
		it( 'keeps everything', async () => {
			const { middle, report } = await chain();
			const before = await stateOf( middle.profileId );
			await control.removeUser( middle.id, 'remove_user_from_blog' );
			expect( await stateOf( middle.profileId ) ).toEqual( before );
			expect( await stateOf( report.profileId ) ).toMatchObject( {
				meta: { svc_reports_to: middle.id },
			} );
		} );
	}
);

describe( 'the account of a profile', () => {
	it( 'is not touched by changes of the profile', async () => {
		const [ kim ] = await people( {} );
		const account = () =>
			as.manager.get( `/wp/v2/users/${ kim!.id }`, {
				query: 'context=edit',
			} );
		const before = ( await account() ).body;
		await as.manager.put( profile( kim!.profileId ), {
			email: 'another@example.com',
			first_name: 'Another',
			last_name: 'Name',
			bio: 'Another.',
			role: 'leadership',
		} );
		expect( ( await account() ).body ).toEqual( before );
		await as.manager.delete( profile( kim!.profileId ) );
		expect( ( await account() ).body ).toEqual( before );
		const free = await as.manager.get( accounts, {
			query: { search: kim!.login },
		} );
		expect( free.body ).toMatchObject( {
			total: 1,
			data: [ { id: kim!.id } ],
		} );
	} );
} );
