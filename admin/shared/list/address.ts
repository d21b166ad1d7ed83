import {
	filterNames,
	filtersFrom,
	narrowing,
	stateOfPreferences,
	whole,
	type ListPreferences,
	type ListShape,
	type ListState,
} from './list-state';

const ofList = [
	'search',
	'orderby',
	'order',
	'paged',
	'per_page',
	'layout',
	'columns',
];

/**
 * The list that an address describes. An address with any parameter of the list describes all of it; one
 * without shows the list by the user's preferences.
 */
export function stateOfAddress<
	Filter extends string,
	Column extends string,
	Order extends string,
>(
	shape: ListShape< Filter, Column, Order >,
	query: URLSearchParams,
	preferences: Partial< ListPreferences >
): ListState< Filter, Column, Order > {
	const names = [ ...ofList, ...filterNames( shape ) ];
	if ( ! names.some( ( name ) => query.has( name ) ) ) {
		return stateOfPreferences( shape, preferences );
	}
	const columns = query.get( 'columns' );
	return {
		...stateOfPreferences( shape, {
			orderby: query.get( 'orderby' ),
			order: query.get( 'order' ),
			perPage: query.get( 'per_page' ),
			layout: query.get( 'layout' ),
			...( columns !== null && { columns: columns.split( ',' ) } ),
		} ),
		search: query.get( 'search' ) ?? '',
		filters: filtersFrom( shape, ( name ) => {
			const given = query.get( name ) ?? '';
			return shape.filters[ name ]( given ) ? given : '';
		} ),
		page: whole( query.get( 'paged' ), 1 ),
	};
}

/** The parameters of a list's address: what differs from the defaults. */
export function addressOfState(
	{ defaults }: Pick< ListShape, 'defaults' >,
	state: ListState
): Record< string, string > {
	const { orderby, order, layout, page, perPage, columns } = state;
	return {
		...narrowing( state ),
		...( orderby !== defaults.orderby && { orderby } ),
		...( order !== defaults.order && { order } ),
		...( layout !== defaults.layout && { layout } ),
		...( page !== 1 && { paged: String( page ) } ),
		...( perPage !== defaults.perPage && { per_page: String( perPage ) } ),
		...( columns.join() !== defaults.columns.join() && {
			columns: columns.join(),
		} ),
	};
}
