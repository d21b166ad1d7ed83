import { describe, expect, it } from 'vitest';
import { control } from '../../support/control';
import {
	directReports,
	intranetProfile,
	missing,
	profile,
	restoration,
} from '../../support/paths';
import {
	newMark,
	people,
	personOf,
	stateOf,
	type Person,
} from '../../support/people';
import { as } from '../../support/world';
import { deleteForGood, idsIn, moveToTrash } from './trash';

const restore = ( { profileId }: Person ) =>
	as.manager.post( restoration( profileId ), {} );

const managerOf = async ( { profileId }: Person ) =>
	( ( await stateOf( profileId ) ).meta as { svc_reports_to: unknown } )
		.svc_reports_to;

const reportTo = ( { profileId }: Person, manager: number | null ) =>
	as.manager.put( profile( profileId ), {
		meta: { svc_reports_to: manager },
	} );

/** Top, manager and two reports. */
async function team() {
	const [ top ] = await people( {} );
	const [ kim ] = await people( { meta: { svc_reports_to: top!.id } } );
	const below = { meta: { svc_reports_to: kim!.id } };
	const [ ana, bo ] = await people( below, below );
	return { top: top!, kim: kim!, ana: ana!, bo: bo! };
}

describe( 'restoring a profile', () => {
	it( 'brings all of it back, under its ID', async () => {
		const { kim } = await team();
		await as.manager.put( profile( kim.profileId ), {
			phone: '5',
			company: 'Svc "&" <b>',
			bio: '<strong>Hi</strong>',
			social: { linkedin: 'https://example.com/kim' },
			meta: { svc_department: 'Légal' },
		} );
		await as.manager.put( intranetProfile( kim.id ), {
			office_location: 'Aurora',
			extension: '12',
			start_date: '2020-02-29',
			bio: 'One\n"two" \\ 0',
			skills: [ 'SQL', '0', 'Ünï' ],
		} );
		const before = await stateOf( kim.profileId );
		const { body: inside } = await as.manager.get(
			intranetProfile( kim.id )
		);
		await moveToTrash( kim );
		const answer = await restore( kim );
		expect( answer ).toAnswer( 'restoreProfile' );
		expect( answer.body ).toEqual( {
			id: kim.profileId,
			message: 'Profile restored from the Trash.',
		} );
		expect( await stateOf( kim.profileId ) ).toEqual( before );
		expect(
			( await as.manager.get( intranetProfile( kim.id ) ) ).body
		).toEqual( inside );
		expect( answer.headers.etag ).toBe(
			( await as.manager.get( profile( kim.profileId ) ) ).headers.etag
		);
		expect( await restore( kim ) ).toRefuse( 'rest_profile_not_found' );
		expect( await as.manager.post( restoration( missing ), {} ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );

	it( 'brings the reports back that nobody has moved since', async () => {
		const { top, kim, ana, bo } = await team();
		await moveToTrash( kim );
		expect( await managerOf( ana ) ).toBe( top.id );
		await reportTo( bo, null );
		await reportTo( bo, top.id );
		await restore( kim );
		expect( await managerOf( kim ) ).toBe( top.id );
		expect( await managerOf( ana ) ).toBe( kim.id );
		expect( await managerOf( bo ) ).toBe( top.id );
		const { body } = await as.manager.get( directReports( kim.id ) );
		expect( body ).toMatchObject( { total: 1, data: [ { id: ana.id } ] } );
	} );

	it( 'takes a link sent back as it was read for unchanged', async () => {
		const { top, kim, ana } = await team();
		await moveToTrash( kim );
		await reportTo( ana, top.id );
		await restore( kim );
		expect( await managerOf( ana ) ).toBe( kim.id );
	} );

	it( 'leaves a link that other code has set since', async () => {
		const { top, kim, ana, bo } = await team();
		await moveToTrash( kim );
		const key = 'svc_intranet_reports_to';
		await control.clearUserMeta( ana.id, key );
		await control.setUserMeta( ana.id, key, top.id );
		await restore( kim );
		expect( await managerOf( ana ) ).toBe( top.id );
		expect( await managerOf( bo ) ).toBe( kim.id );
	} );

	it( 'leaves a link that another deletion has set since', async () => {
		const { top, kim, ana } = await team();
		await moveToTrash( kim );
		await moveToTrash( top );
		expect( await managerOf( ana ) ).toBe( null );
		await restore( top );
		expect( await managerOf( ana ) ).toBe( top.id );
		await restore( kim );
		expect( await managerOf( kim ) ).toBe( top.id );
		expect( await managerOf( ana ) ).toBe( top.id );
	} );

	it( 'names a manager who is not there any more', async () => {
		const mark = newMark();
		const [ top ] = ( await people( { last_name: mark } ) ) as [ Person ];
		const [ kim ] = ( await people( {
			meta: { svc_reports_to: top.id },
		} ) ) as [ Person ];
		await moveToTrash( kim );
		await moveToTrash( top );
		const answer = await restore( kim );
		expect( answer ).toAnswer( 'restoreProfile' );
		expect( ( answer.body as { message: string } ).message ).toContain(
			`Kim Vale → Kim ${ mark } (no longer a person)`
		);
		expect( await managerOf( kim ) ).toBe( null );
	} );

	it( 'brings back who reported to whom, when both were deleted', async () => {
		for ( const deleteManagerFirst of [ true, false ] ) {
			for ( const restoreManagerFirst of [ true, false ] ) {
				const { top, kim, ana } = await team();
				const both = [ kim, ana ];
				for ( const one of deleteManagerFirst
					? both
					: both.toReversed() ) {
					await moveToTrash( one );
				}
				for ( const one of restoreManagerFirst
					? both
					: both.toReversed() ) {
					expect( await restore( one ) ).toAnswer( 'restoreProfile' );
				}
				expect( await managerOf( kim ) ).toBe( top.id );
				expect( await managerOf( ana ) ).toBe( kim.id );
			}
		}
	} );

	it( 'leaves the manager that a person got while both were deleted', async () => {
		const { top, kim, ana } = await team();
		await moveToTrash( kim );
		await moveToTrash( ana );
		await restore( ana );
		await reportTo( ana, null );
		await reportTo( ana, top.id );
		await restore( kim );
		expect( await managerOf( ana ) ).toBe( top.id );
	} );

	it( 'leaves out and names a link that would make a loop', async () => {
		const { top, kim, ana, bo } = await team();
		await moveToTrash( kim );
		// User meta may name a manager who has no profile.
		await control.setUserMeta( top.id, 'svc_intranet_reports_to', kim.id );
		const answer = await restore( kim );
		expect( ( answer.body as { message: string } ).message ).toContain(
			'Kim Vale → Kim Vale (would make a loop)'
		);
		expect( await managerOf( kim ) ).toBe( null );
		expect( await managerOf( top ) ).toBe( kim.id );
		expect( await managerOf( ana ) ).toBe( kim.id );
		expect( await managerOf( bo ) ).toBe( kim.id );
	} );

	it( 'keeps intranet fields that other code has written since', async () => {
		const [ kim ] = ( await people( {
			meta: { svc_department: 'Legal' },
		} ) ) as [ Person ];
		await as.manager.put( intranetProfile( kim.id ), { extension: '1' } );
		await moveToTrash( kim );
		await control.setUserMeta( kim.id, 'svc_intranet_extension', '2' );
		await restore( kim );
		expect(
			( await as.manager.get( intranetProfile( kim.id ) ) ).body
		).toMatchObject( { department: 'Legal', extension: '2' } );
	} );

	it( 'brings back a photo of the media library, unless it is gone', async () => {
		const [ kim, lee ] = ( await people( {}, {} ) ) as [ Person, Person ];
		const kept = await control.attach();
		const lost = await control.attach();
		for ( const [ one, photo ] of [
			[ kim, kept ],
			[ lee, lost ],
		] as const ) {
			await as.manager.put( profile( one.profileId ), {
				avatar_id: photo.id,
			} );
			await moveToTrash( one );
		}
		await control.detach( lost );
		await restore( kim );
		await restore( lee );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			avatar_id: kept.id,
			avatar_url: kept.url,
		} );
		expect( await stateOf( lee.profileId ) ).toMatchObject( {
			avatar_id: null,
		} );
		await control.detach( kept );
	} );

	it( 'is refused while the user has another profile', async () => {
		const [ kim ] = ( await people( { phone: '1' } ) ) as [ Person ];
		await moveToTrash( kim );
		const second = await personOf( kim, { phone: '2' } );
		expect( second.profileId ).not.toBe( kim.profileId );
		const answer = await restore( kim );
		expect( answer ).toRefuse( 'rest_profile_exists' );
		expect( answer.body ).toMatchObject( {
			data: { id: second.profileId },
		} );
		expect( await stateOf( second.profileId ) ).toMatchObject( {
			phone: '2',
		} );
		await moveToTrash( second );
		expect( await restore( kim ) ).toAnswer( 'restoreProfile' );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			phone: '1',
		} );
		expect( await restore( second ) ).toRefuse( 'rest_profile_exists' );
		await deleteForGood( second );
	} );
} );

