import { z } from 'zod';
import { companySchema } from '../users/company-schemas.js';
import { stored, text } from '../value-schemas.js';

export const leadSettingsSchema = z.strictObject( {
	/** Of the company record; only callers who may write that change it. */
	company_name: companySchema.shape.name,
	company_nmls: companySchema.shape.nmls_id,
	/** Submissions that are saved for an address in `quota_minutes`; 0 for any number. */
	quota_per_address: z.int().min( 0 ).max( 1000 ),
	quota_minutes: z.int().min( 1 ).max( 1440 ),
	/** Whether forms ask browsers for a proof of work. */
	challenge: z.boolean(),
	notify_owner: z.boolean(),
	editors_manage_leads: z.boolean(),
	/** Whether people publish pages of their own, and edit them when they are published. */
	owners_publish: z.boolean(),
	/** Days after which spam is deleted. */
	spam_days: z.int().min( 1 ).max( 365 ),
	/** Days after which leads that were won or lost are erased; 0 for never. */
	retention_days: z.int().min( 0 ).max( 3650 ),
	/** Whether name, phone and consent of erased leads are kept for five years. */
	keep_consent_evidence: z.boolean(),
	/** First part of the addresses of pages. */
	base: text( 50, 1 ).refine(
		( typed ) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test( stored( typed ) ),
		'Lower case letters, digits and hyphens'
	),
} );

export const updateLeadSettingsSchema = leadSettingsSchema.partial();

export type LeadSettings = z.infer< typeof leadSettingsSchema >;
export type LeadSettingsChanges = z.input< typeof updateLeadSettingsSchema >;
