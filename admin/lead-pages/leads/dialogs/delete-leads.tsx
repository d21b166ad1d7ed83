import { __ } from '@wordpress/i18n';
import { deleteLead } from '../../../../client/src/lead-pages/index';
import type { ActionProps } from '../../../shared/list/use-bulk';
import { transport } from '../../../shared/transport';
import type { Row } from '../list';
import { deletedText } from '../texts';
import { LeadDialog } from './lead-dialog';

export const DeleteLeads = ( props: ActionProps< Row > ) => (
	<LeadDialog
		{ ...props }
		label={ __( 'Delete permanently', 'svc' ) }
		isDestructive
		run={ ( { id } ) => deleteLead( transport, id ) }
		doneText={ deletedText }
	>
		<p>
			{ __(
				'Submissions, notes and history are deleted, too. This cannot be undone.',
				'svc'
			) }
		</p>
	</LeadDialog>
);
