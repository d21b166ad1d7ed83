import { expect, it } from 'vitest';
import { guess } from './guess';

const column = ( name: string, label: string, ...aliases: string[] ) => ( {
	name,
	label,
	aliases,
	required: false,
} );

const columns = [
	column( 'user_id', 'User ID', 'id' ),
	column( 'account_email', 'Account e-mail', 'user email' ),
	column( 'email', 'E-mail', 'email', 'mail' ),
	column( 'job_title', 'Job title', 'title', 'position' ),
	column( 'office_location', 'Büro', 'office' ),
	column( 'manager', 'Manager (account e-mail or user ID)', 'reports to' ),
];

it.each( [
	[ 'Job Title', 'job_title' ],
	[ 'JOB-TITLE', 'job_title' ],
	[ 'Position', 'job_title' ],
	[ 'e-mail', 'email' ],
	[ 'Email', 'email' ],
	[ 'User_Email', 'account_email' ],
	[ 'BURO', 'office_location' ],
	[ 'Reports to:', 'manager' ],
	[ 'Manager (account e-mail or user ID)', 'manager' ],
	[ 'Shoe size', '' ],
	[ '', '' ],
	[ '***', '' ],
] )( '%j is %j', ( header, name ) => {
	expect( guess( [ header ], columns ) ).toEqual( [ name ] );
} );

it( 'gives a column to the first of two', () => {
	expect( guess( [ 'Mail', 'x', 'E-mail', 'ID' ], columns ) ).toEqual( [
		'email',
		'',
		'',
		'user_id',
	] );
} );
