// @module-tag rest-route
import { beforeAll, describe, expect, it } from 'vitest';
import { sheetColumns } from '../../../client/src/users/vocabulary';
import { mayManage, mayNotManage } from '../../support/columns';
import { readCsv, recordsOf } from '../../support/csv';
import { newMark, people, type Person } from '../../support/people';
import {
	intranetProfile,
	missing,
	profileExport,
	profiles,
	vcard,
} from '../../support/paths';
import { as, full } from '../../support/world';

const mark = newMark();
const nasty = `a,b;"c"\n<b>&amp; 😀 שלום`;

let ana: Person;
let bo: Person;
let partner: Person;
beforeAll( async () => {
	[ ana, partner ] = ( await people(
		{
			first_name: 'Ana',
			last_name: mark,
			role: 'leadership',
			phone: '+1 303 555 0100',
			job_title: '=HYPERLINK("http://x")',
			company: "'=1",
			bio: 'Two\nlines',
			social: { linkedin: 'https://www.linkedin.com/in/ana' },
			meta: { svc_department: `-2+3 ${ mark }` },
		},
		{ first_name: 'Pia', last_name: mark, role: 'realtor_partner' }
	) ) as [ Person, Person ];
	[ bo ] = ( await people( {
		first_name: '@Bo',
		last_name: mark,
		meta: { svc_reports_to: ana.id },
	} ) ) as [ Person ];
	await as.manager.put( intranetProfile( ana.id ), {
		office_location: `Denver ${ mark }`,
		extension: '+7',
		start_date: '2020-02-29',
		bio: nasty,
		skills: [ 'SQL', 'a;b', '-' ],
	} );
} );

type Query = Record< string, string | number >;

const download = async ( query: Query = {} ) => {
	const answer = await as.manager.get( profileExport, {
		query: { search: mark, ...query },
	} );
	expect( answer.status, answer.text.slice( 0, 300 ) ).toBe( 200 );
	return answer;
};

