import { crc32, deflateSync } from 'node:zlib';

function chunk( type: string, data: Buffer ): Buffer {
	const body = Buffer.concat( [ Buffer.from( type ), data ] );
	const length = Buffer.alloc( 4 );
	length.writeUInt32BE( data.length );
	const sum = Buffer.alloc( 4 );
	sum.writeUInt32BE( crc32( body ) );
	return Buffer.concat( [ length, body, sum ] );
}

interface Drawn {
	/** Text that comes along. */
	says?: string;
	/** Rows of the image; fewer than its height make it incomplete. */
	rows?: number;
	/** Red, green, blue, and opacity where it is not full. */
	color?: readonly number[];
}

/** A PNG of one color. */
export function png(
	width: number,
	height: number,
	{ says = '', rows = height, color = [ 0x7f, 0x7f, 0x7f ] }: Drawn = {}
): Buffer {
	const head = Buffer.alloc( 13 );
	head.writeUInt32BE( width, 0 );
	head.writeUInt32BE( height, 4 );
	head.set( [ 8, color.length === 4 ? 6 : 2, 0, 0, 0 ], 8 );
	const row = Buffer.concat( [
		Buffer.from( [ 0 ] ),
		Buffer.alloc( width * color.length, Buffer.from( color ) ),
	] );
	return Buffer.concat( [
		Buffer.from( [ 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a ] ),
		chunk( 'IHDR', head ),
		...( says
			? [ chunk( 'tEXt', Buffer.from( `Comment\0${ says }` ) ) ]
			: [] ),
		chunk(
			'IDAT',
			deflateSync(
				Buffer.concat( Array.from( { length: rows }, () => row ) )
			)
		),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

const word = ( ...numbers: number[] ) =>
	Buffer.concat(
		numbers.map( ( number ) => {
			const bytes = Buffer.alloc( 2 );
			bytes.writeUInt16LE( number );
			return bytes;
		} )
	);

/** A GIF of black and white, whose frames have a size of their own. */
export function gif(
	canvas: readonly [ number, number ],
	frames: ReadonlyArray< readonly [ number, number ] >
): Buffer {
	return Buffer.concat( [
		Buffer.from( 'GIF89a' ),
		word( ...canvas ),
		Buffer.from( [ 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff ] ),
		...frames.map( ( size ) =>
			Buffer.concat( [
				Buffer.from( [ 0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c ] ),
				word( 0, 0, ...size ),
				// Clear, one pixel, end.
				Buffer.from( [ 0, 2, 2, 0x44, 1, 0 ] ),
			] )
		),
		Buffer.from( ';' ),
	] );
}

/** A Windows bitmap of one pixel: an image that PHP can decode, of a type that is not accepted. */
export function bmp(): Buffer {
	const bytes = Buffer.alloc( 58, 0x7f );
	bytes.write( 'BM', 0 );
	[ 58, 0, 54, 40, 1, 1 ].forEach( ( number, index ) =>
		bytes.writeUInt32LE( number, 2 + 4 * index )
	);
	[ 1, 24 ].forEach( ( number, index ) =>
		bytes.writeUInt16LE( number, 26 + 2 * index )
	);
	bytes.fill( 0, 30, 54 );
	return bytes;
}

export const base64 = ( bytes: Buffer ) => bytes.toString( 'base64' );
