import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import {
	longestCell,
	mostRows,
	samplesOf,
	spreadsheetsOf,
	type Spreadsheet,
} from './read';

type SheetOf = Parameters< typeof writeWorkbook >[ 0 ][ number ];

const filesOf = ( content: string | Uint8Array ) =>
	spreadsheetsOf(
		'people.csv',
		typeof content === 'string'
			? new TextEncoder().encode( content )
			: content
	);

/** The only spreadsheet, or the refusal. */
const of = async ( content: string | Uint8Array ) => {
	const read = await filesOf( content );
	return Array.isArray( read ) ? read[ 0 ]! : read;
};

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
	it( 'is a header and rows', async () => {
		expect( await of( ' Name ,Phone\nAna,1\n\nBo,2\n' ) ).toEqual( {
			name: 'people.csv',
			sheet: '',
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
	] )( 'is read from %s', async ( _name, content, encoding ) => {
		expect( await of( content ) ).toMatchObject( {
			encoding,
			headers: [ 'Name' ],
			rows: [ { cells: [ 'Zoë' ] } ],
		} );
	} );

	it( 'may have a title and a date above its headers', async () => {
		expect(
			await of( 'Employee list\n\n"March 1, 2026"\nName,Phone\nAna,1\n' )
		).toMatchObject( {
			headers: [ 'Name', 'Phone' ],
			rows: [ { number: 5, cells: [ 'Ana', '1' ] } ],
		} );
		expect( await of( 'Name\nAna\nBo\n' ) ).toMatchObject( {
			headers: [ 'Name' ],
		} );
	} );

	it( 'says which row has more cells than there are headers', async () => {
		expect( await of( 'a,b\n1,2\n1,2, \n1,2,3\n' ) ).toMatchObject( {
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
		[ latin( 'PK\u0003\u0004\u0000' ), { why: 'broken-workbook' } ],
		[ latin( '\u00d0\u00cf\u0011\u00e0' ), { why: 'old-workbook' } ],
		[
			latin(
				`\u00d0\u00cf\u0011\u00e0${ [ ...'EncryptedPackage' ].join( '\u0000' ) }`
			),
			{ why: 'locked' },
		],
		[ latin( 'a\u0000b' ), { why: 'no-text' } ],
	] )( 'is refused (%#)', async ( content, refusal ) => {
		expect( await of( content ) ).toEqual( refusal );
	} );
} );

it( 'has its headers below the lines that tell of the report', async () => {
	const read = ( await of(
		'Employees, active;\nRun by;Jo Roe\n\nName;Email;Title;Office\nAl;a@b.org;;\n'
	) ) as Spreadsheet;
	expect( read.headers ).toEqual( [ 'Name', 'Email', 'Title', 'Office' ] );
	expect( read.rows.map( ( { number } ) => number ) ).toEqual( [ 5 ] );
} );

it( 'has its headers above the first person, also where few columns have one', async () => {
	const read = ( await of(
		'Staff,as of May\nName,Mail,Title\nAl,a@b.org,Clerk,1,2,3,4\nBo,b@b.org,Cook,5,6,7,8\n'
	) ) as Spreadsheet;
	expect( read.headers ).toEqual( [ 'Name', 'Mail', 'Title' ] );
	expect( read.overlong ).toBe( 3 );
} );

it( 'samples are what stands there, once each', async () => {
	const spreadsheet = ( await of(
		'a,b\nx,\nx, \ny,\nz,1\nw,2'
	) ) as Spreadsheet;
	expect( samplesOf( spreadsheet, 0 ) ).toEqual( [ 'x', 'y', 'z' ] );
	expect( samplesOf( spreadsheet, 1 ) ).toEqual( [ '1', '2' ] );
	expect( samplesOf( spreadsheet, 7 ) ).toEqual( [] );
} );

describe( 'a workbook', () => {
	const workbook = async ( ...sheets: SheetOf[] ) =>
		new Uint8Array( await writeWorkbook( sheets ).toBuffer() );

	it( 'is read sheet by sheet, with days for dates and the numbers of its rows', async () => {
		const bytes = await workbook(
			{ sheet: 'Notes', data: [ [ 'Do not edit' ] ] },
			{
				sheet: 'People',
				data: [
					[ 'Name', 'Start', 'ID', 'Full time' ],
					[ ' Ana', new Date( '2021-03-15T00:00:00Z' ), 1042, true ],
					[ null, null, null, null ],
					[ 'Zoë', null, '0012', null ],
				].map( ( row ) =>
					row.map( ( value ) =>
						value instanceof Date
							? { value, type: Date, format: 'dd/mm/yyyy' }
							: value
					)
				),
			},
			{
				sheet: 'Left',
				data: [
					[ 'Name', 'ID' ],
					[ 'Bo', 7 ],
				],
			}
		);
		const read = ( await filesOf( bytes ) ) as Spreadsheet[];
		expect( read.map( ( { sheet } ) => sheet ) ).toEqual( [
			'People',
			'Left',
		] );
		expect( read[ 0 ] ).toMatchObject( {
			encoding: null,
			headers: [ 'Name', 'Start', 'ID', 'Full time' ],
			rows: [
				{ number: 2, cells: [ 'Ana', '2021-03-15', '1042', 'true' ] },
				{ number: 4, cells: [ 'Zoë', '', '0012', '' ] },
			],
		} );
	} );

	it( 'has no hidden sheets, unless all are hidden', async () => {
		const data = [ [ 'Name' ], [ 'Ana' ] ];
		const bytes = await workbook(
			{ sheet: 'Hidden', data },
			{ sheet: 'Shown', data },
			{ sheet: 'Very hidden', data }
		);
		const parts = unzipSync( bytes );
		const namesWith = async ( ...states: string[] ) => {
			const xml = strFromU8( parts[ 'xl/workbook.xml' ]! ).replace(
				/<sheet /g,
				() => `<sheet state="${ states.shift() ?? '' }" `
			);
			const changed = zipSync( {
				...parts,
				'xl/workbook.xml': strToU8( xml ),
			} );
			const read = ( await filesOf( changed ) ) as Spreadsheet[];
			return read.map( ( { sheet } ) => sheet );
		};
		expect( await namesWith( 'hidden', 'visible', 'veryHidden' ) ).toEqual(
			[ 'Shown' ]
		);
		expect( await namesWith( 'hidden', 'hidden', 'hidden' ) ).toEqual( [
			'Hidden',
			'Shown',
			'Very hidden',
		] );
	} );

	it( 'without people is refused', async () => {
		const bytes = await workbook( { sheet: 'A', data: [ [ 'Name' ] ] } );
		expect( await filesOf( bytes ) ).toEqual( { why: 'header-alone' } );
	} );
} );
