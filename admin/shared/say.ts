import { dispatch } from '@wordpress/data';
import { store } from '@wordpress/notices';

interface Offer {
	label: string;
	onClick: () => void;
}

/** Tells in a corner what has been done; screen readers hear it. */
export function say( text: string, offer?: Offer ): void {
	void dispatch( store ).createSuccessNotice( text, {
		type: 'snackbar',
		...( offer && { actions: [ offer ] } ),
	} );
}

export function complain( text: string ): void {
	void dispatch( store ).createErrorNotice( text, {
		type: 'snackbar',
		explicitDismiss: true,
	} );
}
