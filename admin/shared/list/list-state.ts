import {
	lacks,
	profileOrders,
	roles,
} from '../../../client/src/users/vocabulary.js';

export const layouts = [ 'table', 'grid', 'list' ] as const;
export const columns = [
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
export const pageSizes = [ 10, 20, 50, 100 ];

export type Layout = ( typeof layouts )[ number ];
export type Column = ( typeof columns )[ number ];
export type Order = ( typeof profileOrders )[ number ];

/** All that the list of people shows and how. */
export interface ListState {
	search: string;
	role: string;
	department: string;
	office: string;
	/** User ID, or nothing. */
	manager: string;
	without: string;
	orderby: Order;
	order: 'asc' | 'desc';
	page: number;
	perPage: number;
	layout: Layout;
	columns: Column[];
}

/** How somebody likes the list, whatever is in it. */
export type ListHabits = Pick<
	ListState,
	'orderby' | 'order' | 'perPage' | 'layout' | 'columns'
>;

export const filterNames = [
	'role',
	'department',
	'office',
	'manager',
	'without',
] as const;

export const defaults: ListState = {
	search: '',
	role: '',
	department: '',
	office: '',
	manager: '',
	without: '',
	orderby: 'last_name',
	order: 'asc',
	page: 1,
	perPage: 20,
	layout: 'table',
	columns: [ 'role', 'job_title', 'department', 'manager' ],
};

const oneOf = < Word extends string >(
	words: readonly Word[],
	given: unknown,
	otherwise: Word
): Word => words.find( ( word ) => word === given ) ?? otherwise;

const whole = ( given: unknown, otherwise: number ): number => {
	const number = Number( given );
	return Number.isInteger( number ) && number >= 1 ? number : otherwise;
};

const chosen = ( given: string | null | undefined ): Column[] =>
	typeof given === 'string'
		? columnsOf( given.split( ',' ) )
		: defaults.columns;

const columnsOf = ( names: unknown[] ): Column[] => [
	...new Set(
		names.filter( ( name ): name is Column =>
			( columns as readonly unknown[] ).includes( name )
		)
	),
];

const spoken = [
	'search',
	...filterNames,
	'orderby',
	'order',
	'paged',
	'per_page',
	'layout',
	'columns',
] as const;

/** An address that says anything about the list says everything; one that says nothing shows it as it was left. */
export function stateOfAddress(
	query: URLSearchParams,
	habits: Partial< ListHabits >
): ListState {
	if ( ! spoken.some( ( name ) => query.has( name ) ) ) {
		return withHabits( habits );
	}
	return {
		search: query.get( 'search' ) ?? '',
		role: oneOf( [ '', ...roles ], query.get( 'role' ), '' ),
		department: query.get( 'department' ) ?? '',
		office: query.get( 'office' ) ?? '',
		manager: String( whole( query.get( 'manager' ), 0 ) || '' ),
		without: oneOf( [ '', ...lacks ], query.get( 'without' ), '' ),
		orderby: oneOf( profileOrders, query.get( 'orderby' ), 'last_name' ),
		order: oneOf( [ 'asc', 'desc' ], query.get( 'order' ), 'asc' ),
		page: whole( query.get( 'paged' ), 1 ),
		perPage: Math.min( 100, whole( query.get( 'per_page' ), 20 ) ),
		layout: oneOf( layouts, query.get( 'layout' ), 'table' ),
		columns: chosen( query.get( 'columns' ) ),
	};
}

/** What is kept in preferences may be of an older version, or anybody's. */
function withHabits( habits: Partial< ListHabits > ): ListState {
	return {
		...defaults,
		orderby: oneOf( profileOrders, habits.orderby, 'last_name' ),
		order: oneOf( [ 'asc', 'desc' ], habits.order, 'asc' ),
		perPage: Math.min( 100, whole( habits.perPage, 20 ) ),
		layout: oneOf( layouts, habits.layout, 'table' ),
		columns: Array.isArray( habits.columns )
			? columnsOf( habits.columns )
			: defaults.columns,
	};
}

/** Only what differs from the defaults, so that addresses stay short. */
export function addressOfState( state: ListState ): Record< string, string > {
	const said = {
		...Object.fromEntries(
			(
				[
					'search',
					...filterNames,
					'orderby',
					'order',
					'layout',
				] as const
			 )
				.filter( ( name ) => state[ name ] !== defaults[ name ] )
				.map( ( name ) => [ name, state[ name ] ] )
		),
		...( state.page !== 1 && { paged: String( state.page ) } ),
		...( state.perPage !== defaults.perPage && {
			per_page: String( state.perPage ),
		} ),
		...( state.columns.join() !== defaults.columns.join() && {
			columns: state.columns.join(),
		} ),
	};
	return said;
}

/** What the server is asked for; says the same as Svc\Admin\ListAddress, so that the first answer is there already. */
export function queryOfState( {
	page,
	perPage,
	orderby,
	order,
	search,
	...filters
}: ListState ): Record< string, string | number > {
	return {
		context: 'edit',
		...( search && { search } ),
		...given( filters ),
		...( orderby !== 'last_name' && { orderby } ),
		...( order !== 'asc' && { order } ),
		...( perPage !== 20 && { per_page: perPage } ),
		...( page !== 1 && { page } ),
	};
}

/** What narrows the list: for the counts beside each choice. */
export const filtersOfState = ( {
	search,
	...filters
}: ListState ): Record< string, string > => ( {
	...( search && { search } ),
	...given( filters ),
} );

const given = (
	filters: Pick< ListState, ( typeof filterNames )[ number ] >
) =>
	Object.fromEntries(
		filterNames
			.filter( ( name ) => filters[ name ] !== '' )
			.map( ( name ) => [ name, filters[ name ] ] )
	);

export const isNarrowed = ( state: ListState ): boolean =>
	Object.keys( filtersOfState( state ) ).length > 0;

/** What has changed of somebody's habits by a step, or nothing. */
export function changedHabits(
	before: ListState,
	after: ListState
): Partial< ListHabits > | null {
	const names = [
		'orderby',
		'order',
		'perPage',
		'layout',
		'columns',
	] as const;
	const changed = names.filter(
		( name ) => String( before[ name ] ) !== String( after[ name ] )
	);
	return changed.length === 0
		? null
		: Object.fromEntries(
				changed.map( ( name ) => [ name, after[ name ] ] )
			);
}
