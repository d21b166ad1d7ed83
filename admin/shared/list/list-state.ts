export const layouts = [ 'table', 'grid', 'list' ] as const;
export const pageSizes = [ 10, 20, 50, 100 ];

const largestPage = Math.max( ...pageSizes );

export type Layout = ( typeof layouts )[ number ];
export type Direction = 'asc' | 'desc';

/** How a list is shown, whatever is in it; kept as a preference of the user. */
export interface ListPreferences<
	Column extends string = string,
	Order extends string = string,
> {
	orderby: Order;
	order: Direction;
	perPage: number;
	layout: Layout;
	columns: readonly Column[];
}

/** All that a list shows, and how. */
export interface ListState<
	Filter extends string = string,
	Column extends string = string,
	Order extends string = string,
> extends ListPreferences< Column, Order > {
	search: string;
	/** An empty text is no filter. */
	filters: Readonly< Record< Filter, string > >;
	page: number;
}

/** What a list can show. */
export interface ListShape<
	Filter extends string = string,
	Column extends string = string,
	Order extends string = string,
> {
	/** Says of each filter which values an address may have; others are ignored. */
	filters: Readonly< Record< Filter, ( given: string ) => boolean > >;
	columns: readonly Column[];
	orders: readonly Order[];
	/** The column of the item's name, which is always shown, and the order that it sorts by. */
	title: { column: string; order: Order };
	/** The column of the item's image. */
	media?: string;
	defaults: ListPreferences< Column, Order >;
}

export const anyText = () => true;
export const isId = ( given: string ) => /^[1-9][0-9]*$/.test( given );
export const isOneOf = ( words: readonly string[] ) => ( given: string ) =>
	words.includes( given );

export const filterNames = < Filter extends string >( {
	filters,
}: Pick< ListShape< Filter >, 'filters' > ) =>
	Object.keys( filters ) as Filter[];

/** The list with other filters. */
export const filtersFrom = < Filter extends string >(
	shape: Pick< ListShape< Filter >, 'filters' >,
	valueOf: ( name: Filter ) => string
): Record< Filter, string > =>
	Object.fromEntries(
		filterNames( shape ).map( ( name ) => [ name, valueOf( name ) ] )
	) as Record< Filter, string >;

/** A list without search and filters, as the preferences have it. */
export function stateOfPreferences<
	Filter extends string,
	Column extends string,
	Order extends string,
>(
	shape: ListShape< Filter, Column, Order >,
	given: Partial< Record< keyof ListPreferences, unknown > >
): ListState< Filter, Column, Order > {
	const { defaults } = shape;
	return {
		search: '',
		filters: filtersFrom( shape, () => '' ),
		page: 1,
		orderby: known( shape.orders, given.orderby, defaults.orderby ),
		order: known( [ 'asc', 'desc' ], given.order, defaults.order ),
		perPage: Math.min(
			largestPage,
			whole( given.perPage, defaults.perPage )
		),
		layout: known( layouts, given.layout, defaults.layout ),
		columns: Array.isArray( given.columns )
			? knownColumns( shape.columns, given.columns )
			: defaults.columns,
	};
}

const known = < Word extends string >(
	words: readonly Word[],
	given: unknown,
	otherwise: Word
): Word => words.find( ( word ) => word === given ) ?? otherwise;

const knownColumns = < Column extends string >(
	columns: readonly Column[],
	given: readonly unknown[]
): Column[] => [
	...new Set(
		given.filter( ( name ): name is Column =>
			( columns as readonly unknown[] ).includes( name )
		)
	),
];

export const whole = ( given: unknown, otherwise: number ): number => {
	const number = Number( given );
	return Number.isInteger( number ) && number >= 1 ? number : otherwise;
};

/** The filters that have a value, and the search. */
export const narrowing = ( {
	search,
	filters,
}: Pick< ListState, 'search' | 'filters' > ): Record< string, string > => ( {
	...( search && { search } ),
	...Object.fromEntries(
		Object.entries( filters ).filter( ( [ , value ] ) => value !== '' )
	),
} );

export const isNarrowed = ( state: ListState ): boolean =>
	Object.keys( narrowing( state ) ).length > 0;

/** The query of the API for the items of a page: what differs from the defaults, which are the API's. */
export const queryOf = (
	{ defaults }: Pick< ListShape, 'defaults' >,
	state: ListState
): Record< string, string | number > => ( {
	...narrowing( state ),
	...( state.orderby !== defaults.orderby && { orderby: state.orderby } ),
	...( state.order !== defaults.order && { order: state.order } ),
	...( state.perPage !== defaults.perPage && { per_page: state.perPage } ),
	...( state.page !== 1 && { page: state.page } ),
} );
