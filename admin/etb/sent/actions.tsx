import type { Action } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { send } from '@wordpress/icons';
import { retryMessage } from '../../../client/src/etb/index';
import { actionDialog } from '../../shared/list/action-dialog';
import { BulkDialog } from '../../shared/list/bulk-dialog';
import { Names } from '../../shared/list/names';
import type { ActionProps } from '../../shared/list/use-bulk';
import { transport } from '../../shared/transport';
import type { Row } from './list';
import { countText, doneText, nameText, refusedText } from './texts';

const canBeSent = ( { status }: Row ) =>
	status === 'queued' || status === 'failed';

export const actionsFor = (
	onChanged: ActionProps< Row >[ 'onChanged' ]
): Action< Row >[] => [
	{
		...actionDialog< Row >( SendNow, onChanged, canBeSent ),
		id: 'retry',
		label: __( 'Send now', 'svc' ),
		modalHeader: __( 'Send now', 'svc' ),
		icon: send,
		isPrimary: true,
		supportsBulk: true,
	},
];

const SendNow = ( props: ActionProps< Row > ) => (
	<BulkDialog
		{ ...props }
		label={ __( 'Send now', 'svc' ) }
		isReady
		run={ ( { id } ) => retryMessage( transport, id ) }
		doneText={ doneText }
		nameOf={ nameText }
		countText={ countText }
		refusedText={ refusedText }
	>
		<Names names={ props.items.map( nameText ) } />
		<p>
			{ __(
				'The messages are not sent by this page but shortly after it, and are tried again where they fail.',
				'svc'
			) }
		</p>
	</BulkDialog>
);
