import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [ number, number, number ];

/** How far a point is outside of a shape; negative inside. */
export type Shape = ( x: number, y: number ) => number;

export const ellipse =
	( cx: number, cy: number, rx: number, ry = rx ): Shape =>
	( x, y ) =>
		( Math.hypot( ( x - cx ) / rx, ( y - cy ) / ry ) - 1 ) *
		Math.min( rx, ry );

/** A rectangle with round corners, by its middle. */
export const box =
	(
		cx: number,
		cy: number,
		width: number,
		height: number,
		radius: number
	): Shape =>
	( x, y ) => {
		const right = Math.abs( x - cx ) - width / 2 + radius;
		const below = Math.abs( y - cy ) - height / 2 + radius;
		return (
			Math.hypot( Math.max( right, 0 ), Math.max( below, 0 ) ) +
			Math.min( Math.max( right, below ), 0 ) -
			radius
		);
	};

export const either = ( first: Shape, ...others: Shape[] ): Shape =>
	others.reduce(
		( one, other ) => ( x, y ) => Math.min( one( x, y ), other( x, y ) ),
		first
	);

export const within =
	( shape: Shape, other: Shape ): Shape =>
	( x, y ) =>
		Math.max( shape( x, y ), other( x, y ) );

export const without =
	( shape: Shape, other: Shape ): Shape =>
	( x, y ) =>
		Math.max( shape( x, y ), -other( x, y ) );

/** The line around a shape. */
export const outline =
	( shape: Shape, width: number ): Shape =>
	( x, y ) =>
		Math.abs( shape( x, y ) ) - width / 2;

/** A square image that shapes are painted on, from 0 to 100 in both directions. */
export class Canvas {
	private readonly pixels: Uint8Array;

	public constructor(
		private readonly side: number,
		background: Colour
	) {
		this.pixels = new Uint8Array( side * side * 3 );
		this.paint( () => -Infinity, background );
	}

	/** With smooth edges. */
	public paint( shape: Shape, colour: Colour ): void {
		const scale = this.side / 100;
		for ( let row = 0, at = 0; row < this.side; row++ ) {
			for ( let column = 0; column < this.side; column++, at += 3 ) {
				const distance = shape(
					( column + 0.5 ) / scale,
					( row + 0.5 ) / scale
				);
				const cover = Math.min( 1, 0.5 - distance * scale );
				if ( cover > 0 ) {
					this.blend( at, colour, cover );
				}
			}
		}
	}

	public png(): Buffer {
		const header = Buffer.alloc( 13 );
		header.writeUInt32BE( this.side, 0 );
		header.writeUInt32BE( this.side, 4 );
		// Eight bits a colour, red, green and blue.
		header.set( [ 8, 2, 0, 0, 0 ], 8 );
		return Buffer.concat( [
			Buffer.from( '\x89PNG\r\n\x1a\n', 'latin1' ),
			chunk( 'IHDR', header ),
			chunk( 'IDAT', deflateSync( this.rows() ) ),
			chunk( 'IEND', Buffer.alloc( 0 ) ),
		] );
	}

	private blend( at: number, colour: Colour, cover: number ): void {
		for ( let part = 0; part < 3; part++ ) {
			const before = this.pixels[ at + part ]!;
			this.pixels[ at + part ] =
				before + ( colour[ part ]! - before ) * cover + 0.5;
		}
	}

	/** Each row begins with the number of its filter: none. */
	private rows(): Buffer {
		const width = this.side * 3;
		const rows = Buffer.alloc( ( width + 1 ) * this.side );
		for ( let row = 0; row < this.side; row++ ) {
			rows.set(
				this.pixels.subarray( row * width, ( row + 1 ) * width ),
				row * ( width + 1 ) + 1
			);
		}
		return rows;
	}
}

function chunk( type: string, content: Buffer ): Buffer {
	const named = Buffer.concat( [ Buffer.from( type, 'latin1' ), content ] );
	const framed = Buffer.alloc( named.length + 8 );
	framed.writeUInt32BE( content.length, 0 );
	framed.set( named, 4 );
	framed.writeUInt32BE( crc32( named ), named.length + 4 );
	return framed;
}
