// @module-tag single-site
import { describe, expect, it } from 'vitest';
import { control, deleteAccount } from '../../support/control';
import { profile } from '../../support/paths';
import { people, type Person } from '../../support/people';
import { host } from '../../support/site';
import { as } from '../../support/world';
import {
	anOfficer,
	aPage,
	aPublishedPage,
	aSubmission,
	aVisitor,
	submissions,
} from '../made';
import {
	accountWith,
	agreement,
	anOwner,
	aPartner,
	page,
	post,
	read,
} from './pages';

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

describe( 'the pages of an account whose posts WordPress gives to another one', () => {
	it( 'become drafts without an owner, and are not the other’s', async () => {
		const owner = await anOwner();
		const live = await aPublishedPage( { owner_user_id: owner.id } );
		const other = await aPublishedPage();
		await control.removeUser(
			owner.id,
			host.network ? 'remove_user_from_blog' : 'wp_delete_user',
			as.manager.userId
		);
		expect( await read( live.id ) ).toMatchObject( {
			status: 'draft',
			owner_user_id: null,
			form: live.form,
		} );
		expect( await read( other.id ) ).toEqual( other );
	} );
} );

describe.runIf( host.network )(
	'the pages of an account that is removed from the site',
	() => {
		it( 'become drafts, and remain its own', async () => {
			const owner = await anOwner();
			const live = await aPublishedPage( { owner_user_id: owner.id } );
			await control.removeUser( owner.id, 'remove_user_from_blog' );
			expect( await read( live.id ) ).toMatchObject( {
				status: 'draft',
				owner_user_id: owner.id,
			} );
			expect( ( await fetch( live.url ) ).status ).toBe( 404 );
		} );
	}
);

describe( 'the pages of a profile that moves to another account', () => {
	const move = async ( { profileId }: Person ) => {
		const account = await accountWith( 'subscriber' );
		const seen = await as.manager.put( profile( profileId ), {
			user_id: account.id,
		} );
		expect( seen.status, seen.text ).toBe( 200 );
		return account.id;
	};

	it( 'are the other account’s, published as they were', async () => {
		const owner = await anOwner();
		const live = await aPublishedPage( { owner_user_id: owner.id } );
		const trashed = await aPage( { owner_user_id: owner.id } );
		await as.manager.delete( page( trashed.id ) );
		const colleague = await aPublishedPage( {
			routing: {
				mode: 'round_robin',
				pool: [ { user_id: owner.id, states: [ 'CO' ] } ],
			},
		} );
		const id = await move( owner.person );
		await as.manager.post( `${ page( trashed.id ) }/restore`, {} );
		expect( await read( live.id ) ).toMatchObject( {
			status: 'publish',
			owner_user_id: id,
			form: live.form,
		} );
		expect( ( await read( trashed.id ) ).owner_user_id ).toBe( id );
		expect( await read( colleague.id ) ).toMatchObject( {
			status: 'publish',
			owner_user_id: colleague.owner_user_id,
			routing: { pool: [ { user_id: id, states: [ 'CO' ] } ] },
		} );
		const lead = await as.anonymous.post(
			submissions,
			await aSubmission( live ),
			{ headers: aVisitor() }
		);
		expect( lead.status, lead.text ).toBe( 201 );
		const { body } = await as.manager.get( '/lead-pages/v1/leads', {
			query: { page_id: live.id },
		} );
		expect( body ).toMatchObject( { data: [ { owner_user_id: id } ] } );
	} );

	it( 'keep the partner and the agreement', async () => {
		const partner = await aPartner();
		const live = await aPage( {
			partner_user_id: partner.id,
			co_marketing: agreement,
			status: 'publish',
		} );
		const id = await move( partner.person );
		expect( await read( live.id ) ).toMatchObject( {
			status: 'publish',
			partner_user_id: id,
			co_marketing: agreement,
			form: live.form,
		} );
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
