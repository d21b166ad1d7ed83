import type { Size } from '../drawing/boxes';
import type { PictureNode } from './node';
import {
	beside,
	grid,
	moved,
	row,
	stack,
	type Layout,
	type Placed,
} from './placing';

type SizeOf = ( node: PictureNode ) => Size;

const margin = 24;
const columns = { below: 5, beside: 3 };

/** Where every card and every line goes. Right to left is the mirror image. */
export function layout(
	root: PictureNode,
	sizeOf: SizeOf,
	{ isRtl = false, isHorizontal = false } = {}
): Layout {
	const placed = moved( place( root, sizeOf, isHorizontal ), margin, margin );
	const whole = {
		cards: placed.cards,
		lines: placed.lines,
		width: placed.width + 2 * margin,
		height: placed.height + 2 * margin,
	};
	return isRtl ? mirrored( whole ) : whole;
}

function place(
	node: PictureNode,
	sizeOf: SizeOf,
	isHorizontal: boolean
): Placed {
	const size = sizeOf( node );
	const below = node.reports.map( ( report ) =>
		place( report, sizeOf, isHorizontal )
	);
	if ( below.length === 0 ) {
		const card = { node, x: 0, y: 0, ...size };
		return { ...size, axis: size.width / 2, cards: [ card ], lines: [] };
	}
	if ( node.arrangement === 'stack' ) {
		return stack( node, size, below );
	}
	const isBlock = node.arrangement === 'block';
	if ( isHorizontal ) {
		return isBlock
			? beside( node, size, [ grid( below, columns.beside ) ] )
			: beside( node, size, below );
	}
	return isBlock
		? row( node, size, [ grid( below, columns.below ) ] )
		: row( node, size, below );
}

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
