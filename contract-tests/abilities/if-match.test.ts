import { expect, it } from 'vitest';
import { run } from '../support/abilities';
import { people, stateOf, type Person } from '../support/people';
import { intranetProfile, profile } from '../support/paths';
import { as } from '../support/world';

const etagOf = async ( path: string ) =>
	String( ( await as.manager.get( path ) ).headers.etag );

it( 'changes and deletes only what is as it was read', async () => {
	const [ kim ] = ( await people( {} ) ) as [ Person ];
	const id = kim.profileId;
	const if_match = await etagOf( profile( id ) );
	const change = { id, phone: '1' };
	expect(
		(
			await run( as.manager, 'svc-users/update-profile', {
				...change,
				if_match,
			} )
		).status
	).toBe( 200 );
	const before = await stateOf( id );

	const refused = await run( as.manager, 'svc-users/update-profile', {
		id,
		phone: '2',
		if_match,
	} );
	expect( refused ).toRefuse( 'rest_precondition_failed' );
	expect(
		(
			await as.manager.put(
				profile( id ),
				{ phone: '2' },
				{ headers: { 'If-Match': if_match } }
			)
		).body
	).toEqual( refused.body );
	expect(
		await run( as.manager, 'svc-users/delete-profile', { id, if_match } )
	).toRefuse( 'rest_precondition_failed' );
	expect( await stateOf( id ) ).toEqual( before );

	expect(
		(
			await run( as.manager, 'svc-users/delete-profile', {
				id,
				if_match: await etagOf( profile( id ) ),
			} )
		).status
	).toBe( 200 );
} );

it( 'holds for intranet profiles, and * for whatever is there', async () => {
	const [ kim ] = ( await people( {} ) ) as [ Person ];
	const user_id = kim.id;
	const change = ( if_match: string, extension: string ) =>
		run( as.manager, 'svc-intranet/update-profile', {
			user_id,
			extension,
			if_match,
		} );
	const old = await etagOf( intranetProfile( user_id ) );
	expect( ( await change( old, '11' ) ).status ).toBe( 200 );
	expect( await change( old, '12' ) ).toRefuse( 'rest_precondition_failed' );
	expect( ( await change( '*', '13' ) ).status ).toBe( 200 );
} );

it( 'is no field of what is made or read', async () => {
	for ( const name of [
		'svc-users/get-profile',
		'svc-users/create-profile',
	] as const ) {
		expect(
			await run( as.manager, name, { id: 1, if_match: '*' } )
		).toRefuseAsCore( 'ability_invalid_input', 400 );
	}
} );
