import type { Box, Size } from '../drawing/boxes';
import type { PictureNode } from './node';

export interface Card extends Box {
	node: PictureNode;
}

export type Line = [ x: number, y: number ][];

export interface Layout extends Size {
	cards: Card[];
	lines: Line[];
}

/** The org chart, or a part of it. */
export interface Placed extends Layout {
	/** Where the line from a manager above meets the card. */
	axis: number;
}

const gap = { beside: 16, below: 10, row: 40, column: 48, stack: 12 };
const indent = 28;

/** Reports in several columns within a frame. */
export function grid( below: Placed[], most: number ): Placed {
	const widths: number[] = [];
	const heights: number[] = [];
	below.forEach( ( { width, height }, index ) => {
		const [ column, line ] = [ index % most, Math.floor( index / most ) ];
		widths[ column ] = Math.max( widths[ column ] ?? 0, width );
		heights[ line ] = Math.max( heights[ line ] ?? 0, height );
	} );
	const start = ( sizes: number[], index: number ) =>
		sizes
			.slice( 0, index )
			.reduce( ( sum, size ) => sum + size + gap.below, gap.below );
	const boxes = below.map( ( placed, index ) =>
		moved(
			placed,
			start( widths, index % most ),
			start( heights, Math.floor( index / most ) )
		)
	);
	const width = start( widths, widths.length );
	const height = start( heights, heights.length );
	return {
		width,
		height,
		axis: width / 2,
		cards: boxes.flatMap( ( { cards } ) => cards ),
		lines: [
			[
				[ 0, 0 ],
				[ width, 0 ],
				[ width, height ],
				[ 0, height ],
				[ 0, 0 ],
			],
			...boxes.flatMap( ( { lines } ) => lines ),
		],
	};
}

/** Reports below each other, beside their manager. */
export function beside(
	node: PictureNode,
	size: Size,
	below: Placed[]
): Placed {
	const start = size.width + gap.column;
	const bar = size.width + gap.column / 2;
	const sum = below.reduce(
		( total, { height } ) => total + height + gap.below,
		-gap.below
	);
	const height = Math.max( size.height, sum );
	let y = ( height - sum ) / 2;
	const lines: Line[] = [];
	const boxes = below.map( ( placed ) => {
		const middle = y + placed.height / 2;
		lines.push( [
			[ size.width, height / 2 ],
			[ bar, height / 2 ],
			[ bar, middle ],
			[ start, middle ],
		] );
		const here = moved( placed, start, y );
		y += placed.height + gap.below;
		return here;
	} );
	return {
		width: start + Math.max( ...below.map( ( { width } ) => width ) ),
		height,
		axis: size.width / 2,
		...together(
			{ node, x: 0, y: ( height - size.height ) / 2, ...size },
			lines,
			boxes
		),
	};
}

export function stack(
	node: PictureNode,
	size: Size,
	below: Placed[]
): Placed {
	const stem = indent / 2;
	const lines: Line[] = [];
	let y = size.height + gap.stack;
	const boxes = below.map( ( box ) => {
		const here = moved( box, indent, y );
		const middle = y + ( here.cards[ 0 ]?.height ?? 0 ) / 2;
		lines.push( [
			[ stem, size.height ],
			[ stem, middle ],
			[ indent, middle ],
		] );
		y += box.height + gap.below;
		return here;
	} );
	return {
		width: Math.max(
			size.width,
			...boxes.map( ( box ) => indent + box.width )
		),
		height: y - gap.below,
		axis: size.width / 2,
		...together( { node, x: 0, y: 0, ...size }, lines, boxes ),
	};
}

export function row( node: PictureNode, size: Size, below: Placed[] ): Placed {
	const top = size.height + gap.row;
	const bar = size.height + gap.row / 2;
	let x = 0;
	const boxes = below.map( ( box ) => {
		const here = moved( box, x, top );
		x += box.width + gap.beside;
		return here;
	} );
	const axes = boxes.map( ( box ) => box.axis );
	const axis = ( Math.min( ...axes ) + Math.max( ...axes ) ) / 2;
	const lines: Line[] = axes.map( ( end ) => [
		[ axis, size.height ],
		[ axis, bar ],
		[ end, bar ],
		[ end, top ],
	] );
	return {
		width: x - gap.beside,
		height: Math.max( ...boxes.map( ( box ) => box.height ) ) + top,
		axis,
		...together(
			{ node, x: axis - size.width / 2, y: 0, ...size },
			lines,
			boxes
		),
	};
}

const together = ( card: Card, lines: Line[], boxes: Placed[] ) => ( {
	cards: [ card, ...boxes.flatMap( ( box ) => box.cards ) ],
	lines: [ ...lines, ...boxes.flatMap( ( box ) => box.lines ) ],
} );

export const moved = ( box: Placed, x: number, y: number ): Placed => ( {
	...box,
	axis: box.axis + x,
	cards: box.cards.map( ( card ) => ( {
		...card,
		x: card.x + x,
		y: card.y + y,
	} ) ),
	lines: box.lines.map( ( line ) =>
		line.map( ( [ left, top ] ) => [ left + x, top + y ] )
	),
} );
