import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../request.js';
import type { Settings, SettingsChanges } from './settings-schemas.js';

const settings = '/users/v1/settings';

export const getSettings = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< Settings > > =>
	transport.send( { method: 'GET', path: settings, ...options } );

export const updateSettings = (
	transport: Transport,
	changes: SettingsChanges,
	options: WriteOptions = {}
): Promise< Answer< Settings > > =>
	transport.send( {
		method: 'PUT',
		path: settings,
		body: changes,
		...options,
	} );
