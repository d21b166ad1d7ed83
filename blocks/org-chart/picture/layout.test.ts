import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Arrangement } from '../arrangement';
import { layout } from './layout';
import type { PictureNode } from './node';
import type { Card } from './placing';

const person = (
	name: string,
	reports: PictureNode[] = [],
	arrangement: Arrangement = 'row'
): PictureNode => ( {
	name,
	lines: [],
	count: '',
	id: 0,
	dotted: [],
	isMore: false,
	arrangement,
	reports,
} );

const size = () => ( { width: 200, height: 60 } );
const placeOf = ( cards: Card[], name: string ) => {
	const { x, y } = cards.find( ( { node } ) => node.name === name )!;
	return [ x, y ];
};

const team = ( arrangement: Arrangement ) =>
	person( 'Ana', [ person( 'Bo' ), person( 'Cleo' ) ], arrangement );

describe( 'layout', () => {
	it( 'has one person with a margin around', () => {
		const { cards, lines, ...rest } = layout( person( 'Ana' ), size );
		expect( placeOf( cards, 'Ana' ) ).toEqual( [ 24, 24 ] );
		expect( lines ).toEqual( [] );
		expect( rest ).toEqual( { width: 248, height: 108 } );
	} );

	it( 'has a manager over the middle of the reports', () => {
		const { cards, width } = layout( team( 'row' ), size );
		expect( placeOf( cards, 'Bo' ) ).toEqual( [ 24, 124 ] );
		expect( placeOf( cards, 'Cleo' ) ).toEqual( [ 240, 124 ] );
		expect( placeOf( cards, 'Ana' ) ).toEqual( [ 132, 24 ] );
		expect( width ).toBe( 464 );
	} );

	it( 'has a stack below, indented', () => {
		const { cards, height } = layout( team( 'stack' ), size );
		expect( placeOf( cards, 'Ana' ) ).toEqual( [ 24, 24 ] );
		expect( placeOf( cards, 'Bo' ) ).toEqual( [ 52, 96 ] );
		expect( placeOf( cards, 'Cleo' ) ).toEqual( [ 52, 166 ] );
		expect( height ).toBe( 250 );
	} );

	it( 'is the mirror image from right to left', () => {
		const { cards } = layout( team( 'stack' ), size, { isRtl: true } );
		expect( placeOf( cards, 'Ana' ) ).toEqual( [ 52, 24 ] );
		expect( placeOf( cards, 'Bo' ) ).toEqual( [ 24, 96 ] );
	} );

	it( 'has reports beside a manager, in the middle of their height', () => {
		const { cards, width, height } = layout( team( 'row' ), size, {
			isHorizontal: true,
		} );
		expect( placeOf( cards, 'Ana' ) ).toEqual( [ 24, 59 ] );
		expect( placeOf( cards, 'Bo' ) ).toEqual( [ 272, 24 ] );
		expect( placeOf( cards, 'Cleo' ) ).toEqual( [ 272, 94 ] );
		expect( [ width, height ] ).toEqual( [ 496, 178 ] );
	} );

	it.each( [
		[ 'below', false, 5 ],
		[ 'beside', true, 3 ],
	] )( 'has a block %s a manager', ( _, isHorizontal, most ) => {
		const names = [ 'Bo', 'Cleo', 'Dev', 'Emil', 'Finn', 'Gus' ];
		const { cards } = layout(
			person(
				'Ana',
				names.map( ( name ) => person( name ) ),
				'block'
			),
			size,
			{ isHorizontal }
		);
		const columns = new Set( cards.slice( 1 ).map( ( { x } ) => x ) );
		expect( columns.size ).toBe( most );
		expect( placeOf( cards, names[ most ]! )[ 0 ] ).toBe(
			placeOf( cards, 'Bo' )[ 0 ]
		);
		expect( overlapping( cards ) ).toEqual( [] );
	} );

	it( 'has each person once, within the image and apart from the others', () => {
		const { node } = fc.letrec< { node: PictureNode } >( ( tie ) => ( {
			node: fc.oneof(
				{ maxDepth: 4 },
				fc.constant( person( '' ) ),
				fc
					.tuple(
						fc.constantFrom< Arrangement[] >( 'row', 'stack' ),
						fc.array( tie( 'node' ), { maxLength: 4 } )
					)
					.map( ( [ arrangement, reports ] ) =>
						person( '', reports, arrangement )
					)
			),
		} ) );
		fc.assert(
			fc.property( node, fc.boolean(), ( root, isRtl ) => {
				const { cards, lines, width, height } = layout( root, size, {
					isRtl,
				} );
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
