import type { messageEndpoints } from '../../../client/src/etb/message-endpoints';
import type { ComponentTexts } from '../component-texts';
import { administrators, editors } from './who';

type Texts = ComponentTexts< keyof typeof messageEndpoints >;

export const sendingOperations: Texts[ 'operations' ] = {
	listMessages: {
		title: 'List the messages',
		about: 'The e-mails that the site has made of templates, newest first, without their contents. `attempts`, `error` and `next_try_at` are those of the outbox: a message that is not accepted is tried eight times in about 28 hours, then it is `failed`, as is one that could not be sent for 30 days. Tests are tried once; their `error` says why they were not accepted. `search` finds parts of addresses. Messages are deleted when they ended more than `keep_days` of the settings ago.',
		who: administrators,
		response: 'MailMessageList',
		item: 'MailMessage',
		tag: 'Messages',
	},
	sendMessage: {
		title: 'Send a message',
		about: 'Sends an active template to a person whom the caller sees, or to a lead that the caller sees in full, soon after the answer: `to` has either `user_id` or `lead_id`. A lead needs an e-mail address and must not be `do_not_contact`. `context` is as in a rendering; `recipient` is the person or the lead in `to`, and `person` the caller where no other is given. Marketing for an address that has opted out is kept as `suppressed` and not sent; marketing needs the postal address of the company. An account can send 50 messages an hour.',
		who: editors,
		response: 'MailMessage',
		body: 'SendMailMessage',
		tag: 'Messages',
	},
	retryMessage: {
		title: 'Send a message again',
		about: 'Has a message that is queued or has failed sent now, with all attempts left, under the same Message-ID.',
		who: administrators,
		response: 'MailMessage',
		tag: 'Messages',
	},
	sendTest: {
		title: 'Send a test',
		about: 'Sends a template, also a draft, to the address of the caller’s account and to no other, before the answer. Its subject begins with `[Test]`. `subject`, `preheader`, `content` and `theme` are sent in place of what is stored, which stays as it is; they are checked like those of a draft. `context` is as in a rendering; contexts without values get samples unless `sample` is false. An account can send 10 tests an hour.',
		who: editors,
		response: 'TestSent',
		body: 'SendTest',
		tag: 'Messages',
	},
	unsubscribe: {
		title: 'Unsubscribe',
		about: 'Ends marketing e-mails to an address. The token is that of the link in the e-mail; it names no address and does not expire. This is the one-click POST of RFC 8058: the body is not read, and the request can be repeated. A client that accepts HTML gets a page. A GET shows a page with one button and changes nothing, because programs that check e-mails open every link.',
		who: 'Everybody who has the link.',
		isPublic: true,
		response: 'Unsubscribed',
		tag: 'Messages',
	},
};

export const sendingPermissions: Texts[ 'permissions' ] = {
	'send templates to people and leads, and tests to oneself': {
		of: [ 'sendMessage', 'sendTest' ],
		who: [ 'no', 'no', 'no', 'no', 'editors of the site' ],
	},
	'list messages, and send them again': {
		of: [ 'listMessages', 'retryMessage' ],
		who: [ 'no', 'no', 'no', 'no', 'administrators of the site' ],
	},
	'unsubscribe by the link of an e-mail': {
		of: [ 'unsubscribe' ],
		who: [ 'yes', 'yes', 'yes', 'yes', 'yes' ],
	},
};

const queued = {
	id: 41,
	template_id: 12,
	purpose: 'announcement',
	to: 'jane.cooper@example.com',
	subject: 'Office closed on Friday',
	status: 'queued',
	attempts: 0,
	error: '',
	next_try_at: '2026-11-23T09:30:00Z',
	created_at: '2026-11-23T09:30:00Z',
	sent_at: null,
};

export const sendingExamples: Texts[ 'examples' ] = {
	listMessages: {
		query: '?status=failed',
		answer: {
			data: [
				{
					...queued,
					status: 'failed',
					attempts: 8,
					error: 'SMTP Error: The following recipients failed: jane.cooper@example.com: The mailbox is full.',
					next_try_at: null,
				},
			],
			total: 1,
			pages: 1,
			page: 1,
		},
	},
	sendMessage: {
		body: { template_id: 12, to: { user_id: 34 } },
		answer: queued,
	},
	retryMessage: { id: '41', body: {}, answer: queued },
	sendTest: {
		id: '12',
		body: { context: { lead: { first_name: 'Alex' } } },
		answer: {
			message: 'A test was sent to jane.cooper@example.com.',
			to: 'jane.cooper@example.com',
		},
	},
	unsubscribe: {
		body: {},
		answer: {
			message:
				'You have unsubscribed. You get no more marketing e-mails from Example Mortgage.',
		},
	},
};
