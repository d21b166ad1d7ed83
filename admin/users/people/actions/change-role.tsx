import { RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { updateProfile } from '../../../../client/src/users/profiles.js';
import type { Role } from '../../../../client/src/users/vocabulary.js';
import { offered } from '../../../shared/form/field-row';
import { Names } from '../../../shared/list/names';
import type { ActionProps } from '../../../shared/list/use-bulk';
import { transport } from '../../../shared/transport';
import { fullName } from '../../../shared/people/names';
import { roleChoices } from '../../../shared/people/roles';
import { PeopleDialog } from '../../shared/people-dialog';
import type { Row } from '../list';
import { changeBack } from './change-back';

/** Becoming a realtor partner has taken the manager away as well. */
const restoreRole = ( row: Row, wasPartner: boolean ) =>
	updateProfile( transport, row.id, {
		role: row.role,
		...( wasPartner &&
			row.role !== 'realtor_partner' && {
				meta: { svc_reports_to: row.reports_to ?? null },
			} ),
	} );

export function ChangeRole( props: ActionProps< Row > ) {
	const { items } = props;
	const shared = items.every( ( { role } ) => role === items[ 0 ]?.role );
	const [ role, setRole ] = useState< Role | undefined >(
		shared ? items[ 0 ]?.role : undefined
	);
	const becomePartners =
		role === 'realtor_partner' &&
		items.some( ( one ) => one.role !== role );
	return (
		<PeopleDialog
			{ ...props }
			label={ __( 'Change role', 'svc' ) }
			isReady={ role !== undefined }
			run={ ( { id } ) => updateProfile( transport, id, { role } ) }
			doneText={ ( count ) =>
				sprintf(
					/* translators: %d: how many people. */
					_n(
						'Role of %d person changed.',
						'Role of %d people changed.',
						count,
						'svc'
					),
					count
				)
			}
			undo={ ( done ) =>
				void changeBack(
					done,
					( row ) => restoreRole( row, becomePartners ),
					__( 'Roles restored.', 'svc' ),
					props.onChanged
				)
			}
		>
			<Names names={ items.map( fullName ) } />
			<RadioControl
				label={ __( 'Role', 'svc' ) }
				selected={ role ?? '' }
				options={ offered(
					roleChoices(),
					...items.map( ( one ) => one.role )
				) }
				onChange={ ( value ) => setRole( value as Role ) }
			/>
			{ becomePartners && (
				<p>
					{ __(
						'Realtor partners are not included in the directory and the org chart. People who report to them will report to their manager.',
						'svc'
					) }
				</p>
			) }
		</PeopleDialog>
	);
}
