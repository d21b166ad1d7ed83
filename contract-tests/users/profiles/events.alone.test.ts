import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { control, deleteAccount } from '../../support/control';
import { accounts, people, personOf } from '../../support/people';
import { profile, restoration } from '../../support/paths';
import { as, full } from '../../support/world';

beforeEach( () => control.record( true ) );
afterAll( () => control.record( false ) );

describe( 'the actions of the plugin', () => {
	it( 'tell of what was created, changed and deleted: what is new, and what was', async () => {
		const [ account ] = await accounts( 1 );
		const { profileId: id } = await personOf( account!, { phone: '1' } );
		const path = profile( id );
		await as.manager.put( path, { phone: '5' } );
		await as.manager.put( path, {} );
		await as.manager.put( path, { phone: '5' } );
		await as.manager.put( path, { phone: 'call me' } );
		await as.person.delete( path );
		await as.manager.delete( path );
		expect( await control.recorded() ).toMatchObject( [
			{ name: 'svc_profile_created', things: [ { id, phone: '1' } ] },
			{
				name: 'svc_profile_updated',
				things: [
					{ id, phone: '5' },
					{ id, phone: '1' },
				],
			},
			{ name: 'svc_profile_deleted', things: [ { id, phone: '5' } ] },
		] );
	} );

	it.runIf( full )( 'tell of a deletion with the account', async () => {
		const [ kim ] = await people( {} );
		await control.record( true );
		await deleteAccount( kim!.id );
		expect( await control.recorded() ).toMatchObject( [
			{ name: 'svc_profile_deleted', things: [ { id: kim!.profileId } ] },
			{ name: 'svc_profile_erased', things: [ { id: kim!.profileId } ] },
		] );
	} );

	it.runIf( full )(
		'tell of the trash: gone, back, and for good',
		async () => {
			const [ kim ] = await people( { phone: '1' } );
			const path = profile( kim!.profileId );
			await control.record( true );
			await as.manager.delete( path );
			await as.manager.post( restoration( kim!.profileId ), {} );
			await as.manager.delete( path );
			await as.manager.delete( path, { query: { force: 'true' } } );
			const things = [ { id: kim!.profileId, phone: '1' } ];
			expect( await control.recorded() ).toMatchObject( [
				{ name: 'svc_profile_deleted', things },
				{ name: 'svc_profile_created', things },
				{ name: 'svc_profile_deleted', things },
				{ name: 'svc_profile_erased', things },
			] );
		}
	);

	it.runIf( full )( 'tell of the reports that move up', async () => {
		const [ kim ] = await people( {} );
		const [ report ] = await people( {
			meta: { svc_reports_to: kim!.id },
		} );
		await control.record( true );
		await as.manager.delete( profile( kim!.profileId ) );
		const changed = expect.objectContaining( { id: report!.profileId } );
		const recorded = await control.recorded();
		expect( recorded ).toHaveLength( 2 );
		expect( recorded ).toContainEqual( {
			name: 'svc_profile_updated',
			things: [ changed, changed ],
		} );
	} );
} );