describe( 'the export', () => {
	it( 'is a file that is nobody else’s', async () => {
		const { headers, text } = await download();
		expect( headers ).toMatchObject( {
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': expect.stringMatching(
				/^attachment; filename="people-\d{4}-\d\d-\d\d\.csv"$/
			),
			'cache-control': 'private, no-cache',
			'x-content-type-options': 'nosniff',
			etag: expect.stringMatching( /^W\/"/ ),
		} );
		expect( text.startsWith( '\uFEFF' ) ).toBe( true );
		const plain = await download( { bom: 'false' } );
		expect( `\uFEFF${ plain.text }` ).toBe( text );
	} );

	it( 'has everybody whom the list has, in its order', async () => {
		for ( const query of [
			{},
			{ orderby: 'first_name', order: 'desc' },
			{ role: 'staff' },
			{ department: `-2+3 ${ mark }` },
			{ manager: ana.id },
			{ without: 'manager' },
			{ office: `denver ${ mark }`, orderby: 'department' },
		] as Query[] ) {
			const { body } = await as.manager.get( profiles, {
				query: { search: mark, ...query },
			} );
			const { text } = await download( { columns: 'id', ...query } );
			expect(
				recordsOf( text ).map( ( row ) =>
					Number( row[ 'Profile ID' ] )
				)
			).toEqual(
				( body as { data: { id: number }[] } ).data.map(
					( { id } ) => id
				)
			);
		}
	} );

	it( 'has the columns that are asked for, in that order', async () => {
		const { text } = await download( {
			columns: 'last_name,user_id,first_name,avatar_url',
			search: `${ mark } Pia`,
		} );
		expect( readCsv( text.slice( 1 ) ) ).toEqual( [
			[ 'Last name', 'User ID', 'First name', 'Photo address' ],
			[
				mark,
				String( partner.id ),
				'Pia',
				expect.stringMatching( /^http/ ),
			],
		] );
	} );

	it( 'has what there is of a person, where nothing begins a formula', async () => {
		const { text } = await download( {
			columns: sheetColumns.join( ',' ),
		} );
		const rows = recordsOf( text );
		const [ header ] = readCsv( text.slice( 1 ) );
		expect( header ).toHaveLength( sheetColumns.length );
		expect( new Set( header ).size ).toBe( sheetColumns.length );
		expect(
			rows.find( ( row ) => row[ 'User ID' ] === String( ana.id ) )
		).toMatchObject( {
			'Account e-mail': expect.stringContaining( '@' ),
			'First name': 'Ana',
			Role: 'leadership',
			Phone: "'+1 303 555 0100",
			'Job title': `'=HYPERLINK("http://x")`,
			Company: "''=1",
			Biography: 'Two\nlines',
			LinkedIn: 'https://www.linkedin.com/in/ana',
			Department: `'-2+3 ${ mark }`,
			'Office or building': `Denver ${ mark }`,
			'Phone extension': "'+7",
			'First day at work': '2020-02-29',
			Skills: 'SQL\na;b\n-\n',
			'About, for colleagues': nasty,
		} );
		expect(
			rows.find( ( row ) => row[ 'User ID' ] === String( bo.id ) )
		).toMatchObject( {
			'First name': "'@Bo",
			'Manager (account e-mail or user ID)': rows.find(
				( row ) => row[ 'User ID' ] === String( ana.id )
			)![ 'Account e-mail' ],
		} );
		for ( const cell of readCsv( text.slice( 1 ) ).flat() ) {
			expect( cell ).not.toMatch( /^[=+\-@\t\r]/ );
		}
	} );

	it( 'is the header alone where nobody is found', async () => {
		const { text } = await download( {
			search: `${ mark }x`,
			columns: 'email',
		} );
		expect( text ).toBe( '\uFEFFE-mail\r\n' );
	} );

	it( 'has only those who are named, in the list’s order', async () => {
		const include = [ partner, bo, ana ].map( ( one ) => one.profileId );
		const ids = async ( query: Query ) =>
			recordsOf(
				( await download( { columns: 'id', ...query } ) ).text
			).map( ( row ) => Number( row[ 'Profile ID' ] ) );
		const all = await ids( {} );
		expect( await ids( { include: include.join( ',' ) } ) ).toEqual( all );
		const two = include.slice( 1 );
		expect( await ids( { include: two.join( ',' ) } ) ).toEqual(
			all.filter( ( id ) => two.includes( id ) )
		);
		// People whom the filters exclude are excluded when they are named, too.
		expect(
			await ids( {
				include: include.join( ',' ),
				role: 'realtor_partner',
			} )
		).toEqual( [ partner.profileId ] );
		expect( await ids( { include: missing } ) ).toEqual( [] );
	} );

	it( 'is an ordinary answer of the REST API otherwise', async () => {
		const query = { search: mark };
		const head = await as.manager.head( profileExport, { query } );
		expect( [ head.status, head.text ] ).toEqual( [ 200, '' ] );
		const { headers } = await download();
		const again = await as.manager.get( profileExport, {
			query,
			headers: { 'If-None-Match': headers.etag! },
		} );
		expect( [ again.status, again.text ] ).toEqual( [ 304, '' ] );
	} );

	it.each(
		[
			[ 'columns', 'columns=password' ],
			[ 'columns', 'columns=email,email' ],
			[ 'columns', 'columns=email,' ],
			[ 'columns', 'columns[]=x' ],
			[ 'bom', 'bom=yes' ],
			[ 'without', 'without=x' ],
			[ 'orderby', 'orderby=office' ],
			[ 'page', 'page=1' ],
			[ 'format', 'format=xlsx' ],
			[ 'include', 'include=0' ],
			[ 'include', 'include=7,7' ],
			[ 'include', 'include=all' ],
			[
				'include',
				`include=${ Array.from( { length: 501 }, ( _, at ) => at + 1 ).join() }`,
			],
		].slice( 0, full ? undefined : 3 )
	)( 'names %s in %s', async ( name, query ) => {
		const answer = await as.manager.get( profileExport, { query } );
		expect( answer ).toRefuse( 'rest_invalid_param' );
		expect( answer.text ).toContain( `"${ name }` );
	} );

	it( 'costs as many queries for one as for many', async () => {
		const cost = async ( query: Query ) =>
			Number(
				(
					await as.manager.get( profileExport, {
						query,
						headers: { 'X-Count-Queries': '1' },
					} )
				).headers[ 'x-own-queries' ]
			);
		const one = await cost( { search: `${ mark } Pia` } );
		expect( one ).toBeGreaterThan( 0 );
		expect( one ).toBeLessThanOrEqual( 4 );
		expect( await cost( { search: mark } ) ).toBe( one );
	} );
} );

