import { useCallback, useEffect, useRef } from '@wordpress/element';
import { focusHeading } from '../focus-heading';
import type { List } from './use-list';

/** Reads the list again, and moves the focus to the heading if the element that had it has gone with its row. */
export function useReadAgain( {
	isWaiting,
	again,
}: Pick< List< unknown, unknown >, 'isWaiting' | 'again' > ) {
	const isAgain = useRef( false );
	useEffect( () => {
		if ( isAgain.current && ! isWaiting ) {
			isAgain.current = false;
			const { activeElement, body } = document;
			if ( activeElement === body ) {
				focusHeading();
			}
		}
	}, [ isWaiting ] );
	return useCallback( () => {
		isAgain.current = true;
		again();
	}, [ again ] );
}
