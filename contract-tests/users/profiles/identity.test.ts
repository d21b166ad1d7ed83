import { beforeAll, describe, expect, it } from 'vitest';
import { people, stateOf, type Person } from '../../support/people';
import { profile, profileOf, profiles } from '../../support/paths';
import { as, full } from '../../support/world';

let own: Person;
let victim: Person;
let before: unknown;
beforeAll( async () => {
	[ own, victim ] = ( await people( {}, {} ) ) as [ Person, Person ];
	before = await stateOf( victim.profileId );
} );

const asJson = { 'Content-Type': 'application/json' };
const path = () => profile( own.profileId );
const isUntouched = async () =>
	expect( await stateOf( victim.profileId ) ).toEqual( before );

describe( 'the target of an operation', () => {
	it( 'is named by the path alone when it is read', async () => {
		const body = { raw: `{"id":${ victim.profileId }}`, headers: asJson };
		const answer = await as.manager.send( 'GET', path(), body );
		expect( answer ).toAnswer( 'getProfile' );
		expect( answer.body ).toMatchObject( { id: own.profileId } );
		const byQuery = await as.manager.get( path(), {
			query: `id=${ victim.profileId }`,
		} );
		expect( byQuery ).toRefuse( 'rest_invalid_param', [ 'id' ] );
		const byUser = await as.manager.get( profileOf( own.id ), {
			query: `user_id=${ victim.id }`,
		} );
		expect( byUser ).toRefuse( 'rest_invalid_param', [ 'user_id' ] );
	} );

	it( 'is named by the path alone when it is changed', async () => {
		const change = { id: victim.profileId, phone: '1' };
		expect( await as.manager.put( path(), change ) ).toRefuse(
			'rest_invalid_param',
			[ 'id' ]
		);
		await isUntouched();
	} );

	it.runIf( full )( 'may be repeated in the body', async () => {
		const change = { id: own.profileId, user_id: own.id, phone: '1' };
		expect( await as.manager.put( path(), change ) ).toAnswer(
			'updateProfile'
		);
		expect( await stateOf( own.profileId ) ).toMatchObject( {
			phone: '1',
		} );
	} );
} );

describe( 'the method of an operation', () => {
	it( 'may come by a header or by _method, with the same rights', async () => {
		const override = { 'X-HTTP-Method-Override': 'DELETE' };
		expect(
			await as.person.send( 'POST', path(), { headers: override } )
		).toRefuse( 'rest_forbidden' );
		expect(
			await as.person.send( 'POST', path(), { query: '_method=DELETE' } )
		).toRefuse( 'rest_forbidden' );
		const put = {
			raw: '{"phone":"5"}',
			headers: { ...asJson, 'X-HTTP-Method-Override': 'PUT' },
		};
		expect( await as.manager.send( 'POST', path(), put ) ).toAnswer(
			'updateProfile'
		);
		const body = {
			...put,
			headers: asJson,
			raw: `{"id":${ victim.profileId }}`,
		};
		expect(
			await as.manager.send( 'POST', path(), {
				...body,
				query: '_method=DELETE',
			} )
		).toAnswer( 'deleteProfile' );
		await isUntouched();
	} );

	it.runIf( full )( 'that nobody knows has no route', async () => {
		const headers = { 'X-HTTP-Method-Override': 'BREW' };
		expect(
			await as.manager.send( 'POST', profiles, { headers } )
		).toRefuseAsCore( 'rest_no_route', 404 );
	} );
} );
