const channel = ( hex: string ): number => {
	const part = parseInt( hex, 16 ) / 255;
	return part <= 0.04045 ? part / 12.92 : ( ( part + 0.055 ) / 1.055 ) ** 2.4;
};

const luminance = ( color: string ): number =>
	0.2126 * channel( color.slice( 1, 3 ) ) +
	0.7152 * channel( color.slice( 3, 5 ) ) +
	0.0722 * channel( color.slice( 5, 7 ) );

/** The contrast ratio of WCAG 2, from 1 to 21, as Theme\Color.php computes it. */
export function contrast( one: string, other: string ): number {
	const [ dark = 0, light = 0 ] = [
		luminance( one ),
		luminance( other ),
	].sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
}
