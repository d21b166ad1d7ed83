import type { Action } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { send, seen } from '@wordpress/icons';
import { retryWebhookDelivery } from '../../../client/src/lead-pages/index';
import { actionDialog } from '../../shared/list/action-dialog';
import { BulkDialog } from '../../shared/list/bulk-dialog';
import { Names } from '../../shared/list/names';
import type { ActionProps } from '../../shared/list/use-bulk';
import { transport } from '../../shared/transport';
import { DeliveryDetails } from './details';
import type { Row } from './list';
import { countText, doneText, nameText, refusedText } from './texts';

/** One that is being sent right now is left alone. */
const canBeSent = ( { status }: Row ) => status !== 'sending';

export const actionsFor = (
	onChanged: ActionProps< Row >[ 'onChanged' ]
): Action< Row >[] => [
	{
		...actionDialog< Row >( DeliveryDetails, onChanged ),
		id: 'details',
		label: __( 'Details', 'svc' ),
		modalHeader: __( 'Details', 'svc' ),
		icon: seen,
	},
	{
		...actionDialog< Row >( SendAgain, onChanged, canBeSent ),
		id: 'retry',
		label: __( 'Send again', 'svc' ),
		modalHeader: __( 'Send again', 'svc' ),
		icon: send,
		supportsBulk: true,
	},
];

const SendAgain = ( props: ActionProps< Row > ) => (
	<BulkDialog
		{ ...props }
		label={ __( 'Send again', 'svc' ) }
		isReady
		run={ ( { id } ) => retryWebhookDelivery( transport, id ) }
		doneText={ doneText }
		nameOf={ nameText }
		countText={ countText }
		refusedText={ refusedText }
	>
		<Names names={ props.items.map( nameText ) } />
		<p>
			{ __(
				'The messages keep their IDs, so a receiver that has one already can leave it out.',
				'svc'
			) }
		</p>
	</BulkDialog>
);
