import { z } from 'zod';
import { errorSchema } from '../error-schema.js';

/** Errors of `users/v1` besides those of every component. */
export const userErrors = {
	rest_profile_not_found: errorSchema( 'rest_profile_not_found', 404 ),
	rest_profile_exists: errorSchema( 'rest_profile_exists', 409, {
		id: z.int().min( 1 ),
	} ),
	rest_bookmark_not_found: errorSchema( 'rest_bookmark_not_found', 404 ),
	rest_collection_not_found: errorSchema( 'rest_collection_not_found', 404 ),
	rest_collection_exists: errorSchema( 'rest_collection_exists', 409, {
		id: z.int().min( 1 ),
	} ),
	rest_position_not_found: errorSchema( 'rest_position_not_found', 404 ),
	rest_import_not_found: errorSchema( 'rest_import_not_found', 404 ),
	rest_import_conflict: errorSchema( 'rest_import_conflict', 409 ),
	rest_open_manager_not_found: errorSchema(
		'rest_open_manager_not_found',
		404
	),
	rest_delivery_not_found: errorSchema( 'rest_delivery_not_found', 404 ),
	rest_delivery_done: errorSchema( 'rest_delivery_done', 409 ),
};
