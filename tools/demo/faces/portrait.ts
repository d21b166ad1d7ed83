import type { Random } from '../random';
import {
	Canvas,
	box,
	either,
	ellipse,
	outline,
	within,
	without,
	type Colour,
	type Shape,
} from './canvas';

const SIDE = 160;

const colour = ( hex: number ): Colour => [
	Math.floor( hex / 65536 ),
	Math.floor( hex / 256 ) % 256,
	hex % 256,
];
const colours = ( ...hexes: number[] ): Colour[] => hexes.map( colour );

const BACKGROUNDS = colours(
	0xdbeafe,
	0xe0e7ff,
	0xfce7f3,
	0xfef3c7,
	0xdcfce7,
	0xccfbf1,
	0xe7e5e4
);
const SKINS = colours(
	0xffdfc4,
	0xf0c8a0,
	0xe0ac69,
	0xc68642,
	0xa5693a,
	0x8d5524,
	0x5c3a21
);
const HAIRS = colours(
	0x1c1917,
	0x2b1b12,
	0x4a2c17,
	0x7a4a21,
	0xb9843f,
	0x9a3412,
	0x9ca3af
);
const CLOTHES = colours(
	0x1e3a8a,
	0x334155,
	0x7f1d1d,
	0x14532d,
	0x581c87,
	0x0f766e,
	0x9a3412
);
const WHITE = colour( 0xffffff );
const INK = colour( 0x292524 );

/** The colour with some of another. */
const mixed = ( one: Colour, other: Colour, share: number ): Colour => [
	one[ 0 ] + ( other[ 0 ] - one[ 0 ] ) * share,
	one[ 1 ] + ( other[ 1 ] - one[ 1 ] ) * share,
	one[ 2 ] + ( other[ 2 ] - one[ 2 ] ) * share,
];

const above =
	( line: number ): Shape =>
	( _x, y ) =>
		y - line;
const below =
	( line: number ): Shape =>
	( _x, y ) =>
		line - y;

const head = ellipse( 50, 45, 19, 23 );
const crown = without( ellipse( 50, 41, 22, 24 ), ellipse( 50, 52, 18, 20 ) );

/** Hair behind and before the head. */
interface Hair {
	behind?: Shape;
	before?: Shape;
}

const HAIRSTYLES: readonly Hair[] = [
	{ before: within( crown, above( 40 ) ) },
	{
		before: within(
			without( ellipse( 50, 39, 22, 23 ), ellipse( 58, 54, 22, 24 ) ),
			above( 46 )
		),
	},
	{
		behind: box( 50, 54, 48, 60, 22 ),
		before: within( crown, above( 44 ) ),
	},
	{
		behind: either( ellipse( 50, 17, 10 ), ellipse( 50, 40, 22, 24 ) ),
		before: within( crown, above( 38 ) ),
	},
	{
		behind: either(
			ellipse( 34, 34, 13 ),
			ellipse( 66, 34, 13 ),
			ellipse( 50, 25, 15 ),
			ellipse( 30, 48, 10 ),
			ellipse( 70, 48, 10 )
		),
		before: within( crown, above( 36 ) ),
	},
	{},
];

const mouth = within( outline( ellipse( 50, 54, 7, 6 ), 1.6 ), below( 56 ) );
const beard = without(
	within( ellipse( 50, 46, 19.5, 23.5 ), below( 50 ) ),
	ellipse( 50, 50, 13, 9 )
);
const glasses = either(
	outline( ellipse( 42, 45, 6 ), 1.2 ),
	outline( ellipse( 58, 45, 6 ), 1.2 ),
	box( 50, 44, 5, 1.2, 0.5 )
);

/** An invented person, from the numbers alone, as a PNG file. */
export function portrait( random: Random ): Buffer {
	const skin = random.pick( SKINS );
	const hair = random.pick( HAIRS );
	const cloth = random.pick( CLOTHES );
	const style = random.pick( HAIRSTYLES );
	const canvas = new Canvas( SIDE, random.pick( BACKGROUNDS ) );
	const paint = ( shape: Shape | undefined, fill: Colour ) =>
		shape && canvas.paint( shape, fill );

	paint( style.behind, mixed( hair, INK, 0.2 ) );
	dress( canvas, cloth, mixed( skin, INK, 0.14 ), random.chance( 0.5 ) );
	paint( either( ellipse( 31, 47, 4, 5 ), ellipse( 69, 47, 4, 5 ) ), skin );
	paint( head, skin );
	if ( ! style.behind && random.chance( 0.4 ) ) {
		paint( beard, hair );
	}
	paint( style.before, hair );
	features( canvas, skin, hair );
	if ( random.chance( 0.3 ) ) {
		paint( glasses, INK );
	}
	return canvas.png();
}

function dress(
	canvas: Canvas,
	cloth: Colour,
	neck: Colour,
	hasCollar: boolean
) {
	canvas.paint( ellipse( 50, 104, 38, 30 ), cloth );
	if ( hasCollar ) {
		canvas.paint( within( ellipse( 50, 74, 15, 12 ), below( 72 ) ), WHITE );
	}
	canvas.paint( box( 50, 70, 15, 20, 7 ), neck );
}

function features( canvas: Canvas, skin: Colour, hair: Colour ) {
	canvas.paint(
		either( ellipse( 42, 45, 2, 2.4 ), ellipse( 58, 45, 2, 2.4 ) ),
		INK
	);
	canvas.paint(
		either( box( 42, 39, 8, 1.6, 0.8 ), box( 58, 39, 8, 1.6, 0.8 ) ),
		mixed( hair, INK, 0.3 )
	);
	canvas.paint( ellipse( 50, 51, 2.4, 1.8 ), mixed( skin, INK, 0.16 ) );
	canvas.paint( mouth, mixed( skin, colour( 0x7f1d1d ), 0.7 ) );
}
