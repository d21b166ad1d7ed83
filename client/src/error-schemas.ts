import { z } from 'zod';

export const errorStatuses = {
	rest_forbidden: 403,
	rest_invalid_param: 400,
	rest_profile_not_found: 404,
	rest_profile_exists: 409,
	rest_bookmark_not_found: 404,
	rest_collection_not_found: 404,
	rest_collection_exists: 409,
	rest_import_not_found: 404,
	rest_import_conflict: 409,
	rest_precondition_failed: 412,
	rest_busy: 503,
} as const;

export type KnownErrorCode = keyof typeof errorStatuses;

const errorSchema = < Code extends KnownErrorCode, Data extends z.ZodRawShape >(
	code: Code,
	data: Data
) =>
	z.strictObject( {
		code: z.literal( code ),
		message: z.string().min( 1 ),
		data: z.strictObject( {
			status: z.literal( errorStatuses[ code ] ),
			...data,
		} ),
	} );

const params = z.record( z.string(), z.string().min( 1 ) );

export const errorSchemas = {
	rest_forbidden: errorSchema( 'rest_forbidden', {
		params: params.optional(),
	} ),
	rest_invalid_param: errorSchema( 'rest_invalid_param', { params } ),
	rest_profile_not_found: errorSchema( 'rest_profile_not_found', {} ),
	rest_profile_exists: errorSchema( 'rest_profile_exists', {
		id: z.int().min( 1 ),
	} ),
	rest_bookmark_not_found: errorSchema( 'rest_bookmark_not_found', {} ),
	rest_collection_not_found: errorSchema( 'rest_collection_not_found', {} ),
	rest_collection_exists: errorSchema( 'rest_collection_exists', {
		id: z.int().min( 1 ),
	} ),
	rest_import_not_found: errorSchema( 'rest_import_not_found', {} ),
	rest_import_conflict: errorSchema( 'rest_import_conflict', {} ),
	rest_precondition_failed: errorSchema( 'rest_precondition_failed', {} ),
	rest_busy: errorSchema( 'rest_busy', {} ),
};

/** Loose on purpose: any response of WordPress that is not 2xx. */
export const errorBodySchema = z.object( {
	code: z.string(),
	message: z.string(),
	data: z
		.object( {
			status: z.number().optional(),
			params: z.record( z.string(), z.string() ).optional(),
			id: z.number().optional(),
		} )
		.optional(),
} );

export type ErrorBody = z.infer< typeof errorBodySchema >;
