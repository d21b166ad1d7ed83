import type { leadPages } from '../../../client/src/lead-pages/component';
import type { ComponentTexts } from '../component-texts';
import { leadAbilityTexts } from './ability-texts';
import {
	intakeExamples,
	intakeOperations,
	intakePermissions,
} from './intake-texts';
import { leadExamples } from './lead-examples';
import { leadOperations, leadPermissions } from './lead-texts';
import { pageExamples } from './page-examples';
import { pageOperations, pagePermissions } from './page-texts';
import { leadErrorTexts, leadRefusals } from './rules';
import {
	webhookExamples,
	webhookOperations,
	webhookPermissions,
} from './webhook-texts';

/** What the docs say of `lead-pages/v1`. */
export const texts: ComponentTexts< keyof typeof leadPages.endpoints > = {
	operations: {
		...pageOperations,
		...intakeOperations,
		...leadOperations,
		...webhookOperations,
	},
	examples: {
		...pageExamples,
		...intakeExamples,
		...leadExamples,
		...webhookExamples,
	},
	abilities: leadAbilityTexts,
	errors: leadErrorTexts,
	refusals: leadRefusals,
	tags: {
		'Lead pages': 'Pages that win enquiries, and how well they do.',
		Forms: 'What visitors see and send, without a login.',
		Leads: 'People who asked, what they sent, and what happened since.',
		Webhooks:
			'Receivers that are told of leads, and what was sent to them.',
		'Settings of leads': 'How leads come in, and how long they are kept.',
	},
	permissions: {
		...pagePermissions,
		...intakePermissions,
		...leadPermissions,
		...webhookPermissions,
	},
	things: {
		LeadPage: { heading: 'A lead page' },
		LeadPageStats: { heading: 'Statistics of a lead page' },
		LeadForm: { heading: 'A form' },
		Lead: { heading: 'A lead' },
		LeadEvent: { heading: 'An event' },
		LeadSubmission: { heading: 'A submission' },
		Webhook: { heading: 'A webhook' },
		WebhookDelivery: { heading: 'A delivery' },
		LeadSettings: { heading: 'The settings of leads' },
	},
};
