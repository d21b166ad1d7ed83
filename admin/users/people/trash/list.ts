import { listProfiles } from '../../../../client/src/users/profiles.js';
import { roles } from '../../../../client/src/users/vocabulary.js';
import { isOneOf, type ListShape } from '../../../shared/list/list-state';
import type { ListSource } from '../../../shared/list/use-list';
import { transport } from '../../../shared/transport';
import type { Order, Row } from '../list';

export type Filter = 'role';
export type Column = 'role' | 'job_title' | 'department' | 'email' | 'deleted';

/** What the list of deleted profiles can show. */
export const trashShape: ListShape< Filter, Column, Order > = {
	filters: { role: isOneOf( roles ) },
	columns: [ 'role', 'job_title', 'department', 'email', 'deleted' ],
	orders: [ 'last_name', 'job_title', 'department', 'email', 'role' ],
	title: { column: 'name', order: 'last_name' },
	defaults: {
		orderby: 'last_name',
		order: 'asc',
		perPage: 20,
		layout: 'table',
		columns: [ 'role', 'job_title', 'department', 'deleted' ],
	},
};

export const trashList: ListSource< Row, null, Filter, Column, Order > = {
	page: 'svc-people',
	address: { trash: 1 },
	scope: 'svc/trash',
	shape: trashShape,
	async readItems( query, signal ) {
		const wanted = { context: 'edit' as const, trash: true, ...query };
		return ( await listProfiles( transport, wanted, { signal } ) ).body;
	},
	readFacets: () => Promise.resolve( null ),
};
