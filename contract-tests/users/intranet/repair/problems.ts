import { expect } from 'vitest';
import type { DirectoryList } from '../../../../client/src/users/intranet/directory-schemas';
import type { ProfileList } from '../../../../client/src/users/profile-schemas';
import { control } from '../../../support/control';
import {
	directReports,
	directory,
	missing,
	position,
	profile,
	profiles,
} from '../../../support/paths';
import { stateOf, type Person } from '../../../support/people';
import { as } from '../../../support/world';

/** Something written by SQL, as by a restored backup. */
export interface KnownProblem {
	name: string;
	/** Part of Site Health's text. */
	says: string;
	statements: ( who: Victims ) => string[];
	/** What can be read after the repair. */
	then: ( who: Victims ) => Promise< void >;
}

/** Kim and Gone report to Boss, Low reports to Gone; all are in Sales. */
export interface Victims {
	boss: Person;
	kim: Person;
	gone: Person;
	low: Person;
	/** The last name of all people. */
	mark: string;
}

const profileOf = ( { profileId }: Person, set: string ) =>
	`UPDATE {svc_profiles} SET ${ set } WHERE id = ${ profileId }`;
const metaOf = ( { id }: Person, key: string, value: string | number ) =>
	`UPDATE {usermeta} SET meta_value = '${ value }' WHERE user_id = ${ id } AND meta_key = 'svc_intranet_${ key }'`;
const addMeta = ( { id }: Person, key: string, value: string | number ) =>
	`INSERT INTO {usermeta} (user_id, meta_key, meta_value) VALUES (${ id }, 'svc_intranet_${ key }', '${ value }')`;
const vacancyOf = ( title: string, manager: number ) =>
	`INSERT INTO {svc_positions} (manager_id, title, title_key, department) VALUES (${ manager }, '${ title }', '${ title }', '')`;
const wishlistOf = ( { id }: Person, value: string ) =>
	`INSERT INTO {usermeta} (user_id, meta_key, meta_value) VALUES (${ id }, '_wished_posts', '${ value }')`;

const says = async ( who: Person, meta: object ) => {
	expect( await stateOf( who.profileId ) ).toMatchObject( { meta } );
};
const isFound = async ( search: string, total: number ) => {
	const list = await as.manager.get( profiles, { query: { search } } );
	expect( ( list.body as ProfileList ).total, search ).toBe( total );
};
const kept = async ( { id }: Person, key: string ) =>
	( await control.userMeta( id, `svc_intranet_${ key }` ) ).values;

/** The org chart cuts a loop at its lowest user ID, and so does the repair. */
const isCutAtTheLowest = async ( { boss, kim }: Victims ) => {
	const [ top, low ] = boss.id < kim.id ? [ boss, kim ] : [ kim, boss ];
	await says( top, { svc_reports_to: null } );
	expect( await kept( top, 'reports_to' ) ).toEqual( [] );
	await says( low, { svc_reports_to: top.id } );
};

