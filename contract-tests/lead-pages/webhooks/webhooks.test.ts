import { describe, expect, it } from 'vitest';
import type { Webhook, WebhookList } from '../../../client/src/lead-pages';
import { columns, siteAdministrators } from '../../support/columns';
import { control } from '../../support/control';
import { as } from '../../support/world';
import {
	aTest,
	aWebhook,
	delivery,
	listed,
	listedTests,
	outboxRow,
	retry,
	secretPattern,
	setOutboxRow,
	shown,
	webhook,
	webhooks,
} from './webhooks';

const get = async ( id: number ) =>
	( await as.manager.get( webhook( id ) ) ).body as Webhook;

describe( 'a webhook', () => {
	it( 'is created with a secret that is not shown again', async () => {
		const made = await aWebhook( {
			url: 'https://example.org/crm?token=a%20b',
			events: [ 'lead.created', 'lead.updated' ],
			description: 'CRM of Müller',
		} );
		expect( made.secret ).toMatch( secretPattern );
		const { secret, ...rest } = made;
		expect( rest ).toMatchObject( {
			url: 'https://example.org/crm?token=a%20b',
			events: [ 'lead.created', 'lead.updated' ],
			description: 'CRM of Müller',
			active: true,
		} );
		expect( await get( made.id ) ).toEqual( rest );
		const list = await as.manager.get( webhooks, {
			query: { per_page: 100 },
		} );
		expect( list ).toAnswer( 'listWebhooks' );
		expect( list.text ).not.toContain( 'whsec_' );
		expect( ( list.body as WebhookList ).data ).toContainEqual( rest );
		const updated = await as.manager.put( webhook( made.id ), {
			...rest,
			active: false,
		} );
		expect( updated ).toAnswer( 'updateWebhook' );
		expect( updated.body ).toEqual( { ...rest, active: false } );
		const [ row ] = await control.sql( [
			`SELECT * FROM {svc_webhooks} WHERE id = ${ made.id }`,
		] );
		expect( JSON.stringify( row ) ).not.toContain( secret.slice( 6 ) );
	} );

	it( 'is changed in any of its fields, and keeps the others', async () => {
		const { secret: _secret, ...made } = await aWebhook( {
			description: 'Old',
		} );
		const seen = await as.manager.put( webhook( made.id ), {
			description: null,
		} );
		expect( seen.body ).toEqual( { ...made, description: '' } );
		const stale = await as.manager.put(
			webhook( made.id ),
			{ active: false },
			{ headers: { 'If-Match': 'W/"old"' } }
		);
		expect( stale ).toRefuse( 'rest_precondition_failed' );
		expect( ( await get( made.id ) ).active ).toBe( true );
	} );

	it.each( [
		[ { url: 'ftp://example.org/' }, [ 'url' ] ],
		[ { url: 'https://user:pass@example.org/' }, [ 'url' ] ],
		[ { url: 'https://user@example.org/' }, [ 'url' ] ],
		[ { url: '' }, [ 'url' ] ],
		[ { events: [] }, [ 'events' ] ],
		[ { events: [ 'test' ] }, [ 'events.0' ] ],
		[ { events: [ 'lead.created', 'lead.created' ] }, [ 'events' ] ],
		[ { description: 'x'.repeat( 201 ) }, [ 'description' ] ],
		[ { secret: 'mine', active: 1 }, [ 'secret', 'active' ] ],
	] )( 'is not created with %j', async ( fields, faults ) => {
		const seen = await as.manager.post( webhooks, {
			url: 'https://example.org/',
			events: [ 'lead.created' ],
			...fields,
		} );
		expect( seen ).toRefuse( 'rest_invalid_param', faults );
	} );

	it( 'keeps its ID and the time of its creation', async () => {
		const { id } = await aWebhook();
		const seen = await as.manager.put( webhook( id ), {
			id: id + 1,
			created_at: '2020-01-01T00:00:00Z',
		} );
		expect( seen ).toRefuse( 'rest_invalid_param', [ 'id', 'created_at' ] );
	} );

	it( 'that is deleted takes its deliveries along', async () => {
		const { id } = await aWebhook();
		const sent = await aTest( id );
		expect( await as.manager.delete( webhook( id ) ) ).toAnswer(
			'deleteWebhook'
		);
		expect( await as.manager.get( webhook( id ) ) ).toRefuse(
			'rest_webhook_not_found'
		);
		expect( await as.manager.get( delivery( sent.id ) ) ).toRefuse(
			'rest_delivery_not_found'
		);
		expect( await outboxRow( 'webhook', sent.id ) ).toEqual( {} );
	} );

	it( 'of another site is not there', async () => {
		const { id } = await aWebhook();
		const sent = await aTest( id );
		await control.sql( [
			`UPDATE {svc_webhooks} SET site_id = 999 WHERE id = ${ id }`,
			`UPDATE {svc_webhook_deliveries} SET site_id = 999 WHERE webhook_id = ${ id }`,
		] );
		for ( const path of [ '', '/rotate', '/test' ] ) {
			const seen =
				path === ''
					? await as.manager.get( webhook( id ) )
					: await as.manager.post( webhook( id ) + path, {} );
			expect( seen ).toRefuse( 'rest_webhook_not_found' );
		}
		expect( await as.manager.get( delivery( sent.id ) ) ).toRefuse(
			'rest_delivery_not_found'
		);
		expect( await retry( sent.id ) ).toRefuse( 'rest_delivery_not_found' );
		expect( await listed( { webhook_id: id } ) ).toEqual( [] );
	} );
} );

