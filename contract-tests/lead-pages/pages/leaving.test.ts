import { describe, expect, it } from 'vitest';
import { deleteAccount } from '../../support/control';
import { profile } from '../../support/paths';
import { people } from '../../support/people';
import { as } from '../../support/world';
import { anOfficer, aPage, aPublishedPage } from '../made';
import { agreement, anOwner, page, post, read } from './pages';

const keysOf = async ( id: number ) =>
	( await read( id ) ).form.consents.map( ( { key } ) => key );

describe( 'the pages of an account that is deleted', () => {
	it( 'become drafts without an owner, with their revisions', async () => {
		const owner = await anOwner();
		const live = await aPublishedPage( { owner_user_id: owner.id } );
		const pending = await aPage( {
			owner_user_id: owner.id,
			status: 'pending',
		} );
		const changed = await owner.api.post( post( pending.id ), {
			content: 'By the owner',
		} );
		expect( changed.status, changed.text ).toBe( 200 );
		const revisions = async () =>
			(
				( await as.manager.get( `${ post( pending.id ) }/revisions` ) )
					.body as unknown[]
			 ).length;
		const number = await revisions();
		expect( number ).toBeGreaterThan( 1 );
		await deleteAccount( owner.id );
		expect( await read( live.id ) ).toMatchObject( {
			status: 'draft',
			owner_user_id: null,
			title: live.title,
			form: live.form,
		} );
		expect( await read( pending.id ) ).toMatchObject( {
			status: 'pending',
			owner_user_id: null,
		} );
		expect( await revisions() ).toBe( number );
	} );

	it( 'become drafts without the partner and the consent to the partner', async () => {
		const [ partner ] = await people( { role: 'realtor_partner' } );
		const shared = {
			partner_user_id: partner!.id,
			co_marketing: agreement,
		};
		const live = await aPage( { ...shared, status: 'publish' } );
		expect( await keysOf( live.id ) ).toContain( 'partner' );
		const trashed = await aPage( shared );
		await as.manager.delete( page( trashed.id ) );
		await deleteAccount( partner!.id );
		await as.manager.post( `${ page( trashed.id ) }/restore`, {} );
		for ( const { id, owner_user_id } of [ live, trashed ] ) {
			expect( await read( id ) ).toMatchObject( {
				status: 'draft',
				owner_user_id,
				partner_user_id: null,
				co_marketing: null,
			} );
			expect( await keysOf( id ) ).toEqual( [ 'contact', 'sms_calls' ] );
		}
	} );
} );

describe( 'the pages of a profile', () => {
	it( 'become drafts when it goes to the trash, and lose the person when it is deleted for good', async () => {
		const officer = await anOfficer();
		const [ partner ] = await people( { role: 'realtor_partner' } );
		const { id } = await aPublishedPage( {
			owner_user_id: officer.id,
			partner_user_id: partner!.id,
			co_marketing: agreement,
		} );
		await as.manager.delete( profile( officer.profileId ) );
		expect( await read( id ) ).toMatchObject( {
			status: 'draft',
			owner_user_id: officer.id,
		} );
		const force = { query: { force: 'true' } };
		await as.manager.delete( profile( partner!.profileId ), force );
		expect( await read( id ) ).toMatchObject( {
			owner_user_id: officer.id,
			partner_user_id: null,
		} );
		await as.manager.delete( profile( officer.profileId ), force );
		expect( await read( id ) ).toMatchObject( { owner_user_id: null } );
	} );

	it( 'stay another’s', async () => {
		const officer = await anOfficer();
		const other = await aPublishedPage();
		await deleteAccount( officer.id );
		expect( await read( other.id ) ).toEqual( other );
	} );
} );
