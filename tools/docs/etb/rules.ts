import type { mailErrors } from '../../../client/src/etb/error-schemas';

type Code = keyof typeof mailErrors;

export const mailErrorTexts: Record< Code, string > = {
	rest_template_not_found: 'There is no such template.',
	rest_message_not_found: 'There is no such message.',
	rest_token_not_found: 'The link to unsubscribe was not made by this site.',
	rest_template_in_use:
		'The settings name the template. Name another one there first.',
	rest_message_done: 'The message was sent, or must not be.',
	rest_mail_failed:
		'The site could not hand over a test to its mail server; `message` says why.',
	rest_too_many_requests:
		'The caller has sent too many messages, or an address too many forms. `Retry-After` says when the next one may be sent.',
};

const refusal = ( code: Code, message: string, status: number ) => ( {
	code,
	message,
	data: { status },
} );

export const mailRefusals: Record< Code, object > = {
	rest_template_not_found: refusal(
		'rest_template_not_found',
		'There is no such template.',
		404
	),
	rest_message_not_found: refusal(
		'rest_message_not_found',
		'There is no such message.',
		404
	),
	rest_token_not_found: refusal(
		'rest_token_not_found',
		'This unsubscribe link is not complete. Open it from the e-mail again, or copy it as a whole.',
		404
	),
	rest_template_in_use: refusal(
		'rest_template_in_use',
		'This template is in use. Choose another one in the settings first.',
		409
	),
	rest_message_done: refusal(
		'rest_message_done',
		'Only messages that are waiting or have failed can be sent again. This one is being sent, was sent or was suppressed, or is a test.',
		409
	),
	rest_mail_failed: refusal(
		'rest_mail_failed',
		'The test was not accepted for sending: SMTP Error: Could not connect to SMTP host.',
		409
	),
	rest_too_many_requests: {
		code: 'rest_too_many_requests',
		message: 'You can send 10 tests an hour. Try again later.',
		data: { status: 429, retry_after: 1260 },
	},
};
