import { describe, expect, it } from 'vitest';
import { delimiterOf, recordsOf, UnclosedQuote } from './records';

const cells = ( text: string ) =>
	recordsOf( text ).map( ( record ) => record.cells );

describe( 'records', () => {
	it.each( [
		[
			'a,b\r\n1,2\r\n',
			[
				[ 'a', 'b' ],
				[ '1', '2' ],
			],
		],
		[
			'a;b\n1;2',
			[
				[ 'a', 'b' ],
				[ '1', '2' ],
			],
		],
		[
			'a\tb\r1\t"2\t3"',
			[
				[ 'a', 'b' ],
				[ '1', '2\t3' ],
			],
		],
		[ '"a,b",c\n', [ [ 'a,b', 'c' ] ] ],
		[ '"one\r\ntwo",c', [ [ 'one\r\ntwo', 'c' ] ] ],
		[ '"say ""hi""",c', [ [ 'say "hi"', 'c' ] ] ],
		[ 'a"b,c', [ [ 'a"b', 'c' ] ] ],
		[ '"abc"def,x', [ [ 'abcdef', 'x' ] ] ],
		[ ' "abc",x', [ [ 'abc', 'x' ] ] ],
		[ ' abc ,x', [ [ ' abc ', 'x' ] ] ],
		[
			'a,,\n,,b',
			[
				[ 'a', '', '' ],
				[ '', '', 'b' ],
			],
		],
		[ '""', [] ],
		[ '', [] ],
		[ '\n\n', [] ],
		[ 'a\n', [ [ 'a' ] ] ],
		[ '😀,שלום', [ [ '😀', 'שלום' ] ] ],
	] )( 'of %j', ( text, expected ) => {
		expect( cells( text ) ).toEqual( expected );
	} );

	it( 'are numbered as a spreadsheet counts, without empty ones', () => {
		expect( recordsOf( 'a,b\n\n"x\ny",2\n,\n3,4\n' ) ).toEqual( [
			{ number: 1, cells: [ 'a', 'b' ] },
			{ number: 3, cells: [ 'x\ny', '2' ] },
			{ number: 5, cells: [ '3', '4' ] },
		] );
	} );

	it( 'name the row whose quotation mark is never closed', () => {
		expect( () => recordsOf( 'a,b\n1,"2\n3,4\n' ) ).toThrow(
			new UnclosedQuote( 2 )
		);
	} );

	it( 'of ten times as many rows take about ten times as long', () => {
		// Of the processor, because the clock also counts what runs beside the tests.
		const times = ( rows: number ) => {
			const text = 'a,"b c",d\r\n'.repeat( rows );
			return [ 1, 2, 3 ].map( () => {
				const begun = process.cpuUsage();
				expect( recordsOf( text ) ).toHaveLength( rows );
				return process.cpuUsage( begun ).user;
			} );
		};
		const few = Math.max( ...times( 10_000 ) );
		expect( Math.min( ...times( 100_000 ) ) / few ).toBeLessThan( 50 );
	} );
} );

describe( 'the delimiter', () => {
	it.each( [
		[ 'a,b;c,d', ',' ],
		[ 'a;"b,b,b,b";c', ';' ],
		[ 'a\tb', '\t' ],
		[ 'alone', ',' ],
		[ '\n\na;b\n1,2,3;4', ';' ],
		[ 'Staff, as of May 1, 2026\n\na;b;c\n1;2;3\n4;5;6', ';' ],
		[ 'Staff, all\na\tb\nRoe, Jo\t1\nPoe, Al\t2', '\t' ],
		[ 'a;b\n1,5;2,5\n"x,y";3,5\n4,5;z', ';' ],
		[ '', ',' ],
	] )( 'of %j is %j', ( text, expected ) => {
		expect( delimiterOf( text ) ).toBe( expected );
	} );
} );
