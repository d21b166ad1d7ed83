import {
	anyText,
	isId,
	isOneOf,
	stateOfPreferences,
	type ListShape,
	type ListState,
} from '../list-state';

type Filter = 'status' | 'city' | 'owner';
type Column = 'id' | 'city' | 'sent';
type Order = 'title' | 'sent' | 'id';

/** A list for tests. */
export const letters: ListShape< Filter, Column, Order > = {
	filters: {
		status: isOneOf( [ 'draft', 'sent' ] ),
		city: anyText,
		owner: isId,
	},
	columns: [ 'id', 'city', 'sent' ],
	orders: [ 'title', 'sent', 'id' ],
	title: { column: 'name', order: 'title' },
	defaults: {
		orderby: 'title',
		order: 'asc',
		perPage: 20,
		layout: 'table',
		columns: [ 'city', 'sent' ],
	},
};

export type LettersState = ListState< Filter, Column, Order >;

export const defaults: LettersState = stateOfPreferences( letters, {} );

/** Everything differs from the defaults. */
export const narrowed: LettersState = {
	search: 'ana & co',
	filters: { status: 'sent', city: 'R&D “East”', owner: '12' },
	orderby: 'sent',
	order: 'desc',
	page: 3,
	perPage: 50,
	layout: 'grid',
	columns: [ 'sent', 'id' ],
};
