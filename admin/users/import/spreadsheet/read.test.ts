import { describe, expect, it } from 'vitest';
import {
	longestCell,
	mostRows,
	samplesOf,
	spreadsheetOf,
	type Spreadsheet,
} from './read';

const of = ( content: string | Uint8Array ) =>
	spreadsheetOf(
		'people.csv',
		typeof content === 'string'
			? new TextEncoder().encode( content )
			: content
	);

const utf16 = ( text: string, isBig = false ) =>
	new Uint8Array(
		[ ...`\uFEFF${ text }` ].flatMap( ( letter ) => {
			const code = letter.charCodeAt( 0 );
			const pair = [ code % 256, Math.floor( code / 256 ) ];
			return isBig ? pair.reverse() : pair;
		} )
	);

const latin = ( text: string ) =>
	Uint8Array.from( text, ( letter ) => letter.charCodeAt( 0 ) );

describe( 'a file', () => {
	it( 'is a header and rows', () => {
		expect( of( ' Name ,Phone\nAna,1\n\nBo,2\n' ) ).toEqual( {
			name: 'people.csv',
			encoding: 'UTF-8',
			headers: [ 'Name', 'Phone' ],
			rows: [
				{ number: 2, cells: [ 'Ana', '1' ] },
				{ number: 4, cells: [ 'Bo', '2' ] },
			],
			overlong: null,
		} );
	} );

	it.each( [
		[ 'UTF-8 with its mark', '\uFEFFName\nZoë', 'UTF-8' ],
		[ 'UTF-16 of Windows', utf16( 'Name\nZoë' ), 'UTF-16' ],
		[ 'UTF-16 the other way', utf16( 'Name\nZoë', true ), 'UTF-16' ],
		[ 'Windows-1252', latin( 'Name\nZo\u00eb' ), 'Windows-1252' ],
	] )( 'is read from %s', ( _name, content, encoding ) => {
		expect( of( content ) ).toMatchObject( {
			encoding,
			headers: [ 'Name' ],
			rows: [ { cells: [ 'Zoë' ] } ],
		} );
	} );

	it( 'says which row goes on behind the last column', () => {
		expect( of( 'a,b\n1,2\n1,2, \n1,2,3\n' ) ).toMatchObject( {
			overlong: 4,
		} );
	} );

	it.each( [
		[ '', { why: 'empty' } ],
		[ '\uFEFF\n,,\n', { why: 'empty' } ],
		[ 'a,b\n\n', { why: 'header-alone' } ],
		[ 'a\n' + '1\n'.repeat( mostRows + 1 ), { why: 'too-many-rows' } ],
		[ 'a' + ',a'.repeat( 100 ) + '\n1', { why: 'too-many-columns' } ],
		[
			`a\n1\n${ 'x'.repeat( longestCell + 1 ) }`,
			{ why: 'long-cell', row: 3 },
		],
		[ 'a\n"1', { why: 'unclosed-quote', row: 2 } ],
		[ latin( 'PK\u0003\u0004\u0000' ), { why: 'workbook' } ],
		[ latin( '\u00d0\u00cf\u0011\u00e0' ), { why: 'workbook' } ],
		[ latin( 'a\u0000b' ), { why: 'no-text' } ],
	] )( 'is refused (%#)', ( content, refusal ) => {
		expect( of( content ) ).toEqual( refusal );
	} );
} );

it( 'samples are what stands there, once each', () => {
	const spreadsheet = of( 'a,b\nx,\nx, \ny,\nz,1\nw,2' ) as Spreadsheet;
	expect( samplesOf( spreadsheet, 0 ) ).toEqual( [ 'x', 'y', 'z' ] );
	expect( samplesOf( spreadsheet, 1 ) ).toEqual( [ '1', '2' ] );
	expect( samplesOf( spreadsheet, 7 ) ).toEqual( [] );
} );
