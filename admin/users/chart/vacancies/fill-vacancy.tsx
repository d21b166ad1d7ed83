import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { updatePosition } from '../../../../client/src/users/intranet/positions.js';
import { PickPerson } from '../../../shared/people/pick-person';
import type { Choice } from '../../../shared/pick';
import { transport } from '../../../shared/transport';
import type { Node } from '../data/chart';
import type { Vacancies } from './use-vacancies';
import { VacancyDialog } from './vacancy-dialog';

interface Props {
	node: Node;
	manager: { id: number } | null;
	vacancies: Vacancies;
	close: () => void;
}

/** The person who fills a vacancy. */
export function FillVacancy( { node, manager, vacancies, close }: Props ) {
	const [ choice, setChoice ] = useState< Choice | null >( null );
	return (
		<VacancyDialog
			title={ sprintf(
				/* translators: %s: a job title. */
				__( 'Fill the vacancy %s', 'svc' ),
				node.title
			) }
			label={ __( 'Fill vacancy', 'svc' ) }
			isReady={ choice !== null }
			close={ close }
			run={ async () => {
				const userId = Number( choice!.value );
				await updatePosition( transport, node.id, { user_id: userId } );
				return () =>
					vacancies.filled( userId, manager?.id ?? null, choice! );
			} }
		>
			<PickPerson
				label={ __( 'Person', 'svc' ) }
				value={ choice }
				onChange={ setChoice }
				except={ manager ? [ manager.id ] : [] }
				help={ __(
					'The person gets the manager of the vacancy, and the people below it report to this person. Job title and department stay as they are in the profile.',
					'svc'
				) }
			/>
		</VacancyDialog>
	);
}
