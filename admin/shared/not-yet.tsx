import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Asked } from './use-answer';
import { textOf } from './failure';

/** In place of an answer: a spinner, or the failure with a button to try again. */
export const NotYet = ( {
	failure,
	again,
}: Omit< Asked< never >, 'value' > ) =>
	failure === null ? (
		<Spinner />
	) : (
		<>
			<Notice status="error" isDismissible={ false }>
				{ textOf( failure ) }
			</Notice>
			<Button variant="secondary" onClick={ again }>
				{ __( 'Try again', 'svc' ) }
			</Button>
		</>
	);
