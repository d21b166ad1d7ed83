import { describe, expect, it } from 'vitest';
import { datesIn } from './cells/dates';
import { prepared } from './prepare';
import {
	dateOrderOf,
	guessedRoles,
	mappingOf,
	withColumns,
	type Reading,
} from './reading';
import { knownColumns } from './testing/known-columns';
import { mappingWith } from './testing/mapping-with';
import { sheet } from './testing/sheet';

const reading: Reading = {
	dates: datesIn( 'en' ),
	roles: [
		{ value: 'staff', label: 'Staff' },
		{ value: 'loan_officer', label: 'Loan Officer' },
	],
	mayCreateUsers: true,
};

describe( 'what is sent', () => {
	it( 'has the imported columns alone, without spaces around the cells', () => {
		expect(
			prepared(
				sheet(
					[ 'Mail', 'Salary', 'Phone' ],
					[ ' a@b.org\u00A0', '90000', ' 1\u00A02 ' ],
					[ 'c@d.org' ]
				),
				mappingWith( { columns: [ 'email', '', 'phone' ] } ),
				reading
			)
		).toEqual( {
			columns: [ 'email', 'phone' ],
			rows: [
				{ number: 2, cells: [ 'a@b.org', '1 2' ] },
				{ number: 3, cells: [ 'c@d.org', '' ] },
			],
		} );
	} );

	it( 'has the names that the user has corrected', () => {
		const { columns, rows } = prepared(
			sheet( [ 'Name' ], [ 'Van Nguyen' ], [ 'Roe, Ana' ] ),
			mappingWith( {
				columns: [ 'full_name' ],
				names: { 2: { first: 'Nguyen', last: 'Van' } },
			} ),
			reading
		);
		expect( columns ).toEqual( [ 'first_name', 'last_name' ] );
		expect( rows.map( ( { cells } ) => cells ) ).toEqual( [
			[ 'Nguyen', 'Van' ],
			[ 'Ana', 'Roe' ],
		] );
	} );

	it( 'has roles by their slugs, by the choice of the user, or none', () => {
		const { rows } = prepared(
			sheet(
				[ 'Role' ],
				[ 'Loan officer' ],
				[ 'MLO' ],
				[ 'Clerk' ],
				[ 'Other' ],
				[ '' ]
			),
			mappingWith( {
				columns: [ 'role' ],
				roles: { mlo: 'loan_officer', clerk: '' },
			} ),
			reading
		);
		expect( rows.map( ( { cells } ) => cells[ 0 ] ) ).toEqual( [
			'loan_officer',
			'loan_officer',
			'',
			'Other',
			'',
		] );
	} );

	it( 'has roles by job titles, where the user wants them and the file has none', () => {
		const file = sheet(
			[ 'Title', 'Role' ],
			[ 'Sr. Loan Officer', 'staff' ],
			[ 'Clerk', '' ]
		);
		const sent = ( columns: string[], rolesByTitle = true ) =>
			prepared(
				file,
				mappingWith( {
					columns,
					rolesByTitle,
					// That of the clerk is of an earlier file with roles.
					roles: {
						srloanofficer: 'loan_officer',
						clerk: 'loan_officer',
					},
				} ),
				reading
			);
		expect( sent( [ 'job_title', '' ] ) ).toEqual( {
			columns: [ 'job_title', 'role' ],
			rows: [
				{ number: 2, cells: [ 'Sr. Loan Officer', 'loan_officer' ] },
				{ number: 3, cells: [ 'Clerk', '' ] },
			],
		} );
		expect( sent( [ 'job_title', '' ], false ).columns ).toEqual( [
			'job_title',
		] );
		expect(
			sent( [ 'job_title', 'role' ] ).rows.map(
				( row ) => row.cells[ 1 ]
			)
		).toEqual( [ 'staff', '' ] );
	} );

	it( 'leaves people out who have left, if the user wants it', () => {
		const file = sheet(
			[ 'Email', 'Status' ],
			[ 'a@b.org', 'Terminated' ],
			[ 'c@d.org', 'Active' ]
		);
		const numbers = ( leavesOut: boolean ) =>
			prepared(
				file,
				mappingWith( { columns: [ 'email', '' ], leavesOut } ),
				reading
			).rows.map( ( { number } ) => number );
		expect( numbers( true ) ).toEqual( [ 3 ] );
		expect( numbers( false ) ).toEqual( [ 2, 3 ] );
	} );

	it( 'has dates by the file’s order or the chosen one, and what is no date as it is', () => {
		const dates = ( cells: string[], dateOrder: 'day' | 'month' | null ) =>
			prepared(
				sheet( [ 'Start' ], ...cells.map( ( cell ) => [ cell ] ) ),
				mappingWith( { columns: [ 'start_date' ], dateOrder } ),
				reading
			).rows.map( ( row ) => row.cells[ 0 ] );
		expect( dates( [ '3/4/2021', '13/4/2021', 'soon' ], null ) ).toEqual( [
			'2021-04-03',
			'2021-04-13',
			'soon',
		] );
		expect( dates( [ '3/4/2021' ], 'month' ) ).toEqual( [ '2021-03-04' ] );
		expect( dates( [ '3/4/2021' ], null ) ).toEqual( [ '3/4/2021' ] );
	} );
} );

