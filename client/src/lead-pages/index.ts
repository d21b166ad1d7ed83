export {
	createLeadPage,
	deleteLeadPage,
	duplicateLeadPage,
	getLeadPage,
	getLeadPageStats,
	listLeadPages,
	listLeadPageTemplates,
	restoreLeadPage,
	updateLeadPage,
} from './pages.js';
export { listLeadPeople } from './people.js';
export { countLeadPageView, getLeadForm, submitLeadForm } from './intake.js';
export type { SubmitOptions } from './intake.js';
export {
	addLeadNote,
	createLead,
	deleteLead,
	exportLeads,
	exportLeadsPath,
	getLead,
	getLeadFacets,
	listLeadEvents,
	listLeads,
	listLeadSubmissions,
	updateLead,
} from './leads.js';
export {
	createWebhook,
	deleteWebhook,
	getWebhook,
	getWebhookDelivery,
	listWebhookDeliveries,
	listWebhooks,
	retryWebhookDelivery,
	rotateWebhook,
	testWebhook,
	updateWebhook,
} from './webhooks.js';
export { getLeadSettings, updateLeadSettings } from './settings.js';
export type {
	FormConsent,
	FormField,
	LeadForm,
	LeadFormChanges,
} from './form-schemas.js';
export type {
	CoMarketing,
	LeadPage,
	LeadPageChanges,
	LeadPageDuplicate,
	LeadPageItem,
	LeadPageList,
	LeadPageTemplateList,
	ListLeadPagesQuery,
	NewLeadPage,
	Routing,
} from './page-schemas.js';
export type {
	LeadPerson,
	LeadPersonList,
	ListLeadPeopleQuery,
} from './people-schemas.js';
export type {
	GetPageStatsQuery,
	PageStats,
	ViewCounted,
} from './stats-schemas.js';
export type {
	LeadFormSubmission,
	PublicForm,
	Receipt,
} from './intake-schemas.js';
export type {
	ExportLeadsQuery,
	Lead,
	LeadChanges,
	LeadFacets,
	LeadFacetsQuery,
	LeadItem,
	LeadList,
	ListLeadsQuery,
	NewLead,
} from './lead-schemas.js';
export type {
	LeadEvent,
	LeadEventData,
	LeadEventList,
	LeadNote,
	ListLeadEventsQuery,
	ListSubmissionsQuery,
	Submission,
	SubmissionList,
} from './timeline-schemas.js';
export type {
	ListWebhookDeliveriesQuery,
	ListWebhooksQuery,
	NewWebhook,
	Webhook,
	WebhookChanges,
	WebhookDelivery,
	WebhookDeliveryList,
	WebhookList,
	WebhookWithSecret,
} from './webhook-schemas.js';
export type { LeadSettings, LeadSettingsChanges } from './settings-schemas.js';
