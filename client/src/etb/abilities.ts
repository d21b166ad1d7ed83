import { z } from 'zod';
import { precondition, type Ability } from '../abilities/ability.js';
import { id } from '../value-schemas.js';
import {
	listMergeTagsQuerySchema,
	mergeTagListSchema,
	renderedSchema,
	renderTemplateSchema,
} from './render-schemas.js';
import { sendTestSchema, testSentSchema } from './message-schemas.js';
import { signatureSchema } from './signature-schemas.js';
import {
	createTemplateSchema,
	listTemplatesQuerySchema,
	templateListSchema,
	templateSchema,
	updateTemplateSchema,
} from './template-schemas.js';

const category = 'email-templates';

/** E-mail templates for assistants. */
export const mailAbilities = {
	'svc-etb/list-templates': {
		category,
		effect: 'read',
		input: listTemplatesQuerySchema,
		output: templateListSchema,
	},
	'svc-etb/get-template': {
		category,
		effect: 'read',
		input: z.strictObject( { id } ),
		output: templateSchema,
	},
	'svc-etb/create-template': {
		category,
		effect: 'create',
		input: createTemplateSchema,
		output: templateSchema,
	},
	'svc-etb/update-template': {
		category,
		effect: 'update',
		input: updateTemplateSchema.extend( {
			id,
			...precondition,
		} ),
		output: templateSchema,
	},
	'svc-etb/render-template': {
		category,
		effect: 'read',
		input: renderTemplateSchema.extend( { id } ),
		output: renderedSchema,
	},
	'svc-etb/list-merge-tags': {
		category,
		effect: 'read',
		input: listMergeTagsQuerySchema,
		output: mergeTagListSchema,
	},
	'svc-etb/get-signature': {
		category,
		effect: 'read',
		input: z.strictObject( { user_id: id } ),
		output: signatureSchema,
	},
	'svc-etb/send-test': {
		category,
		effect: 'create',
		input: sendTestSchema.extend( { id } ),
		output: testSentSchema,
	},
} as const satisfies Record< string, Ability >;
