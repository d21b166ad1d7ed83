import { describe, expect, it } from 'vitest';
import type { NewImport } from '../../../client/src/users/import-schemas';
import { control } from '../../support/control';
import { accounts, newMark, people, type Person } from '../../support/people';
import { intranetProfile, profileOf } from '../../support/paths';
import { as } from '../../support/world';
import { check, imported, open, outcomes, rowsOf, run } from './import';

const mark = newMark();

const managerOf = async ( userId: number ) =>
	(
		( await as.manager.get( intranetProfile( userId ) ) ).body as {
			reports_to: number | null;
		}
	 ).reports_to;

const team = async ( ...names: string[] ) =>
	( await people(
		...names.map( ( first_name ) => ( { first_name, last_name: mark } ) )
	) ) as [ Person, Person, Person, Person ];

/** Each person's user ID and that of the manager, or nothing. */
const links = ( ...rows: [ Person, Person | string ][] ) =>
	rows.map( ( [ person, manager ] ) => [
		String( person.id ),
		typeof manager === 'string' ? manager : String( manager.id ),
	] );

const opened = ( rows: string[][], options: Partial< NewImport > = {} ) =>
	open( [ 'user_id', 'manager' ], rows, { match: 'user_id', ...options } );

describe( 'managers in a file', () => {
	it( 'are named by ID or account e-mail, also further down, also before they have an account’s profile', async () => {
		const [ ana ] = await team( 'Ana' );
		const [ kim, lee ] = await accounts( 2 );
		const lees = (
			(
				await as.manager.get( `/wp/v2/users/${ lee!.id }`, {
					query: 'context=edit',
				} )
			).body as {
				email: string;
			}
		 ).email;
		const { id } = await open(
			[
				'user_id',
				'first_name',
				'last_name',
				'email',
				'role',
				'manager',
			],
			[
				[
					String( kim!.id ),
					'Kim',
					mark,
					'k@example.com',
					'staff',
					lees.toUpperCase(),
				],
				[
					String( lee!.id ),
					'Lee',
					mark,
					'l@example.com',
					'staff',
					String( ana.id ),
				],
			],
			{ match: 'user_id' }
		);
		expect( await check( id ) ).toMatchObject( { created: 2, refused: 0 } );
		expect( await run( id ) ).toMatchObject( {
			created: 2,
			refused: 0,
			progress: 100,
		} );
		expect( await managerOf( kim!.id ) ).toBe( lee!.id );
		expect( await managerOf( lee!.id ) ).toBe( ana.id );
	} );

	it( 'who are nobody, a partner or oneself refuse the row in a strict import, and so does a refused manager', async () => {
		const [ ana, bo ] = await team( 'Ana', 'Bo' );
		const [ partner ] = ( await people( { role: 'realtor_partner' } ) ) as [
			Person,
		];
		const [ kim, lee ] = await accounts( 2 );
		const { id } = await open(
			[
				'user_id',
				'first_name',
				'last_name',
				'email',
				'role',
				'manager',
			],
			[
				[ String( ana.id ), '', '', '', '', String( ana.id ) ],
				[ String( bo.id ), '', '', '', '', String( partner.id ) ],
				[
					String( kim!.id ),
					'Kim',
					mark,
					'k@example.com',
					'staff',
					String( lee!.id ),
				],
				[
					String( lee!.id ),
					'Lee',
					mark,
					'l@example.com',
					'staff',
					'nobody@example.com',
				],
			],
			{ match: 'user_id', strict: true }
		);
		expect( await check( id ) ).toMatchObject( { refused: 4 } );
		expect( await outcomes( id ) ).toEqual(
			Array.from( { length: 4 }, () => 'refused manager' )
		);
		expect( await run( id ) ).toMatchObject( { refused: 4, created: 0 } );
		expect( await as.manager.get( profileOf( kim!.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );

	it( 'may not close a loop, which is named', async () => {
		const [ ana, bo, cy ] = await team( 'Ana', 'Bo', 'Cy' );
		await as.manager.put( intranetProfile( cy.id ), { reports_to: bo.id } );
		const { id } = await opened( links( [ bo, ana ], [ ana, cy ] ), {
			strict: true,
		} );
		expect( await check( id ) ).toMatchObject( { changed: 1, refused: 1 } );
		const [ , refused ] = await rowsOf( id );
		expect( refused!.problems ).toEqual( [
			{
				column: 'manager',
				message: expect.stringContaining(
					`Ana ${ mark } → Cy ${ mark } → Bo ${ mark } → Ana ${ mark }`
				),
			},
		] );
		await run( id );
		expect( await managerOf( bo.id ) ).toBe( ana.id );
		expect( await managerOf( ana.id ) ).toBe( null );
	} );

	it( 'may change places, whatever the order of the rows', async () => {
		for ( const turn of [ 0, 1, 2 ] ) {
			const [ ana, bo, cy ] = await team( 'Ana', 'Bo', 'Cy' );
			await as.manager.put( intranetProfile( bo.id ), {
				reports_to: ana.id,
			} );
			await as.manager.put( intranetProfile( cy.id ), {
				reports_to: bo.id,
			} );
			const rows = links( [ ana, bo ], [ bo, cy ], [ cy, '' ] );
			const { id } = await opened(
				[ ...rows.slice( turn ), ...rows.slice( 0, turn ) ],
				{ clears: true }
			);
			expect( await check( id ) ).toMatchObject( {
				changed: 3,
				refused: 0,
			} );
			expect( await run( id ) ).toMatchObject( {
				changed: 3,
				refused: 0,
			} );
			expect( [
				await managerOf( ana.id ),
				await managerOf( bo.id ),
				await managerOf( cy.id ),
			] ).toEqual( [ bo.id, cy.id, null ] );
		}
	} );

	it( 'stay where a cell is empty, or go', async () => {
		const [ ana, bo ] = await team( 'Ana', 'Bo' );
		await as.manager.put( intranetProfile( bo.id ), {
			reports_to: ana.id,
		} );
		expect(
			await imported( [ 'user_id', 'manager' ], links( [ bo, '' ] ), {
				match: 'user_id',
			} )
		).toMatchObject( { unchanged: 1 } );
		expect( await managerOf( bo.id ) ).toBe( ana.id );
		expect(
			await imported( [ 'user_id', 'manager' ], links( [ bo, '' ] ), {
				match: 'user_id',
				clears: true,
			} )
		).toMatchObject( { changed: 1 } );
		expect( await managerOf( bo.id ) ).toBe( null );
	} );

	it( 'are looked at again when they are set', async () => {
		const [ ana, bo ] = await team( 'Ana', 'Bo' );
		const { id } = await opened( links( [ bo, ana ] ), { strict: true } );
		await check( id );
		await as.manager.put( intranetProfile( ana.id ), {
			reports_to: bo.id,
		} );
		expect( await run( id ) ).toMatchObject( { refused: 1, changed: 0 } );
		const [ row ] = await rowsOf( id );
		expect( row!.problems.map( ( { message } ) => message ) ).toEqual( [
			'Everything else was saved, but not the manager.',
			expect.stringContaining( 'This would make a loop' ),
		] );
		expect( await managerOf( bo.id ) ).toBe( null );
		await control.clearUserMeta( ana.id, 'svc_intranet_reports_to' );
	} );
} );
