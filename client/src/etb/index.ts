export {
	createTemplate,
	deleteTemplate,
	duplicateTemplate,
	exportTemplate,
	getTemplate,
	importTemplate,
	listTemplateRevisions,
	listTemplates,
	restoreTemplate,
	updateTemplate,
} from './templates.js';
export type {
	ListTemplateRevisionsQuery,
	ListTemplatesQuery,
	NewTemplate,
	Template,
	TemplateChanges,
	TemplateFile,
	TemplateImport,
	TemplateItem,
	TemplateList,
	TemplateRevisionList,
} from './template-schemas.js';
export {
	listMessages,
	retryMessage,
	sendMessage,
	sendTest,
	unsubscribe,
} from './messages.js';
export {
	listMergeTags,
	listStarters,
	renderContent,
	renderTemplate,
} from './rendering.js';
export {
	exportSignatures,
	exportSignaturesPath,
	getSignature,
	listSignatures,
} from './signatures.js';
export { getMailSettings, updateMailSettings } from './settings.js';
export type {
	ListMessagesQuery,
	MailMessage,
	MailMessageList,
	SendMessage,
	SendTest,
	TestSent,
	Unsubscribed,
} from './message-schemas.js';
export type {
	ListMergeTagsQuery,
	MailContext,
	MailWarning,
	MergeTagList,
	RenderContent,
	Rendered,
	RenderTemplate,
	StarterList,
} from './render-schemas.js';
export type {
	ListSignaturesQuery,
	Signature,
	SignatureList,
} from './signature-schemas.js';
export type { MailSettings, MailSettingsChanges } from './settings-schemas.js';
