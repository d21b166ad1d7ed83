import type {
	CoMarketing,
	LeadForm,
	LeadPerson,
	Routing,
} from '../../../client/src/lead-pages/index';

/** What Svc\LeadPages\Editor\PageEditor says of the page that is open. */
interface EditorData {
	/** Of the page, in the REST API. */
	route: string;
	/** As the company record has it. */
	company: string;
	/** Whether the caller may name any person. */
	mayManagePages: boolean;
	mayManageLeads: boolean;
	/** User ID; 0 without an owner. */
	owner: number;
	/** Owner, partner and pool of the page as it was stored. */
	people: LeadPerson[];
	/** The host that the address after sending must have. */
	host: string;
	/** The dashboard's address of the page's leads. */
	leadsUrl: string;
	/** The dashboard's address of the page's statistics. */
	statsUrl: string;
}

declare global {
	interface Window {
		svcLeadPage: EditorData;
	}
}

export const pageData = (): EditorData => window.svcLeadPage;

/** The post meta of a lead page. */
export interface PageMeta {
	_svc_lead_form: LeadForm;
	_svc_lead_routing: Routing;
	/** Empty where there is none. */
	_svc_lead_co_marketing: CoMarketing | Record< string, never >;
	/** User ID; 0 without a partner. */
	_svc_lead_partner: number;
	_svc_lead_confirmation: boolean;
}
