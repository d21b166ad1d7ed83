import { Button, Modal, Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** The secret, which no later answer has. It is not closed by a click beside it. */
export function SecretDialog( {
	secret,
	close,
}: {
	secret: string;
	close: () => void;
} ) {
	const [ said, setSaid ] = useState( '' );
	async function copy() {
		try {
			await navigator.clipboard.writeText( secret );
			setSaid( __( 'Copied.', 'svc' ) );
		} catch {
			setSaid(
				__(
					'The browser refused. Select the secret and copy it.',
					'svc'
				)
			);
		}
	}
	return (
		<Modal
			title={ __( 'Secret of the webhook', 'svc' ) }
			size="medium"
			shouldCloseOnClickOutside={ false }
			onRequestClose={ close }
		>
			<div className="svc-dialog">
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Copy the secret now. It is not shown again.',
						'svc'
					) }
				</Notice>
				<TextControl
					__next40pxDefaultSize
					className="svc-lead-secret"
					label={ __( 'Secret', 'svc' ) }
					help={ __(
						'The receiver checks with it that messages come from this site.',
						'svc'
					) }
					dir="ltr"
					readOnly
					value={ secret }
					onFocus={ ( event ) => event.currentTarget.select() }
					onChange={ () => {} }
				/>
				<p role="status">{ said }</p>
				<div className="svc-dialog__buttons">
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () => void copy() }
					>
						{ __( 'Copy', 'svc' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ close }
					>
						{ __( 'Done', 'svc' ) }
					</Button>
				</div>
			</div>
		</Modal>
	);
}
