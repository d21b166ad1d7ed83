import { boot } from '../shared/boot';

/** What Svc\LeadPages\Screens\LeadBoot says: what the caller may. */
interface LeadBoot {
	mayManageLeads: boolean;
	mayManagePages: boolean;
	/** Webhooks, deliveries and settings. */
	mayAdminister: boolean;
}

export const leadBoot = (): LeadBoot =>
	( boot() as unknown as { leadPages: LeadBoot } ).leadPages;
