import { dispatch } from '@wordpress/data';
import { store } from '@wordpress/notices';

interface NoticeAction {
	label: string;
	onClick: () => void;
}

/**
 * A snackbar that says what has been done; screen readers announce it.
 *
 * @param text
 * @param action
 * @param stays  Until it is dismissed, instead of some seconds.
 */
export function notify(
	text: string,
	action?: NoticeAction,
	stays = false
): void {
	void dispatch( store ).createSuccessNotice( text, {
		type: 'snackbar',
		explicitDismiss: stays,
		...( action && { actions: [ action ] } ),
	} );
}

const keptNotice = 'svc-notice';

/** A snackbar for after the page has been loaded again. */
export function notifyNextPage( text: string ): void {
	window.sessionStorage.setItem( keptNotice, text );
}

/** Shows what the page before has left. */
export function notifyKept(): void {
	const text = window.sessionStorage.getItem( keptNotice );
	if ( text !== null ) {
		window.sessionStorage.removeItem( keptNotice );
		notify( text );
	}
}

/** A snackbar that stays until it is dismissed. */
export function notifyError( text: string ): void {
	void dispatch( store ).createErrorNotice( text, {
		type: 'snackbar',
		explicitDismiss: true,
	} );
}

/** A snackbar that stays until the function that is returned is called. */
export function notifyUntilDone( text: string ): () => void {
	const id = `svc-${ text }`;
	void dispatch( store ).createInfoNotice( text, {
		id,
		type: 'snackbar',
		explicitDismiss: true,
	} );
	return () => void dispatch( store ).removeNotice( id );
}
