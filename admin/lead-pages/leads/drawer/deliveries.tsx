import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	listWebhookDeliveries,
	retryWebhookDelivery,
	type WebhookDelivery,
} from '../../../../client/src/lead-pages/index';
import { NotYet } from '../../../shared/not-yet';
import { notify, notifyError } from '../../../shared/notices';
import { momentText } from '../../../shared/time';
import { transport } from '../../../shared/transport';
import { useAnswer } from '../../../shared/use-answer';
import { deliveryStatusText } from '../../shared/delivery-text';
import { failureText } from '../../shared/failure';
import { DrawerPart } from './part';

/** What receivers were told of the lead; read when it is opened. */
export function Deliveries( { id }: { id: number } ) {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<DrawerPart title={ __( 'Deliveries', 'svc' ) }>
			{ isOpen ? (
				<List id={ id } />
			) : (
				<Button variant="secondary" onClick={ () => setOpen( true ) }>
					{ __( 'Show deliveries', 'svc' ) }
				</Button>
			) }
		</DrawerPart>
	);
}

function List( { id }: { id: number } ) {
	const { value, ...asked } = useAnswer( String( id ), async ( signal ) => {
		const { body } = await listWebhookDeliveries(
			transport,
			{ lead_id: id },
			{ signal }
		);
		return body.data;
	} );
	if ( ! value ) {
		return <NotYet { ...asked } />;
	}
	if ( value.length === 0 ) {
		return <p>{ __( 'No webhook was told of this lead.', 'svc' ) }</p>;
	}
	return (
		<ul className="svc-lead-deliveries">
			{ value.map( ( delivery ) => (
				<Delivery
					key={ delivery.id }
					delivery={ delivery }
					again={ asked.again }
				/>
			) ) }
		</ul>
	);
}

function Delivery( {
	delivery,
	again,
}: {
	delivery: WebhookDelivery;
	again: () => void;
} ) {
	const { id, event, status, last_error: error, created_at: at } = delivery;
	async function retry() {
		try {
			await retryWebhookDelivery( transport, id );
			notify( __( 'It will be sent in a moment.', 'svc' ) );
			again();
		} catch ( thrown ) {
			notifyError( failureText( thrown ) );
		}
	}
	return (
		<li>
			<span>
				<strong>{ event }</strong>
				{ ' · ' }
				{ deliveryStatusText( status ) }
				{ error !== '' && <> · { error }</> }
				<br />
				<time className="svc-lead-about" dateTime={ at }>
					{ momentText( at ) }
				</time>
			</span>
			<Button
				variant="tertiary"
				size="compact"
				aria-label={ sprintf(
					/* translators: %s: name of an event, such as "lead.created". */
					__( 'Send again: %s', 'svc' ),
					event
				) }
				onClick={ () => void retry() }
			>
				{ __( 'Send again', 'svc' ) }
			</Button>
		</li>
	);
}
