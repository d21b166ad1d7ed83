import { describe, expect, it } from 'vitest';
import { datesIn } from './dates';

const dates = datesIn( 'pt' );

describe( 'a date', () => {
	it.each( [
		[ '2021-03-15' ],
		[ '2021/3/15' ],
		[ '20210315' ],
		[ '2021-03-15T00:00:00.000Z' ],
		[ '2021-03-15 09:30:00' ],
		[ '15-Mar-2021' ],
		[ '15-MAR-21' ],
		[ 'Mar 15, 2021' ],
		[ 'March 15th, 2021' ],
		[ 'Mon, 15 Mar 2021' ],
		[ '15. März 2021' ],
		[ '15. Mrz. 2021' ],
		[ '15 de marzo de 2021' ],
		[ '15 mar. 2021' ],
		[ '15 mars 2021' ],
		[ '15 de março de 2021' ],
		[ '44270' ],
		[ '44270.5' ],
		[ '15.03.2021' ],
		[ '15.3.21' ],
	] )( '%j needs no order', ( text ) => {
		expect( dates.iso( text, null ) ).toBe( '2021-03-15' );
	} );

	it.each( [
		[ '1er février 2020', '2020-02-01' ],
		[ '3 août 2020', '2020-08-03' ],
		[ '7. Dez. 2020', '2020-12-07' ],
		[ '3 sept. 2020', '2020-09-03' ],
		[ 'Dec 7 1999', '1999-12-07' ],
		[ '7-Dec-99', '1999-12-07' ],
		[ '05/05/2021', '2021-05-05' ],
	] )( '%j is %s', ( text, expected ) => {
		expect( dates.iso( text, null ) ).toBe( expected );
	} );

	it( 'of numbers is read in the order of the file', () => {
		expect( dates.iso( '3/4/2021', 'day' ) ).toBe( '2021-04-03' );
		expect( dates.iso( '3/4/2021', 'month' ) ).toBe( '2021-03-04' );
		expect( dates.iso( '3/4/2021 12:00:00 AM', 'month' ) ).toBe(
			'2021-03-04'
		);
		expect( dates.iso( '03-04-21', 'day' ) ).toBe( '2021-04-03' );
		expect( dates.iso( '3/4/2021', null ) ).toBeNull();
		expect( dates.iso( '25/4/2021', 'month' ) ).toBeNull();
	} );

	it.each( [
		'',
		'soon',
		'2021-02-30',
		'30.02.2021',
		'Q1 2021',
		'12',
		'303-555-0100',
		'2021-13-01',
		'May',
		'15 March',
	] )( 'is not %j', ( text ) => {
		expect( dates.isDate( text ) ).toBe( false );
		expect( dates.iso( text, 'day' ) ).toBeNull();
	} );
} );

describe( 'the order of a file', () => {
	it.each( [
		[ [ '3/4/2021', '13/4/2021' ], 'day' ],
		[ [ '3/4/2021', '4/13/2021' ], 'month' ],
		[ [ '3.4.2021' ], 'day' ],
		[ [ '3/4/2021', '5/6/2021' ], 'unknown' ],
		[ [ '13/4/2021', '4/13/2021' ], 'unknown' ],
		[ [ '2021-03-04', '5/5/2021', '1 May 2020', '' ], 'any' ],
		[ [], 'any' ],
	] as const )( 'of %j is %j', ( cells, order ) => {
		expect( dates.orderOf( cells ) ).toBe( order );
	} );
} );
