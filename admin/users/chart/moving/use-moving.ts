import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { textOf } from '../../../shared/failure';
import { oneByOne } from '../../../shared/list/one-by-one';
import { notify, notifyError } from '../../../shared/notices';
import type { ChartStore } from '../data/chart-store';
import { changeManager } from './change-manager';
import type { Move } from './move';
import { restoredText, movedText } from './texts';

export interface Moving {
	/** Moves one person without a dialog. */
	move: ( move: Move ) => Promise< void >;
	/** Restores the former managers. */
	undo: ( done: readonly Move[] ) => Promise< void >;
	/** Reads the branches concerned and shows the first person, whether the moves were carried out or refused. */
	settle: ( moves: readonly Move[] ) => Promise< void >;
}

/** Changes managers and updates the chart. */
export function useMoving(
	store: ChartStore,
	goTo: ( id: number ) => Promise< void >
): Moving {
	const settle = useCallback(
		async ( moves: readonly Move[] ) => {
			const [ first ] = moves;
			if ( ! first ) {
				return;
			}
			const { from, to, person } = first;
			await store
				.refresh( [ from?.id ?? 0, to?.id ?? 0 ] )
				.catch( ( thrown: unknown ) =>
					notifyError( textOf( thrown ) )
				);
			await goTo( person.id );
		},
		[ store, goTo ]
	);

	const undo = useCallback(
		async ( done: readonly Move[] ) => {
			const back = done.map( ( { person, from, to } ) => ( {
				person,
				from: to,
				to: from,
			} ) );
			const { refused } = await oneByOne( back, changeManager );
			if ( refused.length === 0 ) {
				notify( restoredText( 0 ) );
			} else {
				notifyError(
					refused.length === 1
						? textOf( refused[ 0 ]!.failure )
						: restoredText( refused.length )
				);
			}
			await settle( back );
		},
		[ settle ]
	);

	const move = useCallback(
		async ( one: Move ) => {
			try {
				await changeManager( one );
				notify( movedText( [ one ], 1 ), {
					label: __( 'Undo', 'svc' ),
					onClick: () => void undo( [ one ] ),
				} );
			} catch ( thrown ) {
				notifyError( textOf( thrown ) );
			}
			await settle( [ one ] );
		},
		[ settle, undo ]
	);

	return { move, undo, settle };
}
