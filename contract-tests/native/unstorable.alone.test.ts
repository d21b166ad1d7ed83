import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../support/control';
import {
	collections,
	company,
	intranetProfile,
	profile,
	settings,
} from '../support/paths';
import { people, stateOf, type Person } from '../support/people';
import { host } from '../support/site';
import { as, full } from '../support/world';
import { imported, rowsOf } from '../users/imports/import';

const disturbance = 'svc_fixture_disturbance';
/** Tables that are as before WordPress 4.2. WordPress sends them no text with characters of four bytes. */
const oldTables = 'svc_fixture_old_tables';

describe.runIf( full && host.database !== null && host.network )(
	'where the tables cannot store characters such as emoji',
	() => {
		let kim: Person;
		beforeAll( async () => {
			[ kim ] = ( await people( {
				bio: 'Old bio',
				job_title: 'Agent',
				meta: { svc_department: 'Sales' },
			} ) ) as [ Person ];
			await control.setOption( oldTables, true );
		} );
		afterAll( () => control.clearOption( oldTables ) );
		afterEach( () => control.clearOption( disturbance ) );

		it.each( [
			[
				'settings',
				() =>
					as.manager.put( settings, {
						role_labels: { loan_officer: '😀 LO' },
						use_gravatar: true,
					} ),
			],
			[
				'settings of a site',
				() =>
					as.manager.put( '/mortgage-calculator/v1/settings', {
						disclosure: '😀',
					} ),
			],
			[ 'company', () => as.manager.put( company, { name: '😀 Ltd' } ) ],
			[
				'intranet profile',
				() =>
					as.manager.put( intranetProfile( kim.id ), {
						bio: '😀 new bio',
						department: 'Later',
					} ),
			],
			[
				'profile',
				() =>
					as.manager.put( profile( kim.profileId ), {
						job_title: 'Later',
						meta: { svc_department: '😀' },
					} ),
			],
			[
				'collection',
				() => as.person.post( collections, { name: '😀' } ),
			],
		] )( 'a write of them to the %s is refused', async ( _name, write ) => {
			const before = await stateOf( kim.profileId );
			const settingsBefore = ( await as.manager.get( settings ) ).body;
			const answer = await write();
			expect( answer ).toRefuse( 'rest_invalid_param' );
			expect( answer.text ).toContain( 'such as emoji' );
			expect( await stateOf( kim.profileId ) ).toEqual( before );
			expect( ( await as.manager.get( settings ) ).body ).toEqual(
				settingsBefore
			);
		} );

		it( 'an import refuses the row, and goes on', async () => {
			const [ ann, ben ] = ( await people( {}, {} ) ) as [
				Person,
				Person,
			];
			const { id } = await imported(
				[ 'user_id', 'department' ],
				[
					[ String( ann.id ), '😀' ],
					[ String( ben.id ), 'Sales' ],
				],
				{ match: 'user_id' }
			);
			const [ refused, taken ] = await rowsOf( id );
			expect( refused ).toMatchObject( {
				outcome: 'refused',
				problems: [
					{ message: expect.stringContaining( 'such as emoji' ) },
				],
			} );
			expect( taken ).toMatchObject( { outcome: 'changed' } );
			expect( await stateOf( ben.profileId ) ).toMatchObject( {
				meta: { svc_department: 'Sales' },
			} );
		} );

		it( 'other writes are made, also where another plugin’s statement in a hook is refused', async () => {
			await control.setOption( disturbance, {
				key: 'svc_intranet_department',
				sql: [
					"UPDATE {prefix}usermeta SET meta_value = '😀' WHERE umeta_id = 0",
				],
			} );
			expect(
				await as.manager.put( profile( kim.profileId ), {
					job_title: 'Closer',
					meta: { svc_department: 'Ventes é' },
				} )
			).toAnswer( 'updateProfile' );
			expect( await stateOf( kim.profileId ) ).toMatchObject( {
				job_title: 'Closer',
				meta: { svc_department: 'Ventes é' },
			} );
		} );
	}
);
