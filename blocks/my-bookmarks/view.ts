import { getContext, store, withSyncEvent } from '@wordpress/interactivity';
import { CHANGED } from '../bookmark-button/changed';
import { reason } from '../bookmark-button/reason';
import { settled } from './address';
import { carryOut } from './actions';
import { go, look, lookSoon, refresh } from './list';
import { focus } from './region';
import { putBack, takeAway } from './removal';
import { state } from './state';

store( 'svc/my-bookmarks', {
	actions: {
		follow: withSyncEvent( ( event: MouseEvent ) => {
			const isOwn = event.ctrlKey || event.metaKey || event.shiftKey;
			if ( ! isOwn && event.button === 0 ) {
				event.preventDefault();
				void go( ( event.currentTarget as HTMLAnchorElement ).href );
			}
		} ),
		search: withSyncEvent( ( event: SubmitEvent ) => {
			event.preventDefault();
			look( event.currentTarget as HTMLFormElement );
		} ),
		type( { target }: Event ) {
			const field = target as HTMLInputElement | HTMLSelectElement;
			lookSoon( field.form, field.type === 'search' );
		},
		remove: withSyncEvent( ( event: SubmitEvent ) => {
			event.preventDefault();
			void takeAway(
				getContext< { isGone: boolean } >(),
				event.target as HTMLFormElement
			);
		} ),
		undo: withSyncEvent( ( event: SubmitEvent ) => {
			event.preventDefault();
			void putBack();
		} ),
		manage: withSyncEvent( ( event: SubmitEvent ) => {
			event.preventDefault();
			void manage( event.target as HTMLFormElement, event.submitter );
		} ),
	},
} );

async function manage( form: HTMLFormElement, button: HTMLElement | null ) {
	const action = button instanceof HTMLButtonElement ? button.value : '';
	state.undo = null;
	try {
		const said =
			state.texts[ await carryOut( new FormData( form ), action ) ];
		await go( settled( form.action ), { replace: true } );
		state.said = said;
		if ( action === 'new-collection' ) {
			form.reset();
		}
		if ( action === 'delete-collection' ) {
			focus( '.svc-marks__manage summary' );
		}
	} catch ( error ) {
		state.said = reason( error, state.texts );
	}
}

document.addEventListener( CHANGED, () => void refresh() );
window.addEventListener( 'popstate', () => void refresh( false ) );
window.addEventListener( 'pageshow', ( { persisted } ) => {
	if ( persisted ) {
		void refresh();
	}
} );
