import { errorSchema } from '../error-schema.js';

/** Errors of `lead-pages/v1` besides those of every component, and those that `users/v1` and `etb/v1` have as well. */
export const leadErrors = {
	rest_lead_not_found: errorSchema( 'rest_lead_not_found', 404 ),
	rest_lead_page_not_found: errorSchema( 'rest_lead_page_not_found', 404 ),
	rest_webhook_not_found: errorSchema( 'rest_webhook_not_found', 404 ),
	rest_idempotency_mismatch: errorSchema( 'rest_idempotency_mismatch', 422 ),
};
