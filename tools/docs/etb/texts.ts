import type { etb } from '../../../client/src/etb/component';
import type { ComponentTexts } from '../component-texts';
import { mailAbilityTexts } from './ability-texts';
import { renderingExamples } from './rendering-examples';
import {
	renderingOperations,
	renderingPermissions,
} from './rendering-operations';
import { templateExamples } from './template-examples';
import { templateOperations, templatePermissions } from './template-operations';
import {
	sendingExamples,
	sendingOperations,
	sendingPermissions,
} from './sending-texts';
import { mailErrorTexts, mailRefusals } from './rules';

/** What the docs say of `etb/v1`. */
export const texts: ComponentTexts< keyof typeof etb.endpoints > = {
	operations: {
		...templateOperations,
		...renderingOperations,
		...sendingOperations,
	},
	examples: {
		...templateExamples,
		...renderingExamples,
		...sendingExamples,
	},
	abilities: mailAbilityTexts,
	errors: mailErrorTexts,
	refusals: mailRefusals,
	tags: {
		Templates: 'The company’s e-mails and signatures, and their revisions.',
		Renderings:
			'Templates as they are sent, and what they can be filled in with.',
		Messages: 'E-mails that were made of templates, and unsubscribing.',
		Signatures: 'The e-mail signatures of people.',
		'Brand and settings':
			'How messages look, who sends them, and which templates are used.',
	},
	permissions: {
		...templatePermissions,
		...renderingPermissions,
		...sendingPermissions,
	},
	things: {
		EmailTemplate: { heading: 'A template' },
		RenderedTemplate: { heading: 'A rendered template' },
		MailMessage: { heading: 'A message' },
		EmailSignature: { heading: 'An e-mail signature' },
		MailSettings: { heading: 'The e-mail settings' },
	},
};
