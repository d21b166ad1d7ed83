import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Extras } from '../support/api';
import { fixture } from '../support/bookmarks';
import { deleteAccount } from '../support/control';
import {
	accounts as spare,
	draft,
	people,
	stateOf,
	type Person,
} from '../support/people';
import {
	accounts,
	company,
	profile,
	profileOf,
	profiles,
	settings,
} from '../support/paths';
import { host, isOnTwo, siteTwo } from '../support/site';
import { as, full, world, type CallerName } from '../support/world';

const onTwo: Extras = { place: siteTwo };

let kim: Person;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
} );

const present = ( ...names: CallerName[] ) =>
	names.filter( ( name ) => name in world.callers );

/** Members of the main site only, of no site, or marked as spam; an administrator of the second site has no profile. */
const strangers = present(
	'anonymous',
	'person',
	'administrator',
	'nowhere',
	'spammer',
	'neighbour'
);

describe.runIf( full && host.network && ! isOnTwo )(
	'on the second site of a network',
	() => {
		describe.each( strangers )( '%s', ( name ) => {
			it( 'sees nobody', async () => {
				expect( await as[ name ].get( profiles, onTwo ) ).toRefuse(
					'rest_forbidden'
				);
				expect(
					await as[ name ].get( profile( kim.profileId ), onTwo )
				).toRefuse( 'rest_forbidden' );
				expect(
					await as[ name ].get( profileOf( kim.id ), onTwo )
				).toRefuse( 'rest_forbidden' );
			} );

			it( 'changes nothing, not even the own profile', async () => {
				const [ account ] = await spare( 1 );
				const before = await stateOf( kim.profileId );
				const own = profile(
					world.callers[ name ].profileId || kim.profileId
				);
				const answers = [
					await as[ name ].post( profiles, draft( account! ), onTwo ),
					await as[ name ].put(
						profile( kim.profileId ),
						{ phone: '1' },
						onTwo
					),
					await as[ name ].put( own, { phone: '1' }, onTwo ),
					await as[ name ].delete( profile( kim.profileId ), onTwo ),
					await as[ name ].get( settings, onTwo ),
					await as[ name ].put(
						settings,
						{ public_roles: [ 'staff' ] },
						onTwo
					),
					await as[ name ].put( company, { phone: '1' }, onTwo ),
					await as[ name ].get( accounts, onTwo ),
				];
				for ( const answer of answers ) {
					expect( answer ).toRefuse( 'rest_forbidden' );
				}
				expect( await stateOf( kim.profileId ) ).toEqual( before );
			} );
		} );

		it( 'a member with a profile sees everybody, as on the main site', async () => {
			expect( await as.elsewhere.get( profiles, onTwo ) ).toAnswer(
				'listProfiles'
			);
			const there = await as.elsewhere.get(
				profile( kim.profileId ),
				onTwo
			);
			expect( there ).toAnswer( 'getProfile' );
			const here = await as.person.get( profile( kim.profileId ) );
			expect( there.text ).toBe( here.text );
			expect( there.headers.etag ).toBe( here.headers.etag );
		} );

		it( 'a member changes what an owner may', async () => {
			const own = profile( world.callers.elsewhere.profileId );
			expect(
				await as.elsewhere.put( own, { phone: '22' }, onTwo )
			).toAnswer( 'updateProfile' );
			expect(
				await as.elsewhere.put( own, { role: 'leadership' }, onTwo )
			).toRefuse( 'rest_forbidden', [ 'role' ] );
			expect(
				await stateOf( world.callers.elsewhere.profileId )
			).toMatchObject( { phone: '22' } );
		} );

		it.each( present( 'commuter', 'manager' ) )(
			'%s, an administrator of the main site and a member here, manages',
			async ( name ) => {
				const [ account ] = await spare( 1 );
				const created = await as[ name ].post(
					profiles,
					draft( account! ),
					onTwo
				);
				expect( created ).toAnswer( 'createProfile' );
				const { id } = created.body as { id: number };
				expect( created.headers.location ).toContain(
					`${ siteTwo.url }/`
				);
				expect(
					await as[ name ].put( profile( id ), { phone: '3' }, onTwo )
				).toAnswer( 'updateProfile' );
				expect( await stateOf( id ) ).toMatchObject( { phone: '3' } );
				expect( await as[ name ].get( settings, onTwo ) ).toAnswer(
					'getSettings'
				);
				expect( await as[ name ].get( accounts, onTwo ) ).toAnswer(
					'listAccounts'
				);
				expect(
					await as[ name ].delete( profile( id ), onTwo )
				).toAnswer( 'deleteProfile' );
			}
		);
	}
);

describe.runIf( full && host.network && ! isOnTwo )(
	'a site that another request is making',
	() => {
		it( 'does not disturb what happens to accounts on every site', async () => {
			const [ leaving ] = await spare( 1 );
			const { id } = await fixture< { id: number } >(
				'POST',
				'/sites/beginnings',
				{ path: `/${ world.token }-begun/` }
			);
			await deleteAccount( leaving!.id );
			await fixture( 'DELETE', `/sites/${ id }`, {} );
			expect( await readFile( host.phpLog, 'utf8' ) ).not.toContain(
				`_${ id }_`
			);
		} );
	}
);
