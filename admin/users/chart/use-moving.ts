import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { textOf } from '../../shared/failure';
import { oneByOne } from '../../shared/list/one-by-one';
import { notify, notifyError } from '../../shared/notices';
import type { Company } from './company';
import { carryOut, type Move } from './move';
import { backText, movedText } from './words';

export interface Moving {
	/** One person, at once. */
	move: ( move: Move ) => Promise< void >;
	/** Puts those who were moved back. */
	undo: ( done: readonly Move[] ) => Promise< void >;
	/** Shows how things stand after somebody was moved, or was not. */
	settle: ( moves: readonly Move[] ) => Promise< void >;
}

/** Changes of manager, and what the chart makes of them. */
export function useMoving(
	company: Company,
	goTo: ( id: number ) => Promise< void >
): Moving {
	const settle = useCallback(
		async ( moves: readonly Move[] ) => {
			const [ first ] = moves;
			if ( ! first ) {
				return;
			}
			const { from, to, person } = first;
			await company
				.refresh( [ from?.id ?? 0, to?.id ?? 0 ] )
				.catch( ( thrown: unknown ) =>
					notifyError( textOf( thrown ) )
				);
			await goTo( person.id );
		},
		[ company, goTo ]
	);

	const undo = useCallback(
		async ( done: readonly Move[] ) => {
			const back = done.map( ( { person, from, to } ) => ( {
				person,
				from: to,
				to: from,
			} ) );
			const { refused } = await oneByOne(
				back,
				carryOut,
				() => {},
				new AbortController().signal
			);
			if ( refused.length === 0 ) {
				notify( backText( 0 ) );
			} else {
				notifyError(
					refused.length === 1
						? textOf( refused[ 0 ]!.failure )
						: backText( refused.length )
				);
			}
			await settle( back );
		},
		[ settle ]
	);

	const move = useCallback(
		async ( one: Move ) => {
			try {
				await carryOut( one );
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
