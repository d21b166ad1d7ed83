import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/** The width of a card with its gap, as in `_card.scss`. */
const card = 288;

/** More cards side by side are hard to take in. */
const most = 8;

/** Whether this many cards fit side by side. */
export function useFits(
	frame: RefObject< HTMLElement >,
	count: number
): boolean {
	const [ width, setWidth ] = useState( 0 );
	useEffect( () => {
		const observer = new ResizeObserver( ( [ entry ] ) =>
			setWidth( entry?.contentRect.width ?? 0 )
		);
		observer.observe( frame.current! );
		return () => observer.disconnect();
	}, [ frame ] );
	return count > 1 && count <= most && count * card <= width;
}
