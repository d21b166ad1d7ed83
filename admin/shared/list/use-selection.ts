import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import type { MouseEvent } from 'react';
import type { Everything } from './everything';
import { narrowing, type ListState } from './list-state';
import type { List } from './use-list';

/** Around the buttons of DataViews that act on the selected items. */
const bulkActions = '.dataviews-bulk-actions-footer__container';

/** The selected items of a page, or all items that search and filters leave. */
export function useSelection< Item extends { id: number } >( {
	state,
	items,
	isWaiting,
	readAll,
}: Pick< List< Item, unknown >, 'items' | 'isWaiting' | 'readAll' > & {
	state: ListState;
} ) {
	const [ ticked, setTicked ] = useState< string[] >( [] );
	/** The search and filters whose items are all selected. */
	const [ allOf, setAllOf ] = useState< string | null >( null );
	const here = JSON.stringify( narrowing( state ) );
	// Another search or filter ends the selection for good.
	useEffect(
		() => setAllOf( ( of ) => ( of === here ? of : null ) ),
		[ here ]
	);
	const isEverything = allOf === here && items.total > 0;
	const ids = useMemo(
		() => items.data.map( ( { id } ) => String( id ) ),
		[ items.data ]
	);
	const selection = isEverything ? ids : ticked;
	const isWholePage =
		ids.length > 0 && ids.every( ( id ) => selection.includes( id ) );

	const select = useCallback( ( next: string[] ) => {
		setAllOf( null );
		setTicked( next );
	}, [] );

	// A row's own menu acts on that row, also where other rows are selected.
	const isForSelected = useRef( false );
	const latest = useRef< Everything | null >( null );
	latest.current = isEverything
		? { total: items.total, read: readAll }
		: null;

	return {
		selection,
		select,
		isEverything,
		/** Whether more items may be selected, or all are. */
		hasMore:
			isWholePage &&
			! isWaiting &&
			state.layout !== 'list' &&
			items.total > ids.length,
		selectEverything: () => setAllOf( here ),
		/** What an action is for that is chosen now. */
		chosen: useCallback(
			() => ( isForSelected.current ? latest.current : null ),
			[]
		),
		/** Sees the clicks of the list and of its menus, because React passes events of portals on to the component that renders them. */
		onClickCapture: ( { target }: MouseEvent ) => {
			isForSelected.current =
				target instanceof Element &&
				target.closest( bulkActions ) !== null;
		},
	};
}
