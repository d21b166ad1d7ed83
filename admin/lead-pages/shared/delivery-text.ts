import { __ } from '@wordpress/i18n';
import type { WebhookDelivery } from '../../../client/src/lead-pages/index';

export const deliveryStatusText = (
	status: WebhookDelivery[ 'status' ]
): string =>
	( {
		waiting: __( 'Waiting', 'svc' ),
		sending: __( 'Sending', 'svc' ),
		delivered: __( 'Delivered', 'svc' ),
		failed: __( 'Failed', 'svc' ),
		cancelled: __( 'Cancelled', 'svc' ),
	} )[ status ];
