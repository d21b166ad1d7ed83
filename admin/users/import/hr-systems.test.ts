import { describe, expect, it } from 'vitest';
import { datesIn } from './cells/dates';
import { isReady, lacking } from './mapping';
import { prepared } from './prepare';
import { dateOrderOf, mappingOf, type Reading } from './reading';
import {
	isRefusal,
	spreadsheetsOf,
	type Spreadsheet,
} from './spreadsheet/read';
import { hrFiles, type HrFile } from './testing/hr-files';
import type { InventedPerson } from './testing/invented-people';
import { knownColumns } from './testing/known-columns';

const known = knownColumns();
const reading: Reading = {
	dates: datesIn( 'en' ),
	roles: [
		{ value: 'staff', label: 'Staff' },
		{ value: 'loan_officer', label: 'Loan Officer' },
	],
	mayCreateUsers: true,
};

async function sheetOf( { name, bytes }: HrFile ): Promise< Spreadsheet > {
	const read = await spreadsheetsOf( name, await bytes() );
	if ( isRefusal( read ) ) {
		throw new Error( read.why );
	}
	expect( read ).toHaveLength( 1 );
	return read[ 0 ]!;
}

/** By what the file names managers, and what is sent for one who is not in it. */
const managers: Record< string, ( manager: InventedPerson ) => string > = {
	BambooHR: ( { first, last } ) => `${ first } ${ last }`,
	Workday: ( { first, last } ) => `${ first } ${ last }`,
	ADP: ( { email } ) => email,
	Google: ( { email } ) => email,
	Entra: ( { email } ) => email,
	Personio: ( { first, last } ) => `${ first } ${ last }`,
	Rippling: ( { first, last } ) => `${ first } ${ last }`,
};
const unknown: Record< string, string > = {
	ADP: 'Employee ID 7',
	Google: 'left@example.com',
};

const fields = [
	'first_name',
	'last_name',
	'email',
	'job_title',
	'department',
	'office_location',
	'phone',
	'manager',
	'start_date',
];

describe.each( hrFiles( 'hr' ) )( 'a file of $system', ( file ) => {
	const { system, people } = file;

	it( 'is mapped whole without a choice', async () => {
		const spreadsheet = await sheetOf( file );
		const mapping = mappingOf( spreadsheet, known, reading );
		const wanted = fields.filter(
			( name ) => name !== 'start_date' || system !== 'Google'
		);
		const { columns, rows } = prepared( spreadsheet, mapping, reading );
		expect( [ ...columns ].sort() ).toEqual( [ ...wanted ].sort() );
		expect( isReady( mapping ) ).toBe( true );
		expect( lacking( mapping.columns, known ) ).toEqual( [] );
		expect( mapping.createsAccounts ).toBe( true );
		expect( dateOrderOf( spreadsheet, mapping.columns, reading ) ).not.toBe(
			'unknown'
		);
		const cell = ( at: number, name: string ) =>
			rows[ at ]!.cells[ columns.indexOf( name ) ];
		expect(
			people.map( ( _person, at ) =>
				wanted.map( ( name ) => cell( at, name ) )
			)
		).toEqual(
			people.map( ( person ) => {
				const sent: Record< string, string > = {
					first_name: person.first,
					last_name: person.last,
					email: person.email,
					job_title: person.title,
					department: person.department,
					office_location: person.office,
					phone: person.phone,
					manager: person.manager
						? managers[ system ]!( person.manager )
						: person.unknownManager &&
							( unknown[ system ] ?? person.unknownManager ),
					start_date: person.start,
				};
				return wanted.map( ( name ) => sent[ name ] );
			} )
		);
	} );
} );
