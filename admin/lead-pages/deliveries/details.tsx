import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { getWebhookDelivery } from '../../../client/src/lead-pages/index';
import { Link } from '../../shared/link';
import type { ActionProps } from '../../shared/list/use-bulk';
import { NotYet } from '../../shared/not-yet';
import { momentText } from '../../shared/time';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { leadAddress, webhookName } from './columns';
import { deliveryStatusText } from '../shared/delivery-text';
import type { Row } from './list';
import { answerText, eventText } from './texts';
import { useWebhooks } from './webhooks/use-webhooks';

const timeText = ( at: string | null ) =>
	at === null ? '' : momentText( at );

/** What was sent, when, and how the receiver answered. */
export function DeliveryDetails( {
	items: [ row ],
	close,
}: ActionProps< Row > ) {
	const id = row!.id;
	const { value: delivery, ...asked } = useAnswer(
		String( id ),
		async ( signal ) =>
			( await getWebhookDelivery( transport, id, { signal } ) ).body
	);
	const { webhooks } = useWebhooks();
	if ( ! delivery ) {
		return <NotYet { ...asked } />;
	}
	const facts: [ name: string, value: ReactNode ][] = [
		[ __( 'Message', 'svc' ), eventText( delivery.event ) ],
		[ __( 'Status', 'svc' ), deliveryStatusText( delivery.status ) ],
		[
			__( 'Webhook', 'svc' ),
			webhookName( webhooks, delivery.webhook_id ),
		],
		[
			__( 'Lead', 'svc' ),
			delivery.lead_id !== null && (
				<Link href={ leadAddress( delivery.lead_id ) }>
					#{ delivery.lead_id }
				</Link>
			),
		],
		[
			__( 'Message ID', 'svc' ),
			<code key="id">{ delivery.message_id }</code>,
		],
		[ __( 'Attempts', 'svc' ), String( delivery.attempts ) ],
		[ __( 'Last answer', 'svc' ), answerText( delivery ) ],
		[ __( 'Created', 'svc' ), timeText( delivery.created_at ) ],
		[ __( 'Next attempt', 'svc' ), timeText( delivery.next_at ) ],
		[ __( 'Delivered', 'svc' ), timeText( delivery.delivered_at ) ],
	];
	return (
		<div className="svc-dialog">
			<dl className="svc-lead-facts">
				{ facts
					.filter( ( [ , value ] ) => value )
					.map( ( [ name, value ] ) => (
						<div key={ name }>
							<dt>{ name }</dt>
							<dd>{ value }</dd>
						</div>
					) ) }
			</dl>
			<div className="svc-dialog__buttons">
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ close }
				>
					{ __( 'Close', 'svc' ) }
				</Button>
			</div>
		</div>
	);
}
