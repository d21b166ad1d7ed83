import { describe, expect, it } from 'vitest';
import type { OpenManagerList } from '../../../client/src/users/intranet/open-manager-schemas';
import { control, deleteAccount } from '../../support/control';
import { accounts, newMark, people, type Person } from '../../support/people';
import {
	intranetProfile,
	openManager,
	openManagers,
	profileOf,
} from '../../support/paths';
import { as } from '../../support/world';
import { check, imported, open, outcomes, rowsOf, run } from './import';

const team = async ( mark: string, ...names: string[] ) =>
	( await people(
		...names.map( ( first_name ) => ( { first_name, last_name: mark } ) )
	) ) as [ Person, Person, Person, Person ];

const managerOf = async ( userId: number ) =>
	(
		( await as.manager.get( intranetProfile( userId ) ) ).body as {
			reports_to: number | null;
		}
	 ).reports_to;

const emailOf = async ( userId: number ) =>
	(
		(
			await as.manager.get( `/wp/v2/users/${ userId }`, {
				query: 'context=edit',
			} )
		).body as { email: string }
	 ).email;

const byId = { match: 'user_id' } as const;

const newPeople = [
	'user_id',
	'first_name',
	'last_name',
	'email',
	'manager',
] as const;

/** Imports two new people of one last name, each with a manager. */
const kimAndLee = (
	kim: number,
	lee: number,
	mark: string,
	...managers: [ string, string ]
) =>
	imported(
		[ ...newPeople ],
		[
			[ String( kim ), 'Kim', mark, 'k@example.com', managers[ 0 ] ],
			[ String( lee ), 'Lee', mark, 'l@example.com', managers[ 1 ] ],
		],
		byId
	);

const link = ( person: Person, manager: string, options: object = {} ) =>
	imported( [ 'user_id', 'manager' ], [ [ String( person.id ), manager ] ], {
		...byId,
		...options,
	} );

async function entryOf( userId: number ) {
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const answer = await as.manager.get( openManagers, {
			query: { per_page: 100, page },
		} );
		expect( answer ).toAnswer( 'listOpenManagers' );
		const list = answer.body as OpenManagerList;
		const found = list.data.find( ( one ) => one.user_id === userId );
		if ( found ) {
			return found;
		}
		pages = list.pages;
	}
	return undefined;
}

const problemOf = async ( id: number ) =>
	( await rowsOf( id ) )[ 0 ]!.problems[ 0 ]?.message;

