import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { sendTest } from '../../../client/src/etb/index';
import { textOf } from '../../shared/failure';
import { transport } from '../../shared/transport';
import { save, selectors } from './template';

/** Saves the template, because the server sends what it has, and sends it with sample data to the account's own address. */
async function saveAndSend(): Promise< string | null > {
	if ( ! ( await save() ) ) {
		return null;
	}
	const { body } = await sendTest(
		transport,
		selectors().getCurrentPostId(),
		{ sample: true }
	);
	return sprintf(
		/* translators: %s: e-mail address. */
		__( 'Test sent to %s.', 'svc' ),
		body.to
	);
}

export function SendTest() {
	const [ isBusy, setBusy ] = useState( false );
	const [ result, setResult ] = useState( { text: '', isError: false } );
	async function send() {
		setBusy( true );
		setResult( { text: '', isError: false } );
		try {
			setResult( {
				text:
					( await saveAndSend() ) ??
					__(
						'The template could not be saved, so no test was sent.',
						'svc'
					),
				isError: false,
			} );
		} catch ( thrown ) {
			setResult( { text: textOf( thrown ), isError: true } );
		} finally {
			setBusy( false );
		}
	}
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void send() }
			>
				{ __( 'Send test to me', 'svc' ) }
			</Button>
			<p
				role="status"
				className={ result.isError ? 'svc-mail-error' : '' }
			>
				{ result.text }
			</p>
		</>
	);
}
