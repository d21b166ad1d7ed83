const side = 1024;

/** The measures of an image that fits into a square, without being made larger. */
export function fitting( width: number, height: number, within = side ) {
	const scale = Math.min( 1, within / Math.max( width, height ) );
	return {
		width: Math.max( 1, Math.round( width * scale ) ),
		height: Math.max( 1, Math.round( height * scale ) ),
	};
}

/** A picture of a phone's camera, small enough to send; the browser turns it upright, and what it says of time and place stays behind. */
export async function shrink( file: Blob ): Promise< string > {
	const image = await createImageBitmap( file );
	const { width, height } = fitting( image.width, image.height );
	const canvas = document.createElement( 'canvas' );
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext( '2d' );
	if ( ! context ) {
		throw new Error( 'No canvas' );
	}
	// Transparent pictures become JPEG, which has no transparency.
	context.fillStyle = '#fff';
	context.fillRect( 0, 0, width, height );
	context.drawImage( image, 0, 0, width, height );
	image.close();
	return canvas.toDataURL( 'image/jpeg', 0.9 ).replace( /^[^,]*,/, '' );
}
