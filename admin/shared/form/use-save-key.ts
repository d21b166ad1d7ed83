import { useEffect, useRef, type RefObject } from '@wordpress/element';

const isSave = ( event: KeyboardEvent ): boolean =>
	( event.ctrlKey || event.metaKey ) &&
	! event.altKey &&
	! event.shiftKey &&
	event.key.toLowerCase() === 's';

/** Whether WordPress shows a dialog above the form. */
const isCovered = () =>
	document.querySelector( '.components-modal__screen-overlay' ) !== null;

/**
 * Ctrl+S, on a Mac Command+S, sends a form instead of saving the page as a file.
 *
 * @param form
 * @param isReady Whether there is something to save.
 */
export function useSaveKey(
	form: RefObject< HTMLFormElement >,
	isReady: boolean
): void {
	const ready = useRef( isReady );
	ready.current = isReady;
	useEffect( () => {
		function save( event: KeyboardEvent ) {
			if ( ! isSave( event ) ) {
				return;
			}
			event.preventDefault();
			if ( isCovered() ) {
				return;
			}
			// Fields take over what was typed when the focus leaves them.
			const { activeElement } = document;
			if ( activeElement instanceof HTMLElement ) {
				activeElement.blur();
				activeElement.focus( { preventScroll: true } );
			}
			window.setTimeout( () => {
				if ( ready.current ) {
					form.current?.requestSubmit();
				}
			} );
		}
		document.addEventListener( 'keydown', save );
		return () => document.removeEventListener( 'keydown', save );
	}, [ form ] );
}
