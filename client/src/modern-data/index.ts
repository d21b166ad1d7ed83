export {
	getAssistantSettings,
	listCalls,
	updateAssistantSettings,
} from './assistants.js';
export type {
	AssistantSettings,
	AssistantSettingsChanges,
	CallList,
	ListCallsQuery,
} from './assistant-schemas.js';
