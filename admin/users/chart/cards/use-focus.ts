import { useCallback, useEffect, useRef } from '@wordpress/element';

/** Scrolls to a card and moves the focus to it, as soon as it is rendered. */
export function useFocus(): ( key: string ) => void {
	const wanted = useRef< string | null >( null );
	const show = useCallback( () => {
		const card =
			wanted.current && document.getElementById( wanted.current );
		if ( ! card ) {
			return;
		}
		wanted.current = null;
		if ( isElsewhere( card.ownerDocument ) ) {
			return;
		}
		const stop = card.matches( '[tabindex], button' )
			? card
			: card.querySelector< HTMLElement >( 'a, button' );
		stop?.focus( { preventScroll: true } );
		card.scrollIntoView( {
			block: 'center',
			inline: 'center',
			behavior: matchMedia( '(prefers-reduced-motion: reduce)' ).matches
				? 'instant'
				: 'smooth',
		} );
	}, [] );
	useEffect( show );
	return useCallback(
		( key: string ) => {
			wanted.current = key;
			show();
		},
		[ show ]
	);
}

/** A menu or a dialog that was opened in the meantime keeps the focus. */
const isElsewhere = ( { activeElement }: Document ) =>
	activeElement?.closest( '.components-popover, .components-modal__frame' );
