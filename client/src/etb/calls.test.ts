import { testCalls } from '../testing/calls.js';
import { etb } from './component.js';
import * as client from './index.js';

testCalls( etb.endpoints, {
	listTemplates: ( transport ) =>
		client.listTemplates( transport, { purpose: 'newsletter' } ),
	createTemplate: ( transport ) =>
		client.createTemplate( transport, {
			name: 'Autumn',
			purpose: 'newsletter',
		} ),
	getTemplate: ( transport ) => client.getTemplate( transport, 5 ),
	updateTemplate: ( transport ) =>
		client.updateTemplate( transport, 5, { status: 'active' } ),
	deleteTemplate: ( transport ) => client.deleteTemplate( transport, 5 ),
	duplicateTemplate: ( transport ) =>
		client.duplicateTemplate( transport, 5 ),
	listTemplateRevisions: ( transport ) =>
		client.listTemplateRevisions( transport, 5, { page: 2 } ),
	restoreTemplate: ( transport ) => client.restoreTemplate( transport, 5, 9 ),
	exportTemplate: ( transport ) => client.exportTemplate( transport, 5 ),
	importTemplate: ( transport ) =>
		client.importTemplate( transport, {
			format: 'svc-etb-template',
			format_version: 1,
			name: 'Autumn',
			purpose: 'newsletter',
			content: '',
		} ),
	renderTemplate: ( transport ) =>
		client.renderTemplate( transport, 5, { sample: true } ),
	renderContent: ( transport ) =>
		client.renderContent( transport, {
			purpose: 'lead_confirmation',
			context: { person: { user_id: 7 } },
		} ),
	listMergeTags: ( transport ) =>
		client.listMergeTags( transport, { purpose: 'newsletter' } ),
	listStarters: ( transport ) => client.listStarters( transport ),
	listSignatures: ( transport ) =>
		client.listSignatures( transport, { page: 2 } ),
	exportSignatures: ( transport ) => client.exportSignatures( transport ),
	getSignature: ( transport ) => client.getSignature( transport, 7 ),
	listMessages: ( transport ) =>
		client.listMessages( transport, { status: 'failed' } ),
	sendMessage: ( transport ) =>
		client.sendMessage( transport, {
			template_id: 5,
			to: { user_id: 7 },
			context: { recipient: { first_name: 'Ana' } },
		} ),
	retryMessage: ( transport ) => client.retryMessage( transport, 5 ),
	sendTest: ( transport ) => client.sendTest( transport, 5 ),
	unsubscribe: ( transport ) => client.unsubscribe( transport, '{token}' ),
	getMailSettings: ( transport ) => client.getMailSettings( transport ),
	updateMailSettings: ( transport ) =>
		client.updateMailSettings( transport, {
			brand: { colors: { link: '#1f5fa8' } },
			from: { reply_to: '' },
		} ),
} );
