import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Position } from '../../../../client/src/users/intranet/position-schemas.js';
import {
	createPosition,
	deletePosition,
} from '../../../../client/src/users/intranet/positions.js';
import { textOf } from '../../../shared/failure';
import { notify, notifyError } from '../../../shared/notices';
import type { Choice } from '../../../shared/pick';
import { transport } from '../../../shared/transport';
import type { ChartStore } from '../data/chart-store';
import { readVacancy } from '../data/read';

export interface Vacancies {
	/** Shows a vacancy that has been added or changed. */
	show: (
		position: Position,
		formerManager: number | null
	) => Promise< void >;
	/** Shows the person who has filled a vacancy. */
	filled: (
		userId: number,
		manager: number | null,
		person: Choice
	) => Promise< void >;
	remove: ( id: number, manager: number | null ) => Promise< void >;
}

/** What the chart does after vacancies have changed. */
export function useVacancies(
	store: ChartStore,
	goTo: ( id: number ) => Promise< void >,
	arrive: ( id: number ) => void
): Vacancies {
	return useMemo( () => {
		async function show( position: Position, former: number | null ) {
			await store.refresh( [ former ?? 0, position.reports_to ?? 0 ] );
			await store.openTo( position.id, position.reports_to );
			arrive( position.id );
		}
		return {
			show,
			async filled( userId, manager, person ) {
				await store.refresh( [ manager ?? 0 ] );
				await goTo( userId );
				notify(
					sprintf(
						/* translators: %s: a name. */
						__( 'Vacancy filled with %s.', 'svc' ),
						person.label
					)
				);
			},
			async remove( id, manager ) {
				try {
					const former = await readVacancy( id, manager );
					await deletePosition( transport, id );
					await store.refresh( [ manager ?? 0 ] );
					notify( __( 'Vacancy deleted.', 'svc' ), {
						label: __( 'Undo', 'svc' ),
						onClick: () => void restore( former ),
					} );
				} catch ( thrown ) {
					notifyError( textOf( thrown ) );
				}
			},
		};

		async function restore( { id, ...fields }: Position ) {
			try {
				const { body } = await createPosition( transport, fields );
				await show( body, fields.reports_to );
			} catch ( thrown ) {
				notifyError( textOf( thrown ) );
			}
		}
	}, [ store, goTo, arrive ] );
}
