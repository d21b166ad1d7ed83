import { beforeAll, describe, expect, it } from 'vitest';
import { expectSame, run } from '../support/abilities';
import { haveProfile, mayManage, mayNotManage } from '../support/columns';
import type { Account } from '../support/control';
import {
	accounts,
	draft,
	newMark,
	people,
	stateOf,
	type Person,
} from '../support/people';
import {
	intranetProfile,
	missing,
	profile,
	profileOf,
	profiles,
} from '../support/paths';
import { as, full, world, type CallerName } from '../support/world';

/** On a slow host, one of each kind. */
const some = ( names: CallerName[] ) => ( full ? names : names.slice( -1 ) );

const inside = async ( userId: number ) =>
	( await as.manager.get( intranetProfile( userId ) ) ).body;

describe( 'a caller who may not', () => {
	let kim: Person;
	let free: Account;
	let before: unknown;
	const everything = async () => [
		await stateOf( kim.profileId ),
		await inside( kim.id ),
	];
	beforeAll( async () => {
		[ kim ] = ( await people( { phone: '555 0100' } ) ) as [ Person ];
		[ free ] = ( await accounts( 1 ) ) as [ Account ];
		before = await everything();
	} );

	describe.each( some( mayNotManage ) )( '%s', ( name ) => {
		it( 'creates nothing', async () => {
			const sent = draft( free );
			expectSame(
				await run( as[ name ], 'svc-users/create-profile', sent ),
				await as[ name ].post( profiles, sent ),
				name
			);
			expect( await as.manager.get( profileOf( free.id ) ) ).toRefuse(
				'rest_profile_not_found'
			);
		} );

		it( 'changes nothing of another person', async () => {
			for ( const id of [ kim.profileId, missing ] ) {
				expectSame(
					await run( as[ name ], 'svc-users/update-profile', {
						id,
						phone: '1',
					} ),
					await as[ name ].put( profile( id ), { phone: '1' } ),
					name
				);
			}
			for ( const user_id of [ kim.id, missing ] ) {
				expectSame(
					await run( as[ name ], 'svc-intranet/update-profile', {
						user_id,
						skills: [ 'Mine' ],
					} ),
					await as[ name ].put( intranetProfile( user_id ), {
						skills: [ 'Mine' ],
					} ),
					name
				);
			}
			expect( await everything() ).toEqual( before );
		} );

		it( 'deletes nobody', async () => {
			for ( const id of [ kim.profileId, missing ] ) {
				expectSame(
					await run( as[ name ], 'svc-users/delete-profile', { id } ),
					await as[ name ].delete( profile( id ) ),
					name
				);
			}
			expect( await everything() ).toEqual( before );
		} );
	} );

	it.each( haveProfile )(
		'%s changes nothing of the own that is not theirs',
		async ( name ) => {
			const { profileId: id } = world.callers[ name ];
			const own = await stateOf( id );
			for ( const change of [
				{ role: 'leadership' },
				{ phone: '555 0111', nmls_id: '1' },
				{ meta: { svc_department: 'Mine' } },
			] ) {
				expectSame(
					await run( as[ name ], 'svc-users/update-profile', {
						id,
						...change,
					} ),
					await as[ name ].put( profile( id ), change ),
					name
				);
			}
			expect( await stateOf( id ) ).toEqual( own );
		}
	);
} );

describe.each( some( mayManage ) )( '%s', ( name ) => {
	it( 'creates, changes and deletes as by REST', async () => {
		const [ one, other ] = ( await accounts( 2 ) ) as [ Account, Account ];
		const sent = {
			email: 'same@example.com',
			bio: "O'Brien \\ %41 <b>0</b> 😀",
		};
		const byRest = await as[ name ].post( profiles, draft( one, sent ) );
		const byAbility = await run(
			as[ name ],
			'svc-users/create-profile',
			draft( other, sent )
		);
		const [ restId, id ] = [ idOf( byRest.body ), idOf( byAbility.body ) ];
		expect( { ...( byAbility.body as object ), id: restId } ).toEqual(
			byRest.body
		);

		const change = {
			role: 'leadership',
			phone: null,
			social: { twitter: 'https://example.com/ü?a=%41' },
			meta: { svc_department: ' Ops ' },
		};
		expectAlike(
			await run( as[ name ], 'svc-users/update-profile', {
				id,
				...change,
			} ),
			await as[ name ].put( profile( restId ), change )
		);
		const within = {
			department: 'Café',
			start_date: '2026-01-31',
			skills: [ 'VA loans, FHA', 'Español' ],
			bio: 'two\nlines',
		};
		expectAlike(
			await run( as[ name ], 'svc-intranet/update-profile', {
				user_id: other.id,
				...within,
			} ),
			await as[ name ].put( intranetProfile( one.id ), within )
		);
		expect( unnamed( await stateOf( id ) ) ).toEqual(
			unnamed( await stateOf( restId ) )
		);
		expect( unnamed( await inside( other.id ) ) ).toEqual(
			unnamed( await inside( one.id ) )
		);

		expectAlike(
			await run( as[ name ], 'svc-users/delete-profile', { id } ),
			await as[ name ].delete( profile( restId ) )
		);
		expect( await as.manager.get( profile( id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );

	it( 'is told the same of what is missing, there already, or points to nothing', async () => {
		const taken = draft( {
			id: world.callers.colleague.userId,
			login: newMark(),
		} );
		expectSame(
			await run( as[ name ], 'svc-users/create-profile', taken ),
			await as[ name ].post( profiles, taken ),
			name
		);
		for ( const [ id, change ] of [
			[ missing, {} ],
			[ world.callers.colleague.profileId, { user_id: missing } ],
			[
				world.callers.colleague.profileId,
				{ meta: { svc_reports_to: world.callers.colleague.userId } },
			],
		] as const ) {
			expectSame(
				await run( as[ name ], 'svc-users/update-profile', {
					id,
					...change,
				} ),
				await as[ name ].put( profile( id ), change ),
				name
			);
		}
		expectSame(
			await run( as[ name ], 'svc-users/delete-profile', {
				id: missing,
			} ),
			await as[ name ].delete( profile( missing ) ),
			name
		);
	} );
} );

it( 'owners change their own by ability too', async () => {
	const { profileId: id, userId: user_id } = world.callers.person;
	const mark = newMark();
	await run( as.person, 'svc-users/update-profile', { id, bio: mark } );
	await run( as.person, 'svc-intranet/update-profile', {
		user_id,
		office_location: mark,
	} );
	expect( await stateOf( id ) ).toMatchObject( { bio: mark } );
	expect( await inside( user_id ) ).toMatchObject( {
		office_location: mark,
	} );
} );

const idOf = ( body: unknown ) => ( body as { id: number } ).id;

/** Without the ids of the person. */
function unnamed( state: unknown ): object {
	const { id, user_id, avatar_url, ...rest } = state as Record<
		string,
		unknown
	>;
	return rest;
}

function expectAlike(
	byAbility: { status: number; body: unknown },
	byRest: { status: number; body: unknown }
) {
	expect( byAbility.status ).toBe( byRest.status );
	expect( unnamed( byAbility.body ) ).toEqual( unnamed( byRest.body ) );
}
