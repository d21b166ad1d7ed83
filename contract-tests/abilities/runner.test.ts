import { describe, expect, it } from 'vitest';
import { run, runPath } from '../support/abilities';
import { intranetProfile } from '../support/paths';
import { host } from '../support/site';
import { as, full, world } from '../support/world';

const { colleague } = world.callers;

/** Since 7.1 a filter lets plugins check input before core converts it. */
const isModern = Number.parseFloat( host.version ) >= 7.1;

/** Answers of core's runner before the plugin's code: pinned, because clients get them. */
describe( 'core answers first', () => {
	it( '405 where the method does not fit the effect', async () => {
		const refused = [
			as.manager.post( runPath( 'svc-users/get-profile' ), {
				input: { id: colleague.profileId },
			} ),
			as.manager.get( runPath( 'svc-users/update-profile' ), {
				query: `input[id]=${ colleague.profileId }`,
			} ),
			as.manager.post( runPath( 'svc-users/delete-profile' ), {
				input: { id: colleague.profileId },
			} ),
			as.manager.head( runPath( 'svc-users/list-profiles' ) ),
		];
		for ( const answer of await Promise.all( refused ) ) {
			expect( answer.status, answer.asked ).toBe( 405 );
		}
		expect( await refused[ 0 ] ).toRefuseAsCore(
			'rest_ability_invalid_method',
			405
		);
	} );

	it( '404 for what is no ability, and 404 for a name in capitals', async () => {
		for ( const name of [ 'svc-users/nope', 'Svc-Users/list-profiles' ] ) {
			expect( await as.manager.get( runPath( name ) ) ).toRefuseAsCore(
				'rest_ability_not_found',
				404
			);
		}
	} );

	it.each( [
		[ 'svc-users/list-profiles', { per_page: 0 } ],
		[ 'svc-users/list-profiles', { role: 'boss' } ],
		[ 'svc-users/list-profiles', { nothing: 1 } ],
		[ 'svc-users/get-profile', undefined ],
		[ 'svc-users/get-profile', { id: 'abc' } ],
		[ 'svc-users/get-profile', { id: 0 } ],
		[ 'svc-users/create-profile', { user_id: 1 } ],
		[
			'svc-users/update-profile',
			{ id: colleague.profileId, wp_capabilities: {} },
		],
		[ 'svc-users/delete-profile', {} ],
		[ 'svc-intranet/search-directory', { orderby: 'evil' } ],
		[ 'svc-intranet/get-profile', { id: 1 } ],
	] as const )( '400 for %s with %j', async ( name, input ) => {
		expect( await run( as.manager, name, input ) ).toRefuseAsCore(
			'ability_invalid_input',
			400
		);
	} );

	it( 'a malformed value before a missing right', async () => {
		for ( const name of [ 'anonymous', 'account' ] as const ) {
			expect(
				await run( as[ name ], 'svc-users/delete-profile', { id: 'x' } )
			).toRefuseAsCore( 'ability_invalid_input', 400 );
		}
	} );

	it( 'our refusal of the whole ability with its own status: 401 without login, else 403', async () => {
		expect(
			await run( as.anonymous, 'svc-users/list-profiles' )
		).toRefuseAsCore( 'rest_forbidden', 401 );
		expect( await run( as.account, 'svc-users/list-profiles' ) ).toRefuse(
			'rest_forbidden'
		);
	} );

	it( 'numbers that come as text are numbers, in changes too', async () => {
		const id = String( colleague.profileId );
		expect(
			( await run( as.manager, 'svc-users/get-profile', { id } ) ).body
		).toMatchObject( { id: colleague.profileId } );
		expect(
			( await run( as.manager, 'svc-users/update-profile', { id } ) ).body
		).toMatchObject( { id: colleague.profileId } );
	} );

	it.runIf( full )( 'a bad nonce and broken JSON as everywhere', async () => {
		expect(
			await as.anonymous.get( runPath( 'svc-users/list-profiles' ), {
				headers: { 'X-WP-Nonce': 'none' },
			} )
		).toRefuseAsCore( 'rest_cookie_invalid_nonce', 403 );
		expect(
			await as.manager.send(
				'POST',
				runPath( 'svc-users/update-profile' ),
				{
					raw: '{bad',
					headers: { 'Content-Type': 'application/json' },
				}
			)
		).toRefuseAsCore( 'rest_invalid_json', 400 );
	} );
} );

describe( 'what core takes for valid and would bend into shape', () => {
	it.each( [
		[ 'skills', 'Encompass, VA loans' ],
		[ 'skills', 5 ],
		[ 'start_date', 'next week' ],
		[ 'bio', 'bell \u0007' ],
	] )( 'is refused as by REST: %s %j', async ( field, value ) => {
		const change = { [ field ]: value };
		const byAbility = await run(
			as.manager,
			'svc-intranet/update-profile',
			{
				user_id: colleague.userId,
				...change,
			}
		);
		expect( byAbility ).toRefuse( 'rest_invalid_param', [ field ] );
		expect( byAbility.body ).toEqual(
			(
				await as.manager.put(
					intranetProfile( colleague.userId ),
					change
				)
			).body
		);
	} );

	it.each( [
		[ 'email', 'a%41b' ],
		[ 'social', { twitter: 'javascript:alert(1)' } ],
		[ 'social', { twitter: 'https://a"onmouseover=x' } ],
		[ 'user_id', 1.5 ],
		[ 'avatar_url', 'nothing' ],
	] )( 'is refused as by REST: %s %j', async ( field, value ) => {
		const change = { [ field ]: value };
		const byAbility = await run( as.manager, 'svc-users/update-profile', {
			id: colleague.profileId,
			...change,
		} );
		expect( [ 'rest_invalid_param', 'ability_invalid_input' ] ).toContain(
			( byAbility.body as { code: string } ).code
		);
		expect( byAbility.status ).toBe( 400 );
	} );

	it.runIf( isModern )( 'before a missing right', async () => {
		expect(
			await run( as.anonymous, 'svc-intranet/update-profile', {
				user_id: colleague.userId,
				skills: 'one',
			} )
		).toRefuse( 'rest_invalid_param', [ 'skills' ] );
	} );
} );

describe( 'input that is no object', () => {
	it.each( [ 'input=5', 'input=x', 'input=[]', 'input[]=1', 'input=1,2' ] )(
		'%s is refused',
		async ( query ) => {
			expect(
				await as.manager.get( runPath( 'svc-users/list-profiles' ), {
					query,
				} )
			).toRefuseAsCore( 'ability_invalid_input', 400 );
		}
	);

	it.each( [ 5, 'x', [ 1 ], true ] )( '%j is refused', async ( input ) => {
		expect(
			await as.manager.post( runPath( 'svc-users/update-profile' ), {
				input,
			} )
		).toRefuseAsCore( 'ability_invalid_input', 400 );
	} );

	it( 'a form or plain text is no input', async () => {
		for ( const type of [
			'application/x-www-form-urlencoded',
			'text/plain',
		] ) {
			expect(
				await as.manager.send(
					'POST',
					runPath( 'svc-users/update-profile' ),
					{
						raw: `input[id]=${ colleague.profileId }`,
						headers: { 'Content-Type': type },
					}
				)
			).toRefuseAsCore( 'ability_invalid_input', 400 );
		}
	} );
} );
