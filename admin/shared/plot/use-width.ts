import { useEffect, useRef, useState } from '@wordpress/element';

/** Until the place has been measured. */
const usual = 640;

/** The width of a drawing in pixels, so that its texts keep their size. */
export function useWidth() {
	const place = useRef< SVGSVGElement >( null );
	const [ width, setWidth ] = useState( usual );
	useEffect( () => {
		const element = place.current;
		if ( ! element ) {
			return undefined;
		}
		const observer = new ResizeObserver( ( [ entry ] ) =>
			setWidth( Math.max( 200, entry?.contentRect.width ?? usual ) )
		);
		observer.observe( element );
		return () => observer.disconnect();
	}, [] );
	return { place, width };
}
