import { listMessages, type MailMessage } from '../../../client/src/etb/index';
import {
	messageStatuses,
	purposes,
} from '../../../client/src/etb/vocabulary.js';
import { isOneOf, type ListShape } from '../../shared/list/list-state';
import type { ListSource } from '../../shared/list/use-list';
import { transport } from '../../shared/transport';

export type Row = MailMessage;
type Filter = 'purpose' | 'status';
type Column =
	| 'subject'
	| 'purpose'
	| 'status'
	| 'attempts'
	| 'error'
	| 'next_try_at'
	| 'created'
	| 'sent_at';
type Order = 'created';

/** What the list of messages can show. */
export const sentShape: ListShape< Filter, Column, Order > = {
	filters: {
		purpose: isOneOf( purposes ),
		status: isOneOf( messageStatuses ),
	},
	columns: [
		'subject',
		'purpose',
		'status',
		'attempts',
		'error',
		'next_try_at',
		'created',
		'sent_at',
	],
	orders: [ 'created' ],
	title: { column: 'to', order: 'created' },
	defaults: {
		orderby: 'created',
		order: 'desc',
		perPage: 20,
		layout: 'table',
		columns: [ 'subject', 'purpose', 'status', 'error', 'created' ],
	},
};

export const sentList: ListSource< Row, null, Filter, Column, Order > = {
	page: 'svc-mail-sent',
	scope: 'svc/mail-sent',
	shape: sentShape,
	// Messages have one order, so the API takes none; the address may name one.
	async readItems( { orderby: _orderby, order: _order, ...query }, signal ) {
		return ( await listMessages( transport, query, { signal } ) ).body;
	},
	readFacets: () => Promise.resolve( null ),
};