export const problems: KnownProblem[] = [
	{
		name: 'a department that the profile has not',
		says: 'does not say what its account says',
		statements: ( { kim } ) => [ metaOf( kim, 'department', 'Moved' ) ],
		then: ( { kim } ) => says( kim, { svc_department: 'Moved' } ),
	},
	{
		name: 'a department that the account has not',
		says: 'does not say what its account says',
		statements: ( { kim } ) => [
			profileOf( kim, "department = 'Wrong', department_key = 'wrong'" ),
		],
		then: ( { kim } ) => says( kim, { svc_department: 'Sales' } ),
	},
	{
		name: "an e-mail of the account that the profile's avatar is not of",
		says: 'does not say what its account says',
		statements: ( { kim } ) => [
			`UPDATE {users} SET user_email = 'restored-${ kim.login }@example.org' WHERE ID = ${ kim.id }`,
		],
		then: async ( { kim } ) => {
			const [ row ] = await control.sql( [
				`SELECT account_email FROM {svc_profiles} WHERE id = ${ kim.profileId }`,
			] );
			expect( row?.account_email ).toBe(
				`restored-${ kim.login }@example.org`
			);
		},
	},
	{
		name: 'a manager that the profile does not know',
		says: 'does not say what its account says',
		statements: ( { kim } ) => [ profileOf( kim, 'has_manager = 0' ) ],
		then: async ( { kim, boss } ) => {
			const { body } = await as.manager.get( directReports( boss.id ) );
			expect( ( body as DirectoryList ).data ).toContainEqual(
				expect.objectContaining( { id: kim.id } )
			);
		},
	},
	{
		name: 'an office, an extension and a day that the profile has not',
		says: 'does not say what its account says',
		statements: ( { kim } ) => [
			addMeta( kim, 'office_location', 'Oslo' ),
			addMeta( kim, 'extension', '77' ),
			addMeta( kim, 'start_date', '2020-02-29' ),
		],
		then: async ( { kim } ) => {
			const [ row ] = await control.sql( [
				`SELECT office_location, extension, start_date FROM {svc_profiles} WHERE id = ${ kim.profileId }`,
			] );
			expect( row ).toEqual( {
				office_location: 'Oslo',
				extension: '77',
				start_date: '2020-02-29',
			} );
		},
	},
	{
		name: 'a manager that the account has not',
		says: 'does not say what its account says',
		statements: ( { kim } ) => [ profileOf( kim, 'manager_id = NULL' ) ],
		then: ( { boss, kim } ) => says( kim, { svc_reports_to: boss.id } ),
	},
	{
		name: 'keys that sort a person elsewhere',
		says: 'does not say what its account says',
		statements: ( { kim } ) => [
			profileOf( kim, "last_key = 'zzz', title_key = 'zzz'" ),
		],
		then: async ( { kim, mark } ) => {
			const [ row ] = await control.sql( [
				`SELECT last_key, title_key FROM {svc_profiles} WHERE id = ${ kim.profileId }`,
			] );
			expect( row ).toEqual( { last_key: mark, title_key: '' } );
		},
	},
	{
		name: 'words that are missing',
		says: 'not found by its words alone',
		statements: ( { kim } ) => [
			`DELETE FROM {svc_search} WHERE profile_id = ${ kim.profileId } AND field = 1`,
		],
		then: ( { mark } ) => isFound( `kim ${ mark }`, 1 ),
	},
	{
		name: 'a name that was changed past the search',
		says: 'not found by its words alone',
		statements: ( { kim, mark } ) => [
			profileOf(
				kim,
				`last_name = '${ mark }x', last_key = '${ mark }x'`
			),
		],
		then: ( { mark } ) => isFound( `kim ${ mark }x`, 1 ),
	},
	{
		name: 'words of a profile that is gone',
		says: 'not found by its words alone',
		statements: () => [
			`INSERT INTO {svc_search} (suffix, field, profile_id) VALUES ('nobody', 1, ${ missing })`,
		],
		then: async () => {
			const words = await control.sql( [
				`SELECT suffix FROM {svc_search} WHERE profile_id = ${ missing }`,
			] );
			expect( words ).toEqual( [] );
		},
	},
	{
		name: 'a manager who is gone',
		says: 'that it cannot have',
		statements: ( { kim } ) => [
			profileOf( kim, `manager_id = ${ missing }` ),
			metaOf( kim, 'reports_to', missing ),
		],
		then: async ( { kim } ) => {
			await says( kim, { svc_reports_to: null } );
			expect( await kept( kim, 'reports_to' ) ).toEqual( [] );
		},
	},
	{
		name: 'two who report to each other',
		says: 'report to each other',
		statements: ( { boss, kim } ) => [
			profileOf( boss, `manager_id = ${ kim.id }` ),
			addMeta( boss, 'reports_to', kim.id ),
		],
		then: isCutAtTheLowest,
	},
	{
		name: 'a loop that only the accounts know of',
		says: 'does not say what its account says',
		statements: ( { boss, kim } ) => [
			addMeta( boss, 'reports_to', kim.id ),
		],
		then: isCutAtTheLowest,
	},
	{
		name: 'a field that is stored twice',
		says: 'stored more than once',
		statements: ( { kim } ) => [
			addMeta( kim, 'department', 'Second' ),
			addMeta( kim, 'department', 'Third' ),
		],
		then: async ( { kim } ) => {
			expect( await kept( kim, 'department' ) ).toEqual( [ 'Sales' ] );
			await says( kim, { svc_department: 'Sales' } );
		},
	},
	{
		name: 'a wishlist that is stored twice',
		says: 'stored more than once',
		statements: ( { kim } ) => [
			wishlistOf( kim, `a:1:{s:6:"post-1";i:1;}` ),
			wishlistOf( kim, `a:1:{s:6:"post-1";s:1:"1";}` ),
		],
		then: async ( { kim } ) => {
			const rows = await control.sql( [
				`SELECT meta_value FROM {usermeta} WHERE user_id = ${ kim.id } AND meta_key = '_wished_posts'`,
			] );
			expect( rows ).toEqual( [
				{ meta_value: 'a:1:{s:6:"post-1";i:1;}' },
			] );
		},
	},
	{
		name: 'a profile whose account is gone',
		says: 'account that is gone',
		statements: ( { gone } ) => [
			`DELETE FROM {users} WHERE ID = ${ gone.id }`,
		],
		then: async ( { boss, gone, low } ) => {
			expect(
				await as.manager.get( profile( gone.profileId ) )
			).toRefuse( 'rest_profile_not_found' );
			await says( low, { svc_reports_to: boss.id } );
		},
	},
	{
		name: 'a department that is counted wrong',
		says: 'count by department and office is wrong',
		statements: () => [
			"UPDATE {svc_group_counts} SET number = number + 7 WHERE department_key = 'sales'",
		],
		then: async () => {
			const [ row ] = await control.sql( [
				"SELECT COUNT(*) AS number FROM {svc_profiles} WHERE department_key = 'sales' AND is_person = 1",
			] );
			const list = await as.manager.get( directory, {
				query: 'department=Sales&per_page=1',
			} );
			expect( ( list.body as DirectoryList ).total ).toBe(
				Number( row!.number )
			);
		},
	},
	{
		name: 'a vacancy whose manager is gone',
		says: 'has a manager or reports that it cannot have',
		statements: ( { mark } ) => [ vacancyOf( mark, missing ) ],
		then: async ( { mark } ) => {
			const [ row ] = await control.sql( [
				`SELECT id, manager_id FROM {svc_positions} WHERE title = '${ mark }'`,
			] );
			expect( row!.manager_id ).toBeNull();
			await as.manager.delete( position( -Number( row!.id ) ) );
		},
	},
	{
		name: 'people below a vacancy of another manager, and of none',
		says: 'or reports that they cannot have',
		statements: ( { boss, kim, low, mark } ) => [
			vacancyOf( mark, kim.id ),
			`INSERT INTO {svc_position_reports} (user_id, position_id) SELECT ${ low.id }, MAX(id) FROM {svc_positions}`,
			`INSERT INTO {svc_position_reports} (user_id, position_id) VALUES (${ boss.id }, ${ missing })`,
		],
		then: async ( { boss, low, mark } ) => {
			const rows = await control.sql( [
				`SELECT user_id FROM {svc_position_reports} WHERE user_id IN (${ boss.id }, ${ low.id })`,
			] );
			expect( rows ).toEqual( [] );
			const [ row ] = await control.sql( [
				`SELECT id FROM {svc_positions} WHERE title = '${ mark }'`,
			] );
			await as.manager.delete( position( -Number( row!.id ) ) );
		},
	},
	{
		name: 'a dotted line to nobody',
		says: 'has a dotted-line manager who is gone',
		statements: ( { kim, low } ) => [
			addMeta(
				kim,
				'dotted_manager_ids',
				`a:2:{i:0;i:${ missing };i:1;i:${ low.id };}`
			),
		],
		then: async ( { kim, low } ) => {
			expect( await kept( kim, 'dotted_manager_ids' ) ).toEqual( [
				[ low.id ],
			] );
		},
	},
	{
		name: 'a role that is counted wrong',
		says: 'counted wrong',
		statements: () => [
			"UPDATE {svc_state} SET value = value + 7 WHERE name = 'count:staff'",
		],
		then: async () => {
			const [ row ] = await control.sql( [
				"SELECT COUNT(*) AS number FROM {svc_profiles} WHERE role = 'staff'",
			] );
			const list = await as.manager.get( profiles, {
				query: 'role=staff&per_page=1',
			} );
			expect( ( list.body as ProfileList ).total ).toBe(
				Number( row!.number )
			);
		},
	},
];

export const cause = ( problem: KnownProblem, who: Victims ) =>
	control.sql( problem.statements( who ) );
