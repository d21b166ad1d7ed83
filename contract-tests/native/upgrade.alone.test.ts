import { beforeEach, describe, expect, it } from 'vitest';
import { profilesInAll } from '../support/company';
import { control } from '../support/control';
import { sql } from '../support/mariadb';
import { newMark, people } from '../support/people';
import { directory, intranetProfile, profiles } from '../support/paths';
import { host } from '../support/site';
import { as, full } from '../support/world';

const mark = newMark();
const version = 'svc_schema';
const schema = async () =>
	Number( ( await control.option( version, 'network' ) ).value );

/** The tables with what they hold; the next id is no part of that. */
const tables = async () =>
	Object.fromEntries(
		Object.entries( await control.tables() ).map(
			( [ name, { rows, create } ] ) => [
				name,
				{ rows, create: create.replace( / AUTO_INCREMENT=\d+/, '' ) },
			]
		)
	);

/** Filling the search index of a big company again takes its time. */
const isPossible =
	full &&
	host.database !== null &&
	host.network &&
	( await profilesInAll() ) < 20_000;

const intranetColumns = [
	'office_location',
	'extension',
	'start_date',
	'is_person',
	'has_manager',
	'department_key',
	'office_key',
];

const intranetKeys = [
	'by_person_last',
	'by_person_first',
	'by_person_title',
	'by_person_start',
	'by_department',
	'by_department_id',
	'by_office',
	'by_office_id',
	'by_no_photo',
	'by_no_manager',
	'by_facets',
];

/** Of later versions. */
const laterColumns = [ 'account_email' ];

const listKeys = [
	'by_every_department',
	'by_every_office',
	'by_every_no_photo',
	'by_role_department',
];

const firstRequests = () =>
	Promise.all(
		Array.from( { length: 4 }, () =>
			as.person.get( profiles, { query: `search=${ mark }` } )
		)
	);

describe.runIf( isPossible )( 'tables of an older version', () => {
	let before: Awaited< ReturnType< typeof tables > >;
	let newest: number;
	beforeEach( async () => {
		before = await tables();
		newest = await schema();
	} );

	const areAsBefore = async ( total: number ) => {
		for ( const answer of await firstRequests() ) {
			expect( answer ).toAnswer( 'listProfiles' );
			expect( answer.body ).toMatchObject( { total } );
		}
		expect( await tables() ).toEqual( before );
		expect( await schema() ).toBe( newest );
	};

	it( 'are brought to this one once, by four first requests at the same time', async () => {
		await people( { last_name: mark }, { last_name: mark } );
		before = await tables();
		await sql( 'DROP TABLE wp_svc_search' );
		await control.setOption( version, 1, 'network' );
		await areAsBefore( 2 );
	} );

	it( 'take the intranet fields from the accounts, and sort and find by them', async () => {
		const [ boss, kim ] = await people(
			{ last_name: mark, job_title: `Clerk${ mark }` },
			{ last_name: mark, role: 'realtor_partner' }
		);
		const fields = {
			department: `Sálés ${ mark }`,
			office_location: `Dénver ${ mark }`,
			extension: 'x1',
			start_date: '2020-02-29',
		};
		await as.manager.put( intranetProfile( boss!.id ), fields );
		await control.setUserMeta(
			kim!.id,
			'svc_intranet_office_location',
			fields.office_location
		);
		before = await tables();
		await sql(
			`ALTER TABLE wp_svc_profiles ${ [
				...[ ...intranetKeys, ...listKeys ].map(
					( name ) => `DROP KEY ${ name }`
				),
				...[ ...intranetColumns, ...laterColumns ].map(
					( name ) => `DROP COLUMN ${ name }`
				),
			].join( ', ' ) };
			DELETE FROM wp_svc_search WHERE field IN (3, 4)`
		);
		await control.setOption( version, 2, 'network' );
		await areAsBefore( 4 );

		const { body } = await as.person.get( directory, {
			query: {
				search: `clerk${ mark } sales`,
				office: `denver ${ mark }`,
				department: fields.department,
			},
		} );
		expect( body ).toMatchObject( {
			total: 1,
			data: [
				{
					id: boss!.id,
					department: fields.department,
					office_location: fields.office_location,
					extension: 'x1',
				},
			],
		} );
		expect(
			( await as.manager.get( intranetProfile( boss!.id ) ) ).body
		).toMatchObject( fields );
	} );

	it( 'are mended where an index that queries name is gone', async () => {
		await people( { last_name: mark }, { last_name: mark } );
		before = await tables();
		await sql( 'ALTER TABLE wp_svc_profiles DROP KEY by_manager' );
		await control.setOption( version, newest - 2, 'network' );
		await areAsBefore( 6 );
	} );

	it( 'may be there already, where the version was lost', async () => {
		await control.clearOption( version, 'network' );
		await areAsBefore( 6 );
	} );
} );
