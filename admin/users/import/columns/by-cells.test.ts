import { expect, it } from 'vitest';
import { datesIn } from '../cells/dates';
import { guessByCells } from './by-cells';

const dates = datesIn( 'en' );
const lately = new Date().getFullYear() - 1;

const people = Array.from( { length: 12 }, ( _, at ) => {
	const letter = String.fromCharCode( 65 + at );
	return {
		code: `K-${ 100 + at }`,
		name: `Pat ${ letter }${ letter.toLowerCase() }son`,
		mail: `pat.${ letter }@example.com`.toLowerCase(),
		phone: `(303) 555-01${ 10 + at }`,
		day: `${ lately }-03-${ 10 + at }`,
	};
} );

const guessed = (
	columns: string[],
	headers: string[],
	...cells: ( (
		person: ( typeof people )[ number ],
		at: number
	) => string )[]
) =>
	guessByCells(
		columns,
		headers,
		people.map( ( person, at ) => ( {
			number: at + 2,
			cells: cells.map( ( cell ) => cell( person, at ) ),
		} ) ),
		dates
	);

const boss = ( at: number ) => people[ at < 6 ? 0 : 1 ]!;
const nothing = ( count: number ) => Array.from( { length: count }, () => '' );

it( 'knows addresses, names, phones, dates, and managers by their addresses', () => {
	expect(
		guessed(
			nothing( 6 ),
			[ 'a', 'b', 'c', 'Time since', 'e', 'f' ],
			( { name } ) => name,
			( { mail } ) => mail,
			( { phone } ) => phone,
			( { day } ) => day,
			( _person, at ) => boss( at ).mail,
			() => 'Denver'
		)
	).toEqual( [ 'full_name', 'email', 'phone', 'start_date', 'manager', '' ] );
} );

it( 'knows managers by their names, and by a number that each row has', () => {
	expect(
		guessed(
			[ 'full_name', 'email', '' ],
			[ 'Name', 'Email', 'x' ],
			( { name } ) => name,
			( { mail } ) => mail,
			( _person, at ) => boss( at ).name.toUpperCase()
		)
	).toEqual( [ 'full_name', 'email', 'manager' ] );
	expect(
		guessed(
			[ '', 'email', 'manager' ],
			[ 'Code', 'Email', 'Reports to' ],
			( { code } ) => code,
			( { mail } ) => mail,
			( _person, at ) => boss( at ).code
		)
	).toEqual( [ 'employee_id', 'email', 'manager' ] );
} );

it( 'leaves birthdays and private numbers alone', () => {
	expect(
		guessed(
			nothing( 4 ),
			[ 'Birth date', 'Home phone', 'when', 'Personal email' ],
			( { day } ) => day,
			( { phone } ) => phone,
			( _person, at ) => `${ 1960 + at }-01-02`,
			( { mail } ) => mail
		)
	).toEqual( nothing( 4 ) );
} );

it( 'takes no count for the IDs of managers', () => {
	expect(
		guessed(
			[ 'employee_id', 'email', '', '' ],
			[ 'Employee ID', 'Email', 'Direct reports', 'Grade' ],
			( _person, at ) => String( 1 + at ),
			( { mail } ) => mail,
			( _person, at ) => String( 1 + ( at % 3 ) ),
			( _person, at ) => String( 1 + ( at % 5 ) )
		)
	).toEqual( [ 'employee_id', 'email', '', '' ] );
} );

it.each( [
	[ 'social security numbers', ( at: number ) => `123-45-67${ 10 + at }` ],
	[ 'wages', ( at: number ) => `${ 4500 + at }.00` ],
	[ 'salaries', ( at: number ) => `${ 125000 + at }.00` ],
	[ 'salaries that may be days', ( at: number ) => `${ 45000 + at }.00` ],
	[ 'salaries with commas', ( at: number ) => `${ 45000 + at },50` ],
	[ 'salaries with spaces', ( at: number ) => `${ 125 + at } 000` ],
	[ 'whole salaries', ( at: number ) => String( 45000 + at ) ],
	[ 'days to come', ( at: number ) => `${ lately + 5 }-03-${ 10 + at }` ],
] )( 'takes %s for nothing', ( _what, cell ) => {
	expect(
		guessed( [ '' ], [ 'Joining' ], ( _person, at ) => cell( at ) )
	).toEqual( [ '' ] );
} );

it.each( [
	'createdDateTime',
	'whenCreated',
	'lastLogonDate',
	'License Issued',
	'Next Review Date',
	'Leave start',
	'Effective',
	'',
] )( 'takes recent days below %j for no start date', ( header ) => {
	expect( guessed( [ '' ], [ header ], ( { day } ) => day ) ).toEqual( [
		'',
	] );
} );

it( 'takes no sign-in name for the ID of an account', () => {
	const file = ( cell: ( at: number ) => string ) =>
		guessed(
			[ 'user_id', 'email' ],
			[ 'User ID', 'Email' ],
			( _person, at ) => cell( at ),
			( { mail } ) => mail
		);
	expect( file( ( at ) => `pson${ at }` ) ).toEqual( [ '', 'email' ] );
	expect( file( String ) ).toEqual( [ 'user_id', 'email' ] );
} );

it( 'knows phones without brackets, and people who start soon', () => {
	expect(
		guessed(
			[ '', '' ],
			[ 'x', 'Joining' ],
			( _person, at ) => `912 345 6${ 10 + at }`,
			( { day }, at ) => ( at === 0 ? `${ lately + 1 }-12-01` : day )
		)
	).toEqual( [ 'phone', 'start_date' ] );
} );

it( 'knows managers below any header about them, but not their phones', () => {
	expect(
		guessed(
			[ 'full_name', 'email', '', '' ],
			[ 'Name', 'Email', 'Team manager', 'Supervisor: Phone' ],
			( { name } ) => name,
			( { mail } ) => mail,
			( _person, at ) => boss( at ).name,
			( _person, at ) => boss( at ).phone
		)
	).toEqual( [ 'full_name', 'email', 'manager', '' ] );
} );
