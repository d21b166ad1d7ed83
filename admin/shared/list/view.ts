import type { View } from '@wordpress/dataviews';
import {
	defaults,
	filterNames,
	type Column,
	type ListState,
} from './list-state';

/**
 * The list as DataViews says it. Names are sorted by the last one.
 *
 * @param state
 * @param opened Filters that have been added, and have no value yet.
 */
export const viewOfState = (
	state: ListState,
	opened: readonly string[] = []
): View => ( {
	type: state.layout,
	search: state.search,
	page: state.page,
	perPage: state.perPage,
	filters: filterNames
		.filter(
			( field ) => state[ field ] !== '' || opened.includes( field )
		)
		.map( ( field ) => ( {
			field,
			operator: 'is',
			value: state[ field ] || undefined,
		} ) ),
	sort: {
		field: state.orderby === 'last_name' ? 'name' : state.orderby,
		direction: state.order,
	},
	fields: [ ...state.columns ],
	titleField: 'name',
	mediaField: 'photo',
	layout: state.layout === 'table' ? { density: 'balanced' } : {},
} );

/** Other filters or another search begin at their first page. */
export function stateOfView( view: View, before: ListState ): ListState {
	const filter = ( name: string ): string =>
		String(
			view.filters?.find( ( { field } ) => field === name )?.value ?? ''
		);
	const field = view.sort?.field ?? 'name';
	const next = {
		search: view.search ?? '',
		...Object.fromEntries(
			filterNames.map( ( name ) => [ name, filter( name ) ] )
		),
		orderby: field === 'name' ? defaults.orderby : field,
		order: view.sort?.direction ?? defaults.order,
		page: view.page ?? 1,
		perPage: view.perPage ?? defaults.perPage,
		layout: view.type,
		columns: ( view.fields ?? defaults.columns ) as Column[],
	} as ListState;
	return isNarrowedOtherwise( before, next ) && next.page === before.page
		? { ...next, page: 1 }
		: next;
}

const isNarrowedOtherwise = ( before: ListState, next: ListState ) =>
	( [ 'search', 'perPage', ...filterNames ] as const ).some(
		( name ) => before[ name ] !== next[ name ]
	);

export const openedIn = ( view: View ): string[] =>
	( view.filters ?? [] )
		.filter( ( { value } ) => value === undefined )
		.map( ( { field } ) => field );
