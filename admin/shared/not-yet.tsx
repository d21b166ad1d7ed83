import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import type { Asked } from './use-answer';
import { textOf } from './failure';
import { focusHeading } from './focus-heading';

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
			<Button
				variant="secondary"
				onClick={ ( { currentTarget }: MouseEvent< HTMLElement > ) => {
					// The button goes, and what is asked for is not there yet.
					const dialog =
						currentTarget.closest< HTMLElement >(
							'[role="dialog"]'
						);
					if ( dialog ) {
						dialog.focus();
					} else {
						focusHeading();
					}
					again();
				} }
			>
				{ __( 'Try again', 'svc' ) }
			</Button>
		</>
	);
