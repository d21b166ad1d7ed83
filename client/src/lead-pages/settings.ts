import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../request.js';
import type { LeadSettings, LeadSettingsChanges } from './settings-schemas.js';

const settings = '/lead-pages/v1/settings';

export const getLeadSettings = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< LeadSettings > > =>
	transport.send( { method: 'GET', path: settings, ...options } );

export const updateLeadSettings = (
	transport: Transport,
	changes: LeadSettingsChanges,
	options: WriteOptions = {}
): Promise< Answer< LeadSettings > > =>
	transport.send( {
		method: 'PUT',
		path: settings,
		body: changes,
		...options,
	} );
