import { initialsOfName } from '../../../client/src/users/initials';
import type { Size } from '../drawing/boxes';
import { dottedLine } from '../drawing/dotted-line';
import { escape } from './escape';
import { layout } from './layout';
import type { PictureNode } from './node';
import type { Card, Line } from './placing';
import { wrap, type Measure } from './wrap';

export interface Style {
	/** The title of the image, for screen readers. */
	title: string;
	isRtl: boolean;
	/** Levels from side to side. */
	isHorizontal: boolean;
	/** Width of a text of this size in px, bold or not. */
	measure: ( text: string, size: number, isBold: boolean ) => number;
}

const font = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const card = { width: 232, padding: 12, photo: 40 };
const large = { size: 14, height: 19 };
const small = { size: 12, height: 16 };
const ink = {
	line: '#8a8f98',
	card: '#ffffff',
	text: '#1e1e1e',
	quiet: '#50575e',
	photo: '#dcdcde',
};

interface Words {
	text: string;
	size: number;
	height: number;
	isBold: boolean;
}

/** The org chart as a self-contained SVG document, without fonts and addresses. */
export function svg(
	root: PictureNode,
	style: Style
): Size & { text: string } {
	const words = new Map< PictureNode, Words[] >();
	const sizeOf = ( node: PictureNode ): Size => {
		const said = wordsOf( node, style );
		words.set( node, said );
		return { width: card.width, height: heightOf( node, said ) };
	};
	const { cards, lines, width, height } = layout( root, sizeOf, style );
	const text = [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 0 ${ width } ${ height }" font-family="${ escape( font ) }" role="img" direction="${ style.isRtl ? 'rtl' : 'ltr' }">`,
		`<title>${ escape( style.title ) }</title>`,
		`<rect width="${ width }" height="${ height }" fill="#ffffff"/>`,
		`<path d="${ lines.map( pathOf ).join( '' ) }" fill="none" stroke="${ ink.line }" stroke-width="1.5"/>`,
		`<path d="${ dotted( cards ) }" fill="none" stroke="${ ink.quiet }" stroke-width="2" stroke-dasharray="0.1 5" stroke-linecap="round"/>`,
		...cards.map( ( one, index ) =>
			drawn( one, words.get( one.node ) ?? [], style, index )
		),
		'</svg>',
	].join( '\n' );
	return { text, width, height };
}

function wordsOf( node: PictureNode, { measure }: Style ): Words[] {
	const room = roomFor( node );
	const count = node.count ? measure( node.count, small.size, true ) + 20 : 0;
	const lines = (
		text: string,
		{ size, height }: typeof large,
		isBold: boolean,
		width: number
	) => {
		const fits: Measure = ( part ) => measure( part, size, isBold );
		return wrap( text, width, 2, fits ).map( ( part ) => ( {
			text: part,
			size,
			height,
			isBold,
		} ) );
	};
	return [
		...lines( node.name, large, ! node.isMore, room - count ),
		...node.lines.flatMap( ( text ) =>
			lines( text, small, false, room - count )
		),
	];
}

const hasPhoto = ( { photo }: PictureNode ) => photo !== undefined;

const roomFor = ( node: PictureNode ) =>
	card.width - 2 * card.padding - ( hasPhoto( node ) ? card.photo + 10 : 0 );

const heightOf = ( node: PictureNode, words: Words[] ) =>
	2 * card.padding +
	Math.max(
		hasPhoto( node ) ? card.photo : 0,
		words.reduce( ( sum, { height } ) => sum + height, 0 )
	);

const pathOf = ( points: Line ) =>
	`M${ points.map( ( [ x, y ] ) => `${ round( x ) } ${ round( y ) }` ).join( 'L' ) }`;

/** Lines to dotted-line managers who are in the image. */
const dotted = ( cards: Card[] ) =>
	cards
		.flatMap( ( from ) =>
			from.node.dotted.map( ( id ) => {
				const to = cards.find( ( { node } ) => node.id === id );
				return to ? dottedLine( from, to ) : '';
			} )
		)
		.join( '' );

const round = ( number: number ) => Math.round( number * 10 ) / 10;

function drawn(
	{ node, x, y, width, height }: Card,
	words: Words[],
	{ isRtl, measure }: Style,
	index: number
): string {
	const across = ( from: number ) =>
		round( isRtl ? x + width - from : x + from );
	const middle = y + height / 2;
	const full = [ node.name, ...node.lines ].join( ', ' );
	const start = card.padding + ( hasPhoto( node ) ? card.photo + 10 : 0 );
	let base =
		middle - words.reduce( ( sum, { height: tall } ) => sum + tall, 0 ) / 2;
	const texts = words.map( ( { text, size, height: tall, isBold } ) => {
		base += tall;
		return `<text x="${ across( start ) }" y="${ round( base - tall * 0.28 ) }" font-size="${ size }" fill="${ isBold ? ink.text : ink.quiet }"${ isBold ? ' font-weight="600"' : '' }>${ escape( text ) }</text>`;
	} );
	const count = measure( node.count, small.size, true );
	return [
		`<g><title>${ escape( full ) }</title>`,
		`<rect x="${ round( x ) }" y="${ round( y ) }" width="${ width }" height="${ height }" rx="8" fill="${ ink.card }" stroke="${ ink.line }"${ node.isMore || node.id < 0 ? ' stroke-dasharray="4 3"' : '' }/>`,
		hasPhoto( node )
			? portrait(
					node,
					across( card.padding + card.photo / 2 ),
					round( middle ),
					index
				)
			: '',
		...texts,
		node.count
			? `<text x="${ across( width - card.padding - count / 2 ) }" y="${ round( middle + 4 ) }" font-size="${ small.size }" font-weight="600" fill="${ ink.quiet }" text-anchor="middle">${ escape( node.count ) }</text>`
			: '',
		'</g>',
	].join( '' );
}

function portrait(
	{ photo, name: whose }: PictureNode,
	x: number,
	y: number,
	index: number
): string {
	const radius = card.photo / 2;
	const circle = `<circle cx="${ x }" cy="${ y }" r="${ radius }"`;
	return photo
		? `<clipPath id="p${ index }">${ circle }/></clipPath><image href="${ escape( photo ) }" x="${ round( x - radius ) }" y="${ round( y - radius ) }" width="${ card.photo }" height="${ card.photo }" preserveAspectRatio="xMidYMid slice" clip-path="url(#p${ index })"/>`
		: `${ circle } fill="${ ink.photo }"/><text x="${ x }" y="${ y + 5 }" font-size="14" font-weight="600" fill="${ ink.quiet }" text-anchor="middle">${ escape( initialsOfName( whose ) ) }</text>`;
}
