import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	deleteWebhook,
	rotateWebhook,
	type Webhook,
} from '../../../../client/src/lead-pages/index';
import { DialogButtons } from '../../../shared/dialog-buttons';
import { notify } from '../../../shared/notices';
import { transport } from '../../../shared/transport';
import { WritingDialog } from '../../../shared/writing-dialog';
import { failureText } from '../../shared/failure';
import { webhookText } from '../texts';

type Action = 'rotate' | 'delete';

interface Props {
	action: Action;
	webhook: Webhook;
	close: () => void;
	/** With the new secret; empty where there is none. */
	onDone: ( secret: string ) => void;
}

const texts = ( action: Action ) =>
	( {
		rotate: {
			title: __( 'New secret', 'svc' ),
			question: __(
				'For 24 hours, messages are signed with the old secret, too. Enter the new one at the receiver by then.',
				'svc'
			),
			label: __( 'Make new secret', 'svc' ),
		},
		delete: {
			title: __( 'Delete webhook', 'svc' ),
			question: __(
				'The receiver is told nothing any more, and messages that are waiting are not sent.',
				'svc'
			),
			label: __( 'Delete', 'svc' ),
		},
	} )[ action ];

async function carryOut( action: Action, id: number ): Promise< string > {
	if ( action === 'rotate' ) {
		return ( await rotateWebhook( transport, id ) ).body.secret;
	}
	await deleteWebhook( transport, id );
	notify( __( 'Webhook deleted.', 'svc' ) );
	return '';
}

/** Asks before a receiver gets another secret or is deleted. */
export function ConfirmDialog( { action, webhook, close, onDone }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const { title, question, label } = texts( action );
	async function run() {
		setBusy( true );
		try {
			const secret = await carryOut( action, webhook.id );
			close();
			onDone( secret );
		} catch ( thrown ) {
			setError( failureText( thrown ) );
			setBusy( false );
		}
	}
	return (
		<WritingDialog
			title={ title }
			size="medium"
			isBusy={ isBusy }
			close={ close }
		>
			<div className="svc-dialog">
				{ error !== '' && (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) }
				<p className="svc-lead-address">
					<strong>{ webhookText( webhook ) }</strong>
				</p>
				<p>{ question }</p>
				<DialogButtons
					label={ label }
					onAction={ () => void run() }
					onCancel={ isBusy ? null : close }
					isDestructive={ action === 'delete' }
					isBusy={ isBusy }
				/>
			</div>
		</WritingDialog>
	);
}
