import { crc32, deflateSync } from 'node:zlib';

function chunk( type: string, data: Buffer ): Buffer {
	const body = Buffer.concat( [ Buffer.from( type ), data ] );
	const length = Buffer.alloc( 4 );
	length.writeUInt32BE( data.length );
	const sum = Buffer.alloc( 4 );
	sum.writeUInt32BE( crc32( body ) );
	return Buffer.concat( [ length, body, sum ] );
}

/** A PNG of one colour; what else it says comes along as text. */
export function png(
	width: number,
	height: number,
	{ says = '', rows = height } = {}
): Buffer {
	const head = Buffer.alloc( 13 );
	head.writeUInt32BE( width, 0 );
	head.writeUInt32BE( height, 4 );
	head.set( [ 8, 2, 0, 0, 0 ], 8 );
	const row = Buffer.concat( [
		Buffer.from( [ 0 ] ),
		Buffer.alloc( width * 3, 0x7f ),
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

export const base64 = ( bytes: Buffer ) => bytes.toString( 'base64' );
