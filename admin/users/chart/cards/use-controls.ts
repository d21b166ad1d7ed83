import { useMemo, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { hasStatus, textOf } from '../../../shared/failure';
import { notifyError } from '../../../shared/notices';
import type { BranchProps } from './branch';
import type { Node } from '../data/chart';
import type { ChartStore } from '../data/chart-store';
import { keyOf } from '../data/rows';
import { nameOf } from '../data/vacancies';

/** The actions of all cards, as one object that stays the same, so that cards are not rendered again. */
export function useControls(
	store: ChartStore,
	wiring: {
		focus: ( key: string ) => void;
		select: ( key: string ) => void;
		beforeLeaving: ( id: number ) => void;
		openMenu: ( node: Node, anchor: Element ) => void;
	}
): BranchProps[ 'controls' ] {
	const now = useRef( wiring );
	now.current = wiring;
	return useMemo(
		() => ( {
			select: ( key ) => now.current.select( key ),
			beforeLeaving: ( id ) => now.current.beforeLeaving( id ),
			toggle( id ) {
				const { chart } = store.look();
				if ( chart?.open.has( id ) && chart.branches.has( id ) ) {
					store.close( id );
				} else {
					store
						.open( id )
						.catch( ( thrown: unknown ) =>
							notifyError( openingError( store, id, thrown ) )
						);
				}
			},
			async more( id, direction ) {
				try {
					const first = await store.more( id, direction );
					if ( first !== null ) {
						now.current.select( keyOf( first ) );
						now.current.focus( keyOf( first ) );
					}
				} catch ( thrown ) {
					notifyError( textOf( thrown ) );
				}
			},
			openMenu( id, anchor ) {
				const node = store.look().chart?.people.get( id );
				if ( node ) {
					now.current.openMenu( node, anchor );
				}
			},
		} ),
		[ store ]
	);
}

const nodeName = ( store: ChartStore, id: number ): string => {
	const node = store.look().chart?.people.get( id );
	return node ? nameOf( node ) : '';
};

function openingError(
	store: ChartStore,
	id: number,
	thrown: unknown
): string {
	return hasStatus( thrown, 404 )
		? sprintf(
				/* translators: %s: a name. */
				__( '%s is no longer in the org chart.', 'svc' ),
				nodeName( store, id )
			)
		: textOf( thrown );
}
