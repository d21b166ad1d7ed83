import { useCallback, useEffect, useRef } from '@wordpress/element';

/** Brings somebody into the middle of the window, and the focus to them, once they are drawn. */
export function useFocus(): ( key: string ) => void {
	const wanted = useRef< string | null >( null );
	const bring = useCallback( () => {
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
	useEffect( bring );
	return useCallback(
		( key: string ) => {
			wanted.current = key;
			bring();
		},
		[ bring ]
	);
}

/** Who has opened a menu or a dialog in the meantime is not called away from it. */
const isElsewhere = ( { activeElement }: Document ) =>
	activeElement?.closest( '.components-popover, .components-modal__frame' );
