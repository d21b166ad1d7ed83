import { beforeAll, describe, expect, it } from 'vitest';
import { profilesInAll } from '../support/company';
import { control } from '../support/control';
import { sql } from '../support/mariadb';
import { newMark, people } from '../support/people';
import { directory, intranetProfile, profiles } from '../support/paths';
import { host } from '../support/site';
import { as, full } from '../support/world';

const mark = newMark();

/** The names of the steps that have run. */
const finished = 'svc_migrations';
/** How many steps of one list had run, in versions up to 2.2. */
const counter = 'svc_schema';

const stepsThatRan = async () =>
	( await control.option( finished, 'network' ) ).value as string[];

/** The order of columns and keys says when they were added. */
const linesOf = ( create: string ) =>
	create
		.split( '\n' )
		.map( ( line ) => line.replace( /,$/, '' ) )
		.sort();

/** The tables' definitions without the next id, and the row counts of the tables that are derived from the accounts. */
const tables = async () =>
	Object.fromEntries(
		Object.entries( await control.tables() ).map(
			( [ name, { rows, create } ] ) => [
				name,
				{
					rows: /(profiles|search|group_counts)$/.test( name )
						? rows
						: null,
					create: linesOf(
						create.replace( / AUTO_INCREMENT=\d+/, '' )
					),
				},
			]
		)
	);

/** Filling the search index of a large company again takes long. */
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

const drop = ( keys: string[], columns: string[] = [] ) =>
	`ALTER TABLE wp_svc_profiles ${ [
		...keys.map( ( name ) => `DROP KEY ${ name }` ),
		...columns.map( ( name ) => `DROP COLUMN ${ name }` ),
	].join( ', ' ) }`;

/** How the tables were before each step of the list that versions up to 2.2 counted. */
const before: Record< string, string > = {
	'users/create-profiles': '',
	'users/create-search-index': 'DROP TABLE wp_svc_search',
	'users/add-intranet-columns': `${ drop(
		intranetKeys,
		intranetColumns
	) }; DELETE FROM wp_svc_search WHERE field IN (3, 4)`,
	'users/create-charts': 'DROP TABLE wp_svc_charts',
	'users/count-groups': 'DROP TABLE wp_svc_group_counts',
	'users/add-list-indexes': drop( listKeys ),
	'users/create-imports':
		'DROP TABLE wp_svc_imports; DROP TABLE wp_svc_import_rows',
	'modern-data/create-calls': 'DROP TABLE wp_svc_mcp_calls',
	'modern-data/create-content-lock':
		"DELETE FROM wp_svc_state WHERE name = 'lock:content'",
	'users/keep-account-emails': drop( [], laterColumns ),
	'users/index-reports':
		'ALTER TABLE wp_svc_profiles DROP KEY by_manager, ADD KEY by_manager (manager_id,last_key,first_key,id)',
};
const counted = Object.keys( before );

const takeAway = async ( steps: string[] ) => {
	const statements = steps
		.map( ( name ) => before[ name ]! )
		.reverse()
		.filter( Boolean );
	if ( statements.length > 0 ) {
		await sql( statements.join( '; ' ) );
	}
};

const setCounter = async ( value: number ) => {
	await control.clearOption( finished, 'network' );
	await control.setOption( counter, value, 'network' );
};

const firstRequests = () =>
	Promise.all(
		Array.from( { length: 4 }, () =>
			as.person.get( profiles, { query: `search=${ mark }` } )
		)
	);

describe.runIf( isPossible )( 'tables of an older version', () => {
	let tablesNow: Awaited< ReturnType< typeof tables > >;
	let stepsNow: string[];
	let total: number;
	beforeAll( async () => {
		const [ boss ] = await people(
			{ last_name: mark, job_title: `Clerk${ mark }` },
			{ last_name: mark },
			{ last_name: mark, role: 'realtor_partner' }
		);
		await as.manager.put( intranetProfile( boss!.id ), {
			department: `Sálés ${ mark }`,
			office_location: `Dénver ${ mark }`,
			extension: 'x1',
			start_date: '2020-02-29',
		} );
		total = 3;
		tablesNow = await tables();
		stepsNow = await stepsThatRan();
	} );

	const areAsBefore = async () => {
		for ( const answer of await firstRequests() ) {
			expect( answer ).toAnswer( 'listProfiles' );
			expect( answer.body ).toMatchObject( { total } );
		}
		expect( await tables() ).toEqual( tablesNow );
		expect( [ ...( await stepsThatRan() ) ].sort() ).toEqual(
			[ ...stepsNow ].sort()
		);
		expect(
			( await control.option( counter, 'network' ) ).value ?? null
		).toBeFalsy();
		const { body } = await as.person.get( directory, {
			query: {
				search: `clerk${ mark } sales`,
				office: `denver ${ mark }`,
				department: `Sálés ${ mark }`,
			},
		} );
		expect( body ).toMatchObject( {
			total: 1,
			data: [ { extension: 'x1', department: `Sálés ${ mark }` } ],
		} );
	};

	it.each( counted.map( ( name, index ) => [ index, name ] as const ) )(
		'are brought to this one from counter %i, before %s, by four first requests at once',
		async ( count ) => {
			await takeAway( counted.slice( Math.max( 1, count ) ) );
			await setCounter( count );
			await areAsBefore();
		}
	);

	it( 'are brought to this one where the counter has passed steps that were inserted before it', async () => {
		await takeAway( [
			'users/count-groups',
			'users/add-list-indexes',
			'users/create-imports',
		] );
		await setCounter( counted.length );
		await areAsBefore();
	} );

	it( 'are brought to this one after an interruption, by the steps that are missing alone', async () => {
		const missing = [ 'users/count-groups', 'users/index-reports' ];
		await takeAway( missing );
		await control.setOption(
			finished,
			stepsNow.filter( ( name ) => ! missing.includes( name ) ),
			'network'
		);
		await areAsBefore();
	} );

	it( 'may be there already, where what has run was lost', async () => {
		await control.clearOption( finished, 'network' );
		await areAsBefore();
	} );
} );
