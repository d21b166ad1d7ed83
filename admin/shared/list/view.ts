import type { View } from '@wordpress/dataviews';
import {
	filterNames,
	filtersFrom,
	narrowing,
	type Layout,
	type ListShape,
	type ListState,
} from './list-state';

/**
 * A list as DataViews describes it.
 *
 * @param shape
 * @param state
 * @param opened Filters that have been added and have no value yet.
 */
export function viewOfState(
	shape: ListShape,
	state: ListState,
	opened: readonly string[] = []
): View {
	const { title, media } = shape;
	return {
		type: state.layout,
		search: state.search,
		page: state.page,
		perPage: state.perPage,
		filters: filterNames( shape )
			.filter(
				( name ) => state.filters[ name ] || opened.includes( name )
			)
			.map( ( field ) => ( {
				field,
				operator: 'is',
				value: state.filters[ field ] || undefined,
			} ) ),
		sort: {
			field: state.orderby === title.order ? title.column : state.orderby,
			direction: state.order,
		},
		fields: [ ...state.columns ],
		titleField: title.column,
		...( media !== undefined && { mediaField: media } ),
		layout: state.layout === 'table' ? { density: 'balanced' } : {},
	};
}

/** The list after a change in DataViews. Another search, filter or page size begins at the first page. */
export function stateOfView<
	Filter extends string,
	Column extends string,
	Order extends string,
>(
	shape: ListShape< Filter, Column, Order >,
	view: View,
	before: ListState< Filter, Column, Order >
): ListState< Filter, Column, Order > {
	const { title, defaults } = shape;
	const field = view.sort?.field ?? title.column;
	const next: ListState< Filter, Column, Order > = {
		search: view.search ?? '',
		filters: filtersFrom( shape, ( name ) =>
			String(
				view.filters?.find( ( one ) => one.field === name )?.value ?? ''
			)
		),
		orderby: field === title.column ? title.order : ( field as Order ),
		order: view.sort?.direction ?? defaults.order,
		page: view.page ?? 1,
		perPage: view.perPage ?? defaults.perPage,
		layout: view.type as Layout,
		columns: ( view.fields ?? defaults.columns ) as Column[],
	};
	const showsOthers =
		before.perPage !== next.perPage ||
		JSON.stringify( narrowing( before ) ) !==
			JSON.stringify( narrowing( next ) );
	return showsOthers && next.page === before.page
		? { ...next, page: 1 }
		: next;
}

/** Filters that have been added and have no value yet. */
export const openedIn = ( view: View ): string[] =>
	( view.filters ?? [] )
		.filter( ( { value } ) => value === undefined )
		.map( ( { field } ) => field );
