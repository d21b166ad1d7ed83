import type { leadErrors } from '../../../client/src/lead-pages/error-schemas';

type Code = keyof typeof leadErrors;

export const leadErrorTexts: Record< Code, string > = {
	rest_lead_not_found:
		'There is no such lead. Those who do not see all leads get `rest_forbidden`.',
	rest_lead_page_not_found:
		'There is no such lead page, or it is in the trash or, for visitors, not published. Those who do not see all pages get `rest_forbidden`.',
	rest_webhook_not_found: 'There is no such webhook.',
	rest_idempotency_mismatch:
		'The `Idempotency-Key` was sent before, with another body. Nothing was saved.',
};

const notFound = ( code: Code, message: string ) => ( {
	code,
	message,
	data: { status: 404 },
} );

export const leadRefusals: Record< Code, object > = {
	rest_lead_not_found: notFound(
		'rest_lead_not_found',
		'There is no such lead.'
	),
	rest_lead_page_not_found: notFound(
		'rest_lead_page_not_found',
		'There is no such lead page.'
	),
	rest_webhook_not_found: notFound(
		'rest_webhook_not_found',
		'There is no such webhook.'
	),
	rest_idempotency_mismatch: {
		code: 'rest_idempotency_mismatch',
		message:
			'This Idempotency-Key was used for another submission. Send a new key with what has changed.',
		data: { status: 422 },
	},
};
