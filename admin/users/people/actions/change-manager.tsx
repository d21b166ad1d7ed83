import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { updateProfile } from '../../../../client/src/users/profiles.js';
import type { Choice } from '../../../shared/pick';
import { PickPerson } from '../../../shared/people/pick-person';
import { Names } from '../../../shared/list/names';
import type { ActionProps } from '../../../shared/list/use-bulk';
import { fullName } from '../../../shared/people/names';
import { transport } from '../../../shared/transport';
import { PeopleDialog } from '../../shared/people-dialog';
import type { Row } from '../list';
import { changeBack } from './change-back';

const setManager = ( row: Row, manager: number | null ) =>
	updateProfile( transport, row.id, { meta: { svc_reports_to: manager } } );

export function ChangeManager( props: ActionProps< Row > ) {
	const { items } = props;
	const [ choice, setChoice ] = useState< Choice | null >( () =>
		sharedManager( items )
	);
	return (
		<PeopleDialog
			{ ...props }
			label={ __( 'Change manager', 'svc' ) }
			isReady
			run={ ( row ) =>
				setManager( row, choice ? Number( choice.value ) : null )
			}
			doneText={ ( count ) =>
				sprintf(
					/* translators: %d: how many people. */
					_n(
						'Manager of %d person changed.',
						'Manager of %d people changed.',
						count,
						'svc'
					),
					count
				)
			}
			undo={ ( done ) =>
				void changeBack(
					done,
					( row ) => setManager( row, row.reports_to ?? null ),
					__( 'Managers restored.', 'svc' ),
					props.onChanged
				)
			}
		>
			<Names names={ items.map( fullName ) } />
			<PickPerson
				value={ choice }
				onChange={ setChoice }
				except={ items.map( ( { user_id } ) => user_id ) }
				help={ __(
					'Search by name, job title or department. Leave empty for no manager.',
					'svc'
				) }
			/>
		</PeopleDialog>
	);
}

function sharedManager( items: Row[] ): Choice | null {
	const [ first ] = items;
	return first?.reports_to &&
		items.every( ( { reports_to } ) => reports_to === first.reports_to )
		? {
				value: String( first.reports_to ),
				label: first.manager_name ?? '',
			}
		: null;
}
