import { testCalls } from '../testing/calls.js';
import { modernData } from './component.js';
import * as client from './index.js';

testCalls( modernData.endpoints, {
	getAssistantSettings: ( transport ) =>
		client.getAssistantSettings( transport ),
	updateAssistantSettings: ( transport ) =>
		client.updateAssistantSettings( transport, {
			tools: [ { name: 'svc-content-create-post', enabled: true } ],
		} ),
	listCalls: ( transport ) => client.listCalls( transport, { page: 2 } ),
} );
