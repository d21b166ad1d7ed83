import { beforeEach, describe, expect, it } from 'vitest';
import { control } from '../../support/control';
import { accounts, people, personOf } from '../../support/people';
import { profile } from '../../support/paths';
import { as } from '../../support/world';

beforeEach( () => control.clearEvents() );

describe( 'the actions of the plugin', () => {
	it( 'tell of a new profile', async () => {
		const [ account ] = await accounts( 1 );
		const { profileId } = await personOf( account! );
		expect( await control.events() ).toEqual( [
			{ hook: 'svc_profile_created', ids: [ profileId ] },
		] );
	} );

	it( 'tell of a change with what is new and what was', async () => {
		const [ kim ] = await people( {} );
		await control.clearEvents();
		await as.manager.put( profile( kim!.profileId ), { phone: '5' } );
		expect( await control.events() ).toEqual( [
			{
				hook: 'svc_profile_updated',
				ids: [ kim!.profileId, kim!.profileId ],
			},
		] );
	} );

	it( 'tell of a deletion', async () => {
		const [ kim ] = await people( {} );
		await control.clearEvents();
		await as.manager.delete( profile( kim!.profileId ) );
		expect( await control.events() ).toEqual( [
			{ hook: 'svc_profile_deleted', ids: [ kim!.profileId ] },
		] );
	} );

	it( 'tell of nothing that was refused or changed nothing', async () => {
		const [ kim ] = await people( {} );
		await control.clearEvents();
		await as.manager.put( profile( kim!.profileId ), {} );
		await as.manager.put( profile( kim!.profileId ), { phone: 'call me' } );
		await as.person.delete( profile( kim!.profileId ) );
		expect( await control.events() ).toEqual( [] );
	} );
} );