/** Cards, with their lines unfolded. */
const cardsOf = ( text: string ) =>
	text
		.replace( /\r\n /g, '' )
		.split( /(?<=\r\nEND:VCARD\r\n)/ )
		.map( ( card ) => card.trim().split( '\r\n' ) );

describe( 'the export as cards', () => {
	it( 'is a file for address books with everybody whom the list has', async () => {
		const { headers, text } = await download( { format: 'vcard' } );
		expect( headers ).toMatchObject( {
			'content-type': 'text/vcard; charset=utf-8',
			'content-disposition': expect.stringMatching(
				/^attachment; filename="people-\d{4}-\d\d-\d\d\.vcf"$/
			),
			'cache-control': 'private, no-cache',
			'x-content-type-options': 'nosniff',
			etag: expect.stringMatching( /^W\/"/ ),
		} );
		const { body } = await as.manager.get( profiles, {
			query: { search: mark },
		} );
		const names = (
			body as { data: { first_name: string; last_name: string }[] }
		 ).data.map( ( one ) => `FN:${ one.first_name } ${ one.last_name }` );
		expect(
			cardsOf( text ).map( ( card ) =>
				card.find( ( line ) => line.startsWith( 'FN:' ) )
			)
		).toEqual( names );
	} );

	it( 'has of each what the single card has', async () => {
		const single = await as.manager.get( vcard( ana.profileId ) );
		const { text } = await download( {
			format: 'vcard',
			include: ana.profileId,
		} );
		expect( text ).toBe( single.text );
	} );

	it( 'has no line that ends otherwise, and none that is too long', async () => {
		await people( {
			first_name: 'Eve; "x", \\n',
			last_name: `${ mark } END:VCARD`,
			company: nasty.replaceAll( '\n', ' ' ),
			job_title: 'שלום 😀 '.repeat( 12 ).trim(),
		} );
		const { text } = await download( {
			format: 'vcard',
			search: `${ mark } Eve`,
		} );
		expect( text.replaceAll( '\r\n', '' ) ).not.toMatch( /[\r\n]/ );
		for ( const line of text.split( '\r\n' ) ) {
			expect( Buffer.byteLength( line ) ).toBeLessThanOrEqual( 75 );
		}
		expect( text ).not.toContain( '\u{FFFD}' );
		expect( cardsOf( text ) ).toHaveLength( 1 );
		expect( text.replace( /\r\n /g, '' ) ).toContain(
			`N:${ mark } END:VCARD;Eve\\; "x"\\, \\\\n;;;`
		);
	} );

	it( 'is empty where nobody is found', async () => {
		const { text } = await download( {
			format: 'vcard',
			search: `${ mark }x`,
		} );
		expect( text ).toBe( '' );
	} );

	it( 'costs as many queries for one as for many', async () => {
		const cost = async ( query: Query ) =>
			Number(
				(
					await as.manager.get( profileExport, {
						query: { format: 'vcard', ...query },
						headers: { 'X-Count-Queries': '1' },
					} )
				).headers[ 'x-own-queries' ]
			);
		expect( await cost( { search: mark } ) ).toBe(
			await cost( { search: `${ mark } Pia` } )
		);
	} );
} );

describe.each( mayNotManage )( '%s', ( name ) => {
	it( 'gets no export', async () => {
		for ( const query of [
			{},
			{ format: 'vcard' },
			{ include: ana.profileId },
		] ) {
			expect( await as[ name ].get( profileExport, { query } ) ).toRefuse(
				'rest_forbidden'
			);
		}
	} );
} );

describe.each( mayManage )( '%s', ( name ) => {
	it( 'gets the export', async () => {
		const { status, text } = await as[ name ].get( profileExport, {
			query: { search: mark },
		} );
		expect( status ).toBe( 200 );
		expect( recordsOf( text ).length ).toBeGreaterThanOrEqual( 3 );
	} );
} );
