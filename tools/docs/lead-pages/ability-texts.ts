import type { AbilityInput } from '../../../client/src/abilities/run';
import type { leadPages } from '../../../client/src/lead-pages/component';
import type { AbilityTexts } from '../component-texts';
import { leadOwners, pageManagers, pageReaders } from './who';

type Name = keyof typeof leadPages.abilities;

export const leadAbilityTexts: {
	[ Ability in Name ]: AbilityTexts<
		keyof typeof leadPages.endpoints,
		AbilityInput< Ability >
	>;
} = {
	'svc-leads/list-pages': {
		sameAs: 'listLeadPages',
		who: 'People with a profile, and those who may manage lead pages.',
		input: { status: 'publish' },
	},
	'svc-leads/get-page-stats': {
		sameAs: 'getLeadPageStats',
		who: pageReaders,
		input: { id: 12, from: '2026-11-01', to: '2026-11-22' },
	},
	'svc-leads/create-page': {
		sameAs: 'createLeadPage',
		who: pageManagers,
		input: { title: 'Buy your first home in Denver', owner_user_id: 7 },
	},
	'svc-leads/duplicate-page': {
		sameAs: 'duplicateLeadPage',
		who: 'Those who may manage lead pages, and the owner for themself.',
		input: { id: 12, owner_user_id: 8 },
	},
	'svc-leads/list-leads': {
		sameAs: 'listLeads',
		who: 'People with a profile, and those who may manage leads.',
		input: { status: 'new' },
	},
	'svc-leads/get-lead': {
		sameAs: 'getLead',
		who: leadOwners,
		input: { id: 41 },
	},
	'svc-leads/update-lead': {
		sameAs: 'updateLead',
		who: leadOwners,
		input: { id: 41, status: 'contacted' },
	},
	'svc-leads/add-note': {
		sameAs: 'addLeadNote',
		who: leadOwners,
		input: { id: 41, text: 'Called back, wants to buy in spring.' },
	},
};
