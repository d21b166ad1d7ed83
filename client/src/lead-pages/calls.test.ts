import { testCalls } from '../testing/calls.js';
import { leadPages } from './component.js';
import * as client from './index.js';

testCalls( leadPages.endpoints, {
	listLeadPageTemplates: ( transport ) =>
		client.listLeadPageTemplates( transport ),
	listLeadPages: ( transport ) =>
		client.listLeadPages( transport, { owner: 7, status: 'publish' } ),
	createLeadPage: ( transport ) =>
		client.createLeadPage( transport, {
			title: 'Autumn rates',
			owner_user_id: 7,
			co_marketing: { partner_percent: 50, monthly_cost: '250.00' },
			form: { thank_you: { url: '' } },
		} ),
	getLeadPage: ( transport ) => client.getLeadPage( transport, 5 ),
	updateLeadPage: ( transport ) =>
		client.updateLeadPage( transport, 5, { status: 'publish' } ),
	deleteLeadPage: ( transport ) => client.deleteLeadPage( transport, 5 ),
	restoreLeadPage: ( transport ) => client.restoreLeadPage( transport, 5 ),
	duplicateLeadPage: ( transport ) =>
		client.duplicateLeadPage( transport, 5, { owner_user_id: 7 } ),
	getLeadPageStats: ( transport ) =>
		client.getLeadPageStats( transport, 5, { from: '2026-10-01' } ),
	listLeadPeople: ( transport ) =>
		client.listLeadPeople( transport, { role: 'loan_officer' } ),
	getLeadForm: ( transport ) => client.getLeadForm( transport, 5 ),
	countLeadPageView: ( transport ) =>
		client.countLeadPageView( transport, 5 ),
	submitLeadForm: ( transport ) =>
		client.submitLeadForm(
			transport,
			{
				page_id: 5,
				token: 'a',
				fields: { first_name: 'Ana' },
				consents: { contact: 'a' },
				utm: { source: 'mail' },
			},
			{ idempotencyKey: '12345678' }
		),
	listLeads: ( transport ) =>
		client.listLeads( transport, { status: 'new', page_id: 5 } ),
	createLead: ( transport ) =>
		client.createLead( transport, {
			first_name: 'Ana',
			phone: '+1 555 0100',
			source: 'phone',
		} ),
	getLeadFacets: ( transport ) =>
		client.getLeadFacets( transport, { folder: 'spam' } ),
	exportLeads: ( transport ) =>
		client.exportLeads( transport, { from: '2026-10-01' } ),
	getLead: ( transport ) => client.getLead( transport, 5 ),
	updateLead: ( transport ) =>
		client.updateLead( transport, 5, { status: 'contacted', zip: null } ),
	deleteLead: ( transport ) => client.deleteLead( transport, 5 ),
	listLeadEvents: ( transport ) =>
		client.listLeadEvents( transport, 5, { page: 2 } ),
	listLeadSubmissions: ( transport ) =>
		client.listLeadSubmissions( transport, 5 ),
	addLeadNote: ( transport ) =>
		client.addLeadNote( transport, 5, { text: 'Called back' } ),
	listWebhooks: ( transport ) => client.listWebhooks( transport ),
	createWebhook: ( transport ) =>
		client.createWebhook( transport, {
			url: 'https://crm.example.com/leads',
			events: [ 'lead.created' ],
		} ),
	getWebhook: ( transport ) => client.getWebhook( transport, 5 ),
	updateWebhook: ( transport ) =>
		client.updateWebhook( transport, 5, { active: false } ),
	deleteWebhook: ( transport ) => client.deleteWebhook( transport, 5 ),
	rotateWebhook: ( transport ) => client.rotateWebhook( transport, 5 ),
	testWebhook: ( transport ) => client.testWebhook( transport, 5 ),
	listWebhookDeliveries: ( transport ) =>
		client.listWebhookDeliveries( transport, { lead_id: 5 } ),
	getWebhookDelivery: ( transport ) =>
		client.getWebhookDelivery( transport, 5 ),
	retryWebhookDelivery: ( transport ) =>
		client.retryWebhookDelivery( transport, 5 ),
	getLeadSettings: ( transport ) => client.getLeadSettings( transport ),
	updateLeadSettings: ( transport ) =>
		client.updateLeadSettings( transport, { owners_publish: true } ),
} );
