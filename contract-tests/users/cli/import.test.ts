import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Import } from '../../../client/src/users/import-schemas';
import { newMark, people, stateOf, type Person } from '../../support/people';
import { imports, intranetProfile } from '../../support/paths';
import { host } from '../../support/site';
import { as, full, world } from '../../support/world';
import { wp } from '../../support/wp-cli';

const mark = newMark();

describe.runIf( full && host.host !== 'wp-env' )(
	'wp svc people import',
	() => {
		let ana: Person;
		let bo: Person;
		let folder: string;
		beforeAll( async () => {
			folder = await mkdtemp( join( tmpdir(), 'svc-' ) );
			[ ana, bo ] = ( await people(
				{ first_name: 'Ana', last_name: mark, phone: '+1 303' },
				{ first_name: 'Bo', last_name: mark }
			) ) as [ Person, Person ];
		} );
		afterAll( () => rm( folder, { recursive: true } ) );

		const bring = async (
			content: string | Buffer,
			...options: string[]
		) => {
			const file = join( folder, `${ mark }.csv` );
			await writeFile( file, content );
			return await wp( 'svc', 'people', 'import', file, ...options );
		};

		it( 'brings an export back, and changes nothing', async () => {
			const file = join( folder, 'export.csv' );
			await wp(
				'svc',
				'people',
				'export',
				file,
				`--search=${ mark }`,
				'--bom'
			);
			const { output, code } = await wp(
				'svc',
				'people',
				'import',
				file,
				'--clear-empty'
			);
			expect( output.trim() ).toBe(
				'Created 0, changed 0, left 2 as they are and refused 0.'
			);
			expect( code ).toBe( 0 );
		} );

		it( 'says on a dry run what it would do, and leaves nothing behind', async () => {
			const { output, code } = await bring(
				`User ID;Phone;Shoe size;Office\r\n${ ana.id };'+1 404;41;Denver ${ mark }\r\n${ bo.id };call me;42;\r\n`,
				'--match=user_id',
				'--dry-run'
			);
			expect( output ).toContain( 'Warning: Not imported: Shoe size.' );
			expect( output ).toContain(
				'row\toutcome\tcolumn\tmessage\n3\tunchanged\tphone\tThis may have digits'
			);
			expect( output ).toContain(
				'Would create 0, change 1, leave 1 as they are and refuse 0. 1 of them would lose a wrong cell or manager.'
			);
			expect( code ).toBe( 0 );
			expect( await stateOf( ana.profileId ) ).toMatchObject( {
				phone: '+1 303',
			} );
			const { body } = await as.manager.get( imports, {
				query: 'per_page=100',
			} );
			const names = ( body as { data: Import[] } ).data.map(
				( { name } ) => name
			);
			expect( names ).not.toContain( `${ mark }.csv` );
		} );

		it( 'imports, managers too, and keeps a report', async () => {
			const { output, code } = await bring(
				`user_id,phone,reports to\n${ ana.id },"'+1 404",\n\n${ bo.id },,${ ana.id }\n`,
				'--match=user_id',
				'--format=json'
			);
			expect( output.trim() ).toBe( '[]' );
			expect( code ).toBe( 0 );
			expect( await stateOf( ana.profileId ) ).toMatchObject( {
				phone: '+1 404',
			} );
			expect(
				( await as.manager.get( intranetProfile( bo.id ) ) ).body
			).toMatchObject( {
				reports_to: ana.id,
			} );
			const { body } = await as.manager.get( imports, {
				query: 'per_page=1',
			} );
			expect( ( body as { data: Import[] } ).data[ 0 ] ).toMatchObject( {
				name: `${ mark }.csv`,
				status: 'finished',
				changed: 2,
				user_id: 0,
			} );
		} );

		it( 'skips what a report has above its headers', async () => {
			const { output, code } = await bring(
				`"Roster, all locations"\nAs of 11/28/2026\n\nUser ID,Phone\n${ ana.id },'+1 606\n`,
				'--match=user_id'
			);
			expect( output.trim() ).toBe(
				'Created 0, changed 1, left 0 as they are and refused 0.'
			);
			expect( code ).toBe( 0 );
			expect( await stateOf( ana.profileId ) ).toMatchObject( {
				phone: '+1 606',
			} );
		} );

		it( 'takes columns by the order that is said', async () => {
			const { output } = await bring(
				`a,b,c\n${ ana.id },x,'+1 505\n`,
				'--match=user_id',
				'--columns=user_id,,phone'
			);
			expect( output ).toContain( 'Not imported: b.' );
			expect( await stateOf( ana.profileId ) ).toMatchObject( {
				phone: '+1 505',
			} );
		} );

		const unreadable: [ string, string | Buffer, string ][] = [
			[
				'UTF-16',
				Buffer.from( '\uFEFFuser_id,phone\n', 'utf16le' ),
				'CSV UTF-8',
			],
			[
				'Latin-1',
				Buffer.from( 'user_id,company\n1,Caf\u00e9\n', 'latin1' ),
				'Row 2 is not in UTF-8.',
			],
			[
				'a spreadsheet itself',
				Buffer.from( 'PK\u0003\u0004\u0000\u0000' ),
				'CSV UTF-8',
			],
			[ 'nothing', '', 'The file is empty.' ],
			[
				'no header that says who',
				'Phone\n1\n',
				'says whom a row is about',
			],
			[
				'two headers for one column',
				'user_id,ID,phone\n1,1,1\n',
				'Two columns hold the same',
			],
			[ 'a header alone', 'user_id,phone\n', 'This import has no rows' ],
			[
				'a cell of a megabyte',
				`user_id,phone\n1,${ 'x'.repeat( 1_000_000 ) }\n`,
				'at most 20000 characters',
			],
		];
		it.each( unreadable )(
			'says what is wrong with %s',
			async ( _name, content, text ) => {
				const { output, code } = await bring(
					content,
					'--match=user_id'
				);
				expect( output ).toContain( 'Error: ' );
				expect( output ).toContain( text );
				expect( output.length ).toBeLessThan( 500 );
				expect( code ).toBe( 1 );
			}
		);

		it( 'says that there is no such file', async () => {
			const { output, code } = await wp(
				'svc',
				'people',
				'import',
				join( folder, 'none.csv' )
			);
			expect( output ).toContain( 'none.csv that can be read.' );
			expect( code ).toBe( 1 );
		} );

		it( 'has the rights of --user', async () => {
			const { output, code } = await bring(
				`user_id,phone\n${ ana.id },1\n`,
				'--match=user_id',
				`--user=${ world.token }-person`
			);
			expect( output ).toContain(
				'Sorry, you are not allowed to do that.'
			);
			expect( code ).toBe( 1 );
			expect( await stateOf( ana.profileId ) ).toMatchObject( {
				phone: '+1 505',
			} );
		} );
	}
);
