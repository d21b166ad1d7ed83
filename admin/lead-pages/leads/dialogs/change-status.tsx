import { RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { updateLead } from '../../../../client/src/lead-pages/index';
import { leadStatuses } from '../../../../client/src/lead-pages/vocabulary.js';
import type { ActionProps } from '../../../shared/list/use-bulk';
import { transport } from '../../../shared/transport';
import { statusText, type LeadStatus } from '../../shared/vocabulary';
import type { Row } from '../list';
import { movedText } from '../texts';
import { changeBack } from './change-back';
import { LeadDialog } from './lead-dialog';

export function ChangeStatus( props: ActionProps< Row > ) {
	const { items, onChanged } = props;
	const [ first ] = items;
	const [ status, setStatus ] = useState< LeadStatus | null >(
		first && items.every( ( one ) => one.status === first.status )
			? first.status
			: null
	);
	return (
		<LeadDialog
			{ ...props }
			label={ __( 'Change status', 'svc' ) }
			isReady={ status !== null }
			run={ ( { id } ) =>
				updateLead( transport, id, { status: status ?? 'new' } )
			}
			doneText={ movedText }
			undo={ ( done ) => void changeBack( done, 'status', onChanged ) }
		>
			<RadioControl
				label={ __( 'Status', 'svc' ) }
				selected={ status ?? '' }
				options={ leadStatuses.map( ( value ) => ( {
					value,
					label: statusText( value ),
				} ) ) }
				onChange={ ( value ) => setStatus( value as LeadStatus ) }
			/>
		</LeadDialog>
	);
}
