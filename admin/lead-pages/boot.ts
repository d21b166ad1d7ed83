import type { LeadPerson } from '../../client/src/lead-pages/index';
import { boot } from '../shared/boot';

/** What Svc\LeadPages\Screens\LeadBoot says: what the caller may. */
export interface LeadBoot {
	mayManageLeads: boolean;
	mayManagePages: boolean;
	/** Webhooks, deliveries and settings. */
	mayAdminister: boolean;
	/** Owners and partners of the pages of a caller who does not see all people. */
	people: LeadPerson[];
	/** Pages of the leads of such a caller, who may not read all of them. */
	pages: { id: number; title: string }[];
}

export const leadBoot = (): LeadBoot =>
	( boot() as unknown as { leadPages: LeadBoot } ).leadPages;
