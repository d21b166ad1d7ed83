import { afterAll, describe, expect, it } from 'vitest';
import { fixture, memberOf } from '../../support/bookmarks';
import { control, deleteAccount } from '../../support/control';
import {
	history,
	intranetProfile,
	profile,
	settings,
} from '../../support/paths';
import { newMark, people, type Person } from '../../support/people';
import { as } from '../../support/world';
import { historyOf, linesOf } from './history';

const mark = newMark();

interface Exported {
	data: { item_id: string; data: { name: string; value: string }[] }[];
	done: boolean;
}

const mailOf = async ( { id }: Person ) => {
	const { body } = await as.manager.get( `/wp/v2/users/${ id }`, {
		query: 'context=edit',
	} );
	return ( body as { email: string } ).email;
};

const personalData = async < Answer >(
	what: 'export' | 'erase',
	tool: string,
	kim: Person
) =>
	fixture< Answer >( 'POST', '/personal-data', {
		what,
		tool,
		email: await mailOf( kim ),
	} );

/** As if the entries had been made this many days ago. */
const age = ( { profileId }: Person, days: number ) =>
	fixture< { expected: boolean } >( 'POST', '/house-keeping/prune-history', {
		profile: profileId,
		days,
	} );

afterAll( () => as.manager.put( settings, { history_days: 730 } ) );

describe( 'entries', () => {
	it( 'are kept for two years, or as the settings say', async () => {
		const [ kim ] = ( await people( {} ) ) as [ Person ];
		expect( await age( kim, 729 ) ).toEqual( { expected: true } );
		expect( ( await historyOf( kim ) ).total ).toBe( 1 );
		await as.manager.put( settings, { history_days: 731 } );
		await age( kim, 730 );
		expect( ( await historyOf( kim ) ).total ).toBe( 1 );
		await as.manager.put( settings, { history_days: 730 } );
		await age( kim, 730 );
		expect( ( await historyOf( kim ) ).total ).toBe( 0 );
	} );

	it( 'that are many are pruned in batches', async () => {
		const [ kim ] = ( await people( {} ) ) as [ Person ];
		const row = `(${ kim.profileId }, ${ kim.id }, 1, 0, 'rest', 'phone', '""', '""')`;
		await control.sql( [
			`INSERT INTO {svc_history} (profile_id, person_id, changed_at, author_id, way, field, old_value, new_value) VALUES ${ Array.from( { length: 2100 }, () => row ).join( ',' ) }`,
		] );
		expect( ( await historyOf( kim ) ).total ).toBe( 2101 );
		await age( kim, 0 );
		expect( ( await historyOf( kim ) ).total ).toBe( 1 );
	} );

	it( 'are exported as personal data, with managers by name', async () => {
		const [ boss, kim ] = ( await people(
			{ first_name: 'Bo', last_name: mark },
			{}
		) ) as [ Person, Person ];
		await as.manager.put( profile( kim.profileId ), {
			role: 'leadership',
			meta: { svc_reports_to: boss.id },
		} );
		await as.manager.put( intranetProfile( kim.id ), {
			skills: [ 'A', '<b>' ],
		} );
		const { data, done } = await personalData< Exported >(
			'export',
			'svc-history',
			kim
		);
		expect( done ).toBe( true );
		const lines = data.map( ( one ) =>
			one.data.slice( 1 ).map( ( { value } ) => value )
		);
		expect( lines ).toEqual( [
			[ 'Company profile', '', 'live' ],
			[ 'Role', 'Staff', 'Leadership' ],
			[ 'User ID of the manager', '', `Bo ${ mark }` ],
			[ 'Skills', '', 'A, &lt;b&gt;' ],
		] );
	} );

	it( 'are erased with personal data, and what the person changed becomes nobody’s', async () => {
		const [ kim, lee ] = ( await people( {}, {} ) ) as [ Person, Person ];
		await control.grant( kim.id, 'svc_manage_profiles', 1 );
		await memberOf( kim ).put( profile( lee.profileId ), { phone: '9' } );
		expect( ( await historyOf( lee ) ).data[ 0 ] ).toMatchObject( {
			user_id: kim.id,
		} );
		expect(
			await personalData( 'erase', 'svc-profile', kim )
		).toMatchObject( { items_removed: true } );
		expect( await as.manager.get( history( kim.profileId ) ) ).toRefuse(
			'rest_profile_not_found'
		);
		expect(
			( await personalData< Exported >( 'export', 'svc-history', kim ) )
				.data
		).toEqual( [] );
		expect( ( await historyOf( lee ) ).data[ 0 ] ).toMatchObject( {
			user_id: 0,
			field: 'phone',
		} );
		expect(
			await personalData( 'erase', 'svc-profile', kim )
		).toMatchObject( { items_removed: false } );
	} );

	it( 'of a deleted account lose their values and their author', async () => {
		const [ kim, lee ] = ( await people( { phone: '1' }, {} ) ) as [
			Person,
			Person,
		];
		await control.grant( kim.id, 'svc_manage_profiles', 1 );
		const mine = memberOf( kim );
		await mine.put( profile( kim.profileId ), { phone: '2' } );
		await mine.put( profile( lee.profileId ), { phone: '9' } );
		await deleteAccount( kim.id );
		expect( await linesOf( kim ) ).toEqual( [
			[ 'wordpress', 'profile', 'live', null ],
		] );
		expect( ( await historyOf( lee ) ).data[ 0 ] ).toMatchObject( {
			user_id: 0,
		} );
	} );

	it( 'stay with the profile that moves to another account', async () => {
		const [ kim, other ] = ( await people( {}, {} ) ) as [ Person, Person ];
		await as.manager.delete( profile( other.profileId ), {
			query: { force: 'true' },
		} );
		await as.manager.put( profile( kim.profileId ), {
			user_id: other.id,
		} );
		expect( await linesOf( kim ) ).toEqual( [
			[ 'rest', 'user_id', kim.id, other.id ],
			[ 'rest', 'profile', null, 'live' ],
		] );
	} );

	it( 'are not shown to the person who gets another person’s profile', async () => {
		const [ kim, other ] = ( await people( {}, {} ) ) as [ Person, Person ];
		await as.manager.put( profile( kim.profileId ), {
			phone: '+1 303 555 0177',
		} );
		await as.manager.delete( profile( other.profileId ), {
			query: { force: 'true' },
		} );
		await as.manager.put( profile( kim.profileId ), {
			user_id: other.id,
		} );
		await as.manager.put( profile( kim.profileId ), {
			phone: '+1 303 555 0188',
		} );
		expect( await linesOf( kim, {}, memberOf( other ) ) ).toEqual( [
			[ 'rest', 'phone', '+1 303 555 0177', '+1 303 555 0188' ],
			[ 'rest', 'user_id', kim.id, other.id ],
		] );
	} );
} );
