import { describe, expect, it } from 'vitest';
import { knownColumns } from '../testing/known-columns';
import { guess, isOtherMatter } from './guess';

const column = ( name: string, label: string, ...aliases: string[] ) => ( {
	name,
	label,
	aliases,
	required: false,
} );

const columns = [
	column( 'user_id', 'User ID', 'id' ),
	column( 'account_email', 'Account e-mail', 'user email' ),
	column( 'first_name', 'First name', 'vorname', 'prénom' ),
	column( 'last_name', 'Last name', 'nachname', 'apellidos' ),
	column( 'email', 'E-mail', 'work email', 'email', 'mail', 'email address' ),
	column( 'phone', 'Phone', 'work phone', 'mobile phone' ),
	column( 'role', 'Role', 'type' ),
	column( 'job_title', 'Job title', 'title', 'position' ),
	column( 'office_location', 'Büro', 'office' ),
	column( 'manager', 'Manager (account e-mail or user ID)', 'reports to' ),
];

const withCities = columns.map( ( one ) =>
	one.name === 'office_location'
		? {
				...one,
				aliases: [ 'office', 'city', 'standort', 'ciudad', 'ville' ],
			}
		: one
);

describe( 'a header', () => {
	it.each( [
		[ 'Job Title', 'job_title' ],
		[ 'JOB-TITLE', 'job_title' ],
		[ 'Position', 'job_title' ],
		[ 'Employee Title', 'job_title' ],
		[ 'e-mail', 'email' ],
		[ 'Email', 'email' ],
		[ 'Email Address [Required]', 'email' ],
		[ 'Name (Last, First)', 'full_name' ],
		[ 'Phone (with country code)', 'phone' ],
		[ 'Last name (legal)', 'last_name' ],
		[ 'Work Email*', 'email' ],
		[ 'Work Contact: Work Email', 'email' ],
		[ 'Email - Primary Work', 'email' ],
		[ 'Employee: Work Email Address', 'email' ],
		[ 'User_Email', 'account_email' ],
		[ 'BURO', 'office_location' ],
		[ 'Reports to:', 'manager' ],
		[ 'Reporting to', 'manager' ],
		[ 'Reporting Manager', 'manager' ],
		[ 'Manager - Email', 'manager' ],
		[ 'Manager: Work E-mail', 'manager' ],
		[ 'Manager > Work Contact: Work Email', 'manager' ],
		[ 'Supervisor Email Address', 'manager' ],
		[ 'Phone / Telefon', 'phone' ],
		[ 'Employee: Phone', 'phone' ],
		[ 'Employee: Badge', '' ],
		[ 'Manager (account e-mail or user ID)', 'manager' ],
		[ 'Manager Email', 'manager' ],
		[ "Worker's Manager", 'manager' ],
		[ 'Reports To Associate ID', 'manager' ],
		[ 'Vorgesetzte/r', 'manager' ],
		[ 'Supérieur hiérarchique', 'manager' ],
		[ 'N+1', 'manager' ],
		[ 'Employee #', 'employee_id' ],
		[ 'Personalnummer', 'employee_id' ],
		[ 'ID', 'user_id' ],
		[ 'Name', 'full_name' ],
		[ 'Nom complet', 'full_name' ],
		[ 'Nachname', 'last_name' ],
		[ 'Shoe size', '' ],
		[ '', '' ],
		[ '***', '' ],
	] )( '%j is %j', ( header, name ) => {
		expect( guess( [ header ], columns ) ).toEqual( [ name ] );
	} );

	it.each( [
		'Personal Email',
		'Home Phone',
		'Recovery Email',
		'Emergency Contact: Email',
		'Employee Type',
		'Is Manager',
		'HR Manager',
		'Management Level',
		'Supervisory Organization',
		'Position ID',
		'Notfallkontakt: Telefon',
		'Contacto de emergencia - Teléfono',
		'Next of kin - Phone',
		'Reference: Email',
		'Assistant > Phone',
		'Supervisor: Phone',
		'Phone - Supervisor',
		'Manager - Title',
		'Manager Title',
		'Jefe: Teléfono',
		'# of Direct Reports',
		'Number of direct reports',
		'Direct Reports',
		'Reports',
		'Reporting',
		"Manager's direct reports",
		'Number of managers',
		'Phone (Home)',
		'Telefon (privat)',
		'Phone (Emergency contact)',
		'E-Mail (privat)',
		'E-Mail (Privatadresse)',
		'Manager (personal email)',
	] )( '%j is nothing that is imported', ( header ) => {
		expect( guess( [ header ], columns ) ).toEqual( [ '' ] );
	} );
} );

