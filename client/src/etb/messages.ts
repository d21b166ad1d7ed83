import type { Answer, ReadOptions, Transport } from '../request.js';
import type {
	ListMessagesQuery,
	MailMessage,
	MailMessageList,
	SendMessage,
	SendTest,
	TestSent,
	Unsubscribed,
} from './message-schemas.js';

/** The e-mails that the site has made of templates, newest first. */
export const listMessages = (
	transport: Transport,
	query: ListMessagesQuery = {},
	options: ReadOptions = {}
): Promise< Answer< MailMessageList > > =>
	transport.send( {
		method: 'GET',
		path: '/etb/v1/messages',
		query,
		...options,
	} );

/** Sends an active template to a person. */
export const sendMessage = (
	transport: Transport,
	message: SendMessage,
	options: ReadOptions = {}
): Promise< Answer< MailMessage > > =>
	transport.send( {
		method: 'POST',
		path: '/etb/v1/messages',
		body: message,
		...options,
	} );

/** Has a message that is waiting or has failed sent now. */
export const retryMessage = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< MailMessage > > =>
	transport.send( {
		method: 'POST',
		path: `/etb/v1/messages/${ id }/retry`,
		body: {},
		...options,
	} );

/** Sends a template, with what is given of it in place of what is stored, to the caller's own account, as a test. */
export const sendTest = (
	transport: Transport,
	id: number,
	test: SendTest = {},
	options: ReadOptions = {}
): Promise< Answer< TestSent > > =>
	transport.send( {
		method: 'POST',
		path: `/etb/v1/templates/${ id }/send-test`,
		body: test,
		...options,
	} );

/** Ends marketing e-mails to the address of an unsubscribe link. */
export const unsubscribe = (
	transport: Transport,
	token: string,
	options: ReadOptions = {}
): Promise< Answer< Unsubscribed > > =>
	transport.send( {
		method: 'POST',
		path: `/etb/v1/unsubscribe/${ token }`,
		body: {},
		...options,
	} );
