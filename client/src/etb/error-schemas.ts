import { z } from 'zod';
import { errorSchema } from '../error-schema.js';

/** Errors of `etb/v1` besides those of every component. */
export const mailErrors = {
	rest_template_not_found: errorSchema( 'rest_template_not_found', 404 ),
	rest_message_not_found: errorSchema( 'rest_message_not_found', 404 ),
	rest_token_not_found: errorSchema( 'rest_token_not_found', 404 ),
	rest_template_in_use: errorSchema( 'rest_template_in_use', 409 ),
	rest_message_done: errorSchema( 'rest_message_done', 409 ),
	rest_mail_failed: errorSchema( 'rest_mail_failed', 409 ),
	/** The header Retry-After has the same seconds. */
	rest_too_many_requests: errorSchema( 'rest_too_many_requests', 429, {
		retry_after: z.int().min( 1 ),
	} ),
};
