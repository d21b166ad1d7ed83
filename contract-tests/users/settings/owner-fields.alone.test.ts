import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people, stateOf } from '../../support/people';
import { profile } from '../../support/paths';
import { withSettings } from '../../support/settings';
import { as, world } from '../../support/world';

const { profileId } = world.callers.person;
let restore: () => Promise< void >;
let before: Record< string, unknown >;
beforeAll( async () => {
	before = await stateOf( profileId );
	restore = await withSettings( { owner_fields: [ 'email', 'job_title' ] } );
} );
afterAll( async () => {
	await restore();
	await as.manager.put( profile( profileId ), before );
} );

describe( 'where the settings say so, an owner', () => {
	it( 'changes e-mail address and job title', async () => {
		const change = { email: 'mine@example.com', job_title: 'Chief' };
		expect( await as.person.put( profile( profileId ), change ) ).toAnswer(
			'updateProfile'
		);
		expect( await stateOf( profileId ) ).toEqual( {
			...before,
			...change,
		} );
	} );

	it( 'still changes nothing else', async () => {
		expect(
			await as.person.put( profile( profileId ), { company: 'Other' } )
		).toRefuse( 'rest_forbidden', [ 'company' ] );
	} );

	it( "still changes nobody else's", async () => {
		const [ kim ] = await people( {} );
		expect(
			await as.person.put( profile( kim!.profileId ), { job_title: 'x' } )
		).toRefuse( 'rest_forbidden' );
	} );
} );
