import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../request.js';
import type {
	AssistantSettings,
	AssistantSettingsChanges,
	CallList,
	ListCallsQuery,
} from './assistant-schemas.js';

const settings = '/modern-data/v1/settings';

export const getAssistantSettings = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< AssistantSettings > > =>
	transport.send( { method: 'GET', path: settings, ...options } );

export const updateAssistantSettings = (
	transport: Transport,
	changes: AssistantSettingsChanges,
	options: WriteOptions = {}
): Promise< Answer< AssistantSettings > > =>
	transport.send( {
		method: 'PUT',
		path: settings,
		body: changes,
		...options,
	} );

export const listCalls = (
	transport: Transport,
	query: ListCallsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< CallList > > =>
	transport.send( {
		method: 'GET',
		path: '/modern-data/v1/calls',
		query,
		...options,
	} );
