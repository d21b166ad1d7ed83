import { useSyncExternalStore } from '@wordpress/element';

/** Where WordPress's own menu becomes that of phones. */
const narrow = () => window.matchMedia( '(max-width: 782px)' );

function subscribe( listener: () => void ) {
	const query = narrow();
	query.addEventListener( 'change', listener );
	return () => query.removeEventListener( 'change', listener );
}

/** Whether there is no room for a panel beside the list. */
export const useNarrow = (): boolean =>
	useSyncExternalStore( subscribe, () => narrow().matches );