describe( 'a manager by name', () => {
	it.each( [
		[ 'first and last', ( mark: string ) => `Zoë ${ mark }` ],
		[ 'last, first', ( mark: string ) => `${ mark }, Zoë` ],
		[
			'other letters and spaces',
			( mark: string ) => ` ZOE   ${ mark.toUpperCase() } `,
		],
		[ 'Markdown', ( mark: string ) => `**Zoë ${ mark }**` ],
	] )( 'is found: %s', async ( _how, cell ) => {
		const mark = newMark();
		const [ zoe, bo ] = await team( mark, 'Zoë', 'Bo' );
		expect( await link( bo, cell( mark ) ) ).toMatchObject( {
			changed: 1,
			with_problems: 0,
		} );
		expect( await managerOf( bo.id ) ).toBe( zoe.id );
	} );

	it( 'is found in names of several words', async () => {
		const mark = newMark();
		const [ ana, bo ] = ( await people(
			{ first_name: 'Ana María', last_name: `de la ${ mark }` },
			{ last_name: mark }
		) ) as [ Person, Person ];
		await link( bo, `Ana Maria de la ${ mark }` );
		expect( await managerOf( bo.id ) ).toBe( ana.id );
	} );

	it( 'is found in the file, further down too, also where the person is there already', async () => {
		const mark = newMark();
		const [ bo ] = await team( mark, 'Bo' );
		const [ kim, lee ] = await accounts( 2 );
		const done = await imported(
			[ 'user_id', 'first_name', 'last_name', 'email', 'manager' ],
			[
				[
					String( kim!.id ),
					'Kim',
					mark,
					'k@example.com',
					`Lee ${ mark }`,
				],
				[
					String( lee!.id ),
					'Lee',
					mark,
					'l@example.com',
					`Bo ${ mark }`,
				],
				[ String( bo.id ), 'Bo', mark, '', '' ],
			],
			byId
		);
		expect( done ).toMatchObject( { created: 2, with_problems: 0 } );
		expect( await managerOf( kim!.id ) ).toBe( lee!.id );
		expect( await managerOf( lee!.id ) ).toBe( bo.id );
	} );

	it( 'is found by the name that the file gives the person', async () => {
		const mark = newMark();
		const [ ana, bo ] = await team( mark, 'Ana', 'Bo' );
		await imported(
			[ 'user_id', 'first_name', 'manager' ],
			[
				[ String( ana.id ), 'Anna', '' ],
				[ String( bo.id ), '', `Anna ${ mark }` ],
			],
			byId
		);
		expect( await managerOf( bo.id ) ).toBe( ana.id );
	} );

	it( 'is no realtor partner', async () => {
		const mark = newMark();
		const [ , bo ] = ( await people(
			{ first_name: 'Pia', last_name: mark, role: 'realtor_partner' },
			{ first_name: 'Bo', last_name: mark }
		) ) as [ Person, Person ];
		const { id } = await link( bo, `Pia ${ mark }` );
		expect( await problemOf( id ) ).toBe(
			`No one matches "Pia ${ mark }".`
		);
	} );

	it( 'stays whom the person has, of several who match', async () => {
		const mark = newMark();
		const [ one, , bo ] = await team( mark, 'Ana', 'Ana', 'Bo' );
		await as.manager.put( intranetProfile( bo.id ), {
			reports_to: one.id,
		} );
		expect( await link( bo, `Ana ${ mark }` ) ).toMatchObject( {
			unchanged: 1,
			with_problems: 0,
		} );
		expect( await managerOf( bo.id ) ).toBe( one.id );
	} );
} );

