import { describe, expect, it } from 'vitest';
import type { Invitation } from '../../../client/src/users/account-schemas';
import { columns } from '../../support/columns';
import { invitationOf } from '../../support/paths';
import { people } from '../../support/people';
import { as } from '../../support/world';
import { deliveriesTo } from '../deliveries/deliveries';
import { mayInvite } from './trials';

describe( 'an invitation', () => {
	it( 'is a message that is sent after the request', async () => {
		const [ person ] = await people( {} );
		const answer = await as.manager.post(
			invitationOf( person!.profileId ),
			{}
		);
		expect( answer ).toAnswer( 'invitePerson' );
		const { delivery_id: id, message } = answer.body as Invitation;
		expect( message ).toBe( 'The invitation will be sent in a moment.' );
		expect( await deliveriesTo( person! ) ).toMatchObject( [
			{ id, kind: 'invitation', status: 'waiting', attempts: 0 },
		] );
	} );

	it( 'that is still waiting is not doubled', async () => {
		const [ person ] = await people( {} );
		const ask = () =>
			as.manager.post( invitationOf( person!.profileId ), {} );
		const answers = await Promise.all( [ ask(), ask(), ask() ] );
		const ids = answers.map(
			( { body } ) => ( body as Invitation ).delivery_id
		);
		expect( new Set( ids ).size ).toBe( 1 );
		expect( await deliveriesTo( person! ) ).toHaveLength( 1 );
	} );
} );

describe.each( columns.filter( ( name ) => ! mayInvite.includes( name ) ) )(
	'%s',
	( name ) => {
		it( 'may not invite, and nothing is to be sent', async () => {
			const [ person ] = await people( {} );
			expect(
				await as[ name ].post( invitationOf( person!.profileId ), {} )
			).toRefuse( 'rest_forbidden' );
			expect( await deliveriesTo( person! ) ).toEqual( [] );
		} );
	}
);
