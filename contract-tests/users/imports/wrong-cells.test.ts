import { beforeAll, describe, expect, it } from 'vitest';
import type { NewImport } from '../../../client/src/users/import-schemas';
import { readCsv } from '../../support/csv';
import {
	accounts,
	newMark,
	people,
	stateOf,
	type Person,
} from '../../support/people';
import {
	importOf,
	importRows,
	importStep,
	imports,
	intranetProfile,
	profileOf,
} from '../../support/paths';
import { as } from '../../support/world';
import { imported, outcomes, rowsOf, type Columns } from './import';

const mark = newMark();

const wholeRow: Columns = [
	'user_id',
	'first_name',
	'last_name',
	'email',
	'role',
	'phone',
	'start_date',
	'social.linkedin',
];

const importOne = (
	columns: Columns,
	cells: string[],
	options: Partial< NewImport > = {}
) => imported( columns, [ cells ], { match: 'user_id', ...options } );

const profileBy = async ( userId: number ) =>
	( await as.manager.get( profileOf( userId ) ) ).body as Record<
		string,
		unknown
	>;

describe( 'wrong cells of fields that a person can do without', () => {
	const cells = ( userId: number ) => [
		String( userId ),
		'Kim',
		mark,
		'kim@example.com',
		'staff',
		'call me',
		'2021-13-45',
		'not a link',
	];

	it( 'are left out and reported, in the dry run and in the report', async () => {
		const [ kim ] = await accounts( 1 );
		const done = await importOne( wholeRow, cells( kim!.id ) );
		expect( done ).toMatchObject( {
			created: 1,
			refused: 0,
			with_problems: 1,
			strict: false,
		} );
		const [ row ] = await rowsOf( done.id );
		expect( row ).toMatchObject( {
			outcome: 'created',
			name: `Kim ${ mark }`,
		} );
		expect( row!.problems.map( ( { column } ) => column ).sort() ).toEqual(
			[ 'phone', 'social.linkedin', 'start_date' ]
		);
		expect( await profileBy( kim!.id ) ).toMatchObject( {
			first_name: 'Kim',
			phone: '',
		} );
		const report = await as.manager.get( importStep( done.id, 'report' ), {
			query: 'problems=true',
		} );
		expect( readCsv( report.text.slice( 1 ) )[ 1 ] ).toEqual( [
			'2',
			'Created',
			`Kim ${ mark }`,
			String( kim!.id ),
			expect.any( String ),
			expect.stringContaining( 'Phone: This may have digits' ),
		] );
	} );

	it( 'keep what is stored', async () => {
		const [ kim ] = ( await people( {
			last_name: mark,
			phone: '+1 303',
		} ) ) as [ Person ];
		const done = await importOne(
			[ 'user_id', 'phone', 'company' ],
			[ String( kim.id ), 'call me', 'X' ]
		);
		expect( done ).toMatchObject( { changed: 1, with_problems: 1 } );
		expect( ( await rowsOf( done.id ) )[ 0 ]!.changes ).toEqual( [
			'company',
		] );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			phone: '+1 303',
			company: 'X',
		} );
		expect(
			await importOne(
				[ 'user_id', 'phone' ],
				[ String( kim.id ), 'call me' ]
			)
		).toMatchObject( { unchanged: 1, with_problems: 1 } );
	} );

	it( 'refuse the row in a strict import', async () => {
		const [ kim ] = await accounts( 1 );
		const done = await importOne( wholeRow, cells( kim!.id ), {
			strict: true,
		} );
		expect( done ).toMatchObject( {
			created: 0,
			refused: 1,
			with_problems: 0,
			strict: true,
		} );
		expect( await outcomes( done.id ) ).toEqual( [
			expect.stringMatching( /^refused .*phone/ ),
		] );
		expect( await as.manager.get( profileOf( kim!.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );
} );

describe( 'wrong cells of fields that a person needs', () => {
	const row = [ '', 'Kim', mark, 'kim@example.com', 'staff', '1', '', '' ];
	const wrong: [ string, Partial< Record< number, string > > ][] = [
		[ 'no first name', { 1: '' } ],
		[ 'a last name that is too long', { 2: 'x'.repeat( 101 ) } ],
		[ 'a wrong e-mail', { 3: 'kim at example' } ],
	];
	it.each( wrong )( 'refuse the row: %s', async ( _what, cells ) => {
		const [ kim ] = await accounts( 1 );
		const done = await importOne(
			wholeRow,
			row.map( ( cell, at ) =>
				at === 0 ? String( kim!.id ) : ( cells[ at ] ?? cell )
			)
		);
		expect( done ).toMatchObject( {
			created: 0,
			refused: 1,
			with_problems: 0,
		} );
		expect( await as.manager.get( profileOf( kim!.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );
} );

describe( 'roles', () => {
	const columns: Columns = [
		'user_id',
		'first_name',
		'last_name',
		'email',
		'role',
	];
	const cells = ( userId: number, role: string ) => [
		String( userId ),
		'Kim',
		mark,
		'kim@example.com',
		role,
	];

	it.each( [
		[ 'a slug', 'loan_officer', 'loan_officer', 0 ],
		[ 'a label', 'Loan Officer', 'loan_officer', 0 ],
		[ 'an empty cell', '', 'assistant', 0 ],
		[ 'no role of ours', 'Head of Sales', 'assistant', 1 ],
	] as const )(
		'of a new person with %s',
		async ( _what, cell, role, withProblems ) => {
			const [ kim ] = await accounts( 1 );
			const done = await importOne( columns, cells( kim!.id, cell ), {
				role_for_new: 'assistant',
			} );
			expect( done ).toMatchObject( {
				created: 1,
				with_problems: withProblems,
				role_for_new: 'assistant',
			} );
			expect( await profileBy( kim!.id ) ).toMatchObject( { role } );
			expect( await outcomes( done.id ) ).toEqual( [
				withProblems ? 'created role' : 'created',
			] );
		}
	);

	it( 'are Staff where a file has none and nothing was chosen', async () => {
		const [ kim ] = await accounts( 1 );
		const done = await importOne(
			columns.slice( 0, 4 ),
			cells( kim!.id, '' ).slice( 0, 4 )
		);
		expect( done ).toMatchObject( { created: 1, role_for_new: 'staff' } );
		expect( await profileBy( kim!.id ) ).toMatchObject( { role: 'staff' } );
	} );

	it( 'of a person there already stay where the cell is wrong', async () => {
		const [ kim ] = ( await people( {
			last_name: mark,
			role: 'leadership',
		} ) ) as [ Person ];
		expect(
			await importOne(
				[ 'user_id', 'role' ],
				[ String( kim.id ), 'boss' ],
				{ role_for_new: 'assistant' }
			)
		).toMatchObject( { unchanged: 1, with_problems: 1 } );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			role: 'leadership',
		} );
	} );

	it( 'refuse the row in a strict import, where wrong', async () => {
		const [ kim ] = await accounts( 1 );
		const done = await importOne(
			columns,
			cells( kim!.id, 'Head of Sales' ),
			{ strict: true }
		);
		expect( await outcomes( done.id ) ).toEqual( [ 'refused role' ] );
	} );

	it( 'are ours', async () => {
		expect(
			await as.manager.post( imports, {
				columns: [ 'email' ],
				role_for_new: 'administrator',
			} )
		).toRefuse( 'rest_invalid_param', [ 'role_for_new' ] );
	} );
} );

describe( 'a realtor partner', () => {
	it( 'comes in without a manager and an intranet profile', async () => {
		const [ ana, pia ] = ( await people(
			{ last_name: mark },
			{ last_name: mark, role: 'realtor_partner' }
		) ) as [ Person, Person ];
		const done = await importOne(
			[ 'user_id', 'manager', 'skills', 'phone' ],
			[ String( pia.id ), String( ana.id ), 'SQL', '12' ]
		);
		expect( await outcomes( done.id ) ).toEqual( [
			'changed manager skills',
		] );
		expect( await stateOf( pia.profileId ) ).toMatchObject( {
			phone: '12',
		} );
	} );
} );

describe( 'Markdown and HTML in cells', () => {
	let kim: Person;
	beforeAll( async () => {
		[ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
		await importOne(
			[
				'user_id',
				'job_title',
				'company',
				'email',
				'social.linkedin',
				'bio',
				'intranet_bio',
				'skills',
			],
			[
				String( kim.id ),
				'**Head** of [Sales](https://example.com)',
				'<b>R&amp;D</b> < 5 * 3 * 2',
				'[kim@example.org](mailto:kim@example.org)',
				'<a href="https://www.linkedin.com/in/kim_">Kim</a>',
				'<strong>Kim</strong> *sells* [houses](https://example.com)',
				'<p>One</p><p>**Two**</p>',
				'`SQL`; <i>Excel</i>',
			]
		);
	} );

	it( 'become plain text', async () => {
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			job_title: 'Head of Sales',
			company: 'R&D < 5 * 3 * 2',
			email: 'kim@example.org',
			social: { linkedin: 'https://www.linkedin.com/in/kim_' },
		} );
		expect(
			( await as.manager.get( intranetProfile( kim.id ) ) ).body
		).toMatchObject( { bio: 'One\nTwo', skills: [ 'SQL', 'Excel' ] } );
	} );

	it( 'become HTML in the biography, which may have some', async () => {
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			bio: '<strong>Kim</strong> <em>sells</em> <a href="https://example.com">houses</a>',
		} );
	} );

	it( 'clear nothing where nothing else is in the cell', async () => {
		const before = await stateOf( kim.profileId );
		expect(
			await importOne(
				[ 'user_id', 'job_title' ],
				[ String( kim.id ), '<br>' ]
			)
		).toMatchObject( { unchanged: 1 } );
		expect( await stateOf( kim.profileId ) ).toEqual( before );
	} );
} );

describe( 'rows with problems', () => {
	it( 'are counted and listed apart from refused rows', async () => {
		const [ one, two ] = ( await people(
			{ last_name: mark },
			{ last_name: mark }
		) ) as [ Person, Person ];
		const done = await imported(
			[ 'user_id', 'phone' ],
			[
				[ String( one.id ), 'call me' ],
				[ String( two.id ), '12' ],
				[ 'x', 'call me' ],
			],
			{ match: 'user_id' }
		);
		expect( done ).toMatchObject( { refused: 1, with_problems: 1 } );
		const numbers = async ( query: object ) =>
			( await rowsOf( done.id, query ) ).map( ( { number } ) => number );
		expect( await numbers( { problems: true } ) ).toEqual( [ 2 ] );
		expect( await numbers( { problems: false } ) ).toEqual( [ 2, 3, 4 ] );
		expect(
			await numbers( { problems: true, outcome: 'changed' } )
		).toEqual( [] );
		expect(
			await numbers( { problems: true, outcome: 'unchanged' } )
		).toEqual( [ 2 ] );
		expect(
			await as.manager.get( importRows( done.id ), {
				query: 'problems=some',
			} )
		).toRefuse( 'rest_invalid_param', [ 'problems' ] );
		await as.manager.delete( importOf( done.id ) );
	} );
} );
