import { beforeAll, describe, expect, it } from 'vitest';
import type { Import } from '../../../client/src/users/import-schemas';
import { csv, readCsv } from '../../support/csv';
import {
	accounts,
	newMark,
	people,
	stateOf,
	type Person,
} from '../../support/people';
import {
	importColumns,
	importOf,
	importRows,
	importStep,
	imports,
	intranetProfile,
	profileExport,
	profileOf,
} from '../../support/paths';
import { as, full } from '../../support/world';
import {
	check,
	checked,
	imported,
	open,
	outcomes,
	rowsOf,
	run,
} from './import';

const mark = newMark();

let ana: Person;
let bo: Person;
let partner: Person;
beforeAll( async () => {
	[ ana, bo, partner ] = ( await people(
		{ first_name: 'Ana', last_name: mark, phone: '+1 303' },
		{ first_name: 'Bo', last_name: mark, job_title: '=1' },
		{ first_name: 'Pia', last_name: mark, role: 'realtor_partner' }
	) ) as [ Person, Person, Person ];
	await as.manager.put( intranetProfile( bo.id ), {
		reports_to: ana.id,
		skills: [ 'a;b', 'c' ],
		bio: 'Two\nlines, "quoted"',
		start_date: '2020-02-29',
	} );
} );

const byId = [ 'user_id', 'first_name', 'phone' ] as const;

