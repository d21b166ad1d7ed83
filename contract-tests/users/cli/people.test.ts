import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordsOf } from '../../support/csv';
import { newMark, people, type Person } from '../../support/people';
import { host } from '../../support/site';
import { full, world } from '../../support/world';
import { wp } from '../../support/wp-cli';

const mark = newMark();
const svcPeople = ( ...words: string[] ) => wp( 'svc', 'people', ...words );

describe.runIf( full && host.host !== 'wp-env' )( 'wp svc people', () => {
	let ana: Person;
	let bo: Person;
	let folder: string;
	beforeAll( async () => {
		folder = await mkdtemp( join( tmpdir(), 'svc-' ) );
		[ ana ] = ( await people( {
			first_name: 'Ana',
			last_name: mark,
			phone: '+1 303',
			meta: { svc_department: `Legal ${ mark }` },
		} ) ) as [ Person ];
		[ bo ] = ( await people( {
			first_name: 'Bo',
			last_name: mark,
			role: 'assistant',
			meta: { svc_reports_to: ana.id },
		} ) ) as [ Person ];
	} );
	afterAll( () => rm( folder, { recursive: true } ) );

	describe( 'list', () => {
		const cases: [ string[], () => number[] ][] = [
			[ [], () => [ ana.id, bo.id ] ],
			[
				[ '--orderby=user_id', '--order=desc' ],
				() => [ bo.id, ana.id ],
			],
			[ [ '--role=assistant' ], () => [ bo.id ] ],
			[ [ `--department=legal ${ mark }` ], () => [ ana.id ] ],
			[ [ '--without=manager' ], () => [ ana.id ] ],
		];
		it.each( cases )( 'with %j', async ( options, expected ) => {
			const { output, code } = await svcPeople(
				'list',
				`--search=${ mark }`,
				'--format=ids',
				...options
			);
			expect( output.trim() ).toBe( expected().join( ' ' ) );
			expect( code ).toBe( 0 );
		} );

		it( 'of a manager, named in any way', async () => {
			for ( const name of [ String( ana.id ), ana.login ] ) {
				const { output } = await svcPeople(
					'list',
					`--manager=${ name }`,
					'--format=count'
				);
				expect( output.trim() ).toBe( '1' );
			}
		} );

		it( 'shows the fields that are asked for', async () => {
			const { output } = await svcPeople(
				'list',
				`--search=${ mark }`,
				'--fields=user_id,manager_name',
				'--format=json'
			);
			expect( JSON.parse( output ) ).toEqual( [
				{ user_id: ana.id, manager_name: '' },
				{ user_id: bo.id, manager_name: `Ana ${ mark }` },
			] );
			const table = await svcPeople( 'list', `--search=${ mark }` );
			expect( table.output ).toContain( 'user_id\tfirst_name' );
		} );

		it( 'names the fields that there are where one is unknown', async () => {
			const { output, code } = await svcPeople( 'list', '--fields=shoe' );
			expect( output ).toContain(
				'Error: There is no field shoe. There are: id, user_id,'
			);
			expect( output ).toContain( 'manager_name' );
			expect( code ).toBe( 1 );
		} );

		it( 'says what is wrong, in the words of REST', async () => {
			const { output, code } = await svcPeople( 'list', '--role=boss' );
			expect( output ).toContain(
				'Error: role: This must be one of: loan_officer'
			);
			expect( code ).toBe( 1 );
		} );

		it( 'has the rights of --user', async () => {
			const as = ( login: string, ...words: string[] ) =>
				svcPeople( ...words, `--user=${ login }` );
			const plain = await as( `${ world.token }-account`, 'list' );
			expect( plain.output ).toContain(
				'Sorry, you are not allowed to do that.'
			);
			expect( plain.code ).toBe( 1 );
			const person = await as( `${ world.token }-person`, 'list' );
			expect( person.output ).toContain(
				'context: This is for those who may manage profiles.'
			);
			const manager = await as(
				host.login.user,
				'list',
				'--format=count'
			);
			expect( Number( manager.output ) ).toBeGreaterThan( 1 );
		} );
	} );

	describe( 'get', () => {
		it.each( [
			'--format=json',
			'--format=json --fields=first_name,intranet',
		] )( 'shows everything with %s', async ( options ) => {
			const { output } = await svcPeople(
				'get',
				bo.login,
				...options.split( ' ' )
			);
			expect( JSON.parse( output ) ).toMatchObject( {
				first_name: 'Bo',
				intranet: { reports_to: ana.id, skills: [] },
			} );
		} );

		it( 'shows one field', async () => {
			const { output } = await svcPeople(
				'get',
				String( ana.id ),
				'--field=phone'
			);
			expect( output ).toBe( '+1 303\n' );
		} );

		it( 'says who is not there', async () => {
			for ( const [ name, text ] of [
				[ 'nobody-at-all', 'There is no user nobody-at-all.' ],
				[ host.login.user, 'There is no such profile.' ],
			] as const ) {
				const { output, code } = await svcPeople( 'get', name );
				expect( output ).toContain( text );
				expect( code ).toBe( 1 );
			}
			const { output } = await svcPeople(
				'get',
				ana.login,
				'--field=shoe'
			);
			expect( output ).toContain( 'There is no field shoe.' );
		} );
	} );

	describe( 'export', () => {
		it( 'writes to the console', async () => {
			const { output, code } = await svcPeople(
				'export',
				`--search=${ mark }`,
				'--columns=first_name,phone'
			);
			expect( recordsOf( output ) ).toEqual( [
				{ 'First name': 'Ana', Phone: "'+1 303" },
				{ 'First name': 'Bo', Phone: '' },
			] );
			expect( code ).toBe( 0 );
		} );

		it( 'writes to a file', async () => {
			const file = join( folder, 'people.csv' );
			const { output } = await svcPeople(
				'export',
				file,
				`--search=${ mark }`,
				'--bom'
			);
			expect( output ).toBe( `Success: Written to ${ file }.\n` );
			const text = await readFile( file, 'utf8' );
			expect( text.startsWith( '\uFEFF' ) ).toBe( true );
			expect( recordsOf( text ) ).toHaveLength( 2 );
		} );

		it( 'writes cards to a file of their name', async () => {
			const file = join( folder, 'people.VCF' );
			await svcPeople( 'export', file, `--search=${ mark }` );
			const text = await readFile( file, 'utf8' );
			expect( text.match( /^BEGIN:VCARD\r$/gm ) ).toHaveLength( 2 );
			const { output } = await svcPeople(
				'export',
				`--search=${ mark }`,
				'--format=vcard'
			);
			expect( output ).toBe( text );
		} );

		it.each( [ '.', 'none/people.csv' ] )(
			'says that %s cannot be written',
			async ( file ) => {
				const { output, code } = await svcPeople(
					'export',
					join( folder, file )
				);
				expect( output ).toBe( 'Error: The file cannot be written.\n' );
				expect( code ).toBe( 1 );
			}
		);

		it( 'is refused without the right', async () => {
			const { code } = await svcPeople(
				'export',
				`--user=${ world.token }-person`
			);
			expect( code ).toBe( 1 );
		} );
	} );

	it( 'doctor says what repairing would change', async () => {
		const { output, code } = await svcPeople( 'doctor', '--format=json' );
		expect( Array.isArray( JSON.parse( output ) ) ).toBe( true );
		expect( code ).toBe( JSON.parse( output ).length > 0 ? 1 : 0 );
	} );
} );
