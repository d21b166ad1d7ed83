import { expect, it } from 'vitest';
import { managersIn } from './managers';

const person = (
	key: string,
	employeeId: string,
	fullName: string,
	name: string
) => ( {
	key,
	employeeId,
	fullName,
	name,
} );

const people = [
	person( 'ana@example.com', '1001', 'Roe, Ana (Annie), PhD', 'Ana Roe' ),
	person( 'bo@example.com', 'E-1002', 'Li, Bo', 'Bo Li' ),
	person( 'kim@example.com', '1003', 'Kim, Jo', 'Jo Kim' ),
	person( 'other@example.com', '1004', 'Kim, Jo', 'Jo Kim' ),
];

it.each( [
	[ '', '' ],
	[ ' ana@example.com ', 'ana@example.com' ],
	[ 'Ana Roe <ana@example.com>', 'ana@example.com' ],
	[ '1001', 'ana@example.com' ],
	[ 'e1002', 'bo@example.com' ],
	[ 'Li, Bo (E-1002)', 'bo@example.com' ],
	[ 'roe, ana (annie), phd', 'Ana Roe' ],
	// The server says that several people have this name, and who they are.
	[ 'Kim, Jo', 'Kim, Jo' ],
	[ 'Pat Doe (On Leave)', 'Pat Doe' ],
	[ '77', '77' ],
] )( 'the manager %j is sent as %j', ( cell, sent ) => {
	expect( managersIn( people, [ 'x@y.org' ] )( cell ) ).toBe( sent );
} );

it( 'does not take an unknown employee ID for a user ID', () => {
	const cells = [ '1001', '1001', '77' ];
	expect( managersIn( people, cells )( '77' ) ).toBe( 'Employee ID 77' );
} );
