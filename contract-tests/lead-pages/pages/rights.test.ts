import { beforeAll, describe, expect, it } from 'vitest';
import type { LeadPage, LeadPageList } from '../../../client/src/lead-pages';
import type { Api } from '../../support/api';
import { here, memberOf } from '../../support/bookmarks';
import { control } from '../../support/control';
import { personOf } from '../../support/people';
import { as } from '../../support/world';
import { aPage, aPublishedPage, pages } from '../made';
import {
	accountWith,
	agreement,
	anOwner,
	aPartner,
	memberWith,
	page,
	put,
	read,
	type Owner,
} from './pages';

let owner: Owner;
let colleague: Owner;
let partner: Owner;
let editor: Api;
let draft: LeadPage;
let published: LeadPage;

beforeAll( async () => {
	owner = await anOwner();
	colleague = await anOwner();
	partner = await aPartner();
	editor = await memberWith( 'editor' );
	const shared = {
		owner_user_id: owner.id,
		partner_user_id: partner.id,
		co_marketing: agreement,
	};
	draft = await aPage( { ...shared, title: 'Draft' } );
	published = await aPublishedPage( { ...shared, title: 'Published' } );
} );

const idsOf = async ( by: Api ) =>
	( ( await by.get( pages ) ).body as LeadPageList ).data
		.map( ( { id } ) => id )
		.sort();

describe( 'an owner', () => {
	it( 'sees own pages alone', async () => {
		expect( await idsOf( owner.api ) ).toEqual(
			[ draft.id, published.id ].sort()
		);
		expect( await idsOf( colleague.api ) ).toEqual( [] );
		expect( ( await read( draft.id, owner.api ) ).edit_url ).toContain(
			`post=${ draft.id }`
		);
		expect( ( await read( published.id, owner.api ) ).edit_url ).toBeNull();
	} );

	it( 'is told as little of pages of others as of those that are not there', async () => {
		const hidden = await colleague.api.get( page( draft.id ) );
		const missing = await colleague.api.get( page( 999999999 ) );
		expect( hidden ).toRefuse( 'rest_forbidden' );
		expect( missing ).toRefuse( 'rest_forbidden' );
		expect( hidden.body ).toEqual( missing.body );
	} );

	it( 'changes drafts, but not who owns them or whether visitors see them', async () => {
		const { id } = await aPage( { owner_user_id: owner.id } );
		const changed = await put(
			id,
			{
				title: 'By the owner',
				status: 'pending',
				owner_user_id: owner.id,
			},
			owner.api
		);
		expect( changed, changed.text ).toAnswer( 'updateLeadPage' );
		for ( const [ changes, field ] of [
			[ { owner_user_id: colleague.id }, 'owner_user_id' ],
			[ { status: 'publish' as const }, 'status' ],
		] as const ) {
			const refused = await put( id, changes, owner.api );
			expect( refused ).toRefuse( 'rest_forbidden' );
			expect( refused.body ).toHaveProperty( [
				'data',
				'params',
				field,
			] );
		}
		expect( await read( id ) ).toMatchObject( {
			title: 'By the owner',
			status: 'pending',
			owner_user_id: owner.id,
		} );
	} );

	it( 'duplicates for nobody else', async () => {
		const path = `${ page( published.id ) }/duplicate`;
		const made = await owner.api.post( path, { title: 'Mine' } );
		expect( made, made.text ).toAnswer( 'duplicateLeadPage' );
		const refused = await owner.api.post( path, {
			owner_user_id: colleague.id,
		} );
		expect( refused ).toRefuse( 'rest_forbidden' );
		expect( refused.body ).toHaveProperty( 'data.params.owner_user_id' );
		await as.manager.delete( page( ( made.body as LeadPage ).id ) );
	} );

	it( 'creates, deletes and restores nothing, and changes nothing that is published', async () => {
		for ( const refused of [
			await owner.api.post( pages, {
				title: 'Mine',
				owner_user_id: owner.id,
			} ),
			await owner.api.delete( page( draft.id ) ),
			await owner.api.post( `${ page( draft.id ) }/restore`, {} ),
			await put( published.id, { title: 'x' }, owner.api ),
		] ) {
			expect( refused ).toRefuse( 'rest_forbidden' );
		}
		expect( await read( draft.id ) ).toEqual( draft );
		expect( await read( published.id ) ).toEqual( published );
	} );

	it( 'with the capability to publish publishes, and changes what is published', async () => {
		const trusted = await anOwner();
		await control.grant( trusted.id, 'svc_publish_lead_pages', here );
		const { id } = await aPage( { owner_user_id: trusted.id } );
		for ( const changes of [
			{ status: 'publish' as const },
			{ title: 'Live' },
			{ status: 'draft' as const },
		] ) {
			expect( await put( id, changes, trusted.api ) ).toAnswer(
				'updateLeadPage'
			);
		}
		expect( await put( published.id, {}, trusted.api ) ).toRefuse(
			'rest_forbidden'
		);
	} );

	it( 'without a profile is none', async () => {
		const account = await accountWith( 'subscriber' );
		const api = memberOf( account );
		expect( await api.get( pages ) ).toRefuse( 'rest_forbidden' );
		await personOf( account, { role: 'staff' } );
		expect( await api.get( pages ) ).toAnswer( 'listLeadPages' );
	} );
} );

