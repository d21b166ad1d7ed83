import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
	WebhookDeliveryList,
	Webhook,
} from '../../../client/src/lead-pages';
import type { Member } from '../../support/bookmarks';
import { newMark } from '../../support/people';
import { as, world } from '../../support/world';
import { aLead, anOwner, aPage, lead, sent, sentAgain } from './leads';

const webhooks = '/lead-pages/v1/webhooks';

let webhook: Webhook;
let owner: Member;
let page_id: number;

beforeAll( async () => {
	const seen = await as.manager.post( webhooks, {
		url: 'https://example.com/receiver-of-tests',
		events: [
			'lead.created',
			'lead.resubmitted',
			'lead.updated',
			'lead.deleted',
		],
	} );
	expect( seen.status, seen.text ).toBe( 201 );
	webhook = seen.body as Webhook;
	owner = await anOwner();
	page_id = await aPage( owner.userId );
} );

afterAll( () => as.manager.delete( `${ webhooks }/${ webhook.id }` ) );

/** Of a lead, the oldest first. */
async function told( lead_id: number ): Promise< string[] > {
	const seen = await as.manager.get( '/lead-pages/v1/deliveries', {
		query: { lead_id, webhook_id: webhook.id },
	} );
	expect( seen ).toAnswer( 'listWebhookDeliveries' );
	return ( seen.body as WebhookDeliveryList ).data
		.map( ( { event } ) => event.replace( 'lead.', '' ) )
		.reverse();
}

const visitor = ( more: object = {} ) =>
	sent( {
		lead: {
			page_id,
			owner_user_id: owner.userId,
			email: `${ newMark() }@example.com`,
			...more,
		},
	} );

describe( 'receivers are told', () => {
	it( 'of leads, submissions, changes and deletions', async () => {
		const { id } = await visitor();
		await sentAgain( id );
		await owner.put( lead( id ), { status: 'contacted' } );
		await owner.put( lead( id ), {} );
		await owner.put( lead( id ), { do_not_contact: true } );
		await as.manager.delete( lead( id ) );
		expect( await told( id ) ).toEqual( [
			'created',
			'resubmitted',
			'updated',
			'updated',
			'deleted',
		] );
	} );

	it( 'of spam when it is released, once', async () => {
		const { id } = await visitor( { folder: 'spam' } );
		await owner.put( lead( id ), { status: 'contacted' } );
		expect( await told( id ) ).toEqual( [] );
		for ( const folder of [ 'inbox', 'spam', 'inbox' ] ) {
			await owner.put( lead( id ), { folder } );
		}
		expect( await told( id ) ).toEqual( [ 'created', 'updated' ] );
	} );

	it( 'of the deletion of spam only if they had it', async () => {
		const never = await visitor( { folder: 'spam' } );
		const once = await visitor();
		await owner.put( lead( once.id ), { folder: 'spam' } );
		for ( const { id } of [ never, once ] ) {
			await as.manager.delete( lead( id ) );
		}
		expect( await told( never.id ) ).toEqual( [] );
		expect( await told( once.id ) ).toEqual( [ 'created', 'deleted' ] );
	} );

	it( 'of leads that staff enters', async () => {
		const { id } = await aLead();
		await as.manager.put( lead( id ), {
			owner_user_id: world.callers.colleague.userId,
		} );
		expect( await told( id ) ).toEqual( [ 'created', 'updated' ] );
	} );
} );