describe( 'the order of dates', () => {
	it( 'is told by other dates of the file where those imported do not', () => {
		const order = ( ...cells: string[][] ) =>
			dateOrderOf(
				sheet( [ 'Start', 'Born' ], ...cells ),
				[ 'start_date', '' ],
				reading
			);
		expect( order( [ '3/4/2021', '2/1/1980' ] ) ).toBe( 'unknown' );
		expect( order( [ '3/4/2021', '2/21/1980' ] ) ).toBe( 'month' );
		expect( order( [ '2021-04-03', '2/1/1980' ] ) ).toBe( 'any' );
	} );
} );

describe( 'a column of roles', () => {
	const known = knownColumns();
	const file = ( ...cells: string[] ) =>
		sheet(
			[ 'Email', 'Role' ],
			...cells.map( ( cell, at ) => [ `p${ at }@example.com`, cell ] )
		);

	it( 'is the job title if most of its texts are no roles', () => {
		const { columns } = mappingOf(
			file( 'Clerk', 'Cook', 'Staff' ),
			known,
			reading
		);
		expect( columns ).toEqual( [ 'email', 'job_title' ] );
	} );

	it( 'has a guess for each text that is no role', () => {
		const spreadsheet = file( 'Staff', 'Loan officer', 'Loan Officer II' );
		expect( mappingOf( spreadsheet, known, reading ).columns ).toEqual( [
			'email',
			'role',
		] );
		expect(
			guessedRoles( spreadsheet, [ 'email', 'role' ], reading )
		).toEqual( { loanofficerii: 'loan_officer' } );
	} );
} );

it( 'creates accounts by itself only where the file has all that a person needs', () => {
	const known = knownColumns();
	const creates = ( headers: string[], mayCreateUsers = true ) =>
		mappingOf( sheet( headers, [] ), known, { ...reading, mayCreateUsers } )
			.createsAccounts;
	expect( creates( [ 'Email', 'Name' ] ) ).toBe( true );
	expect( creates( [ 'Email', 'Name' ], false ) ).toBe( false );
	expect( creates( [ 'Email', 'Phone' ] ) ).toBe( false );
} );

describe( 'other columns', () => {
	const known = knownColumns();
	const spreadsheet = sheet(
		[ 'Email', 'Who', 'Kind of work' ],
		[ 'a@b.org', 'Roe', 'Loan Officer II' ],
		[ 'c@d.org', 'Poe', 'Loan Officer II' ]
	);
	const first = mappingOf( spreadsheet, known, reading );
	const change = ( mapping: typeof first, ...columns: string[] ) =>
		withColumns( mapping, columns, spreadsheet, known, reading );

	it( 'bring the options that follow from them', () => {
		expect( first ).toMatchObject( { createsAccounts: false, roles: {} } );
		const whole = change( first, 'email', 'full_name', 'role' );
		expect( whole ).toMatchObject( {
			createsAccounts: true,
			roles: { loanofficerii: 'loan_officer' },
		} );
		expect( change( whole, 'email', '', '' ).createsAccounts ).toBe(
			false
		);
		expect( change( first, 'user_id', '', '' ).match ).toBe( 'user_id' );
	} );

	it( 'leave what the user has chosen', () => {
		const whole = change( first, 'email', 'full_name', 'role' );
		const roles = { loanofficerii: 'staff' };
		expect(
			change(
				{ ...whole, createsAccounts: false, roles },
				'email',
				'full_name',
				'job_title'
			)
		).toMatchObject( { createsAccounts: false, roles } );
	} );
} );
