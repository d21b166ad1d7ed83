import {
	listLeadPages,
	type LeadPageItem,
} from '../../../client/src/lead-pages/index';
import {
	pageOrders,
	pageStatuses,
} from '../../../client/src/lead-pages/vocabulary.js';
import { isId, isOneOf, type ListShape } from '../../shared/list/list-state';
import type { ListSource } from '../../shared/list/use-list';
import { transport } from '../../shared/transport';

export type Row = LeadPageItem;
type Filter = 'status' | 'owner' | 'partner';
type Column =
	| 'status'
	| 'template'
	| 'owner'
	| 'partner'
	| 'views'
	| 'leads'
	| 'conversion'
	| 'modified';
type Order = ( typeof pageOrders )[ number ];

/** What the list of lead pages can show. */
export const pageShape: ListShape< Filter, Column, Order > = {
	filters: {
		status: isOneOf( pageStatuses ),
		owner: isId,
		partner: isId,
	},
	columns: [
		'status',
		'template',
		'owner',
		'partner',
		'views',
		'leads',
		'conversion',
		'modified',
	],
	orders: [ ...pageOrders ],
	title: { column: 'title', order: 'title' },
	defaults: {
		orderby: 'modified',
		order: 'desc',
		perPage: 20,
		layout: 'table',
		columns: [
			'status',
			'owner',
			'partner',
			'views',
			'leads',
			'conversion',
		],
	},
};

/** The direction that the API takes for an order without one. */
const usual = { modified: 'desc', title: 'asc' };

export const pageList: ListSource< Row, null, Filter, Column, Order > = {
	page: 'svc-lead-pages',
	scope: 'svc/lead-pages',
	shape: pageShape,
	async readItems( query, signal ) {
		const { orderby = 'modified', order = 'desc', ...rest } = query;
		const isUsual = usual[ orderby as Order ] === order;
		return (
			await listLeadPages(
				transport,
				{
					...rest,
					...( orderby !== 'modified' && {
						orderby: orderby as Order,
					} ),
					...( ! isUsual && { order: order as 'asc' | 'desc' } ),
				},
				{ signal }
			)
		).body;
	},
	readFacets: () => Promise.resolve( null ),
};
