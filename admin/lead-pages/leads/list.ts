import {
	getLeadFacets,
	listLeads,
	type LeadFacets,
	type LeadItem,
	type ListLeadsQuery,
} from '../../../client/src/lead-pages/index';
import {
	type leadFolders,
	leadOrders,
	leadSources,
	leadStatuses,
} from '../../../client/src/lead-pages/vocabulary.js';
import {
	isId,
	isOneOf,
	type ListShape,
	type ListState,
} from '../../shared/list/list-state';
import type { ListSource } from '../../shared/list/use-list';
import { transport } from '../../shared/transport';

export type Row = LeadItem;
export type Facets = LeadFacets;
export type Folder = ( typeof leadFolders )[ number ];

export const leadColumns = [
	'status',
	'email',
	'phone',
	'state',
	'owner',
	'page_id',
	'source',
	'submissions',
	'follow_up_on',
	'created_at',
	'last_submitted_at',
	'reference',
] as const;

export type Filter = 'status' | 'owner' | 'page_id' | 'source' | 'from' | 'to';
export type Column = ( typeof leadColumns )[ number ];
export type Order = ( typeof leadOrders )[ number ];
export type LeadState = ListState< Filter, Column, Order >;

export const isDay = ( given: string ) => /^\d{4}-\d\d-\d\d$/.test( given );

/** What the list of leads can show. `Svc\LeadPages\Screens\LeadAddress` has the same defaults and sends the first answers along. */
export const leadShape: ListShape< Filter, Column, Order > = {
	filters: {
		status: isOneOf( leadStatuses ),
		// 0 is nobody.
		owner: ( given ) => given === '0' || isId( given ),
		page_id: isId,
		source: isOneOf( leadSources ),
		from: isDay,
		to: isDay,
	},
	columns: leadColumns,
	orders: leadOrders,
	title: { column: 'name', order: 'last_name' },
	defaults: {
		orderby: 'last_submitted_at',
		order: 'desc',
		perPage: 20,
		layout: 'table',
		columns: [
			'status',
			'email',
			'phone',
			'owner',
			'page_id',
			'follow_up_on',
			'last_submitted_at',
		],
	},
};

/** The API's own direction depends on the order, so it is named beside each other one. */
const directed = ( query: Record< string, string | number > ) => ( {
	...query,
	...( query.orderby !== undefined && { order: query.order ?? 'desc' } ),
} );

/** The query of the API for the leads of a folder. */
export const inFolder = (
	folder: Folder,
	query: Record< string, string | number >
): ListLeadsQuery =>
	( {
		...directed( query ),
		...( folder !== 'inbox' && { folder } ),
	} ) as ListLeadsQuery;

/**
 * The leads of a folder.
 *
 * @param folder
 * @param address Parameters of the address that are not of the list.
 */
export const leadList = (
	folder: Folder,
	address: Readonly< Record< string, string | number > >
): ListSource< Row, Facets, Filter, Column, Order > => ( {
	page: 'svc-leads',
	address,
	scope: 'svc/leads',
	shape: leadShape,
	readItems: async ( query, signal ) =>
		( await listLeads( transport, inFolder( folder, query ), { signal } ) )
			.body,
	readFacets: async ( query, signal ) =>
		(
			await getLeadFacets( transport, inFolder( folder, query ), {
				signal,
			} )
		).body,
} );
