// @module-tag second-site
import { beforeAll, describe, expect, it } from 'vitest';
import { haveProfile, mayManage, mayNotManage } from '../../support/columns';
import type { Account } from '../../support/control';
import {
	accounts,
	draft,
	people,
	stateOf,
	type Person,
} from '../../support/people';
import { missing, profile, profileOf, profiles } from '../../support/paths';
import { as, full, world } from '../../support/world';

let kim: Person;
let free: Account;
let before: Record< string, unknown >;
beforeAll( async () => {
	[ kim ] = ( await people( { phone: '555 0100' } ) ) as [ Person ];
	[ free ] = ( await accounts( 1 ) ) as [ Account ];
	before = await stateOf( kim.profileId );
} );

const isUntouched = async () =>
	expect( await stateOf( kim.profileId ) ).toEqual( before );

describe.each( mayNotManage )( '%s', ( name ) => {
	it( 'creates no profile', async () => {
		expect( await as[ name ].post( profiles, draft( free ) ) ).toRefuse(
			'rest_forbidden'
		);
		expect( await as.manager.get( profileOf( free.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );

	it( "changes nobody else's profile, and is not told who is missing", async () => {
		const change = await as[ name ].put( profile( kim.profileId ), {
			phone: '1',
		} );
		const absent = await as[ name ].put( profile( missing ), {
			phone: '1',
		} );
		expect( change ).toRefuse( 'rest_forbidden' );
		expect( absent.text ).toBe( change.text );
		await isUntouched();
	} );

	it( 'deletes no profile, and is not told who is missing', async () => {
		const answer = await as[ name ].delete( profile( kim.profileId ) );
		expect( answer ).toRefuse( 'rest_forbidden' );
		expect( ( await as[ name ].delete( profile( missing ) ) ).text ).toBe(
			answer.text
		);
		await isUntouched();
	} );

	it.runIf( full )(
		'is refused even where nothing would change',
		async () => {
			expect(
				await as[ name ].put( profile( kim.profileId ), {} )
			).toRefuse( 'rest_forbidden' );
			expect( await as[ name ].post( profiles, draft( kim ) ) ).toRefuse(
				'rest_forbidden'
			);
			await isUntouched();
		}
	);
} );

describe.each( full ? mayNotManage : mayNotManage.slice( 0, 1 ) )(
	'%s',
	( name ) => {
		it( 'hears of malformed values first', async () => {
			expect( await as[ name ].post( profiles, {} ) ).toRefuse(
				'rest_invalid_param'
			);
			expect(
				await as[ name ].put( profile( kim.profileId ), {
					role: 'boss',
				} )
			).toRefuse( 'rest_invalid_param', [ 'role' ] );
		} );
	}
);

describe.each( haveProfile )( '%s', ( name ) => {
	it( 'does not delete the own profile', async () => {
		const { profileId } = world.callers[ name ];
		expect( await as[ name ].delete( profile( profileId ) ) ).toRefuse(
			'rest_forbidden'
		);
		expect( await stateOf( profileId ) ).toMatchObject( { id: profileId } );
	} );
} );

describe.each( mayManage )( '%s', ( name ) => {
	it( 'creates, changes and deletes', async () => {
		const [ account ] = await accounts( 1 );
		const created = await as[ name ].post( profiles, draft( account! ) );
		expect( created ).toAnswer( 'createProfile' );
		const { id } = created.body as { id: number };
		expect(
			await as[ name ].put( profile( id ), { role: 'leadership' } )
		).toAnswer( 'updateProfile' );
		expect( await stateOf( id ) ).toMatchObject( { role: 'leadership' } );
		expect( await as[ name ].delete( profile( id ) ) ).toAnswer(
			'deleteProfile'
		);
	} );

	it( 'is told what is missing', async () => {
		expect( await as[ name ].put( profile( missing ), {} ) ).toRefuse(
			'rest_profile_not_found'
		);
		expect( await as[ name ].delete( profile( missing ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );
} );
