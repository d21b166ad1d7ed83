import { z } from 'zod';
import { precondition, type Ability } from '../abilities/ability.js';
import { id } from '../value-schemas.js';
import {
	leadListSchema,
	leadSchema,
	listLeadsQuerySchema,
	updateLeadSchema,
} from './lead-schemas.js';
import {
	createLeadPageSchema,
	duplicateLeadPageSchema,
	leadPageListSchema,
	leadPageSchema,
	listLeadPagesQuerySchema,
} from './page-schemas.js';
import { getPageStatsQuerySchema, pageStatsSchema } from './stats-schemas.js';
import { addLeadNoteSchema, leadEventSchema } from './timeline-schemas.js';

const category = 'lead-management';

/** Lead pages and leads for assistants. */
export const leadAbilities = {
	'svc-leads/list-pages': {
		category,
		effect: 'read',
		input: listLeadPagesQuerySchema,
		output: leadPageListSchema,
	},
	'svc-leads/get-page-stats': {
		category,
		effect: 'read',
		input: getPageStatsQuerySchema.extend( { id } ),
		output: pageStatsSchema,
	},
	'svc-leads/create-page': {
		category,
		effect: 'create',
		input: createLeadPageSchema.omit( { status: true } ),
		output: leadPageSchema,
	},
	'svc-leads/duplicate-page': {
		category,
		effect: 'create',
		input: duplicateLeadPageSchema.extend( { id } ),
		output: leadPageSchema,
	},
	'svc-leads/list-leads': {
		category,
		effect: 'read',
		input: listLeadsQuerySchema,
		output: leadListSchema,
	},
	'svc-leads/get-lead': {
		category,
		effect: 'read',
		input: z.strictObject( { id } ),
		output: leadSchema,
	},
	'svc-leads/update-lead': {
		category,
		effect: 'update',
		input: updateLeadSchema.extend( { id, ...precondition } ),
		output: leadSchema,
	},
	'svc-leads/add-note': {
		category,
		effect: 'create',
		input: addLeadNoteSchema.extend( { id } ),
		output: leadEventSchema,
	},
} as const satisfies Record< string, Ability >;
