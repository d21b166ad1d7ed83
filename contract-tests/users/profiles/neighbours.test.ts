// @module-tag single-site
import { describe, expect, it } from 'vitest';
import { control } from '../../support/control';
import { people, stateOf, type Person } from '../../support/people';
import { profile } from '../../support/paths';
import { as, full, world } from '../../support/world';

const manager = 'svc_intranet_reports_to';
const managerOf = async ( person: Person ) =>
	( ( await stateOf( person.profileId ) ).meta as Record< string, unknown > )
		.svc_reports_to;

/** Two people who report to each other, which only other code can write. */
async function makeLoop() {
	const [ ana, bo ] = ( await people( {}, {} ) ) as [ Person, Person ];
	await control.setUserMeta( ana.id, manager, bo.id );
	await control.setUserMeta( bo.id, manager, ana.id );
	return { ana, bo };
}

describe.runIf( full )( 'what other code has written', () => {
	it( 'makes nobody their own manager when the other one is deleted', async () => {
		const { ana, bo } = await makeLoop();
		await as.manager.delete( profile( ana.profileId ) );
		expect( await managerOf( bo ) ).toBeNull();
	} );

	it( 'makes nobody their own manager when the other one becomes a partner', async () => {
		const { ana, bo } = await makeLoop();
		const change = { role: 'realtor_partner' };
		expect(
			await as.manager.put( profile( ana.profileId ), change )
		).toAnswer( 'updateProfile' );
		expect( await managerOf( bo ) ).toBeNull();
	} );

	it( 'gives a partner no manager, and none when the partner becomes staff', async () => {
		const [ partner ] = ( await people( { role: 'realtor_partner' } ) ) as [
			Person,
		];
		const boss = world.callers.colleague.userId;
		await control.setUserMeta( partner.id, manager, boss );
		expect( await managerOf( partner ) ).toBeNull();
		await as.manager.put( profile( partner.profileId ), { role: 'staff' } );
		expect( await managerOf( partner ) ).toBeNull();
	} );

	it( 'cannot close a loop by giving a profile to an account that was named before', async () => {
		const [ boss, report, free ] = ( await people( {}, {}, {} ) ) as [
			Person,
			Person,
			Person,
		];
		await as.manager.delete( profile( free.profileId ) );
		await as.manager.put( profile( report.profileId ), {
			meta: { svc_reports_to: boss.id },
		} );
		await control.setUserMeta( boss.id, manager, free.id );
		const before = await stateOf( report.profileId );
		const change = { user_id: free.id };
		expect(
			await as.manager.put( profile( report.profileId ), change )
		).toRefuse( 'rest_invalid_param', [ 'meta.svc_reports_to' ] );
		expect( await stateOf( report.profileId ) ).toEqual( before );
	} );
} );

describe.runIf( full )( 'the longest there is', () => {
	it( 'comes back whole: four links of two thousand characters', async () => {
		const link = `https://example.com/${ '😀'.repeat( 1980 ) }`;
		const social = {
			facebook: link,
			twitter: link,
			linkedin: link,
			instagram: link,
		};
		const [ kim ] = ( await people( { social } ) ) as [ Person ];
		expect( await stateOf( kim.profileId ) ).toMatchObject( { social } );
	} );
} );

describe.runIf( full )( 'an address in other letters', () => {
	it( 'is guarded like the usual one', async () => {
		const answer = await as.manager.get( '/Users/v1/profiles', {
			query: '_method[]=x',
		} );
		expect( answer ).toRefuse( 'rest_invalid_param', [ '_method' ] );
	} );
} );

describe.runIf( full )( 'a field whose name is a number', () => {
	it( 'is named as such', async () => {
		const [ kim ] = ( await people( {} ) ) as [ Person ];
		const answer = await as.manager.put( profile( kim.profileId ), {
			0: 1,
		} );
		expect( answer ).toRefuse( 'rest_invalid_param', [ '0' ] );
	} );
} );
