const side = 1024;

/** The size of an image fitted into a square; small images keep theirs. */
export function fitting( width: number, height: number, within = side ) {
	const scale = Math.min( 1, within / Math.max( width, height ) );
	return {
		width: Math.max( 1, Math.round( width * scale ) ),
		height: Math.max( 1, Math.round( height * scale ) ),
	};
}

/** A photo as a JPEG of at most 1024 by 1024 pixels, in base64: small enough to send, upright, and without its metadata. */
export async function shrink( file: Blob ): Promise< string > {
	const image = await createImageBitmap( file );
	const { width, height } = fitting( image.width, image.height );
	const canvas = document.createElement( 'canvas' );
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext( '2d' );
	if ( ! context ) {
		throw new Error( 'This browser has no 2D canvas.' );
	}
	// JPEG has no transparency.
	context.fillStyle = '#fff';
	context.fillRect( 0, 0, width, height );
	context.drawImage( image, 0, 0, width, height );
	image.close();
	return canvas.toDataURL( 'image/jpeg', 0.9 ).replace( /^[^,]*,/, '' );
}
