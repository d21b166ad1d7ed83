import writeWorkbook from 'write-excel-file/node';
import { csv } from '../../../../contract-tests/support/csv';
import { inventedPeople, type InventedPerson } from './invented-people';

/** A file in the shape of an HR system's export. */
export interface HrFile {
	system: string;
	name: string;
	people: InventedPerson[];
	bytes: () => Promise< Uint8Array >;
}

type Column = readonly [
	header: string,
	cell: ( person: InventedPerson, at: number ) => string | Date,
];

const manager = (
	{ manager: found, unknownManager }: InventedPerson,
	text: ( manager: InventedPerson ) => string
) => ( found ? text( found ) : unknownManager );

const firstLast = ( { first, last }: InventedPerson ) => `${ first } ${ last }`;
const lastFirst = ( { first, last }: InventedPerson ) =>
	`${ last }, ${ first }`;

/** Months and days without a zero before them, the month first. */
const american = ( { start }: InventedPerson ) => {
	const [ year, month, day ] = start.split( '-' ).map( Number );
	return `${ month }/${ day }/${ year }`;
};
const german = ( { start }: InventedPerson ) =>
	start.split( '-' ).reverse().join( '.' );
const written = ( { start }: InventedPerson ) =>
	new Intl.DateTimeFormat( 'en-US', {
		dateStyle: 'medium',
		timeZone: 'UTC',
	} ).format( new Date( start ) );
const birthday = ( _person: InventedPerson, at: number ) =>
	`${ 1 + ( at % 12 ) }/${ 1 + ( at % 28 ) }/${ 1960 + ( at % 40 ) }`;
const empty = () => '';

const bamboo: Column[] = [
	[ 'Employee #', ( { code } ) => code ],
	[ 'First Name', ( { first } ) => first ],
	[ 'Preferred Name', empty ],
	[ 'Last Name', ( { last } ) => last ],
	[ 'Date of Birth', birthday ],
	[ 'Job Title', ( { title } ) => title ],
	[ 'Reporting to', ( person ) => manager( person, firstLast ) ],
	[ 'Department', ( { department } ) => department ],
	[ 'Division', () => 'Retail' ],
	[ 'Location', ( { office } ) => office ],
	[ 'Work Email', ( { email } ) => email ],
	[ 'Home Email', ( _person, at ) => `private${ at }@example.org` ],
	[ 'Work Phone', ( { phone } ) => phone ],
	[ 'Hire Date', american ],
	[ 'Employment Status', () => 'Full-Time' ],
];

/** Notes in brackets behind some names, in the manager's cell too. */
const worker = ( person: InventedPerson ) =>
	Number( person.code ) % 5 === 2
		? `${ firstLast( person ) } (On Leave)`
		: firstLast( person );
const workday: Column[] = [
	[ 'Employee ID', ( { code } ) => code ],
	[ 'Worker', worker ],
	[ 'Business Title', ( { title } ) => title ],
	[ 'Job Profile', () => 'Professional' ],
	[ 'Management Level', () => '8 Individual Contributor' ],
	[ 'Supervisory Organization', ( { department } ) => `${ department } Org` ],
	[ 'Department', ( { department } ) => department ],
	[ 'Location', ( { office } ) => office ],
	[ "Worker's Manager", ( person ) => manager( person, worker ) ],
	[ 'Email - Primary Work', ( { email } ) => email ],
	[ 'Primary Work Phone', ( { phone } ) => phone ],
	[ 'Hire Date', ( { start } ) => new Date( start ) ],
	[ 'Worker Type', () => 'Employee' ],
];

const adp: Column[] = [
	[ 'Associate ID', ( { code } ) => code ],
	[ 'Payroll Name', lastFirst ],
	[ 'Position ID', ( { code } ) => `P${ code }` ],
	[ 'Position Status', () => 'Active' ],
	[ 'Job Title Description', ( { title } ) => title ],
	[ 'Home Department Description', ( { department } ) => department ],
	[ 'Location Description', ( { office } ) => office ],
	[ 'Reports To Name', ( person ) => manager( person, lastFirst ) ],
	[
		'Reports To Associate ID',
		( person ) =>
			person.unknownManager
				? '7'
				: manager( person, ( { code } ) => code ),
	],
	[ 'Work Contact: Work Email', ( { email } ) => email ],
	[ 'Work Contact: Work Phone', ( { phone } ) => phone ],
	[
		'Personal Contact: Personal Email',
		( _person, at ) => `private${ at }@example.org`,
	],
	[ 'Birth Date', birthday ],
	[ 'Hire Date', american ],
	[ 'Termination Date', empty ],
];

const google: Column[] = [
	[ 'First Name [Required]', ( { first } ) => first ],
	[ 'Last Name [Required]', ( { last } ) => last ],
	[ 'Email Address [Required]', ( { email } ) => email ],
	[ 'Password [Required]', () => '****' ],
	[ 'Password Hash Function [UPLOAD ONLY]', empty ],
	[ 'Org Unit Path [Required]', () => '/' ],
	[ 'New Primary Email [UPLOAD ONLY]', empty ],
	[ 'Recovery Email', ( _person, at ) => `private${ at }@example.org` ],
	[ 'Home Secondary Email', empty ],
	[ 'Work Secondary Email', empty ],
	[ 'Recovery Phone [MUST BE IN THE E.164 FORMAT]', empty ],
	[ 'Work Phone', ( { phone } ) => phone ],
	[ 'Home Phone', empty ],
	[ 'Mobile Phone', empty ],
	[ 'Work Address', empty ],
	[ 'Home Address', empty ],
	[ 'Employee ID', ( { code } ) => code ],
	[ 'Employee Type', () => 'Permanent' ],
	[ 'Employee Title', ( { title } ) => title ],
	[
		'Manager Email',
		( person ) =>
			person.unknownManager
				? 'left@example.com'
				: manager( person, ( { email } ) => email ),
	],
	[ 'Department', ( { department } ) => department ],
	[ 'Cost Center', () => '100' ],
	[ 'Building ID', ( { office } ) => office ],
	[ 'Change Password at Next Sign-In', () => 'False' ],
];

