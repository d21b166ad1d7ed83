import { describe, expect, it } from 'vitest';
import { listed, run } from '../support/abilities';
import { directory, profile, profiles } from '../support/paths';
import { as, world } from '../support/world';

const headers = { 'X-Count-Queries': '1' };
const { colleague } = world.callers;

it( 'nothing is registered for requests that use no ability', async () => {
	for ( const path of [
		profiles,
		profile( colleague.profileId ),
		directory,
		'/wp/v2/types',
	] ) {
		const answer = await as.person.get( path, { headers } );
		expect( answer.headers[ 'x-abilities-registered' ], path ).toBe( '0' );
	}
	const { headers: seen } = await as.person.get( listed, { headers } );
	expect( seen[ 'x-abilities-registered' ] ).toBe( '1' );
} );

describe( 'the schemas of abilities', () => {
	const read = { id: colleague.profileId };

	it( 'are made of the one that runs', async () => {
		const answer = await run( as.person, 'svc-users/get-profile', read, {
			headers,
		} );
		expect( answer.status ).toBe( 200 );
		expect( answer.headers[ 'x-ability-schemas' ] ).toBe( '1' );
	} );

	it( 'can be changed by other code before they are registered', async () => {
		const { body } = await as.person.get(
			`${ listed }/svc-users/get-profile`,
			{ headers: { 'X-Filter-Abilities': '1' } }
		);
		expect( body ).toMatchObject( {
			input_schema: {
				description: '1 members',
				properties: { id: expect.anything() },
			},
		} );
		const answer = await run( as.person, 'svc-users/get-profile', read, {
			headers: { ...headers, 'X-Filter-Abilities': '1' },
		} );
		expect( answer.status ).toBe( 200 );
		expect(
			Number( answer.headers[ 'x-ability-schemas' ] )
		).toBeGreaterThan( 20 );
	} );
} );

describe( 'an ability asks the database what REST asks', () => {
	it.each( [
		[ 'svc-users/list-profiles', {}, profiles ],
		[
			'svc-users/get-profile',
			{ id: colleague.profileId },
			profile( colleague.profileId ),
		],
		[ 'svc-intranet/search-directory', {}, directory ],
	] as const )( '%s', async ( name, input, path ) => {
		const byRest = await as.person.get( path, { headers } );
		const byAbility = await run( as.person, name, input, { headers } );
		expect( byAbility.status ).toBe( 200 );
		expect( byAbility.headers[ 'x-own-queries' ] ).toBe(
			byRest.headers[ 'x-own-queries' ]
		);
	} );
} );
