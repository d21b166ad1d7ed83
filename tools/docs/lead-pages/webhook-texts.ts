import type { leadSettingsEndpoints } from '../../../client/src/lead-pages/settings-endpoints';
import type { webhookEndpoints } from '../../../client/src/lead-pages/webhook-endpoints';
import type { ComponentTexts } from '../component-texts';
import { listOf } from './list-of';
import { administrators } from './who';

type Texts = ComponentTexts<
	keyof typeof webhookEndpoints | keyof typeof leadSettingsEndpoints
>;

const webhookTexts = {
	who: administrators,
	response: 'Webhook',
	tag: 'Webhooks',
} as const;

const deliveryTexts = {
	who: administrators,
	response: 'WebhookDelivery',
	tag: 'Webhooks',
} as const;

export const webhookOperations: Texts[ 'operations' ] = {
	listWebhooks: {
		...webhookTexts,
		title: 'List webhooks',
		about: 'The receivers that are told of leads.',
		response: 'WebhookList',
		item: 'Webhook',
	},
	createWebhook: {
		...webhookTexts,
		title: 'Create a webhook',
		about: 'The answer has the secret, which is shown only once. The address is https without user and password (http on a local site).',
		response: 'WebhookWithSecret',
		body: 'NewWebhook',
	},
	getWebhook: {
		...webhookTexts,
		title: 'Get a webhook',
		about: 'Without its secret.',
	},
	updateWebhook: {
		...webhookTexts,
		title: 'Update a webhook',
		about: 'Any of the fields. A receiver that answers 410 is made inactive.',
		body: 'WebhookChanges',
	},
	deleteWebhook: {
		...webhookTexts,
		title: 'Delete a webhook',
		about: 'What waits for it is cancelled.',
		response: 'Deleted',
	},
	rotateWebhook: {
		...webhookTexts,
		title: 'Rotate the secret of a webhook',
		about: 'The answer has a new secret, which is shown only once. For 24 hours, messages are signed with the old one, too.',
		response: 'WebhookWithSecret',
	},
	testWebhook: {
		...deliveryTexts,
		title: 'Test a webhook',
		about: 'Sends the receiver a message of type `test`, soon after the answer.',
	},
	listWebhookDeliveries: {
		...deliveryTexts,
		title: 'List the deliveries of webhooks',
		about: 'The messages to receivers, newest first. One that is not accepted is tried eight times in about 28 hours, then it is `failed`. E-mails are listed by `GET /etb/v1/messages`.',
		response: 'WebhookDeliveryList',
		item: 'WebhookDelivery',
	},
	getWebhookDelivery: {
		...deliveryTexts,
		title: 'Get a delivery of a webhook',
		about: 'How far a message is.',
	},
	retryWebhookDelivery: {
		...deliveryTexts,
		title: 'Send a delivery of a webhook again',
		about: 'Has the message sent now, with the same `webhook-id`; one that was delivered, too.',
	},
	getLeadSettings: {
		title: 'Get the settings of leads',
		about: 'Name and NMLS number of the company are those of the company record.',
		who: administrators,
		response: 'LeadSettings',
		tag: 'Settings of leads',
	},
	updateLeadSettings: {
		title: 'Change the settings of leads',
		about: 'Any of them. Name and NMLS number of the company are changed by those alone who may write the company record. After a new `base`, old addresses of pages redirect.',
		who: administrators,
		response: 'LeadSettings',
		body: 'LeadSettingsChanges',
		tag: 'Settings of leads',
	},
};

export const webhookPermissions: Texts[ 'permissions' ] = {
	'webhooks, their deliveries, and the settings of leads': {
		of: [
			'listWebhooks',
			'createWebhook',
			'getWebhook',
			'updateWebhook',
			'deleteWebhook',
			'rotateWebhook',
			'testWebhook',
			'listWebhookDeliveries',
			'getWebhookDelivery',
			'retryWebhookDelivery',
			'getLeadSettings',
			'updateLeadSettings',
		],
		who: [ 'no', 'no', 'no', 'no', 'administrators of the site' ],
	},
};

const webhook = {
	id: 5,
	url: 'https://crm.example.org/leads',
	events: [ 'lead.created', 'lead.updated' ],
	description: 'CRM',
	active: true,
	created_at: '2026-11-02T09:15:00Z',
};

const withSecret = {
	...webhook,
	secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
};

const delivery = {
	id: 88,
	webhook_id: 5,
	lead_id: 41,
	event: 'lead.created',
	status: 'delivered',
	attempts: 1,
	next_at: null,
	last_code: 204,
	last_error: '',
	message_id: 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W',
	created_at: '2026-11-23T09:30:00Z',
	delivered_at: '2026-11-23T09:30:02Z',
};

const waiting = {
	...delivery,
	status: 'waiting',
	attempts: 0,
	next_at: '2026-11-23T09:31:00Z',
	last_code: null,
	delivered_at: null,
};

const settings = {
	company_name: 'Example Mortgage',
	company_nmls: '123456',
	quota_per_address: 10,
	quota_minutes: 10,
	challenge: false,
	notify_owner: true,
	editors_manage_leads: false,
	owners_publish: true,
	spam_days: 30,
	retention_days: 0,
	keep_consent_evidence: true,
	base: 'lp',
};

export const webhookExamples: Texts[ 'examples' ] = {
	listWebhooks: { answer: listOf( webhook ) },
	createWebhook: {
		body: {
			url: webhook.url,
			events: webhook.events,
			description: 'CRM',
		},
		answer: withSecret,
	},
	getWebhook: { id: '5', answer: webhook },
	updateWebhook: {
		id: '5',
		body: { active: false },
		answer: { ...webhook, active: false },
	},
	deleteWebhook: { id: '5', answer: { message: 'Webhook deleted.' } },
	rotateWebhook: { id: '5', body: {}, answer: withSecret },
	testWebhook: {
		id: '5',
		body: {},
		answer: { ...waiting, id: 89, lead_id: null, event: 'test' },
	},
	listWebhookDeliveries: { query: '?lead_id=41', answer: listOf( delivery ) },
	getWebhookDelivery: { id: '88', answer: delivery },
	retryWebhookDelivery: { id: '88', body: {}, answer: waiting },
	getLeadSettings: { answer: settings },
	updateLeadSettings: { body: { owners_publish: true }, answer: settings },
};
