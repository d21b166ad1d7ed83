import { describe, expect, it } from 'vitest';
import { splitName } from './names';

const split = ( name: string, order: 'first' | 'last' = 'first' ) => {
	const { first, last } = splitName( name, order );
	return `${ first } | ${ last }`;
};

describe( 'a full name', () => {
	it.each( [
		[ 'John Smith', 'John | Smith' ],
		[ 'Smith, John', 'John | Smith' ],
		[ 'Smith,John A.', 'John A. | Smith' ],
		[ 'Mary Ann Smith', 'Mary Ann | Smith' ],
		[ 'J. R. R. Tolkien', 'J. R. R. | Tolkien' ],
		[ 'Anna van der Berg', 'Anna | van der Berg' ],
		[ 'van der Berg, Anna', 'Anna | van der Berg' ],
		[ 'Berg, Anna van der', 'Anna | van der Berg' ],
		[ 'Silva, João da', 'João | da Silva' ],
		[ 'María de la Cruz', 'María | de la Cruz' ],
		[ 'Juan Carlos de los Santos', 'Juan Carlos | de los Santos' ],
		[ 'García López, María José', 'María José | García López' ],
		[ 'Dela Cruz, Juan', 'Juan | Dela Cruz' ],
		[ 'Benicio Del Toro', 'Benicio | Del Toro' ],
		[ "O'Brien, Sean", "Sean | O'Brien" ],
		[ "D'Angelo Russell", "D'Angelo | Russell" ],
		[ "SEAN O'BRIEN", "SEAN | O'BRIEN" ],
		[ "O'BRIEN, SEAN", "SEAN | O'BRIEN" ],
		[ 'DUPONT Jean-Luc', 'Jean-Luc | DUPONT' ],
		[
			'Müller-Lüdenscheidt, Karl-Heinz',
			'Karl-Heinz | Müller-Lüdenscheidt',
		],
		[ 'Robert (Bob) Jones', 'Robert | Jones' ],
		[ 'Robert "Bob" Jones', 'Robert | Jones' ],
		[ 'Kim, Min-jun (Mike)', 'Min-jun | Kim' ],
		[ 'Jane Doe (On Leave)', 'Jane | Doe' ],
		[ 'Jane Doe [C]', 'Jane | Doe' ],
		[ 'John Smith Jr.', 'John | Smith Jr.' ],
		[ 'Smith Jr., John', 'John | Smith Jr.' ],
		[ 'Smith, John, Jr.', 'John | Smith Jr.' ],
		[ 'Martin Luther King, Jr.', 'Martin Luther | King Jr.' ],
		[ 'William Henry Gates III', 'William Henry | Gates III' ],
		[ 'Sarah Chen, PhD', 'Sarah | Chen' ],
		[ 'Sarah Chen Ph.D.', 'Sarah | Chen' ],
		[ 'Jane Doe CPA, MBA', 'Jane | Doe' ],
		[ 'Doe, Jane, CPA', 'Jane | Doe' ],
		[ 'Johnson, JD', 'JD | Johnson' ],
		[ 'Nguyen, Do', 'Do | Nguyen' ],
		[ 'Wu, Ma', 'Ma | Wu' ],
		[ 'Reyes, Pe', 'Pe | Reyes' ],
		[ 'De Leon, Do', 'Do | De Leon' ],
		[ 'de la Cruz, Ma', 'Ma | de la Cruz' ],
		[ 'Von Braun Jr., Do', 'Do | Von Braun Jr.' ],
		[ 'Van Nguyen, Do', 'Van | Nguyen' ],
		[ 'Kim Lopez, DO', 'Kim | Lopez' ],
		[ 'Wu, Ma PhD', 'Ma | Wu' ],
		[ 'Wu, Ma, PhD', 'Ma | Wu' ],
		[ 'Dr. Wu, Ma', 'Ma | Wu' ],
		[ 'Wu Jr., Ma', 'Ma | Wu Jr.' ],
		[ 'Smith, MD, John', 'John | Smith' ],
		[ 'Sarah Chen, PhD, MBA', 'Sarah | Chen' ],
		[ 'Dr. Jane Doe', 'Jane | Doe' ],
		[ 'Doe, Dr. Jane', 'Jane | Doe' ],
		[ 'Prof. Dr. Anna Schmidt', 'Anna | Schmidt' ],
		[ 'Dr. med. Hans Müller', 'Hans | Müller' ],
		[ 'Chris Ma', 'Chris | Ma' ],
		[ 'Kim Do', 'Kim | Do' ],
		[ 'Aaron Judge', 'Aaron | Judge' ],
		[ 'Van Nguyen', 'Van | Nguyen' ],
		[ 'Nguyễn Thị Minh Khai', 'Nguyễn Thị Minh | Khai' ],
		[ 'Anne Marie St. Clair', 'Anne Marie | St. Clair' ],
		[ '王小明', '小明 | 王' ],
		[ 'Madonna', 'Madonna | ' ],
		[ '', ' | ' ],
	] )( '%j is %s', ( name, expected ) => {
		expect( split( name ) ).toBe( expected );
	} );

	it( 'may have the last name first', () => {
		expect( split( 'Nguyen Van Anh', 'last' ) ).toBe( 'Van Anh | Nguyen' );
		expect( split( 'Smith, John', 'last' ) ).toBe( 'John | Smith' );
	} );

	it.each( [
		'Madonna',
		'Van Nguyen',
		'Aaron Judge',
		'Johnson, JD',
		'De Leon, Do',
		'Ana María Ruiz de Gaona López',
	] )( 'such as %s is to be looked at', ( name ) => {
		expect( splitName( name, 'first' ).isSure ).toBe( false );
	} );

	it.each( [ 'John Smith', 'Smith, John', 'Anna van der Berg' ] )(
		'such as %s is sure',
		( name ) => {
			expect( splitName( name, 'first' ).isSure ).toBe( true );
		}
	);
} );
