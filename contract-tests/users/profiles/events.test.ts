import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { control, deleteAccount } from '../../support/control';
import { accounts, people, personOf, type Person } from '../../support/people';
import { profile } from '../../support/paths';
import { as } from '../../support/world';

let kim: Person;
beforeEach( async () => {
	[ kim ] = ( await people( { phone: '1' } ) ) as [ Person ];
	await control.record( true );
} );
afterAll( () => control.record( false ) );

const put = ( change: object ) =>
	as.manager.put( profile( kim.profileId ), change );

describe( 'the actions of the plugin', () => {
	it( 'tell of a new profile', async () => {
		const [ account ] = await accounts( 1 );
		const { profileId } = await personOf( account!, { first_name: 'Zoe' } );
		expect( await control.recorded() ).toMatchObject( [
			{
				name: 'svc_profile_created',
				things: [ { id: profileId, first_name: 'Zoe' } ],
			},
		] );
	} );

	it( 'tell of a change: what is new, and what was', async () => {
		await put( { phone: '5' } );
		const { profileId: id } = kim;
		expect( await control.recorded() ).toMatchObject( [
			{
				name: 'svc_profile_updated',
				things: [
					{ id, phone: '5' },
					{ id, phone: '1' },
				],
			},
		] );
	} );

	it( 'tell of a deletion', async () => {
		await as.manager.delete( profile( kim.profileId ) );
		expect( await control.recorded() ).toMatchObject( [
			{
				name: 'svc_profile_deleted',
				things: [ { id: kim.profileId, phone: '1' } ],
			},
		] );
	} );

	it( 'tell of a deletion with the account', async () => {
		await deleteAccount( kim.id );
		expect( await control.recorded() ).toMatchObject( [
			{ name: 'svc_profile_deleted', things: [ { id: kim.profileId } ] },
		] );
	} );

	it( 'tell of the reports that move up', async () => {
		const [ report ] = await people( { meta: { svc_reports_to: kim.id } } );
		await control.record( true );
		await as.manager.delete( profile( kim.profileId ) );
		const recorded = await control.recorded();
		expect( recorded ).toHaveLength( 2 );
		expect( recorded ).toContainEqual(
			expect.objectContaining( {
				name: 'svc_profile_updated',
				things: [
					expect.objectContaining( { id: report!.profileId } ),
					expect.objectContaining( { id: report!.profileId } ),
				],
			} )
		);
	} );

	it( 'tell of nothing that was refused or changed nothing', async () => {
		await put( {} );
		await put( { phone: '1' } );
		await put( { phone: 'call me' } );
		await as.person.delete( profile( kim.profileId ) );
		expect( await control.recorded() ).toEqual( [] );
	} );
} );