describe( 'a partner', () => {
	it( 'reads shared pages, and does nothing else', async () => {
		expect( await idsOf( partner.api ) ).toEqual(
			[ draft.id, published.id ].sort()
		);
		expect( ( await read( draft.id, partner.api ) ).edit_url ).toBeNull();
		for ( const refused of [
			await put( draft.id, { title: 'x' }, partner.api ),
			await partner.api.post( `${ page( draft.id ) }/duplicate`, {} ),
			await partner.api.delete( page( draft.id ) ),
		] ) {
			expect( refused ).toRefuse( 'rest_forbidden' );
		}
		expect( await read( draft.id ) ).toEqual( draft );
	} );

	it( 'whom WordPress has as an editor manages no pages', async () => {
		const other = await anOwner( { role: 'realtor_partner' }, 'editor' );
		expect( await idsOf( other.api ) ).toEqual( [] );
		expect( await put( draft.id, { title: 'x' }, other.api ) ).toRefuse(
			'rest_forbidden'
		);
	} );
} );

describe( 'who manages pages', () => {
	it( 'does everything with all of them', async () => {
		expect( await read( draft.id, editor ) ).toMatchObject( {
			id: draft.id,
		} );
		expect( await editor.get( page( 999999999 ) ) ).toRefuse(
			'rest_lead_page_not_found'
		);
		const made = await editor.post( pages, {
			title: 'By an editor',
			owner_user_id: owner.id,
			status: 'publish',
		} );
		expect( made, made.text ).toAnswer( 'createLeadPage' );
		const { id } = made.body as LeadPage;
		expect(
			await put( id, { owner_user_id: colleague.id }, editor )
		).toAnswer( 'updateLeadPage' );
		expect( await editor.delete( page( id ) ) ).toAnswer(
			'deleteLeadPage'
		);
	} );
} );

describe( 'who manages leads', () => {
	it( 'reads all pages, and changes none', async () => {
		const account = await accountWith( 'subscriber' );
		await control.grant( account.id, 'svc_manage_leads', here );
		const api = memberOf( account );
		expect( ( await read( draft.id, api ) ).edit_url ).toBeNull();
		expect( await api.get( page( 999999999 ) ) ).toRefuse(
			'rest_lead_page_not_found'
		);
		for ( const refused of [
			await put( draft.id, { title: 'x' }, api ),
			await api.post( `${ page( draft.id ) }/duplicate`, {} ),
			await api.delete( page( draft.id ) ),
		] ) {
			expect( refused ).toRefuse( 'rest_forbidden' );
		}
		expect( await read( draft.id ) ).toEqual( draft );
	} );
} );
