import { describe, expect, it } from 'vitest';
import { memberOf } from '../../support/bookmarks';
import { control } from '../../support/control';
import {
	directory,
	directReports,
	intranetProfile,
	orgChart,
	orgChartBranch,
	profile,
	profileFacets,
	profileOf,
	profiles,
	repair,
	restoration,
	vcard,
} from '../../support/paths';
import { newMark, people, stateOf, type Person } from '../../support/people';
import { as } from '../../support/world';
import { isThere, show, upload } from '../photos/upload';
import { moveToTrash } from './trash';

const byId = ( { id, profileId }: Person ) => [
	profile( profileId ),
	profileOf( id ),
	vcard( profileId ),
	intranetProfile( id ),
	orgChartBranch( id ),
	directReports( id ),
];

describe( 'a profile in the trash', () => {
	it( 'is not there, for those who may manage either', async () => {
		const [ kim ] = ( await people( {} ) ) as [ Person ];
		expect( await moveToTrash( kim ) ).toAnswer( 'deleteProfile' );
		for ( const path of byId( kim ) ) {
			expect( await as.manager.get( path ) ).toRefuse(
				'rest_profile_not_found'
			);
		}
		expect(
			await as.manager.put( profile( kim.profileId ), { phone: '1' } )
		).toRefuse( 'rest_profile_not_found' );
		expect(
			await as.manager.put( intranetProfile( kim.id ), { bio: 'x' } )
		).toRefuse( 'rest_profile_not_found' );
		expect( await moveToTrash( kim ) ).toRefuse( 'rest_profile_not_found' );
	} );

	it( 'is in no list, chart, search or count', async () => {
		const mark = newMark();
		const department = `Dept ${ mark }`;
		const [ kim, lee ] = ( await people(
			{ last_name: mark, meta: { svc_department: department } },
			{ last_name: mark, meta: { svc_department: department } }
		) ) as [ Person, Person ];
		await moveToTrash( kim );
		for ( const path of [ profiles, directory ] ) {
			for ( const query of [ { search: mark }, { department } ] ) {
				const list = await as.manager.get( path, { query } );
				expect( list.body ).toMatchObject( {
					total: 1,
					data: [ { last_name: mark } ],
				} );
			}
		}
		const facets = await as.manager.get( profileFacets, {
			query: { department },
		} );
		expect( facets.body ).toMatchObject( {
			roles: [ { value: 'staff', count: 1 } ],
		} );
		const chart = ( await as.manager.get( orgChart ) ).text;
		expect( chart ).toContain( `"id":${ lee.id },` );
		expect( chart ).not.toContain( `"id":${ kim.id },` );
		const words = await control.sql( [
			`SELECT COUNT(*) AS number FROM {svc_search} WHERE profile_id = ${ kim.profileId }`,
		] );
		expect( words ).toEqual( [ { number: '0' } ] );
	} );

	it( 'has no user meta, and no repair finds anything of it', async () => {
		const [ kim ] = ( await people( {
			meta: { svc_department: 'Legal' },
		} ) ) as [ Person ];
		await as.manager.put( intranetProfile( kim.id ), {
			skills: [ 'SQL' ],
		} );
		await moveToTrash( kim );
		for ( const key of [ 'department', 'skills' ] ) {
			const { values } = await control.userMeta(
				kim.id,
				`svc_intranet_${ key }`
			);
			expect( values ).toEqual( [] );
		}
		const found = await as.manager.get( repair );
		expect( found.text ).not.toContain( `"profile_id":${ kim.profileId }` );
	} );

	it( 'keeps its photo, which nothing shows', async () => {
		const [ kim ] = ( await people( {} ) ) as [ Person ];
		const photo = await upload( memberOf( kim ) );
		await show( memberOf( kim ), kim.profileId, photo );
		const waiting = await upload( memberOf( kim ) );
		await moveToTrash( kim );
		expect( await isThere( photo.avatar_url ) ).toBe( true );
		expect( await isThere( waiting.avatar_url ) ).toBe( false );
		const list = await as.manager.get( profiles, {
			query: { trash: 'true', per_page: '100', context: 'edit' },
		} );
		expect( list.text ).not.toContain( photo.avatar_url );
		// Another person's upload drops photos that nothing keeps.
		await upload( as.colleague );
		expect( await isThere( photo.avatar_url ) ).toBe( true );

		await as.manager.post( restoration( kim.profileId ), {} );
		expect( await stateOf( kim.profileId ) ).toMatchObject( photo );
	} );

	it( 'leaves the account its bookmarks', async () => {
		const [ kim ] = ( await people( {} ) ) as [ Person ];
		const mine = memberOf( kim );
		const path = '/users/v1/intranet/bookmarks';
		const { body: before } = await mine.get( path );
		await moveToTrash( kim );
		expect( ( await mine.get( path ) ).body ).toEqual( before );
		expect( await mine.get( directory ) ).toRefuse( 'rest_forbidden' );
	} );
} );