const entra: Column[] = [
	[ 'userPrincipalName', ( { email } ) => email ],
	[ 'displayName', firstLast ],
	[ 'surname', ( { last } ) => last ],
	[ 'mail', ( { email } ) => email ],
	[ 'givenName', ( { first } ) => first ],
	[ 'id', ( { code } ) => `1f0c${ code }-5a1e-4b7d-9c0e-2f6d8f0a7b11` ],
	[ 'userType', () => 'Member' ],
	[ 'jobTitle', ( { title } ) => title ],
	[ 'department', ( { department } ) => department ],
	[ 'accountEnabled', () => 'True' ],
	[ 'usageLocation', () => 'US' ],
	[ 'officeLocation', ( { office } ) => office ],
	[ 'city', () => 'Denver' ],
	[ 'telephoneNumber', ( { phone } ) => phone ],
	[ 'mobilePhone', empty ],
	[ 'alternateEmailAddress', empty ],
	[ 'employeeId', ( { code } ) => code ],
	[ 'employeeHireDate', ( { start } ) => `${ start }T00:00:00Z` ],
	[ 'manager', ( person ) => manager( person, ( { email } ) => email ) ],
	[ 'createdDateTime', () => '2024-01-09T10:11:12Z' ],
];

const personio: Column[] = [
	[ 'Personalnummer', ( { code } ) => code ],
	[ 'Vorname', ( { first } ) => first ],
	[ 'Nachname', ( { last } ) => last ],
	[ 'E-Mail', ( { email } ) => email ],
	[ 'Geschlecht', () => 'divers' ],
	[ 'Position', ( { title } ) => title ],
	[ 'Abteilung', ( { department } ) => department ],
	[ 'Standort', ( { office } ) => office ],
	[ 'Vorgesetzte/r', ( person ) => manager( person, firstLast ) ],
	[ 'Telefonnummer (dienstlich)', ( { phone } ) => phone ],
	[ 'Eintrittsdatum', german ],
	[ 'Geburtsdatum', () => '03.04.1980' ],
];

const rippling: Column[] = [
	[ 'Employee', firstLast ],
	[ 'Employee number', ( { code } ) => code ],
	[ 'Work email', ( { email } ) => email ],
	[ 'Personal email', ( _person, at ) => `private${ at }@example.org` ],
	[ 'Title', ( { title } ) => title ],
	[ 'Department', ( { department } ) => department ],
	[ 'Work location', ( { office } ) => office ],
	[ 'Manager', ( person ) => manager( person, firstLast ) ],
	[ 'Work phone', ( { phone } ) => phone ],
	[ 'Start date', written ],
	[ 'Employment type', () => 'Salaried, full-time' ],
];

const table = ( columns: Column[], people: InventedPerson[] ) => [
	columns.map( ( [ header ] ) => header ),
	...people.map( ( person, at ) =>
		columns.map( ( [ , cell ] ) => cell( person, at ) )
	),
];

const asText = ( rows: ( string | Date )[][] ): Uint8Array =>
	new TextEncoder().encode(
		csv( rows.map( ( row ) => row.map( String ) ) ) + '\r\n'
	);

/** A workbook with the name of the report above the headers, and a second sheet. */
const asWorkbook = async (
	rows: ( string | Date )[][],
	title: string
): Promise< Uint8Array > => {
	const data = [ [ title ], [ null ], ...rows ].map( ( row ) =>
		row.map( ( value ) =>
			value instanceof Date
				? { value, type: Date, format: 'mm/dd/yyyy' }
				: value
		)
	);
	return new Uint8Array(
		await writeWorkbook( [
			{ sheet: 'Report', data },
			{ sheet: 'About', data: [ [ 'Made for tests' ] ] },
		] ).toBuffer()
	);
};

/** Exports of seven HR systems, each of other people. */
export function hrFiles( mark: string ): HrFile[] {
	const file = (
		system: string,
		columns: Column[],
		size: number,
		title = ''
	): HrFile => {
		const people = inventedPeople(
			size,
			`${ mark }${ system.toLowerCase().slice( 0, 2 ) }`
		);
		const rows = table( columns, people );
		return {
			system,
			name: `${ system }.${ title ? 'xlsx' : 'csv' }`,
			people,
			bytes: async () =>
				title ? asWorkbook( rows, title ) : asText( rows ),
		};
	};
	return [
		file( 'BambooHR', bamboo, 60 ),
		file( 'Workday', workday, 220, 'Worker Report' ),
		file( 'ADP', adp, 60 ),
		file( 'Google', google, 40 ),
		file( 'Entra', entra, 40 ),
		file( 'Personio', personio, 50, 'Mitarbeiterliste' ),
		file( 'Rippling', rippling, 80 ),
	];
}
