import { useCallback, useEffect, useMemo } from '@wordpress/element';
import type { PageSlug } from '../boot';
import { addressOf, replaceAddress, useQuery } from '../location';
import { useAnswer } from '../use-answer';
import { addressOfState, stateOfAddress } from './address';
import {
	narrowing,
	queryOf,
	stateOfPreferences,
	type ListShape,
	type ListState,
} from './list-state';
import { largestPage, readAll, type Items } from './read-all';
import {
	changedPreferences,
	forgetPreferences,
	keepPreferences,
	readPreferences,
} from './preferences';

/** A list of a component: what it can show, and where it is read. */
export interface ListSource<
	Item,
	Facets,
	Filter extends string,
	Column extends string,
	Order extends string,
> {
	page: PageSlug;
	/** Further parameters of its address, which are always there. */
	address?: Readonly< Record< string, string | number > >;
	/** The scope of its preferences. */
	scope: string;
	shape: ListShape< Filter, Column, Order >;
	readItems: (
		query: Record< string, string | number >,
		signal: AbortSignal
	) => Promise< Items< Item > >;
	/** How many items each value of a filter would leave, by search and filters. */
	readFacets: (
		query: Record< string, string >,
		signal: AbortSignal
	) => Promise< Facets >;
}

export interface List< Item, Facets, State extends ListState = ListState > {
	state: State;
	show: ( next: State ) => void;
	/** Back to the defaults; null where the list is shown by them. */
	reset: ( () => void ) | null;
	items: Items< Item >;
	facets: Facets | null;
	isWaiting: boolean;
	failure: unknown;
	again: () => void;
	/** Reads the items of all pages. */
	readAll: (
		progress: ( read: number ) => void,
		signal: AbortSignal
	) => Promise< Item[] >;
}

/** The list that the address describes. */
export function useList<
	Item extends { id: number },
	Facets,
	Filter extends string,
	Column extends string,
	Order extends string,
>( {
	page,
	address,
	scope,
	shape,
	readItems,
	readFacets,
}: ListSource< Item, Facets, Filter, Column, Order > ): List<
	Item,
	Facets,
	ListState< Filter, Column, Order >
> {
	type State = ListState< Filter, Column, Order >;
	const query = useQuery().toString();
	const state = useMemo(
		() =>
			stateOfAddress(
				shape,
				new URLSearchParams( query ),
				readPreferences( scope )
			),
		[ query, shape, scope ]
	);
	const wanted = queryOf( shape, state );
	const items = useAnswer( JSON.stringify( wanted ), ( signal ) =>
		readItems( wanted, signal )
	);
	const filters = narrowing( state );
	const facets = useAnswer( JSON.stringify( filters ), ( signal ) =>
		readFacets( filters, signal )
	);
	const addressFor = useCallback(
		( one: State ) =>
			addressOf( page, { ...address, ...addressOfState( shape, one ) } ),
		[ page, address, shape ]
	);
	useFullAddress( addressFor( state ) );

	const show = useCallback(
		( next: State ) => {
			const changed = changedPreferences( state, next );
			if ( changed ) {
				keepPreferences( scope, changed );
			}
			replaceAddress( addressFor( next ) );
		},
		[ state, scope, addressFor ]
	);
	const { again: itemsAgain } = items;
	const { again: facetsAgain } = facets;
	const again = useCallback( () => {
		itemsAgain();
		facetsAgain();
	}, [ itemsAgain, facetsAgain ] );

	function reset() {
		const { search, filters: kept } = state;
		forgetPreferences( scope );
		replaceAddress(
			addressFor( {
				...stateOfPreferences( shape, {} ),
				search,
				filters: kept,
			} )
		);
	}

	return {
		state,
		show,
		reset: changedPreferences( shape.defaults, state ) ? reset : null,
		items: items.value ?? { data: [], total: 0, pages: 0 },
		facets: facets.value,
		isWaiting: items.isWaiting,
		failure: items.failure,
		again,
		readAll: ( progress, signal ) =>
			readAll(
				( at ) =>
					readItems(
						queryOf( shape, {
							...state,
							page: at,
							perPage: largestPage,
						} ),
						signal
					),
				progress
			),
	};
}

/** Puts the user's preferences into the address, so that a copy of it shows the same list to others. */
function useFullAddress( address: string ) {
	useEffect( () => {
		if ( window.location.search !== new URL( address ).search ) {
			replaceAddress( address );
		}
	}, [ address ] );
}
