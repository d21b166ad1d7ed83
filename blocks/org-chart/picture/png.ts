import type { Size } from '../drawing/boxes';

/** Limits of browsers' canvases. */
const longest = 16000;
const largest = 100_000_000;

/** Twice as large, for sharp print, or as large as the browser can. */
export const scaleFor = ( { width, height }: Size ): number =>
	Math.min(
		2,
		longest / Math.max( width, height ),
		Math.sqrt( largest / ( width * height ) )
	);

export async function png( picture: Size & { text: string } ): Promise< Blob > {
	const source = URL.createObjectURL(
		new Blob( [ picture.text ], { type: 'image/svg+xml' } )
	);
	try {
		const image = new Image();
		image.src = source;
		await image.decode();
		return await painted( image, picture );
	} finally {
		URL.revokeObjectURL( source );
	}
}

function painted( image: HTMLImageElement, size: Size ): Promise< Blob > {
	const scale = scaleFor( size );
	const canvas = document.createElement( 'canvas' );
	canvas.width = Math.round( size.width * scale );
	canvas.height = Math.round( size.height * scale );
	canvas
		.getContext( '2d' )!
		.drawImage( image, 0, 0, canvas.width, canvas.height );
	return new Promise( ( done, fail ) =>
		canvas.toBlob( ( blob ) =>
			blob ? done( blob ) : fail( new Error( 'No picture' ) )
		)
	);
}
