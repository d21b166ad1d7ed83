import {
	Button,
	Card,
	CardBody,
	CardHeader,
	ToggleControl,
} from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	testWebhook,
	updateWebhook,
	type Webhook,
} from '../../../../client/src/lead-pages/index';
import { Link } from '../../../shared/link';
import { addressOf } from '../../../shared/location';
import { notify, notifyError } from '../../../shared/notices';
import { transport } from '../../../shared/transport';
import { failureText } from '../../shared/failure';
import { eventText, webhookText } from '../texts';
import { ConfirmDialog } from './confirm-dialog';
import { EditDialog } from './edit-dialog';

interface Props {
	webhook: Webhook;
	onChanged: () => void;
	onSecret: ( secret: string ) => void;
}

/** A receiver with what can be done with it. */
export function WebhookCard( { webhook, onChanged, onSecret }: Props ) {
	const heading = useId();
	const [ opened, setOpened ] = useState<
		'edit' | 'rotate' | 'delete' | null
	>( null );
	const [ isBusy, setBusy ] = useState( false );
	const close = () => setOpened( null );
	async function run( work: () => Promise< unknown >, done: string ) {
		setBusy( true );
		try {
			await work();
			notify( done );
			onChanged();
		} catch ( thrown ) {
			notifyError( failureText( thrown ) );
		} finally {
			setBusy( false );
		}
	}
	const button = (
		label: string,
		act: () => void,
		isDestructive = false
	) => (
		<Button
			__next40pxDefaultSize
			variant={ isDestructive ? 'tertiary' : 'secondary' }
			isDestructive={ isDestructive }
			disabled={ isBusy }
			accessibleWhenDisabled
			aria-label={ sprintf(
				/* translators: 1: what a button does, 2: name of a webhook. */
				__( '%1$s: %2$s', 'svc' ),
				label,
				webhookText( webhook )
			) }
			onClick={ act }
		>
			{ label }
		</Button>
	);
	return (
		<Card role="group" aria-labelledby={ heading } className="svc-section">
			<CardHeader>
				<h2 id={ heading }>{ webhookText( webhook ) }</h2>
			</CardHeader>
			<CardBody>
				<Facts webhook={ webhook } />
				<ToggleControl
					label={ __( 'Active', 'svc' ) }
					help={ __(
						'A receiver that answers 410 is switched off.',
						'svc'
					) }
					checked={ webhook.active }
					disabled={ isBusy }
					onChange={ ( active ) =>
						void run(
							() =>
								updateWebhook( transport, webhook.id, {
									active,
								} ),
							active
								? __( 'Webhook switched on.', 'svc' )
								: __( 'Webhook switched off.', 'svc' )
						)
					}
				/>
				<div className="svc-lead-webhooks__buttons">
					{ button( __( 'Edit', 'svc' ), () => setOpened( 'edit' ) ) }
					{ button(
						__( 'Send test', 'svc' ),
						() =>
							void run(
								() => testWebhook( transport, webhook.id ),
								__(
									'The test is sent in a moment; Deliveries shows the answer.',
									'svc'
								)
							)
					) }
					{ button( __( 'New secret', 'svc' ), () =>
						setOpened( 'rotate' )
					) }
					{ button(
						__( 'Delete', 'svc' ),
						() => setOpened( 'delete' ),
						true
					) }
				</div>
			</CardBody>
			{ opened === 'edit' && (
				<EditDialog
					webhook={ webhook }
					close={ close }
					onSaved={ onChanged }
				/>
			) }
			{ ( opened === 'rotate' || opened === 'delete' ) && (
				<ConfirmDialog
					action={ opened }
					webhook={ webhook }
					close={ close }
					onDone={ ( secret ) => {
						onChanged();
						onSecret( secret );
					} }
				/>
			) }
		</Card>
	);
}

const Facts = ( { webhook }: { webhook: Webhook } ) => (
	<dl className="svc-lead-facts">
		<div>
			<dt>{ __( 'Address', 'svc' ) }</dt>
			<dd className="svc-lead-address" dir="ltr">
				{ webhook.url }
			</dd>
		</div>
		<div>
			<dt>{ __( 'Tells of', 'svc' ) }</dt>
			<dd>{ webhook.events.map( eventText ).join( ', ' ) }</dd>
		</div>
		<div>
			<dt>{ __( 'Sent', 'svc' ) }</dt>
			<dd>
				<Link
					href={ addressOf( 'svc-lead-deliveries', {
						webhook_id: webhook.id,
					} ) }
				>
					{ __( 'Deliveries of this webhook', 'svc' ) }
				</Link>
			</dd>
		</div>
	</dl>
);
