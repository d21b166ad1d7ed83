import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { updateLead } from '../../../../client/src/lead-pages/index';
import type { Choice } from '../../../shared/pick';
import type { ActionProps } from '../../../shared/list/use-bulk';
import { transport } from '../../../shared/transport';
import { PickOwner } from '../../shared/pick-owner';
import type { Row } from '../list';
import { handedOverText } from '../texts';
import { changeBack } from './change-back';
import { LeadDialog } from './lead-dialog';

/** Gives leads to another owner. */
export function HandOver( props: ActionProps< Row > ) {
	const { onChanged } = props;
	const [ owner, setOwner ] = useState< Choice | null >( null );
	return (
		<LeadDialog
			{ ...props }
			label={ __( 'Hand over', 'svc' ) }
			isReady={ owner !== null }
			run={ ( { id } ) =>
				updateLead( transport, id, {
					owner_user_id: Number( owner?.value ),
				} )
			}
			doneText={ handedOverText }
			undo={ ( done ) =>
				void changeBack( done, 'owner_user_id', onChanged )
			}
		>
			<PickOwner value={ owner } onChange={ setOwner } />
		</LeadDialog>
	);
}
