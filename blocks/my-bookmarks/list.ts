import { getServerState } from '@wordpress/interactivity';
import { fieldsOf, searched, settled } from './address';
import { saying, show } from './region';
import { shared, state, type Shared } from './state';

let isTyping = false;

/** The last request, which may still be running. */
let asked = window.location.href;

let typing: ReturnType< typeof setTimeout > | undefined;

/** Waits for the end of a word. */
export function lookSoon( form: HTMLFormElement | null, isWord: boolean ) {
	clearTimeout( typing );
	typing = setTimeout( () => look( form, isWord ), isWord ? 300 : 0 );
}

/** Letters that are typed into one word make one entry of the browser's history. */
export function look( form: HTMLFormElement | null, isWord = false ) {
	clearTimeout( typing );
	typing = undefined;
	if ( form ) {
		const address = searched( asked, new FormData( form ) );
		if ( address !== asked ) {
			void go( address, { replace: isWord && isTyping }, isWord );
		}
		isTyping = isWord;
	}
}

export async function go(
	address: string,
	options: { replace?: boolean } = {},
	isTyped = false
) {
	state.undo = null;
	isTyping = false;
	asked = address;
	try {
		if ( await show( address, options ) ) {
			state.said = saying();
			agree( isTyped );
		}
	} catch {
		if ( asked === address ) {
			asked = window.location.href;
			state.said = state.texts.offline;
		}
	}
}

/** Shows the current state; messages stay. */
export async function refresh( isTyped = true ) {
	asked = settled( window.location.href );
	try {
		if ( await show( asked, { replace: true } ) ) {
			agree( isTyped );
		}
	} catch {
		// The change was saved; the list shows it when the site can be reached again.
	}
}

/** Search forms and marks are outside the replaced part. Text that is being typed is kept. */
function agree( isTyped: boolean ) {
	for ( const [ name, value ] of Object.entries(
		fieldsOf( window.location.href )
	) ) {
		for ( const field of document.querySelectorAll< HTMLInputElement >(
			`.svc-marks__search [name="${ name }"]`
		) ) {
			const hasFocus = field === field.ownerDocument.activeElement;
			if ( ! hasFocus || ( ! isTyped && ! typing ) ) {
				field.value = value;
			}
		}
	}
	const { marks } = getServerState< Shared >( 'svc/bookmarks' );
	for ( const [ key, mark ] of Object.entries( marks ?? {} ) ) {
		shared.marks[ key ] = { ...shared.marks[ key ], ...mark };
	}
}
