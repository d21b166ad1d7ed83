import {
	listTemplates,
	type TemplateItem,
} from '../../../client/src/etb/index';
import { isOneOf, type ListShape } from '../../shared/list/list-state';
import type { ListSource } from '../../shared/list/use-list';
import { transport } from '../../shared/transport';
import { templateStatuses } from '../vocabulary';
import {
	mailCategories,
	purposes,
} from '../../../client/src/etb/vocabulary.js';

export type Row = TemplateItem;
type Filter = 'purpose' | 'category' | 'status';
type Column =
	'purpose' | 'category' | 'subject' | 'status' | 'in_use' | 'modified_at';
type Order = 'name' | 'modified_at';

/** What the list of templates can show. */
export const templateShape: ListShape< Filter, Column, Order > = {
	filters: {
		purpose: isOneOf( purposes ),
		category: isOneOf( mailCategories ),
		status: isOneOf( templateStatuses ),
	},
	columns: [
		'purpose',
		'category',
		'subject',
		'status',
		'in_use',
		'modified_at',
	],
	orders: [ 'name', 'modified_at' ],
	title: { column: 'name', order: 'name' },
	defaults: {
		orderby: 'modified_at',
		order: 'desc',
		perPage: 20,
		layout: 'table',
		columns: [ 'purpose', 'category', 'status', 'in_use', 'modified_at' ],
	},
};

export const templateList: ListSource< Row, null, Filter, Column, Order > = {
	page: 'svc-mail',
	scope: 'svc/mail-templates',
	shape: templateShape,
	async readItems( query, signal ) {
		return ( await listTemplates( transport, query, { signal } ) ).body;
	},
	readFacets: () => Promise.resolve( null ),
};
