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
	person( 'zoe@example.com', '0042', 'Ray, Zoë', 'Zoë Ray' ),
	person( 'seven@example.com', '7', 'Day, Max', 'Max Day' ),
	person( 'zero@example.com', '07', 'Day, Eva', 'Eva Day' ),
	person( '', '1008', 'Mail, No', 'No Mail' ),
	person( '', '1009', 'Sole', '' ),
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
	[ '77', 'Employee ID 77' ],
	[ '77 (On Leave)', 'Employee ID 77' ],
	[ '0042', 'zoe@example.com' ],
	[ '42', 'zoe@example.com' ],
	[ 'Zoë Ray (42)', 'zoe@example.com' ],
	[ '7', 'seven@example.com' ],
	[ '07', 'zero@example.com' ],
	[ '007', 'Employee ID 007' ],
	// Their own rows have no address.
	[ '1008', 'No Mail' ],
	[ 'Mail, No', 'No Mail' ],
	[ '1009', 'Employee ID 1009' ],
	[ 'Sole', 'Sole' ],
] )( 'the manager %j is sent as %j', ( cell, sent ) => {
	expect( managersIn( people )( cell ) ).toBe( sent );
} );

it( 'is a user ID where the file has no employee IDs', () => {
	const others = people.map( ( one ) => ( { ...one, employeeId: '' } ) );
	expect( managersIn( others )( '77' ) ).toBe( '77' );
	expect( managersIn( others )( 'Roe, Ana (Annie), PhD' ) ).toBe( 'Ana Roe' );
} );

it( 'a manager with a row for each position is one person', () => {
	const managerOf = managersIn( [
		person( 'ana@example.com', '1001', 'Roe, Ana', 'Ana Roe' ),
		person( 'ANA@example.com', '1001', 'Roe, Ana', 'Ana Roe' ),
	] );
	expect( managerOf( '1001' ).toLowerCase() ).toBe( 'ana@example.com' );
	expect( managerOf( 'Roe, Ana' ) ).toBe( 'Ana Roe' );
} );
