import { z } from 'zod';
import { precondition, type Ability } from '../abilities/ability.js';
import {
	createdSchema,
	deletedSchema,
	updatedSchema,
} from '../envelope-schemas.js';
import { id } from '../value-schemas.js';
import {
	createProfileSchema,
	deleteProfileQuerySchema,
	listProfilesQuerySchema,
	profileListSchema,
	profileSchema,
	updateProfileSchema,
} from './profile-schemas.js';

/** The abilities of profiles; `id` is the profile's own. */
export const profileAbilities = {
	'svc-users/list-profiles': {
		category: 'user-management',
		effect: 'read',
		input: listProfilesQuerySchema,
		output: profileListSchema,
	},
	'svc-users/get-profile': {
		category: 'user-management',
		effect: 'read',
		input: z.strictObject( { id } ),
		output: profileSchema,
	},
	'svc-users/create-profile': {
		category: 'profile-management',
		effect: 'create',
		input: createProfileSchema,
		output: createdSchema,
	},
	'svc-users/update-profile': {
		category: 'profile-management',
		effect: 'update',
		input: updateProfileSchema.extend( { id, ...precondition } ),
		output: updatedSchema,
	},
	'svc-users/delete-profile': {
		category: 'profile-management',
		effect: 'delete',
		input: deleteProfileQuerySchema.extend( { id, ...precondition } ),
		output: deletedSchema,
	},
	'svc-users/restore-profile': {
		category: 'profile-management',
		effect: 'create',
		input: z.strictObject( { id } ),
		output: updatedSchema,
	},
} as const satisfies Record< string, Ability >;
