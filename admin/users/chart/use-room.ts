import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/** A card with the space around it, as the style has it. */
const card = 288;

/** More side by side than this say nothing at a glance. */
const most = 8;

/** Whether so many cards have room side by side. */
export function useRoom(
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
