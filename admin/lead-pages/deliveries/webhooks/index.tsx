import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Empty } from '../../../shared/empty';
import { Link } from '../../../shared/link';
import { addressOf } from '../../../shared/location';
import { Screen } from '../../../shared/screen';
import { ScreenNotYet } from '../../../shared/skeleton';
import { EditDialog } from './edit-dialog';
import { SecretDialog } from './secret-dialog';
import { useWebhooks } from './use-webhooks';
import { WebhookCard } from './webhook-card';

/** The receivers that are told of leads. */
export function Webhooks() {
	const { webhooks, isRead, ...asked } = useWebhooks();
	const [ isAdding, setAdding ] = useState( false );
	const [ secret, setSecret ] = useState( '' );
	return (
		<Screen
			title={ __( 'Webhooks', 'svc' ) }
			back={
				<Link
					className="svc-back"
					href={ addressOf( 'svc-lead-deliveries' ) }
				>
					{ __( 'Deliveries of leads', 'svc' ) }
				</Link>
			}
			actions={
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => setAdding( true ) }
				>
					{ __( 'Add webhook', 'svc' ) }
				</Button>
			}
		>
			{ ! isRead && <ScreenNotYet { ...asked } /> }
			{ isRead && webhooks.length === 0 && (
				<Empty
					texts={ [
						__( 'There are no webhooks yet.', 'svc' ),
						__(
							'A webhook tells another system, such as a CRM, of leads within a minute.',
							'svc'
						),
					] }
				/>
			) }
			<div className="svc-lead-webhooks">
				{ webhooks.map( ( webhook ) => (
					<WebhookCard
						key={ webhook.id }
						webhook={ webhook }
						onChanged={ asked.again }
						onSecret={ setSecret }
					/>
				) ) }
			</div>
			{ isAdding && (
				<EditDialog
					webhook={ null }
					close={ () => setAdding( false ) }
					onSaved={ ( made ) => {
						asked.again();
						setSecret( made ?? '' );
					} }
				/>
			) }
			{ secret !== '' && (
				<SecretDialog
					secret={ secret }
					close={ () => setSecret( '' ) }
				/>
			) }
		</Screen>
	);
}