describe( 'a header of other programs', () => {
	const known = knownColumns();

	it.each( [
		[ 'Last Name, First Name', 'full_name' ],
		[ 'Legal Name - First Name', 'first_name' ],
		[ 'Legal Name - Last Name', 'last_name' ],
		[ 'NMLS Originator ID', 'nmls_id' ],
		[ 'NMLSOriginatorID', 'nmls_id' ],
		[ 'NMLS Unique ID', 'nmls_id' ],
		[ 'Employee NMLS Number', 'nmls_id' ],
		[ 'Company NMLS ID', '' ],
		[ 'Branch NMLS #', '' ],
		[ 'Job Description', 'job_title' ],
		[ 'Department Description', 'department' ],
		[ 'Office description', '' ],
		[ 'Description', 'bio' ],
		[ 'employeeHireDate', 'start_date' ],
		[ 'workEmail', 'email' ],
		[ 'homePhone', '' ],
		[ 'personalEmailAddress', '' ],
		[ 'EmployeeID', 'employee_id' ],
		[ 'ManagerEmail', 'manager' ],
	] )( '%j is %j', ( header, name ) => {
		expect( guess( [ header ], known ) ).toEqual( [ name ] );
	} );
} );

it( 'gives a column to the header that says it best', () => {
	expect(
		guess( [ 'Mail', 'Mobile phone', 'Work email', 'Work phone' ], columns )
	).toEqual( [ '', '', 'email', 'phone' ] );
	expect(
		guess( [ 'Manager', 'Manager ID', 'Manager Email' ], columns )
	).toEqual( [ '', '', 'manager' ] );
	expect( guess( [ 'Mail', 'Mail' ], columns ) ).toEqual( [ 'email', '' ] );
	expect( guess( [ 'Phone (Home)', 'Work Phone' ], columns ) ).toEqual( [
		'',
		'phone',
	] );
} );

it( 'reads a name by what stands beside it', () => {
	expect( guess( [ 'Name', 'Vorname' ], columns ) ).toEqual( [
		'last_name',
		'first_name',
	] );
	expect( guess( [ 'Nombre', 'Apellidos' ], columns ) ).toEqual( [
		'first_name',
		'last_name',
	] );
	expect(
		guess( [ 'Display name', 'First name', 'Last name' ], columns )
	).toEqual( [ '', 'first_name', 'last_name' ] );
} );

it( 'takes an ID for the account only where no address says who it is', () => {
	expect( guess( [ 'ID', 'Email' ], columns ) ).toEqual( [
		'employee_id',
		'email',
	] );
	expect( guess( [ 'User ID', 'Email' ], columns ) ).toEqual( [
		'user_id',
		'email',
	] );
} );

it.each( [ 'Street', 'Zip Code', 'Postal code', 'Address', 'PLZ', 'Calle' ] )(
	'does not take a city for the office beside %j',
	( header ) => {
		expect( guess( [ 'City', header ], withCities ) ).toEqual( [ '', '' ] );
		expect( guess( [ header, 'Ciudad' ], withCities ) ).toEqual( [
			'',
			'',
		] );
	}
);

it( 'takes a city for the office beside addresses of e-mail, and a location beside any', () => {
	expect( guess( [ 'City', 'Email address' ], withCities ) ).toEqual( [
		'office_location',
		'email',
	] );
	expect( guess( [ 'City', 'Street', 'Standort' ], withCities ) ).toEqual( [
		'',
		'',
		'office_location',
	] );
} );

describe( 'private matters', () => {
	it.each( [
		'Date of birth',
		'Geburtsdatum',
		'Number (private)',
		'Social Security #',
		'SSN',
		'Insurance number',
		'Tax ID',
		'Hourly Wage',
		'Wages',
		'Salary',
		'Base Pay',
		'Bonus',
		'Total compensation',
		'Stundenlohn',
		'Jahresgehalt',
		'Sueldo',
		'Salario',
		'Nómina',
		'Vergütung',
		'Verguetung',
		'Rémunération',
		'Salaire',
		'Sozialversicherungsnummer',
		'Steuer-ID',
		'Seguridad social',
		'Sécurité sociale',
		'Impuesto',
		'Bank account',
		'IBAN',
		'Kontonummer',
		'Passport',
		'DNI',
		'Notfallkontakt: Telefon',
		'Contacto de emergencia - Teléfono',
		"Contact d'urgence - Téléphone",
		'Next of kin - Phone',
		'Supervisor: Phone',
		"Manager's phone",
	] )( 'are in %j', ( header ) => {
		expect( isOtherMatter( header ) ).toBe( true );
	} );

	it.each( [ 'Seit', 'Phone', 'Account', 'Start', 'Manager', 'x' ] )(
		'are not in %j',
		( header ) => {
			expect( isOtherMatter( header ) ).toBe( false );
		}
	);
} );
