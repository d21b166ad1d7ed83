// @module-tag second-site
import { beforeAll, describe, expect, it } from 'vitest';
import { memberOf } from '../../support/bookmarks';
import { mayManage, mayNotManage } from '../../support/columns';
import { control } from '../../support/control';
import {
	history,
	intranetProfile,
	missing,
	profile,
} from '../../support/paths';
import { people, type Person } from '../../support/people';
import { as } from '../../support/world';
import { moveToTrash } from '../trash/trash';
import { historyOf, linesOf } from './history';

let kim: Person;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
	await as.manager.put( profile( kim.profileId ), { phone: '1' } );
	await as.manager.put( intranetProfile( kim.id ), { extension: '2' } );
} );

describe( 'the history', () => {
	it.each( mayManage )( 'is read by %s', async ( name ) => {
		expect( ( await historyOf( kim, {}, as[ name ] ) ).total ).toBe( 3 );
	} );

	it.each( mayNotManage )(
		'of others is not for %s, whether it is there or not',
		async ( name ) => {
			for ( const id of [ kim.profileId, missing ] ) {
				expect( await as[ name ].get( history( id ) ) ).toRefuse(
					'rest_forbidden'
				);
			}
		}
	);

	it( 'of nobody is not found', async () => {
		expect( await as.manager.get( history( missing ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );

	it( 'of one’s own profile has the fields that are shown there', async () => {
		const mine = memberOf( kim );
		expect( await linesOf( kim, {}, mine ) ).toEqual(
			await linesOf( kim )
		);
		await as.manager.put( profile( kim.profileId ), {
			role: 'realtor_partner',
		} );
		expect( await linesOf( kim, {}, mine ) ).toEqual( [
			[ 'rest', 'role', 'staff', 'realtor_partner' ],
			[ 'rest', 'phone', '', '1' ],
			[ 'rest', 'profile', null, 'live' ],
		] );
		expect( await historyOf( kim, { field: 'extension' }, mine ) ).toEqual(
			{
				data: [],
				total: 0,
				pages: 0,
				page: 1,
			}
		);
		expect( ( await historyOf( kim, { field: 'extension' } ) ).total ).toBe(
			1
		);
	} );

	it( 'of one’s own profile has no custom field that is there no more', async () => {
		const [ lee ] = ( await people( {} ) ) as [ Person ];
		await control.sql( [
			`INSERT INTO {svc_history} (profile_id, person_id, changed_at, author_id, way, field, old_value, new_value)
				VALUES (${ lee.profileId }, ${ lee.id }, 1900000000, 1, 'rest', 'meta.gone', 'null', '"secret"')`,
		] );
		expect( await linesOf( lee, {}, memberOf( lee ) ) ).toHaveLength( 1 );
		expect( await linesOf( lee ) ).toHaveLength( 2 );
	} );

	it( 'of a profile in the trash is for those who may manage', async () => {
		const [ lee ] = ( await people( {} ) ) as [ Person ];
		await moveToTrash( lee );
		expect( ( await historyOf( lee ) ).total ).toBe( 2 );
		expect(
			await memberOf( lee ).get( history( lee.profileId ) )
		).toRefuse( 'rest_forbidden' );
	} );
} );
