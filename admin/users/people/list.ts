import type {
	ProfileFacets,
	ProfileListItem,
} from '../../../client/src/users/profile-schemas.js';
import {
	getProfileFacets,
	listProfiles,
} from '../../../client/src/users/profiles.js';
import {
	lacks,
	profileOrders,
	roles,
} from '../../../client/src/users/vocabulary.js';
import {
	anyText,
	isId,
	isOneOf,
	type ListShape,
	type ListState,
} from '../../shared/list/list-state';
import type { ListSource } from '../../shared/list/use-list';
import { transport } from '../../shared/transport';
import { moreColumns } from './more-columns';

export type Row = ProfileListItem;
export type Facets = ProfileFacets;

/** Columns with a look of their own. */
export const ownColumns = [
	'role',
	'job_title',
	'department',
	'office_location',
	'manager',
	'email',
	'phone',
	'extension',
	'start_date',
	'nmls_id',
	'id',
] as const;

/** One of `ownColumns`, or a field of the table that has none of those. */
export type Column = string;
export type Order = ( typeof profileOrders )[ number ];
export type Filter = 'role' | 'department' | 'office' | 'manager' | 'without';
export type PeopleState = ListState< Filter, Column, Order >;

/** What the list of people can show. `Svc\Users\Screens\ListAddress` has the same defaults and sends the first answer along. */
export const peopleShape: ListShape< Filter, Column, Order > = {
	filters: {
		role: isOneOf( roles ),
		department: anyText,
		office: anyText,
		manager: isId,
		without: isOneOf( lacks ),
	},
	get columns() {
		const more = moreColumns( ownColumns );
		return [ ...ownColumns, ...more.map( ( { name } ) => name ) ];
	},
	orders: profileOrders,
	title: { column: 'name', order: 'last_name' },
	media: 'photo',
	defaults: {
		orderby: 'last_name',
		order: 'asc',
		perPage: 20,
		layout: 'table',
		columns: [ 'role', 'job_title', 'department', 'manager' ],
	},
};

export const peopleList: ListSource< Row, Facets, Filter, Column, Order > = {
	page: 'svc-people',
	scope: 'svc/people',
	shape: peopleShape,
	async readItems( query, signal ) {
		const wanted = {
			context: 'edit' as const,
			...query,
			...( query.search && { close: true } ),
		};
		return ( await listProfiles( transport, wanted, { signal } ) ).body;
	},
	async readFacets( query, signal ) {
		return ( await getProfileFacets( transport, query, { signal } ) ).body;
	},
};