describe( 'an import', () => {
	it( 'says what it would do, and does that', async () => {
		const [ kim ] = await accounts( 1 );
		const { id } = await open(
			[
				'user_id',
				'',
				'first_name',
				'last_name',
				'email',
				'role',
				'phone',
			],
			[
				[ String( ana.id ), 'x', 'Anna', mark, '', '', "'+1 404" ],
				[ String( bo.id ), 'x', 'Bo', mark, '', '', '' ],
				[
					String( kim!.id ),
					'x',
					'Kim',
					mark,
					'kim@example.com',
					'Loan Officer',
					'',
				],
				[
					String( partner.id ),
					'x',
					'Pia',
					'',
					'not an address',
					'boss',
					'call me',
				],
			],
			{ match: 'user_id', name: 'people.csv', strict: true }
		);
		const before = await stateOf( ana.profileId );
		const dry = await check( id );
		expect( dry ).toMatchObject( {
			name: 'people.csv',
			status: 'checked',
			progress: 100,
			total: 4,
			done: 4,
			created: 1,
			changed: 1,
			unchanged: 1,
			refused: 1,
		} );
		expect( await outcomes( id ) ).toEqual( [
			'changed',
			'unchanged',
			'created',
			'refused email role phone',
		] );
		expect( await rowsOf( id, { outcome: 'refused' } ) ).toEqual( [
			{
				number: 5,
				outcome: 'refused',
				name: 'Pia',
				user_id: partner.id,
				profile_id: partner.profileId,
				problems: [
					{
						column: 'email',
						message:
							'This must be an e-mail address, such as jane@example.com.',
					},
					{
						column: 'role',
						message: expect.stringContaining( 'loan_officer' ),
					},
					{
						column: 'phone',
						message: expect.stringContaining( 'digits' ),
					},
				],
				changes: [],
				invited_at: null,
			},
		] );
		expect( await stateOf( ana.profileId ) ).toEqual( before );
		expect( await as.manager.get( profileOf( kim!.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);

		const done = await run( id );
		expect( done ).toMatchObject( {
			status: 'finished',
			created: 1,
			changed: 1,
		} );
		expect( await stateOf( ana.profileId ) ).toMatchObject( {
			first_name: 'Anna',
			phone: '+1 404',
		} );
		const made = await as.manager.get( profileOf( kim!.id ) );
		expect( made.body ).toMatchObject( {
			first_name: 'Kim',
			role: 'loan_officer',
			email: 'kim@example.com',
		} );
		expect( await stateOf( partner.profileId ) ).toMatchObject( {
			first_name: 'Pia',
		} );
	} );

	it( 'of an export changes nothing', async () => {
		const { text } = await as.manager.get( profileExport, {
			query: { search: mark },
		} );
		const [ header, ...rows ] = readCsv( text.slice( 1 ) );
		const { body } = await as.manager.get( importColumns );
		const known = ( body as { data: { name: string; label: string }[] } )
			.data;
		const columns = header!.map(
			( label ) => known.find( ( one ) => one.label === label )!.name
		);
		for ( const match of [ 'account_email', 'user_id' ] as const ) {
			for ( const clears of [ false, true ] ) {
				const { id, total, unchanged } = await checked(
					columns as never,
					rows,
					{
						match,
						clears,
					}
				);
				expect( total ).toBeGreaterThanOrEqual( 3 );
				expect( await outcomes( id ) ).toEqual(
					rows.map( () => 'unchanged' )
				);
				expect( unchanged ).toBe( total );
			}
		}
	} );

	it( 'keeps what is there where a cell is empty, or clears it', async () => {
		const [ kim ] = ( await people( {
			last_name: mark,
			phone: '1',
			company: 'X',
		} ) ) as [ Person ];
		const row = [ String( kim.id ), '', '', '', '' ];
		const columns = [
			'user_id',
			'first_name',
			'phone',
			'company',
			'intranet_bio',
		] as const;
		expect(
			await imported( [ ...columns ], [ row ], { match: 'user_id' } )
		).toMatchObject( {
			unchanged: 1,
		} );
		expect(
			await imported( [ ...columns ], [ row ], {
				match: 'user_id',
				clears: true,
			} )
		).toMatchObject( { changed: 1 } );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			first_name: 'Kim',
			phone: '',
			company: '',
		} );
	} );

	it( 'writes what the intranet profile has', async () => {
		const [ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
		await imported(
			[
				'user_id',
				'skills',
				'intranet_bio',
				'office_location',
				'extension',
				'start_date',
				'department',
				'social.linkedin',
			],
			[
				[
					String( kim.id ),
					'SQL; Excel',
					'One\r\nTwo',
					`Denver ${ mark }`,
					'x7',
					'2021-03-04',
					`Legal ${ mark }`,
					'https://www.linkedin.com/in/kim',
				],
			],
			{ match: 'user_id' }
		);
		expect(
			( await as.manager.get( intranetProfile( kim.id ) ) ).body
		).toMatchObject( {
			skills: [ 'SQL', 'Excel' ],
			bio: 'One\nTwo',
			office_location: `Denver ${ mark }`,
			extension: 'x7',
			start_date: '2021-03-04',
			department: `Legal ${ mark }`,
		} );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			social: { linkedin: 'https://www.linkedin.com/in/kim' },
		} );
	} );

	it( 'matches accounts by e-mail, whatever its letters are', async () => {
		const [ kim ] = await accounts( 1 );
		const mine = (
			await as.manager.get( `/wp/v2/users/${ kim!.id }`, {
				query: 'context=edit',
			} )
		).body as { email: string };
		const { id } = await checked(
			[ 'account_email', 'first_name', 'last_name', 'role' ],
			[
				[ mine.email.toUpperCase(), 'Kim', mark, 'staff' ],
				[ mine.email, 'Kim', mark, 'staff' ],
				[ `nobody-${ mark }@example.com`, 'No', mark, 'staff' ],
				[ 'nobody', 'No', mark, 'staff' ],
				[ '', 'No', mark, 'staff' ],
			]
		);
		expect( await outcomes( id ) ).toEqual( [
			'created',
			...Array.from( { length: 4 }, () => 'refused account_email' ),
		] );
		const rows = await rowsOf( id );
		expect( rows[ 1 ]!.problems[ 0 ]!.message ).toBe(
			'Row 2 is about the same account already.'
		);
		expect( rows[ 2 ]!.problems[ 0 ]!.message ).toContain(
			'There is no account'
		);
		await run( id );
		// By default, a profile's e-mail is the account's.
		const { body } = await as.manager.get( profileOf( kim!.id ) );
		expect( ( body as { email: string } ).email.toLowerCase() ).toBe(
			mine.email.toLowerCase()
		);
	} );

	it( 'forgets what was sent when it is over, and keeps the report with names', async () => {
		const { id } = await imported(
			[ ...byId ],
			[
				[ String( ana.id ), 'Ana', '1' ],
				[ '2000000000', 'Nobody', '2' ],
			],
			{ match: 'user_id' }
		);
		expect( await rowsOf( id ) ).toMatchObject( [
			{
				number: 2,
				outcome: 'changed',
				name: `Ana ${ mark }`,
				profile_id: ana.profileId,
			},
			{
				number: 3,
				outcome: 'refused',
				name: 'Nobody',
				problems: [ { column: 'user_id' } ],
			},
		] );
		const report = await as.manager.get( importStep( id, 'report' ) );
		expect( report.headers ).toMatchObject( {
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': `attachment; filename="import-${ id }.csv"`,
		} );
		expect( readCsv( report.text.slice( 1 ) ) ).toEqual( [
			[
				'Row',
				'Outcome',
				'Name',
				'User ID',
				'Profile ID',
				'What is wrong',
			],
			[
				'2',
				'Changed',
				`Ana ${ mark }`,
				String( ana.id ),
				String( ana.profileId ),
				'',
			],
			[
				'3',
				'Refused',
				'Nobody',
				'',
				'',
				expect.stringContaining( 'User ID: There is no such user.' ),
			],
		] );
		const few = await as.manager.get( importStep( id, 'report' ), {
			query: 'outcome=refused',
		} );
		expect( readCsv( few.text.slice( 1 ) ) ).toHaveLength( 2 );
	} );

	it( 'is listed, and deleted', async () => {
		const { id } = await open( [ ...byId ], [ [ '1', 'x', '' ] ], {
			match: 'user_id',
		} );
		const list = await as.manager.get( imports, { query: 'per_page=100' } );
		expect( list ).toAnswer( 'listImports' );
		expect(
			( list.body as { data: Import[] } ).data.map( ( one ) => one.id )
		).toContain( id );
		const one = await as.manager.get( importOf( id ) );
		expect( one ).toAnswer( 'getImport' );
		expect(
			await as.manager.delete( importOf( id ), {
				headers: { 'If-Match': 'W/"x"' },
			} )
		).toRefuse( 'rest_precondition_failed' );
		expect(
			await as.manager.delete( importOf( id ), {
				headers: { 'If-Match': one.headers.etag! },
			} )
		).toAnswer( 'deleteImport' );
		for ( const path of [
			importOf( id ),
			importRows( id ),
			importStep( id, 'report' ),
		] ) {
			expect( await as.manager.get( path ) ).toRefuse(
				'rest_import_not_found'
			);
		}
		expect( await as.manager.delete( importOf( id ) ) ).toRefuse(
			'rest_import_not_found'
		);
	} );

	it( 'may be cancelled, and forgets what was sent', async () => {
		const { id } = await checked(
			[ ...byId ],
			[ [ String( ana.id ), 'Ann', '' ] ],
			{
				match: 'user_id',
			}
		);
		const answer = await as.manager.post( importStep( id, 'cancel' ), {} );
		expect( answer ).toAnswer( 'cancelImport' );
		expect( answer.body ).toMatchObject( { status: 'cancelled' } );
		expect( ( await rowsOf( id ) )[ 0 ] ).toMatchObject( {
			name: `Ann ${ mark }`,
		} );
		for ( const step of [ 'check', 'run', 'cancel' ] as const ) {
			const again = await as.manager.post( importStep( id, step ), {} );
			expect( again.body ).toMatchObject( { status: 'cancelled' } );
		}
		expect( await stateOf( ana.profileId ) ).not.toMatchObject( {
			first_name: 'Ann',
		} );
		expect(
			await as.manager.put( importRows( id ), {
				from: 2,
				rows: [ [ '1' ] ],
			} )
		).toRefuse( 'rest_import_conflict' );
	} );

	it( 'says which columns change a person', async () => {
		const [ kim ] = ( await people( {
			last_name: mark,
			phone: '1',
			social: { linkedin: 'https://www.linkedin.com/in/kim' },
		} ) ) as [ Person ];
		await as.manager.put( intranetProfile( kim.id ), {
			skills: [ 'SQL' ],
			extension: '7',
		} );
		const { id } = await checked(
			[
				'user_id',
				'first_name',
				'phone',
				'social.linkedin',
				'department',
				'manager',
				'skills',
				'extension',
			],
			[
				[
					String( kim.id ),
					'Kim',
					'2',
					'',
					`Legal ${ mark }`,
					String( ana.id ),
					'Excel',
					'7',
				],
				[ String( ana.id ), '', '', '', '', '', '', '' ],
				[ String( bo.id ), 'Bo', '', '', '', 'nobody@x.org', '', '' ],
			],
			{ match: 'user_id', clears: true, strict: true }
		);
		const [ first, , third ] = await rowsOf( id );
		expect( first!.outcome ).toBe( 'changed' );
		expect( [ ...first!.changes ].sort() ).toEqual( [
			'department',
			'manager',
			'phone',
			'skills',
			'social.linkedin',
		] );
		expect( third ).toMatchObject( { outcome: 'refused', changes: [] } );
		await run( id );
		expect( ( await rowsOf( id ) )[ 0 ]!.changes ).toHaveLength( 5 );
		await as.manager.put( intranetProfile( bo.id ), {
			reports_to: ana.id,
		} );
	} );

	it( 'that is cancelled reports no outcome of rows that were not imported', async () => {
		const { id } = await checked(
			[ ...byId ],
			[
				[ String( ana.id ), 'Ann', '' ],
				[ '2000000000', 'Nobody', '2' ],
			],
			{ match: 'user_id' }
		);
		const { body } = await as.manager.post(
			importStep( id, 'cancel' ),
			{}
		);
		expect( body ).toMatchObject( {
			total: 2,
			done: 1,
			changed: 0,
			refused: 1,
		} );
		expect( await outcomes( id ) ).toEqual( [ '', 'refused user_id' ] );
		expect( ( await rowsOf( id ) )[ 0 ] ).toMatchObject( {
			outcome: null,
			user_id: null,
			changes: [],
		} );
	} );

	it( 'takes its steps in order', async () => {
		const made = await as.manager.post( imports, { columns: [ 'email' ] } );
		expect( made ).toAnswer( 'createImport' );
		expect( made.headers.location ).toMatch( /\/users\/v1\/imports\/\d+$/ );
		const { id } = made.body as Import;
		expect(
			await as.manager.post( importStep( id, 'check' ), {} )
		).toRefuse( 'rest_import_conflict' );
		expect( await as.manager.post( importStep( id, 'run' ), {} ) ).toRefuse(
			'rest_import_conflict'
		);
	} );

	it( 'is checked anew when rows are sent again', async () => {
		const { id } = await checked( [ ...byId ], [ [ 'x', 'Ana', '' ] ], {
			match: 'user_id',
		} );
		expect( await outcomes( id ) ).toEqual( [ 'refused user_id' ] );
		const again = await as.manager.put( importRows( id ), {
			from: 2,
			rows: [ [ String( ana.id ), 'Ana', '9' ] ],
		} );
		expect( again.body ).toMatchObject( {
			status: 'open',
			total: 1,
			refused: 0,
		} );
		expect( await check( id ) ).toMatchObject( { changed: 1, total: 1 } );
	} );
} );

