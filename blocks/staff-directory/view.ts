import {
	getContext,
	getElement,
	store,
	withSyncEvent,
} from '@wordpress/interactivity';
import { formAddress } from './form-address';

interface Context {
	isBusy: boolean;
}

const pause = 250;

const addressOf = ( { pathname, search }: Location ) => pathname + search;

let shown = addressOf( window.location );
let hasRouter = false;
let pending: AbortController | undefined;
let timer: ReturnType< typeof setTimeout > | undefined;
/** The element that had the focus before the first of several dialogs. */
let opener: Element | null = null;

/** Shows the server's page of an address; if that fails, the browser navigates to it. */
async function load( url: string, context: Context, replace = false ) {
	forget();
	const { signal } = ( pending = new AbortController() );
	context.isBusy = true;
	try {
		const response = await fetch( url, { signal } );
		const html = await response.text();
		if ( ! response.ok || response.redirected ) {
			throw new Error( response.statusText );
		}
		const { actions } = await router();
		if ( ! signal.aborted ) {
			await actions.navigate( url, {
				html,
				replace,
				force: true,
				loadingAnimation: false,
				screenReaderAnnouncement: false,
			} );
			shown = addressOf( window.location );
		}
	} catch {
		if ( ! signal.aborted ) {
			window.location.assign( url );
		}
	} finally {
		if ( ! signal.aborted ) {
			context.isBusy = false;
		}
	}
}

async function router() {
	const found = await import( '@wordpress/interactivity-router' );
	hasRouter = true;
	return found;
}

/** An earlier request must not finish after a later one. */
function forget() {
	clearTimeout( timer );
	pending?.abort();
}

/** Until the router is loaded, nothing else handles a step back to an earlier address. */
window.addEventListener( 'popstate', () => {
	if ( ! hasRouter && addressOf( window.location ) !== shown ) {
		window.location.reload();
	}
} );

async function go(
	link: HTMLAnchorElement,
	context: Context,
	region: HTMLElement | null
) {
	await load( link.href, context );
	if ( link.dataset.svcGo === 'page' ) {
		region?.querySelector< HTMLElement >( '[role=status]' )?.focus();
	}
}

function focusOpener() {
	if (
		opener instanceof HTMLElement &&
		! opener.ownerDocument.querySelector( ':modal' )
	) {
		opener.focus();
	}
}

const isPlain = ( event: MouseEvent ) =>
	event.button === 0 &&
	! ( event.metaKey || event.ctrlKey || event.shiftKey || event.altKey );

const send = ( form: HTMLFormElement, context: Context, replace = false ) =>
	load( formAddress( form.action, new FormData( form ) ), context, replace );

store( 'svc/staff-directory', {
	actions: {
		type( event: InputEvent ) {
			const field = event.target as HTMLInputElement;
			if ( field.type !== 'search' || event.isComposing ) {
				return;
			}
			const context = getContext< Context >();
			forget();
			// One search is one step back, however many letters it has.
			const goesOn = window.location.search.includes(
				`${ field.name }=`
			);
			timer = setTimeout( () => {
				if ( field.form ) {
					void send( field.form, context, goesOn );
				}
			}, pause );
		},
		choose( event: Event ) {
			const field = event.target as HTMLSelectElement;
			if ( field.type === 'select-one' && field.form ) {
				void send( field.form, getContext< Context >() );
			}
		},
		submit: withSyncEvent( ( event: SubmitEvent ) => {
			event.preventDefault();
			void send(
				event.target as HTMLFormElement,
				getContext< Context >()
			);
		} ),
		follow: withSyncEvent( ( event: MouseEvent ) => {
			const target = event.target as Element;
			const link = target.closest< HTMLAnchorElement >(
				'a[data-svc-go], a[data-svc-close]'
			);
			if ( target instanceof HTMLDialogElement ) {
				target.close();
			}
			if ( ! link || ! isPlain( event ) ) {
				return;
			}
			event.preventDefault();
			const dialog = link.closest( 'dialog' );
			if ( 'svcClose' in link.dataset && dialog ) {
				dialog.close();
				return;
			}
			const context = getContext< Context >();
			// The page that is being loaded must not be undone.
			if ( ! context.isBusy ) {
				void go( link, context, getElement().ref );
			}
		} ),
		async leave() {
			const link =
				getElement().ref?.querySelector< HTMLAnchorElement >(
					'[data-svc-close]'
				);
			if ( link ) {
				forget();
				const { actions } = await router();
				await actions.navigate( link.href, {
					replace: true,
					loadingAnimation: false,
					screenReaderAnnouncement: false,
				} );
				shown = addressOf( window.location );
			}
		},
	},
	callbacks: {
		show() {
			const dialog = getElement().ref as HTMLDialogElement;
			const { activeElement } = dialog.ownerDocument;
			if (
				activeElement?.matches( 'a[data-svc-go]' ) &&
				! activeElement.closest( 'dialog' )
			) {
				opener = activeElement;
			}
			if ( ! dialog.matches( ':modal' ) ) {
				dialog.removeAttribute( 'open' );
				dialog.showModal();
			}
			// It may go without being closed, or for the next one.
			return () => setTimeout( focusOpener );
		},
	},
} );