describe( 'deliveries', () => {
	it( 'are listed newest first, by webhook and by status', async () => {
		const { id } = await aWebhook();
		const sent = [ await aTest( id ), await aTest( id ) ];
		const { id: row } = await outboxRow( 'webhook', sent[ 0 ]!.id );
		await setOutboxRow( row!, {
			status: 'failed',
			due: null,
			ended_at: 5,
		} );
		const ids = async ( query: object ) =>
			( await listedTests( { webhook_id: id, ...query } ) ).map(
				( one ) => one.id
			);
		expect( await ids( {} ) ).toEqual( [ sent[ 1 ]!.id, sent[ 0 ]!.id ] );
		expect( await ids( { status: 'failed' } ) ).toEqual( [
			sent[ 0 ]!.id,
		] );
		expect( await ids( { status: 'delivered' } ) ).toEqual( [] );
		expect( await ids( { lead_id: 99_999_999 } ) ).toEqual( [] );
	} );

	it( 'are due again when they are sent again, whatever became of them, under the same webhook-id', async () => {
		const { id } = await aWebhook();
		const sent = await aTest( id );
		const { id: row } = await outboxRow( 'webhook', sent.id );
		for ( const status of [ 'delivered', 'failed', 'cancelled' ] ) {
			await setOutboxRow( row!, {
				status,
				due: null,
				ended_at: 5,
				attempts: 8,
			} );
			const seen = await retry( sent.id );
			expect( seen ).toAnswer( 'retryWebhookDelivery' );
			expect( seen.body ).toMatchObject( {
				status: 'waiting',
				attempts: 0,
				message_id: sent.message_id,
				delivered_at: null,
			} );
		}
		await setOutboxRow( row!, { status: 'sending', due: 5_000_000_000 } );
		expect( ( await retry( sent.id ) ).body ).toMatchObject( {
			status: 'sending',
			next_at: null,
		} );
	} );

	it( 'are not among those of people', async () => {
		const { id } = await aWebhook();
		const sent = await aTest( id );
		const { id: row } = await outboxRow( 'webhook', sent.id );
		const seen = await as.manager.get( '/users/v1/deliveries', {
			query: { per_page: 100 },
		} );
		const { data } = seen.body as { data: { id: number }[] };
		expect( data.map( ( one ) => String( one.id ) ) ).not.toContain( row );
	} );
} );

describe.each(
	columns.filter( ( name ) => ! siteAdministrators.includes( name ) )
)( '%s', ( name ) => {
	it( 'changes nothing of webhooks, and sends nothing', async () => {
		const { id, secret: _secret, ...made } = await aWebhook();
		const sent = await aTest( id );
		const { id: row } = await outboxRow( 'webhook', sent.id );
		await setOutboxRow( row!, { status: 'failed', due: null } );
		const rowOf = async () =>
			(
				await control.sql( [
					`SELECT * FROM {svc_webhooks} WHERE id = ${ id }`,
				] )
			)[ 0 ];
		const before = await rowOf();
		const seen = [
			await as[ name ].post( webhooks, {
				url: made.url,
				events: made.events,
			} ),
			await as[ name ].put( webhook( id ), { active: false } ),
			await as[ name ].delete( webhook( id ) ),
			await as[ name ].post( `${ webhook( id ) }/rotate`, {} ),
			await as[ name ].post( `${ webhook( id ) }/test`, {} ),
			await as[ name ].post( `${ delivery( sent.id ) }/retry`, {} ),
		];
		for ( const one of seen ) {
			expect( one ).toRefuse( 'rest_forbidden' );
		}
		expect( await rowOf() ).toEqual( before );
		expect( await listedTests( { webhook_id: id } ) ).toHaveLength( 1 );
		expect( ( await shown( sent.id ) ).status ).toBe( 'failed' );
	} );
} );
