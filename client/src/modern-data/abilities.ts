import { z } from 'zod';
import { precondition, type Ability } from '../abilities/ability.js';
import { id } from '../value-schemas.js';
import {
	blockTreeSchema,
	blockTypeListSchema,
	blockVerdictSchema,
	changedPostSchema,
	createPatternInputSchema,
	createPostInputSchema,
	findPostsInputSchema,
	getPostInputSchema,
	listBlockTypesInputSchema,
	listTermsInputSchema,
	ownAccountSchema,
	postListSchema,
	postSchema,
	postTexts,
	postTypeListSchema,
	siteInfoSchema,
	taxonomyListSchema,
	termListSchema,
} from './ability-schemas.js';

const data = 'svc-data-management';
const content = 'svc-content-operations';
const blocks = 'pagebuilder-blocks';
const none = z.strictObject( {} );

/** The abilities of the modern data component; a test compares them with what a running site has registered. */
export const modernDataAbilities = {
	'svc-data/get-site-info': {
		category: data,
		effect: 'read',
		input: none,
		output: siteInfoSchema,
	},
	'svc-data/get-my-account': {
		category: data,
		effect: 'read',
		input: none,
		output: ownAccountSchema,
	},
	'svc-data/list-post-types': {
		category: data,
		effect: 'read',
		input: none,
		output: postTypeListSchema,
	},
	'svc-data/list-taxonomies': {
		category: data,
		effect: 'read',
		input: none,
		output: taxonomyListSchema,
	},
	'svc-data/list-terms': {
		category: data,
		effect: 'read',
		input: listTermsInputSchema,
		output: termListSchema,
	},
	'svc-content/find-posts': {
		category: content,
		effect: 'read',
		input: findPostsInputSchema,
		output: postListSchema,
	},
	'svc-content/get-post': {
		category: content,
		effect: 'read',
		input: getPostInputSchema,
		output: postSchema,
	},
	'svc-content/create-post': {
		category: content,
		effect: 'create',
		input: createPostInputSchema,
		output: changedPostSchema,
	},
	'svc-content/update-post': {
		category: content,
		effect: 'update',
		input: z.strictObject( { id, ...postTexts, ...precondition } ),
		output: changedPostSchema,
	},
	'svc-content/trash-post': {
		category: content,
		effect: 'delete',
		input: z.strictObject( { id, ...precondition } ),
		output: changedPostSchema,
	},
	'svc-blocks/list-block-types': {
		category: blocks,
		effect: 'read',
		input: listBlockTypesInputSchema,
		output: blockTypeListSchema,
	},
	'svc-blocks/validate-blocks': {
		category: blocks,
		effect: 'read',
		input: z.strictObject( { blocks: blockTreeSchema } ),
		output: blockVerdictSchema,
	},
	'svc-blocks/create-pattern': {
		category: blocks,
		effect: 'create',
		input: createPatternInputSchema,
		output: changedPostSchema,
	},
	'svc-blocks/insert-blocks': {
		category: blocks,
		effect: 'extend',
		input: z.strictObject( {
			id,
			blocks: blockTreeSchema,
			index: z.int().min( 0 ).max( 10_000 ).optional(),
			...precondition,
		} ),
		output: changedPostSchema,
	},
} as const satisfies Record< string, Ability >;
