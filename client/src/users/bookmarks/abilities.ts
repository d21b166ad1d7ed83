import { z } from 'zod';
import { precondition, type Ability } from '../../abilities/ability.js';
import { deletedSchema } from '../../envelope-schemas.js';
import { id } from '../../value-schemas.js';
import {
	addBookmarkSchema,
	bookmarkListSchema,
	bookmarkSchema,
	collectionListSchema,
	collectionSchema,
	createCollectionSchema,
	listBookmarksQuerySchema,
} from './bookmark-schemas.js';

const category = 'intranet';

/** The abilities of the caller's own bookmarks; `id` is the bookmark's. */
export const bookmarkAbilities = {
	'svc-intranet/get-bookmarks': {
		category,
		effect: 'read',
		input: listBookmarksQuerySchema,
		output: bookmarkListSchema,
	},
	'svc-intranet/add-bookmark': {
		category,
		effect: 'create',
		input: addBookmarkSchema,
		output: bookmarkSchema,
	},
	'svc-intranet/remove-bookmark': {
		category,
		effect: 'delete',
		input: z.strictObject( { id, ...precondition } ),
		output: deletedSchema,
	},
	'svc-intranet/list-collections': {
		category,
		effect: 'read',
		input: z.strictObject( {} ),
		output: collectionListSchema,
	},
	'svc-intranet/create-collection': {
		category,
		effect: 'create',
		input: createCollectionSchema,
		output: collectionSchema,
	},
} as const satisfies Record< string, Ability >;
