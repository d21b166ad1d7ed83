import { __ } from '@wordpress/i18n';
import { updateLead } from '../../../../client/src/lead-pages/index';
import type { ActionProps } from '../../../shared/list/use-bulk';
import { transport } from '../../../shared/transport';
import type { Row } from '../list';
import { releasedText, spamText } from '../texts';
import { changeBack } from './change-back';
import { LeadDialog } from './lead-dialog';

export const MarkAsSpam = ( props: ActionProps< Row > ) => (
	<LeadDialog
		{ ...props }
		label={ __( 'Mark as spam', 'svc' ) }
		run={ ( { id } ) => updateLead( transport, id, { folder: 'spam' } ) }
		doneText={ spamText }
		undo={ ( done ) => void changeBack( done, 'folder', props.onChanged ) }
	>
		<p>
			{ __(
				'Leads in the spam folder are deleted after some weeks.',
				'svc'
			) }
		</p>
	</LeadDialog>
);

/** Has no undo: what the lead has missed is sent. */
export const NotSpam = ( props: ActionProps< Row > ) => (
	<LeadDialog
		{ ...props }
		label={ __( 'Not spam', 'svc' ) }
		run={ ( { id } ) => updateLead( transport, id, { folder: 'inbox' } ) }
		doneText={ releasedText }
	>
		<p>
			{ __(
				'The lead is moved to the inbox, and its owner is told of it now.',
				'svc'
			) }
		</p>
	</LeadDialog>
);
