import { expect, it } from 'vitest';
import { runAbility } from '../../client/src/abilities/run';
import { ContractError } from '../../client/src/errors';
import { createNodeTransport } from '../../client/src/node-transport';
import { newMark, people, type Person } from '../support/people';
import { place } from '../support/site';

const as = ( { login, application_password }: Person ) =>
	createNodeTransport( {
		url: place.url,
		restRoot: place.rest( '/' ),
		user: login,
		password: application_password,
	} );

it( 'the client runs abilities by their names', async () => {
	const [ kim ] = ( await people( { last_name: newMark() } ) ) as [ Person ];
	const transport = as( kim );
	const { body } = await runAbility(
		transport,
		'svc-intranet/search-directory',
		{ search: kim.sent.last_name, per_page: 1 }
	);
	expect( body.data[ 0 ]?.id ).toBe( kim.id );

	await runAbility( transport, 'svc-intranet/update-profile', {
		user_id: kim.id,
		skills: [ 'VA loans' ],
	} );
	const profile = await runAbility( transport, 'svc-intranet/get-profile', {
		user_id: kim.id,
	} );
	expect( profile.body.skills ).toEqual( [ 'VA loans' ] );

	const refused = runAbility( transport, 'svc-users/delete-profile', {
		id: kim.profileId,
	} );
	await expect( refused ).rejects.toBeInstanceOf( ContractError );
	await expect( refused ).rejects.toMatchObject( {
		code: 'rest_forbidden',
		status: 403,
	} );
} );