describe( 'a manager who cannot be set', () => {
	it.each( [
		[ 'a name', ( mark: string ) => `Nobody ${ mark }` ],
		[ 'an address', ( mark: string ) => `nobody-${ mark }@example.com` ],
		[ 'an ID', () => '2000000000' ],
	] )( 'costs the link only: %s of nobody', async ( _what, cell ) => {
		const mark = newMark();
		const [ bo ] = await team( mark, 'Bo' );
		const text = cell( mark );
		const done = await imported(
			[ 'user_id', 'phone', 'manager' ],
			[ [ String( bo.id ), '12', text ] ],
			byId
		);
		expect( done ).toMatchObject( { changed: 1, with_problems: 1 } );
		const [ row ] = await rowsOf( done.id );
		expect( row!.changes ).toEqual( [ 'phone' ] );
		expect( row!.problems ).toEqual( [
			{ column: 'manager', message: `No one matches "${ text }".` },
		] );
		expect( await entryOf( bo.id ) ).toMatchObject( {
			name: `Bo ${ mark }`,
			profile_id: bo.profileId,
			cell: text,
			candidates: [],
		} );
	} );

	it( 'may be one of several, who are named', async () => {
		const mark = newMark();
		const [ one, two, bo ] = await team( mark, 'Ana', 'Ana', 'Bo' );
		const done = await link( bo, `${ mark }, Ana` );
		expect( done ).toMatchObject( { unchanged: 1, with_problems: 1 } );
		const message = await problemOf( done.id );
		expect( message ).toContain(
			`Several people match "${ mark }, Ana": `
		);
		for ( const ana of [ one, two ] ) {
			expect( message ).toContain(
				`Ana ${ mark } (${ await emailOf( ana.id ) })`
			);
		}
		expect( ( await entryOf( bo.id ) )!.candidates ).toEqual( [
			expect.objectContaining( {
				user_id: one.id,
				name: `Ana ${ mark }`,
				email: await emailOf( one.id ),
			} ),
			expect.objectContaining( { user_id: two.id } ),
		] );
		expect( await managerOf( bo.id ) ).toBe( null );
	} );

	it( 'is not the person', async () => {
		const mark = newMark();
		const [ bo ] = await team( mark, 'Bo' );
		const done = await link( bo, `Bo ${ mark }` );
		expect( await problemOf( done.id ) ).toContain(
			`"Bo ${ mark }" is the person of this row`
		);
		expect( ( await entryOf( bo.id ) )!.candidates ).toEqual( [] );
	} );

	it( 'may close a loop, which is left open at one row', async () => {
		const mark = newMark();
		const [ ana, bo ] = await team( mark, 'Ana', 'Bo' );
		const done = await imported(
			[ 'user_id', 'manager' ],
			[
				[ String( ana.id ), `Bo ${ mark }` ],
				[ String( bo.id ), `Ana ${ mark }` ],
			],
			byId
		);
		expect( await outcomes( done.id ) ).toEqual( [
			'changed',
			'unchanged manager',
		] );
		const [ , row ] = await rowsOf( done.id );
		expect( row!.problems[ 0 ]!.message ).toBe(
			`"Ana ${ mark }" would make a loop: Bo ${ mark } → Ana ${ mark } → Bo ${ mark }.`
		);
		expect( await managerOf( ana.id ) ).toBe( bo.id );
		expect( await managerOf( bo.id ) ).toBe( null );
		expect( await entryOf( bo.id ) ).toMatchObject( {
			candidates: [ { user_id: ana.id } ],
		} );
	} );

	it( 'may close one between new people, who come in all the same', async () => {
		const mark = newMark();
		const [ kim, lee ] = await accounts( 2 );
		const done = await kimAndLee(
			kim!.id,
			lee!.id,
			mark,
			`Lee ${ mark }`,
			`Kim ${ mark }`
		);
		expect( done ).toMatchObject( {
			created: 2,
			refused: 0,
			with_problems: 1,
		} );
		expect( await managerOf( kim!.id ) ).toBe( lee!.id );
		expect( await managerOf( lee!.id ) ).toBe( null );
	} );

	it( 'does not take the row of a manager with it', async () => {
		const mark = newMark();
		const [ kim, lee ] = await accounts( 2 );
		const done = await kimAndLee(
			kim!.id,
			lee!.id,
			mark,
			`Lee ${ mark }`,
			`Nobody ${ mark }`
		);
		expect( done ).toMatchObject( { created: 2, with_problems: 1 } );
		expect( await managerOf( kim!.id ) ).toBe( lee!.id );
	} );

	it( 'may turn out so in the run', async () => {
		const mark = newMark();
		const [ ana, bo ] = await team( mark, 'Ana', 'Bo' );
		const { id } = await open(
			[ 'user_id', 'manager' ],
			[ [ String( bo.id ), `Ana ${ mark }` ] ],
			byId
		);
		expect( await check( id ) ).toMatchObject( { changed: 1 } );
		await as.manager.put( intranetProfile( ana.id ), {
			reports_to: bo.id,
		} );
		expect( await run( id ) ).toMatchObject( {
			unchanged: 1,
			refused: 0,
			with_problems: 1,
		} );
		expect( await problemOf( id ) ).toMatch(
			new RegExp(
				`^"Ana ${ mark }" was not set as the manager. This would make a loop`
			)
		);
		expect( await entryOf( bo.id ) ).toMatchObject( {
			cell: `Ana ${ mark }`,
		} );
		await control.clearUserMeta( ana.id, 'svc_intranet_reports_to' );
	} );

	it.each( [
		[ 'nobody', ( mark: string ) => `Nobody ${ mark }` ],
		[ 'several', ( mark: string ) => `Ana ${ mark }` ],
		[ 'oneself', ( mark: string ) => `Bo ${ mark }` ],
	] )(
		'refuses the row in a strict import, and leaves nothing open: %s',
		async ( _what, cell ) => {
			const mark = newMark();
			const [ , , bo ] = await team( mark, 'Ana', 'Ana', 'Bo' );
			const done = await imported(
				[ 'user_id', 'phone', 'manager' ],
				[ [ String( bo.id ), '12', cell( mark ) ] ],
				{ ...byId, strict: true }
			);
			expect( await outcomes( done.id ) ).toEqual( [
				'refused manager',
			] );
			expect( done ).toMatchObject( { with_problems: 0, changed: 0 } );
			expect(
				( await as.manager.get( profileOf( bo.id ) ) ).body
			).toMatchObject( { phone: '' } );
			expect( await entryOf( bo.id ) ).toBeUndefined();
		}
	);
} );

