import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { id, multilineText, text } from '../value-schemas.js';

const slug = text( 20, 1 );
const instant = text( 20 );

export const siteInfoSchema = z.strictObject( {
	site_id: id,
	name: text( 1000 ),
	description: text( 1000 ),
	url: text( 2000 ),
	language: text( 50 ),
	timezone: text( 100 ),
	is_network: z.boolean(),
	/** Empty for a single site. */
	network_name: text( 1000 ),
} );

export const ownAccountSchema = z.strictObject( {
	user_id: id,
	login: text( 60 ),
	name: text( 250 ),
	email: text( 254 ),
	roles: z.array( text( 100 ) ).meta( { uniqueItems: true } ),
	may_view_intranet: z.boolean(),
	may_manage: z.boolean(),
	may_write: z.boolean(),
} );

export const postTypeListSchema = listOf(
	z.strictObject( {
		slug: text( 20 ),
		name: text( 250 ),
		description: text( 1000 ),
		is_hierarchical: z.boolean(),
		published: z.int().min( 0 ),
		may_create: z.boolean(),
	} )
);

export const taxonomyListSchema = listOf(
	z.strictObject( {
		slug: text( 32 ),
		name: text( 250 ),
		is_hierarchical: z.boolean(),
		types: z.array( text( 20 ) ).meta( { uniqueItems: true } ),
	} )
);

export const listTermsInputSchema = z.strictObject( {
	taxonomy: text( 32, 1 ),
	search: text( 100 ).optional(),
	...pagingShape,
} );

export const termListSchema = listOf(
	z.strictObject( {
		id,
		name: text( 200 ),
		slug: text( 200 ),
		parent: id.nullable(),
		count: z.int().min( 0 ),
	} )
);

export const findPostsInputSchema = z.strictObject( {
	...pagingShape,
	type: slug.optional(),
	search: text( 100 ).optional(),
	mine: z.boolean().optional(),
	status: z
		.enum( [ 'publish', 'draft', 'pending', 'future', 'private' ] )
		.optional(),
	author: id.optional(),
	term: id.optional(),
	orderby: z.enum( [ 'date', 'modified', 'title', 'id' ] ).default( 'date' ),
	order: z.enum( [ 'asc', 'desc' ] ).default( 'desc' ),
} );

const postShape = {
	id,
	type: slug,
	status: slug,
	title: text( 1000 ),
	url: text( 2000 ),
	excerpt: text( 1000 ),
	/** 0 if there is none. */
	author_id: z.int().min( 0 ),
	author_name: text( 250 ),
	/** Null for drafts without a date. */
	date: instant.nullable(),
	modified: instant.nullable(),
};

export const postListSchema = listOf( z.strictObject( postShape ) );

export const getPostInputSchema = z.strictObject( {
	id,
	/** Characters of the text to skip. */
	from: z.int().min( 0 ).max( 10_000_000 ).default( 0 ),
} );

export const postSchema = z.strictObject( {
	...postShape,
	text: multilineText( 20_000 ),
	text_length: z.int().min( 0 ),
	/** Null for callers who may not edit it, and if it is too long. */
	content: multilineText( 20_000 ).nullable(),
	may_edit: z.boolean(),
	etag: text( 64 ),
} );

const title = text( 200, 1 );

export const postTexts = {
	title: title.optional(),
	content: multilineText( 200_000 ).optional(),
	excerpt: multilineText( 1000 ).optional(),
};

export const createPostInputSchema = z.strictObject( {
	type: slug.default( 'post' ),
	...postTexts,
	title,
} );

/** The answer to every change of a post. */
export const changedPostSchema = z.strictObject( {
	id,
	message: text( 200 ),
	status: slug,
	edit_url: text( 2000 ),
	etag: text( 64 ),
} );

export const listBlockTypesInputSchema = z.strictObject( {
	...pagingShape,
	search: text( 100 ).optional(),
	can_be_made: z.boolean().optional(),
} );

export const blockTypeListSchema = listOf(
	z.strictObject( {
		name: text( 200 ),
		title: text( 200 ),
		description: text( 1000 ),
		category: text( 200 ),
		can_be_made: z.boolean(),
		takes_blocks: z.boolean(),
		within: z.array( text( 200 ) ).meta( { uniqueItems: true } ),
		attributes: z.array(
			z.strictObject( {
				name: text( 200 ),
				types: z.array( text( 20 ) ).meta( { uniqueItems: true } ),
				choices: z.array( text( 200 ) ),
			} )
		),
	} )
);

/** Below the first level the server's schema only says `object`; the server checks all levels. */
export const blockTreeSchema = z
	.array(
		z.strictObject( {
			name: z.string(),
			attributes: z.looseObject( {} ).optional(),
			innerBlocks: z.array( z.looseObject( {} ) ).optional(),
		} )
	)
	.min( 1 )
	.max( 200 );

export const blockVerdictSchema = z.strictObject( {
	valid: z.boolean(),
	problems: z.array(
		z.strictObject( { path: text( 500 ), message: text( 1000 ) } )
	),
	content: multilineText( 1_000_000 ),
} );

export const createPatternInputSchema = z.strictObject( {
	title,
	blocks: blockTreeSchema,
} );
