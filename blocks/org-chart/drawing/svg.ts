/** An SVG element that is only for the eye. */
export function shape< Name extends 'svg' | 'mask' | 'path' | 'rect' >(
	name: Name,
	className = ''
): SVGElementTagNameMap[ Name ] {
	const element = document.createElementNS(
		'http://www.w3.org/2000/svg',
		name
	);
	if ( name === 'svg' ) {
		element.setAttribute( 'aria-hidden', 'true' );
		element.setAttribute( 'preserveAspectRatio', 'none' );
	}
	if ( className ) {
		element.setAttribute( 'class', className );
	}
	return element;
}
