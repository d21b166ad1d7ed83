import { Button } from '@wordpress/components';
import { dispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { sendTest } from '../../../client/src/etb/index';
import { textOf } from '../../shared/failure';
import { notify, notifyError } from '../../shared/notices';
import { transport } from '../../shared/transport';
import { selectors, unsaved } from './template';
import { testStore } from './test-store';

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

/** The outcome is said beside the panel, which may be gone by then. */
async function send(): Promise< void > {
	const { setSending } = dispatch( testStore );
	void setSending( true );
	try {
		notify( await sendUnsaved() );
	} catch ( thrown ) {
		notifyError( textOf( thrown ) );
	} finally {
		void setSending( false );
	}
}

export function SendTest() {
	const isBusy = useSelect(
		( select ) => select( testStore ).isSending(),
		[]
	);
	return (
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
	);
}
