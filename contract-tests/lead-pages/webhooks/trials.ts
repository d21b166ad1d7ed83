import { siteAdministrators } from '../../support/columns';
import type { Ask, Trials } from '../../support/trials';
import { aTest, aWebhook } from './webhooks';

const fields = {
	url: 'https://example.org/hooks',
	events: [ 'lead.deleted' ],
};

const one = async ( body?: object ): Promise< Ask > => ( {
	id: ( await aWebhook() ).id,
	...( body && { body } ),
} );

const delivered = async ( body?: object ): Promise< Ask > => ( {
	id: ( await aTest( ( await aWebhook() ).id ) ).id,
	...( body && { body } ),
} );

const may = siteAdministrators;

export const trials: Trials = {
	listWebhooks: { may, request: () => ( {} ) },
	createWebhook: { may, request: () => ( { body: fields } ) },
	getWebhook: { may, request: () => one() },
	updateWebhook: { may, request: () => one( { description: 'CRM' } ) },
	deleteWebhook: { may, request: () => one() },
	rotateWebhook: { may, request: () => one( {} ) },
	testWebhook: { may, request: () => one( {} ) },
	listWebhookDeliveries: { may, request: () => ( {} ) },
	getWebhookDelivery: { may, request: () => delivered() },
	retryWebhookDelivery: { may, request: () => delivered( {} ) },
};
