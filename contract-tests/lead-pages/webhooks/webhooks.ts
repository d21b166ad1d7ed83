import { expect } from 'vitest';
import type {
	NewWebhook,
	WebhookDelivery,
	WebhookDeliveryList,
	WebhookWithSecret,
} from '../../../client/src/lead-pages';
import { fixture } from '../../support/bookmarks';
import { control } from '../../support/control';
import { as } from '../../support/world';

export const webhooks = '/lead-pages/v1/webhooks';
export const webhook = ( id: number ) => `${ webhooks }/${ id }`;
export const deliveries = '/lead-pages/v1/deliveries';
export const delivery = ( id: number ) => `${ deliveries }/${ id }`;

export const secretPattern = /^whsec_[A-Za-z0-9+/]{43}=$/;

/** A webhook that is told of deletions of leads alone, unless other events are given. */
export async function aWebhook(
	fields: Partial< NewWebhook > = {}
): Promise< WebhookWithSecret > {
	const seen = await as.manager.post( webhooks, {
		url: 'https://example.org/hooks',
		events: [ 'lead.deleted' ],
		...fields,
	} );
	expect( seen ).toAnswer( 'createWebhook' );
	return seen.body as WebhookWithSecret;
}

/** Deletes them, so that other tests' leads are not sent there. */
export const deleteWebhooks = ( ...ids: number[] ) =>
	Promise.all( ids.map( ( id ) => as.manager.delete( webhook( id ) ) ) );

/** Has a test sent to it. */
export async function aTest( id: number ): Promise< WebhookDelivery > {
	const seen = await as.manager.post( `${ webhook( id ) }/test`, {} );
	expect( seen ).toAnswer( 'testWebhook' );
	return seen.body as WebhookDelivery;
}

export async function listed( query: object ): Promise< WebhookDelivery[] > {
	const seen = await as.manager.get( deliveries, {
		query: { per_page: 100, ...query },
	} );
	expect( seen ).toAnswer( 'listWebhookDeliveries' );
	return ( seen.body as WebhookDeliveryList ).data;
}

/** Deliveries of tests only: other test files delete leads at the same time. */
export const listedTests = async ( query: object ) =>
	( await listed( query ) ).filter( ( { event } ) => event === 'test' );

export async function shown( id: number ): Promise< WebhookDelivery > {
	const seen = await as.manager.get( delivery( id ) );
	expect( seen ).toAnswer( 'getWebhookDelivery' );
	return seen.body as WebhookDelivery;
}

export const retry = ( id: number ) =>
	as.manager.post( `${ delivery( id ) }/retry`, {} );

type Row = Record< string, string | null >;

/** The row of the outbox of that kind with that reference. */
export async function outboxRow( kind: string, ref: number ): Promise< Row > {
	const [ row ] = await control.sql( [
		`SELECT * FROM {svc_outbox} WHERE kind = '${ kind }' AND ref = ${ ref }`,
	] );
	return row ?? {};
}

export const setOutboxRow = ( id: string, columns: object ) =>
	fixture< Row >( 'PUT', '/outbox/row', { id, columns } );

/** Runs the outbox as WP-Cron does, with that delivery due. */
export async function run( id: number ): Promise< WebhookDelivery > {
	await fixture( 'POST', '/outbox/run', {
		id: ( await outboxRow( 'webhook', id ) ).id,
	} );
	return shown( id );
}

/** Nothing else is due, so that a run sends what the test has caused. */
export const clearOutbox = () =>
	control.sql( [
		"UPDATE {svc_outbox} SET status = 'cancelled', due = NULL, ended_at = 1 WHERE due IS NOT NULL",
	] );