describe( 'what an import is told', () => {
	const faults: [ string, object, string[] ][] = [
		[ 'no columns', {}, [ 'columns' ] ],
		[
			'columns without a key',
			{ columns: [ 'first_name' ] },
			[ 'columns' ],
		],
		[
			'another key',
			{ columns: [ 'email' ], match: 'user_id' },
			[ 'columns' ],
		],
		[
			'a column twice',
			{ columns: [ 'email', 'phone', 'phone' ] },
			[ 'columns' ],
		],
		[
			'a role in WordPress',
			{ columns: [ 'email', 'wp_role' ] },
			[ 'columns.1' ],
		],
		[
			'a password',
			{ columns: [ 'email', 'user_pass' ] },
			[ 'columns.1' ],
		],
		[
			'what only is to be read',
			{ columns: [ 'email', 'avatar_url' ] },
			[ 'columns.1' ],
		],
		[
			'accounts by ID',
			{
				columns: [ 'user_id' ],
				match: 'user_id',
				creates_accounts: true,
			},
			[ 'creates_accounts' ],
		],
		[
			'a role for accounts',
			{ columns: [ 'email' ], role: 'administrator' },
			[ 'role' ],
		],
	];
	it.each( faults )( 'is refused with %s', async ( _name, body, fields ) => {
		expect( await as.manager.post( imports, body ) ).toRefuse(
			'rest_invalid_param',
			fields
		);
	} );

	it( 'may ignore several columns', async () => {
		expect(
			await as.manager.post( imports, { columns: [ '', 'email', '' ] } )
		).toAnswer( 'createImport' );
	} );

	const rows: [ string, object, string[] ][] = [
		[ 'no rows', { from: 2 }, [ 'rows' ] ],
		[ 'numbers', { from: 2, rows: [ [ 1 ] ] }, [ 'rows.0.0' ] ],
		[ 'objects', { from: 2, rows: [ { email: 'x' } ] }, [ 'rows.0' ] ],
		[ 'row 0', { from: 0, rows: [] }, [ 'from' ] ],
		[
			'rows past the end',
			{ from: 1_000_000, rows: [ [ 'a' ], [ 'b' ] ] },
			[ 'from' ],
		],
		[
			'501 rows',
			{ from: 1, rows: Array.from( { length: 501 }, () => [ '' ] ) },
			[ 'rows' ],
		],
		[
			'a cell of a megabyte',
			{ from: 1, rows: [ [ 'x'.repeat( 1_000_000 ) ] ] },
			[ 'rows.0.0' ],
		],
		[
			'cells',
			{ from: 1, rows: [ Array.from( { length: 101 }, () => '' ) ] },
			[ 'rows.0' ],
		],
	];
	it.each( rows )( 'is refused with %s', async ( _name, body, fields ) => {
		const { id } = (
			await as.manager.post( imports, { columns: [ 'email' ] } )
		).body as Import;
		expect( await as.manager.put( importRows( id ), body ) ).toRefuse(
			'rest_invalid_param',
			fields
		);
	} );

	it.runIf( full )( 'refuses only rows with wrong cells', async () => {
		const hostile = [
			'x'.repeat( 20_000 ),
			"Robert'); DROP TABLE wp_users;--",
			'<script>alert(1)</script>',
			'a\u0000b',
			'a\tb',
			'\uFEFF',
			'😀 שלום',
			'%s %d \\ \' "',
			'=cmd|/C calc!A0',
			"'=1",
		];
		const { id } = await checked(
			[ 'user_id', 'company' ],
			hostile.map( ( cell, index ) => [
				index === 2 ? String( ana.id ) : cell,
				cell,
			] ),
			{ match: 'user_id' }
		);
		expect( await outcomes( id ) ).toEqual( [
			'refused user_id',
			'refused user_id',
			'unchanged',
			...Array.from( { length: 7 }, () => 'refused user_id' ),
		] );
		const long = await checked(
			[ 'user_id', 'company' ],
			[ 'x'.repeat( 151 ), 'a\u0000b', '' ].map( ( cell ) => [
				String( ana.id ),
				cell,
			] ),
			{ match: 'user_id', strict: true }
		);
		expect( await outcomes( long.id ) ).toEqual( [
			'refused company',
			'refused company',
			'unchanged',
		] );
		expect( csv( [ [ 'a"b' ] ] ) ).toBe( '"a""b"' );
	} );
} );

describe( 'realtor partners', () => {
	it( 'have neither manager nor intranet profile', async () => {
		const { id } = await checked(
			[ 'user_id', 'manager', 'skills', 'phone' ],
			[
				[ String( partner.id ), String( ana.id ), '', '' ],
				[ String( partner.id ), '', 'SQL', '' ],
				[ String( partner.id ), '', '', '12' ],
			],
			{ match: 'user_id', strict: true }
		);
		expect( await outcomes( id ) ).toEqual( [
			'refused manager',
			'refused skills',
			'changed',
		] );
	} );

	it( 'become one by their role, and have what they need', async () => {
		const [ kim ] = ( await people( {
			role: 'realtor_partner',
			last_name: mark,
		} ) ) as [ Person ];
		const { id } = await imported(
			[ 'user_id', 'role', 'skills', 'manager' ],
			[ [ String( kim.id ), 'staff', 'SQL', String( ana.id ) ] ],
			{ match: 'user_id' }
		);
		expect( await outcomes( id ) ).toEqual( [ 'changed' ] );
		expect(
			( await as.manager.get( intranetProfile( kim.id ) ) ).body
		).toMatchObject( {
			skills: [ 'SQL' ],
			reports_to: ana.id,
		} );
	} );
} );
