import type { PictureNode } from './node';

export interface Size {
	width: number;
	height: number;
}

export interface Card extends Size {
	node: PictureNode;
	x: number;
	y: number;
}

export type Line = [ x: number, y: number ][];

export interface Layout extends Size {
	cards: Card[];
	lines: Line[];
}

interface Box extends Layout {
	/** Where the line from the manager meets the card. */
	axis: number;
}

const gap = { beside: 16, below: 10, row: 40, stack: 12 };
const indent = 28;
const margin = 24;

/** Where every card and every line goes. Right to left is the mirror image. */
export function layout(
	root: PictureNode,
	sizeOf: ( node: PictureNode ) => Size,
	isRtl = false
): Layout {
	const box = moved( place( root, sizeOf ), margin, margin );
	const whole = {
		cards: box.cards,
		lines: box.lines,
		width: box.width + 2 * margin,
		height: box.height + 2 * margin,
	};
	return isRtl ? mirrored( whole ) : whole;
}

function place(
	node: PictureNode,
	sizeOf: ( node: PictureNode ) => Size
): Box {
	const size = sizeOf( node );
	const below = node.reports.map( ( report ) => place( report, sizeOf ) );
	if ( below.length === 0 ) {
		const card = { node, x: 0, y: 0, ...size };
		return { ...size, axis: size.width / 2, cards: [ card ], lines: [] };
	}
	return node.isStack ? stack( node, size, below ) : row( node, size, below );
}

function stack( node: PictureNode, size: Size, below: Box[] ): Box {
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

function row( node: PictureNode, size: Size, below: Box[] ): Box {
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

const together = ( card: Card, lines: Line[], boxes: Box[] ) => ( {
	cards: [ card, ...boxes.flatMap( ( box ) => box.cards ) ],
	lines: [ ...lines, ...boxes.flatMap( ( box ) => box.lines ) ],
} );

const moved = ( box: Box, x: number, y: number ): Box => ( {
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

const mirrored = ( whole: Layout ): Layout => ( {
	...whole,
	cards: whole.cards.map( ( card ) => ( {
		...card,
		x: whole.width - card.x - card.width,
	} ) ),
	lines: whole.lines.map( ( line ) =>
		line.map( ( [ x, y ] ) => [ whole.width - x, y ] )
	),
} );
