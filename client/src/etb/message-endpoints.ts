import { none, type Endpoint } from '../endpoint.js';
import {
	listMessagesQuerySchema,
	messageListSchema,
	messageSchema,
	sendMessageSchema,
	sendTestSchema,
	testSentSchema,
	unsubscribedSchema,
} from './message-schemas.js';

export const messageEndpoints = {
	listMessages: {
		method: 'GET',
		path: '/etb/v1/messages',
		query: listMessagesQuerySchema,
		status: 200,
		response: messageListSchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	sendMessage: {
		method: 'POST',
		path: '/etb/v1/messages',
		query: none,
		body: sendMessageSchema,
		status: 201,
		response: messageSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_too_many_requests',
		],
	},
	retryMessage: {
		method: 'POST',
		path: '/etb/v1/messages/{id}/retry',
		query: none,
		body: none,
		status: 200,
		response: messageSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_message_not_found',
			'rest_message_done',
		],
	},
	sendTest: {
		method: 'POST',
		path: '/etb/v1/templates/{id}/send-test',
		query: none,
		body: sendTestSchema,
		status: 200,
		response: testSentSchema,
		errors: [
			'rest_invalid_param',
			'rest_forbidden',
			'rest_template_not_found',
			'rest_mail_failed',
			'rest_too_many_requests',
		],
	},
	/** The token is that of an unsubscribe link. A body is not read: RFC 8058 sends a form. */
	unsubscribe: {
		method: 'POST',
		path: '/etb/v1/unsubscribe/{token}',
		query: none,
		body: none,
		status: 200,
		response: unsubscribedSchema,
		errors: [ 'rest_token_not_found' ],
	},
} as const satisfies Record< string, Endpoint >;
