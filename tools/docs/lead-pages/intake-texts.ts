import type { intakeEndpoints } from '../../../client/src/lead-pages/intake-endpoints';
import type { ComponentTexts } from '../component-texts';
import { form } from './page-examples';
import { everybody } from './who';

type Texts = ComponentTexts< keyof typeof intakeEndpoints >;

const open = { who: everybody, isPublic: true, tag: 'Forms' } as const;

export const intakeOperations: Texts[ 'operations' ] = {
	getLeadForm: {
		...open,
		title: 'Get the form of a lead page',
		about: 'The form of a published page as a browser shows it, with names filled in to the consents, a token and, where the settings ask for it, a challenge. Never cached: a page from a cache asks for it. `text_hash` is the SHA-256 of the text, and is what a ticked consent is sent as.',
		response: 'LeadForm',
	},
	countLeadPageView: {
		...open,
		title: 'Count a view of a lead page',
		about: 'Sent by the page itself. No cookie is set, and no address is stored: a visitor is a hash of address, browser, page and a salt that is thrown away daily. Not counted are editors, more than 20 views a day by a visitor, and more than 100 visitors a day at an address.',
		response: 'LeadPageView',
	},
	submitLeadForm: {
		...open,
		title: 'Submit the form of a lead page',
		about: [
			'Neither cookie nor nonce is needed. What is answered 201 is saved; the answer neither names a lead nor says whether it was taken for spam.',
			'All bad fields are named at once (`fields.email`, `consents.contact`). Social security and card numbers are refused in any text. A consent is sent as the hash of the text that was shown, also one of an older text from a cached page; a hash that this page never showed is refused.',
			'With an `Idempotency-Key` (8 to 255 printable characters) the request can be repeated: for 30 days the same body gets the same answer, with `Idempotency-Replayed: true`, and another body `rest_idempotency_mismatch`; token and proof may be new ones. Without it, the same body within ten minutes is saved once.',
			'An address may send `quota_per_address` submissions in `quota_minutes`; then `rest_too_many_requests` says in `Retry-After` when it may again. Repeats do not count.',
			'The token says when the form was made. Sent within two seconds, or after 90 days, or with a token of another page, a submission goes to the spam folder. One that was made before the page was last changed may have fields and options that the form had then, and need not have what is required since.',
			'`subject` is hidden from people and always empty. `proof` is the answer to the challenge; without it the submission goes to the spam folder and is not lost.',
		].join( '\n\n' ),
		response: 'LeadReceipt',
		body: 'LeadFormSubmission',
	},
};

export const intakePermissions: Texts[ 'permissions' ] = {
	'see and send the form of a published lead page': {
		of: [ 'getLeadForm', 'countLeadPageView', 'submitLeadForm' ],
		who: [ 'yes', 'yes', 'yes', 'yes', 'yes' ],
	},
};

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

export const intakeExamples: Texts[ 'examples' ] = {
	getLeadForm: {
		id: '12',
		answer: {
			page_id: 12,
			fields: form.fields,
			consents: [
				{
					key: 'contact',
					text: 'Jane Cooper of Example Mortgage may contact me about my enquiry.',
					text_hash: hash,
					required: true,
				},
			],
			token: '12-1790000000-0-6f1c0d0f9a3b5c7d8e9f0a1b2c3d4e5f',
			challenge: null,
		},
	},
	countLeadPageView: { id: '12', body: {}, answer: { counted: true } },
	submitLeadForm: {
		body: {
			page_id: 12,
			token: '12-1790000000-0-6f1c0d0f9a3b5c7d8e9f0a1b2c3d4e5f',
			fields: {
				first_name: 'Alex',
				email: 'alex@example.org',
				x_down_payment: '10 to 20 %',
			},
			consents: { contact: hash },
			source_url: 'https://example.com/lp/buy-your-first-home/',
			utm: { source: 'newsletter', campaign: 'autumn' },
		},
		answer: {
			reference: 'K7QPX2MWRD4T',
			message: 'Thank you. We will call you soon.',
			redirect_url: null,
		},
	},
};
