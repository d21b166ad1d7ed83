import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layout, type Card } from './layout';
import type { PictureNode } from './node';

const person = (
	name: string,
	reports: PictureNode[] = [],
	isStack = false
): PictureNode => ( {
	name,
	lines: [],
	count: '',
	isMore: false,
	isStack,
	reports,
} );

const size = () => ( { width: 200, height: 60 } );
const placeOf = ( cards: Card[], name: string ) => {
	const { x, y } = cards.find( ( { node } ) => node.name === name )!;
	return [ x, y ];
};

const team = ( isStack: boolean ) =>
	person( 'Ana', [ person( 'Bo' ), person( 'Cleo' ) ], isStack );

describe( 'layout', () => {
	it( 'has one person with a margin around', () => {
		const { cards, lines, ...rest } = layout( person( 'Ana' ), size );
		expect( placeOf( cards, 'Ana' ) ).toEqual( [ 24, 24 ] );
		expect( lines ).toEqual( [] );
		expect( rest ).toEqual( { width: 248, height: 108 } );
	} );

	it( 'has a manager over the middle of the reports', () => {
		const { cards, width } = layout( team( false ), size );
		expect( placeOf( cards, 'Bo' ) ).toEqual( [ 24, 124 ] );
		expect( placeOf( cards, 'Cleo' ) ).toEqual( [ 240, 124 ] );
		expect( placeOf( cards, 'Ana' ) ).toEqual( [ 132, 24 ] );
		expect( width ).toBe( 464 );
	} );

	it( 'has a stack below, indented', () => {
		const { cards, height } = layout( team( true ), size );
		expect( placeOf( cards, 'Ana' ) ).toEqual( [ 24, 24 ] );
		expect( placeOf( cards, 'Bo' ) ).toEqual( [ 52, 96 ] );
		expect( placeOf( cards, 'Cleo' ) ).toEqual( [ 52, 166 ] );
		expect( height ).toBe( 250 );
	} );

	it( 'is the mirror image from right to left', () => {
		const { cards } = layout( team( true ), size, true );
		expect( placeOf( cards, 'Ana' ) ).toEqual( [ 52, 24 ] );
		expect( placeOf( cards, 'Bo' ) ).toEqual( [ 24, 96 ] );
	} );

	it( 'has each person once, within the image and apart from the others', () => {
		const { node } = fc.letrec< { node: PictureNode } >( ( tie ) => ( {
			node: fc.oneof(
				{ maxDepth: 4 },
				fc.constant( person( '' ) ),
				fc
					.tuple(
						fc.boolean(),
						fc.array( tie( 'node' ), { maxLength: 4 } )
					)
					.map( ( [ isStack, reports ] ) =>
						person( '', reports, isStack )
					)
			),
		} ) );
		fc.assert(
			fc.property( node, fc.boolean(), ( root, isRtl ) => {
				const { cards, lines, width, height } = layout(
					root,
					size,
					isRtl
				);
				expect( cards ).toHaveLength( count( root ) );
				expect( lines ).toHaveLength( count( root ) - 1 );
				for ( const card of cards ) {
					expect( card.x ).toBeGreaterThanOrEqual( 24 );
					expect( card.x + 200 ).toBeLessThanOrEqual( width - 24 );
					expect( card.y + 60 ).toBeLessThanOrEqual( height - 24 );
				}
				expect( overlapping( cards ) ).toEqual( [] );
			} )
		);
	} );
} );

const count = ( node: PictureNode ): number =>
	node.reports.reduce( ( sum, report ) => sum + count( report ), 1 );

const overlapping = ( cards: Card[] ) =>
	cards.flatMap( ( one, index ) =>
		cards
			.slice( index + 1 )
			.filter(
				( other ) =>
					Math.abs( one.x - other.x ) < 200 &&
					Math.abs( one.y - other.y ) < 60
			)
	);
