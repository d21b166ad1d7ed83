const size = 80;
const patience = 4000;

/** The photos by their addresses, small and as data; those that cannot be had are left out. */
export async function photosOf(
	images: Iterable< HTMLImageElement >
): Promise< Map< string, string > > {
	const addresses = [ ...new Set( [ ...images ].map( ( { src } ) => src ) ) ];
	const pairs = await Promise.all(
		addresses.map( async ( address ) => [
			address,
			await dataOf( address ).catch( () => null ),
		] )
	);
	return new Map(
		pairs.filter(
			( pair ): pair is [ string, string ] => pair[ 1 ] !== null
		)
	);
}

async function dataOf( address: string ): Promise< string > {
	const answer = await fetch( address, {
		signal: AbortSignal.timeout( patience ),
	} );
	if ( ! answer.ok ) {
		throw new Error( `No photo: ${ answer.status }` );
	}
	const source = URL.createObjectURL( await answer.blob() );
	try {
		const image = new Image();
		image.src = source;
		await image.decode();
		return drawn( image );
	} finally {
		URL.revokeObjectURL( source );
	}
}

function drawn( image: HTMLImageElement ): string {
	const canvas = document.createElement( 'canvas' );
	canvas.width = canvas.height = size;
	const scale =
		size /
		Math.max( 1, Math.min( image.naturalWidth, image.naturalHeight ) );
	const width = ( image.naturalWidth || size ) * scale;
	const height = ( image.naturalHeight || size ) * scale;
	const pen = canvas.getContext( '2d' )!;
	pen.fillStyle = '#ffffff';
	pen.fillRect( 0, 0, size, size );
	pen.drawImage(
		image,
		( size - width ) / 2,
		( size - height ) / 2,
		width,
		height
	);
	return canvas.toDataURL( 'image/jpeg', 0.85 );
}
