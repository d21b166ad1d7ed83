import { useCallback, useEffect, useMemo } from '@wordpress/element';
import { addressOf, rename, useQuery } from '../location';
import { useAnswer } from '../use-answer';
import { readFacets, type Facets } from '../../users/people/facets';
import { forgetHabits, keepHabits, readHabits } from './preferences';
import {
	addressOfState,
	changedHabits,
	defaults,
	filtersOfState,
	queryOfState,
	stateOfAddress,
	type ListState,
} from './list-state';
import { readRows, type Row } from '../../users/people/people';

const addressFor = ( state: ListState ) =>
	addressOf( 'svc-people', addressOfState( state ) );

interface List {
	state: ListState;
	show: ( next: ListState ) => void;
	/** Back to how the list is without habits; not there where it is so already. */
	reset: ( () => void ) | null;
	rows: Row[];
	total: number;
	pages: number;
	facets: Facets | null;
	isWaiting: boolean;
	failure: unknown;
	again: () => void;
}

/** The list that the address describes. */
export function useList(): List {
	const query = useQuery().toString();
	const state = useMemo(
		() => stateOfAddress( new URLSearchParams( query ), readHabits() ),
		[ query ]
	);
	const rows = useAnswer(
		JSON.stringify( queryOfState( state ) ),
		( signal ) => readRows( state, signal )
	);
	const facets = useAnswer(
		JSON.stringify( filtersOfState( state ) ),
		( signal ) => readFacets( state, signal )
	);
	useAddressInFull( state );

	const show = useCallback(
		( next: ListState ) => {
			const changed = changedHabits( state, next );
			if ( changed ) {
				keepHabits( changed );
			}
			rename( addressFor( next ) );
		},
		[ state ]
	);
	const { again: rowsAgain } = rows;
	const { again: facetsAgain } = facets;
	return {
		state,
		show,
		reset: changedHabits( defaults, state )
			? () => backToDefaults( state )
			: null,
		rows: rows.value?.rows ?? [],
		total: rows.value?.total ?? 0,
		pages: rows.value?.pages ?? 0,
		facets: facets.value,
		isWaiting: rows.isWaiting,
		failure: rows.failure,
		again: useCallback( () => {
			rowsAgain();
			facetsAgain();
		}, [ rowsAgain, facetsAgain ] ),
	};
}

function backToDefaults( state: ListState ) {
	const { search, role, department, office, manager, without } = state;
	forgetHabits();
	rename(
		addressFor( {
			...defaults,
			search,
			role,
			department,
			office,
			manager,
			without,
		} )
	);
}

/** Whoever copies the address copies what is shown, habits included. */
function useAddressInFull( state: ListState ) {
	const address = addressFor( state );
	useEffect( () => {
		if ( window.location.search !== new URL( address ).search ) {
			rename( address );
		}
	}, [ address ] );
}
