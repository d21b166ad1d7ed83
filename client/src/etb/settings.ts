import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../request.js';
import type { MailSettings, MailSettingsChanges } from './settings-schemas.js';

const settings = '/etb/v1/settings';

export const getMailSettings = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< MailSettings > > =>
	transport.send( { method: 'GET', path: settings, ...options } );

export const updateMailSettings = (
	transport: Transport,
	changes: MailSettingsChanges,
	options: WriteOptions = {}
): Promise< Answer< MailSettings > > =>
	transport.send( {
		method: 'PUT',
		path: settings,
		body: changes,
		...options,
	} );
