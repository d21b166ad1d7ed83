import { getServerState } from '@wordpress/interactivity';
import { fieldsOf, searched, settled } from './address';
import { saying, show } from './region';
import { shared, state, type Shared } from './state';

let isTyping = false;

/** Letters of one word are one step of the way back. */
export function look( form: HTMLFormElement | null, isWord = false ) {
	if ( form ) {
		const address = searched( window.location.href, new FormData( form ) );
		if ( address !== window.location.href ) {
			void go( address, { replace: isWord && isTyping } );
		}
		isTyping = isWord;
	}
}

export async function go(
	address: string,
	options: { replace?: boolean } = {}
) {
	state.undo = null;
	isTyping = false;
	try {
		await show( address, options );
		state.said = saying();
		agree();
	} catch {
		state.said = state.texts.offline;
	}
}

/** What is so now; what was said stays. */
export async function refresh() {
	try {
		await show( settled( window.location.href ), { replace: true } );
		agree();
	} catch {
		// What was done is done; the list will say so when the site can be reached again.
	}
}

/** Search forms and marks stand outside of what was exchanged. */
function agree() {
	for ( const [ name, value ] of Object.entries(
		fieldsOf( window.location.href )
	) ) {
		for ( const field of document.querySelectorAll< HTMLInputElement >(
			`.svc-marks__search [name="${ name }"]`
		) ) {
			if ( field !== field.ownerDocument.activeElement ) {
				field.value = value;
			}
		}
	}
	const { marks } = getServerState< Shared >( 'svc/bookmarks' );
	for ( const [ key, mark ] of Object.entries( marks ?? {} ) ) {
		shared.marks[ key ] = { ...shared.marks[ key ], ...mark };
	}
}
