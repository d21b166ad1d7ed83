import { z } from 'zod';
import { precondition, type Ability } from '../../abilities/ability.js';
import { deletedSchema, updatedSchema } from '../../envelope-schemas.js';
import { id } from '../../value-schemas.js';
import {
	departmentListSchema,
	directReportsQuerySchema,
	directoryListSchema,
	directorySearchSchema,
	searchDirectoryQuerySchema,
} from './directory-schemas.js';
import {
	findColleagueQuerySchema,
	foundColleaguesSchema,
} from './find-schemas.js';
import {
	intranetProfileSchema,
	updateIntranetProfileSchema,
} from './intranet-profile-schemas.js';
import {
	getOrgChartQuerySchema,
	orgChartSchema,
	reportingChainSchema,
} from './org-chart-schemas.js';
import {
	createPositionSchema,
	listPositionsQuerySchema,
	positionId,
	positionListSchema,
	positionSchema,
	updatePositionSchema,
} from './position-schemas.js';

const category = 'intranet';

/** The abilities of the intranet; people are named by `user_id`. */
export const intranetAbilities = {
	'svc-intranet/search-directory': {
		category,
		effect: 'read',
		input: searchDirectoryQuerySchema,
		output: directorySearchSchema,
	},
	'svc-intranet/find-colleague': {
		category,
		effect: 'read',
		input: findColleagueQuerySchema,
		output: foundColleaguesSchema,
	},
	'svc-intranet/get-direct-reports': {
		category,
		effect: 'read',
		input: directReportsQuerySchema.extend( { user_id: id } ),
		output: directoryListSchema,
	},
	'svc-intranet/list-departments': {
		category,
		effect: 'read',
		input: z.strictObject( {} ),
		output: departmentListSchema,
	},
	'svc-intranet/get-org-chart': {
		category,
		effect: 'read',
		input: getOrgChartQuerySchema,
		output: orgChartSchema,
	},
	'svc-intranet/get-org-chart-branch': {
		category,
		effect: 'read',
		input: getOrgChartQuerySchema.extend( { user_id: z.int() } ),
		output: orgChartSchema,
	},
	'svc-intranet/list-positions': {
		category,
		effect: 'read',
		input: listPositionsQuerySchema,
		output: positionListSchema,
	},
	'svc-intranet/create-position': {
		category,
		effect: 'create',
		input: createPositionSchema,
		output: positionSchema,
	},
	'svc-intranet/update-position': {
		category,
		effect: 'update',
		input: updatePositionSchema.extend( {
			position_id: positionId,
			...precondition,
		} ),
		output: positionSchema,
	},
	'svc-intranet/delete-position': {
		category,
		effect: 'delete',
		input: z.strictObject( { position_id: positionId, ...precondition } ),
		output: deletedSchema,
	},
	'svc-intranet/get-reporting-chain': {
		category,
		effect: 'read',
		input: z.strictObject( { user_id: id } ),
		output: reportingChainSchema,
	},
	'svc-intranet/get-profile': {
		category,
		effect: 'read',
		input: z.strictObject( { user_id: id } ),
		output: intranetProfileSchema,
	},
	'svc-intranet/update-profile': {
		category,
		effect: 'update',
		input: updateIntranetProfileSchema.extend( {
			user_id: id,
			...precondition,
		} ),
		output: updatedSchema,
	},
} as const satisfies Record< string, Ability >;
