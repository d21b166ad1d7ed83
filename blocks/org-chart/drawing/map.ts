import type { Box, Point, Size } from './boxes';

/** Whether the content does not fit into the frame, by more than a ring around it. */
export const isLarger = ( content: Size, frame: Size ) =>
	content.width > frame.width + 8 || content.height > frame.height + 8;

/** The largest scale at which the content fits into a map of this size. */
export const scaleOf = ( content: Size, most: Size ) =>
	Math.min( most.width / content.width, most.height / content.height );

/** A box of the content, on the map. */
export const onMap = ( box: Box, content: Box, scale: number ): Box => ( {
	x: ( box.x - content.x ) * scale,
	y: ( box.y - content.y ) * scale,
	width: box.width * scale,
	height: box.height * scale,
} );

/** The part of the content that is visible in the frame, on the map. */
export function seen( content: Box, frame: Box, scale: number ): Box {
	const left = Math.max( content.x, frame.x );
	const top = Math.max( content.y, frame.y );
	const right = Math.min( content.x + content.width, frame.x + frame.width );
	const bottom = Math.min(
		content.y + content.height,
		frame.y + frame.height
	);
	return onMap(
		{
			x: left,
			y: top,
			width: Math.max( 0, right - left ),
			height: Math.max( 0, bottom - top ),
		},
		content,
		scale
	);
}

/** How far the frame has to be scrolled to have a point of the map in its middle. */
export const wayTo = (
	point: Point,
	content: Box,
	frame: Box,
	scale: number
): Point => ( {
	x: content.x + point.x / scale - ( frame.x + frame.width / 2 ),
	y: content.y + point.y / scale - ( frame.y + frame.height / 2 ),
} );

/** Rectangles as the data of one SVG path. */
export const pathOf = ( boxes: Box[] ) =>
	boxes
		.map(
			( { x, y, width, height } ) =>
				`M${ round( x ) } ${ round( y ) }h${ round( width ) }v${ round( height ) }h${ -round( width ) }z`
		)
		.join( '' );

const round = ( number: number ) => Math.round( number * 100 ) / 100;
