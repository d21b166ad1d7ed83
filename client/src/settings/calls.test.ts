import { testCalls } from '../testing/calls.js';
import { settingsEndpoints } from './settings-endpoints.js';
import * as client from './index.js';

testCalls( settingsEndpoints, {
	getSettings: ( transport ) => client.getSettings( transport ),
	updateSettings: ( transport ) =>
		client.updateSettings( transport, { public_roles: [] } ),
} );