describe( 'an open manager', () => {
	const opened = async () => {
		const mark = newMark();
		const [ one, two, bo ] = await team( mark, 'Ana', 'Ana', 'Bo' );
		await link( bo, `Ana ${ mark }` );
		expect( await entryOf( bo.id ) ).toBeDefined();
		return { mark, one, two, bo };
	};

	it( 'ends when one of the candidates is chosen', async () => {
		const { two, bo } = await opened();
		await as.manager.put( intranetProfile( bo.id ), {
			reports_to: two.id,
		} );
		expect( await entryOf( bo.id ) ).toBeUndefined();
		await as.manager.put( intranetProfile( bo.id ), { reports_to: null } );
		expect( await entryOf( bo.id ) ).toBeUndefined();
	} );

	it( 'ends when a manager is set by WordPress’s own functions', async () => {
		const { one, bo } = await opened();
		await control.setUserMeta( bo.id, 'svc_intranet_reports_to', one.id );
		expect( await entryOf( bo.id ) ).toBeUndefined();
	} );

	it( 'ends when the next file knows the manager', async () => {
		const { one, bo } = await opened();
		await link( bo, String( one.id ) );
		expect( await entryOf( bo.id ) ).toBeUndefined();
	} );

	it( 'stays when something else is changed, and offers who came later', async () => {
		const { mark, bo } = await opened();
		await as.manager.put( intranetProfile( bo.id ), { extension: '7' } );
		const [ third ] = await team( mark, 'ANA' );
		expect( ( await entryOf( bo.id ) )!.candidates ).toHaveLength( 3 );
		expect( ( await entryOf( bo.id ) )!.candidates[ 2 ] ).toMatchObject( {
			user_id: third.id,
		} );
	} );

	it( 'is dismissed, and the person keeps what they have', async () => {
		const { bo } = await opened();
		expect( await as.manager.delete( openManager( bo.id ) ) ).toAnswer(
			'dismissOpenManager'
		);
		expect( await entryOf( bo.id ) ).toBeUndefined();
		expect( await managerOf( bo.id ) ).toBe( null );
		expect( await as.manager.delete( openManager( bo.id ) ) ).toRefuse(
			'rest_open_manager_not_found'
		);
	} );

	it( 'goes with the profile and with the account', async () => {
		const left = async ( id: number ) =>
			Number(
				(
					await control.sql( [
						`SELECT COUNT(*) AS number FROM {svc_open_managers} WHERE user_id = ${ id }`,
					] )
				)[ 0 ]!.number
			);
		const first = await opened();
		await as.manager.delete( `/users/v1/profiles/${ first.bo.profileId }` );
		expect( await left( first.bo.id ) ).toBe( 0 );
		const second = await opened();
		await deleteAccount( second.bo.id );
		expect( await left( second.bo.id ) ).toBe( 0 );
	} );
} );
