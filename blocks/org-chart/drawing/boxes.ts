export interface Size {
	width: number;
	height: number;
}

/** A rectangle, as getBoundingClientRect() has it. */
export interface Box extends Size {
	x: number;
	y: number;
}

export interface Point {
	x: number;
	y: number;
}

export const middleOf = ( { x, y, width, height }: Box ): Point => ( {
	x: x + width / 2,
	y: y + height / 2,
} );
