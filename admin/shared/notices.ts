import { dispatch } from '@wordpress/data';
import { store } from '@wordpress/notices';

interface NoticeAction {
	label: string;
	onClick: () => void;
}

/** A snackbar that says what has been done; screen readers announce it. */
export function notify( text: string, action?: NoticeAction ): void {
	void dispatch( store ).createSuccessNotice( text, {
		type: 'snackbar',
		...( action && { actions: [ action ] } ),
	} );
}

/** A snackbar that stays until it is dismissed. */
export function notifyError( text: string ): void {
	void dispatch( store ).createErrorNotice( text, {
		type: 'snackbar',
		explicitDismiss: true,
	} );
}
