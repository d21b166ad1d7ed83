import { beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../support/control';
import { people, stateOf, type Person } from '../../support/people';
import { profile } from '../../support/paths';
import { as, full, world } from '../../support/world';

let kim: Person;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
} );

const department = 'svc_intranet_department';
const manager = 'svc_intranet_reports_to';
const boss = world.callers.colleague.userId;

describe( 'department and manager', () => {
	it( 'that are written by the profile are in the intranet fields of the account', async () => {
		const meta = {
			svc_department: `O'Brien \\ "Sales"`,
			svc_reports_to: boss,
		};
		await as.manager.put( profile( kim.profileId ), { meta } );
		expect(
			( await control.userMeta( kim.id, department ) ).values
		).toEqual( [ meta.svc_department ] );
		expect(
			( await control.userMeta( kim.id, manager ) ).values.map( Number )
		).toEqual( [ boss ] );
	} );

	it( 'that are written by WordPress itself are in the profile at once', async () => {
		await control.setUserMeta( kim.id, department, 'Closing' );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			meta: { svc_department: 'Closing', svc_reports_to: boss },
		} );
	} );

	it.runIf( full )( 'that are no valid values read as empty', async () => {
		for ( const value of [
			'x',
			-1,
			[ 1 ],
			kim.id,
			world.callers.partner.userId,
			2_000_000_000,
		] ) {
			await control.setUserMeta( kim.id, manager, value );
			expect( await as.manager.get( profile( kim.profileId ) ) ).toAnswer(
				'getProfile'
			);
		}
		for ( const value of [
			[ 'a' ],
			{ a: 1 },
			'a\u0000b',
			'x'.repeat( 101 ),
			'',
		] ) {
			await control.setUserMeta( kim.id, department, value );
			expect( await stateOf( kim.profileId ) ).toMatchObject( {
				meta: { svc_department: '' },
			} );
		}
	} );

	it.runIf( full )( 'go from the account with the profile', async () => {
		await as.manager.put( profile( kim.profileId ), {
			meta: { svc_department: 'Closing' },
		} );
		await as.manager.delete( profile( kim.profileId ) );
		expect(
			( await control.userMeta( kim.id, department ) ).values
		).toEqual( [] );
		expect( ( await control.userMeta( kim.id, manager ) ).values ).toEqual(
			[]
		);
	} );
} );
