import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { sendTest } from '../../../client/src/etb/index';
import { textOf } from '../../shared/failure';
import { transport } from '../../shared/transport';
import { selectors, unsaved } from './template';

/** Sends what is in the editor, which may not be saved yet, with sample data to the account's own address. */
async function sendUnsaved(): Promise< string > {
	const { body } = await sendTest(
		transport,
		selectors().getCurrentPostId(),
		{ ...unsaved(), sample: true }
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
			setResult( { text: await sendUnsaved(), isError: false } );
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
