import type { AbilityInput } from '../../../client/src/abilities/run';
import type { etb } from '../../../client/src/etb/component';
import type { AbilityTexts } from '../component-texts';
import { editors } from './who';

type Name = keyof typeof etb.abilities;

export const mailAbilityTexts: {
	[ Ability in Name ]: AbilityTexts<
		keyof typeof etb.endpoints,
		AbilityInput< Ability >
	>;
} = {
	'svc-etb/list-templates': {
		sameAs: 'listTemplates',
		who: editors,
		input: { purpose: 'newsletter' },
	},
	'svc-etb/get-template': {
		sameAs: 'getTemplate',
		who: editors,
		input: { id: 41 },
	},
	'svc-etb/create-template': {
		sameAs: 'createTemplate',
		who: editors,
		input: { name: 'Autumn', purpose: 'newsletter' },
	},
	'svc-etb/update-template': {
		sameAs: 'updateTemplate',
		who: editors,
		input: { id: 41, subject: 'News of the autumn' },
	},
	'svc-etb/render-template': {
		sameAs: 'renderTemplate',
		who: editors,
		input: { id: 12, sample: true },
	},
	'svc-etb/list-merge-tags': {
		sameAs: 'listMergeTags',
		who: editors,
		input: { purpose: 'newsletter' },
	},
	'svc-etb/get-signature': {
		sameAs: 'getSignature',
		who: 'The person, and those who may manage mail.',
		input: { user_id: 7 },
	},
	'svc-etb/send-test': {
		sameAs: 'sendTest',
		who: editors,
		input: { id: 12 },
	},
};
