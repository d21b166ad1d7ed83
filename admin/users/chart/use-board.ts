import { useCallback, useEffect, useState } from '@wordpress/element';
import { addressOf, navigate } from '../../shared/location';
import { useControls } from './cards/use-controls';
import { useFocus } from './cards/use-focus';
import type { Chart, Node } from './data/chart';
import type { ChartStore } from './data/chart-store';
import { keyOf } from './data/rows';
import { useAddress } from './use-address';
import { useGoTo } from './use-go-to';

/** Where the user is in the chart: the current card, the person who was searched for, and the address. */
export function useBoard(
	store: ChartStore,
	chart: Chart,
	openMenu: ( node: Node, anchor: Element ) => void
) {
	const { view, user, update } = useAddress();
	const [ current, setCurrent ] = useState( keyOf( chart.root ) );
	const [ marked, setMarked ] = useState< number | null >( null );
	const focus = useFocus();
	const arrive = useCallback(
		( id: number ) => {
			setMarked( id );
			setCurrent( keyOf( id ) );
			focus( keyOf( id ) );
		},
		[ focus ]
	);
	const { goTo, lastUser } = useGoTo( store, arrive );

	useEffect( () => {
		if ( user > 0 && user !== lastUser.current ) {
			void goTo( user );
		}
	}, [ user, goTo, lastUser ] );

	const openPerson = useCallback(
		( id: number ) => {
			update( { user: id } );
			void navigate( addressOf( 'svc-people', { user: id } ) );
		},
		[ update ]
	);
	const controls = useControls( store, {
		focus,
		select: setCurrent,
		beforeLeaving: ( id ) => {
			lastUser.current = id;
			update( { user: id } );
		},
		openMenu,
	} );

	return {
		view,
		update,
		current,
		marked,
		goTo,
		arrive,
		openPerson,
		controls,
	};
}