describe( 'deleting for good', () => {
	it( 'ends a profile in the trash', async () => {
		const mark = newMark();
		const [ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
		await moveToTrash( kim );
		expect( await idsIn( { search: mark } ) ).toEqual( [ kim.profileId ] );
		expect( await deleteForGood( kim ) ).toAnswer( 'deleteProfile' );
		expect( await idsIn( { search: mark } ) ).toEqual( [] );
		expect( await deleteForGood( kim ) ).toRefuse(
			'rest_profile_not_found'
		);
		expect( await restore( kim ) ).toRefuse( 'rest_profile_not_found' );
	} );

	it( 'leaves nothing of one that is not in the trash', async () => {
		const mark = newMark();
		const [ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
		await deleteForGood( kim );
		expect( await idsIn( { search: mark } ) ).toEqual( [] );
		expect( await restore( kim ) ).toRefuse( 'rest_profile_not_found' );
	} );

	it( 'is refused for people who may not, and nothing changes', async () => {
		const mark = newMark();
		const [ kim, lee ] = ( await people(
			{ last_name: mark },
			{ last_name: mark }
		) ) as [ Person, Person ];
		await moveToTrash( lee );
		const before = await stateOf( kim.profileId );
		for ( const { profileId } of [ kim, lee ] ) {
			expect(
				await as.person.delete( profile( profileId ), {
					query: { force: 'true' },
				} )
			).toRefuse( 'rest_forbidden' );
		}
		expect( await stateOf( kim.profileId ) ).toEqual( before );
		expect( await idsIn( { search: mark } ) ).toEqual( [ lee.profileId ] );
	} );
} );
