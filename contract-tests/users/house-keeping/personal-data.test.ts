// @module-tag second-site
import { describe, expect, it } from 'vitest';
import { fixture, memberOf } from '../../support/bookmarks';
import { control } from '../../support/control';
import { accounts, newMark, people, type Person } from '../../support/people';
import { intranetProfile, profileOf } from '../../support/paths';
import { as } from '../../support/world';
import { isThere, show, upload } from '../photos/upload';

const mark = newMark();

interface Exported {
	data: { group_id: string; data: { name: string; value: string }[] }[];
	done: boolean;
}
interface Erased {
	items_removed: boolean;
	items_retained: boolean;
	messages: string[];
	done: boolean;
}

const mailOf = async ( { id }: { id: number } ) =>
	(
		(
			await as.manager.get( `/wp/v2/users/${ id }`, {
				query: 'context=edit',
			} )
		).body as {
			email: string;
		}
	 ).email;

const ask = < Answer >(
	what: 'export' | 'erase',
	email: string,
	tool = 'svc-profile'
) =>
	fixture< Answer >( 'POST', '/personal-data', {
		tool,
		what,
		email,
	} );

describe( 'personal data of a profile', () => {
	it( 'are exported, what colleagues see too', async () => {
		const [ boss ] = ( await people( {
			first_name: 'Bo',
			last_name: mark,
		} ) ) as [ Person ];
		const [ ana ] = ( await people( {
			first_name: 'Ana <b>',
			last_name: mark,
			nmls_id: '0123',
			meta: {
				svc_department: `Legal ${ mark }`,
				svc_reports_to: boss.id,
			},
		} ) ) as [ Person ];
		await as.manager.put( intranetProfile( ana.id ), {
			skills: [ 'SQL' ],
			bio: 'One\nTwo',
			start_date: '2020-02-29',
		} );
		const { data, done } = await ask< Exported >(
			'export',
			await mailOf( ana )
		);
		expect( done ).toBe( true );
		expect( data.map( ( { group_id } ) => group_id ) ).toEqual( [
			'svc-profile',
			'svc-internal-profile',
		] );
		const values = Object.fromEntries(
			data.flatMap( ( group ) =>
				group.data.map( ( { name, value } ) => [ name, value ] )
			)
		);
		expect( values ).toMatchObject( {
			'First name': 'Ana &lt;b&gt;',
			'Last name': mark,
			'NMLS number': '0123',
			Department: `Legal ${ mark }`,
			Manager: `Bo ${ mark }`,
			Skills: 'SQL',
			'About, for colleagues': expect.stringMatching( /^One<br>\s*Two$/ ),
			'First day at work': '2020-02-29',
		} );
		expect( JSON.stringify( data ) ).not.toContain( await mailOf( boss ) );
	} );

	it( 'are erased from every table, and reports move up', async () => {
		const [ top ] = ( await people( { last_name: mark } ) ) as [ Person ];
		const [ mid ] = ( await people( {
			first_name: `Gone${ mark }`,
			last_name: 'Soon',
			meta: { svc_reports_to: top.id, svc_department: `Dept${ mark }` },
		} ) ) as [ Person ];
		const [ low ] = ( await people( {
			meta: { svc_reports_to: mid.id },
		} ) ) as [ Person ];
		await as.manager.put( intranetProfile( mid.id ), {
			bio: `About ${ mark }`,
			skills: [ mark ],
		} );
		const email = await mailOf( mid );
		expect( await ask< Erased >( 'erase', email ) ).toEqual( {
			items_removed: true,
			items_retained: false,
			messages: [],
			done: true,
		} );
		expect( await as.manager.get( profileOf( mid.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
		expect(
			( await as.manager.get( intranetProfile( low.id ) ) ).body
		).toMatchObject( {
			reports_to: top.id,
		} );
		const [ row ] = await control.sql( [
			`SELECT (SELECT COUNT(*) FROM {svc_search} WHERE profile_id = ${ mid.profileId }) AS words,
				(SELECT COUNT(*) FROM {svc_profiles} WHERE user_id = ${ mid.id }) AS profiles`,
		] );
		expect( row ).toEqual( { words: '0', profiles: '0' } );
		for ( const key of [ 'bio', 'skills', 'department', 'reports_to' ] ) {
			expect(
				( await control.userMeta( mid.id, `svc_intranet_${ key }` ) )
					.values
			).toEqual( [] );
		}
		expect( await ask< Erased >( 'erase', email ) ).toMatchObject( {
			items_removed: false,
		} );
		expect( ( await ask< Exported >( 'export', email ) ).data ).toEqual(
			[]
		);
	} );

	it( 'say that a photo stays in the media library', async () => {
		const [ kim ] = ( await people( {} ) ) as [ Person ];
		const photo = await control.attach();
		await as.manager.put( `/users/v1/profiles/${ kim.profileId }`, {
			avatar_id: photo.id,
		} );
		const erased = await ask< Erased >( 'erase', await mailOf( kim ) );
		expect( erased ).toMatchObject( {
			items_removed: true,
			items_retained: true,
		} );
		expect( erased.messages[ 0 ] ).toContain( 'media library' );
		await control.detach( photo );
	} );

	it( 'have the photos that were uploaded, shown and waiting', async () => {
		const [ kim ] = ( await people( {} ) ) as [ Person ];
		const shown = await upload( memberOf( kim ) );
		await show( memberOf( kim ), kim.profileId, shown );
		const waiting = await upload( memberOf( kim ) );
		const email = await mailOf( kim );
		const urls = async () =>
			( await ask< Exported >( 'export', email, 'svc-photos' ) ).data
				.flatMap( ( { data } ) => data )
				.map( ( { value } ) => value );
		expect( await urls() ).toEqual( [
			shown.avatar_url,
			waiting.avatar_url,
		] );
		expect( await ask< Erased >( 'erase', email ) ).toEqual( {
			items_removed: true,
			items_retained: false,
			messages: [],
			done: true,
		} );
		expect( await isThere( shown.avatar_url ) ).toBe( false );
		expect( await isThere( waiting.avatar_url ) ).toBe( false );
		expect( await urls() ).toEqual( [] );
	} );

	it( 'have a photo that waits where there is no profile', async () => {
		const [ kim ] = await accounts( 1 );
		await control.grant( kim!.id, 'svc_manage_profiles', 1 );
		const waiting = await upload( memberOf( kim! ) );
		expect( await isThere( waiting.avatar_url ) ).toBe( true );
		expect(
			await ask< Erased >( 'erase', await mailOf( kim! ) )
		).toMatchObject( { items_removed: true, items_retained: false } );
		expect( await isThere( waiting.avatar_url ) ).toBe( false );
	} );

	it( 'are none of an unknown person', async () => {
		const email = `nobody-${ mark }@example.com`;
		expect( await ask< Exported >( 'export', email ) ).toEqual( {
			data: [],
			done: true,
		} );
		expect( await ask< Erased >( 'erase', email ) ).toMatchObject( {
			items_removed: false,
		} );
	} );
} );
