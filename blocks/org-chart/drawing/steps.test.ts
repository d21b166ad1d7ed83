import { describe, expect, it } from 'vitest';
import { step, type Placed } from './steps';

const card = (
	level: number,
	x: number,
	y: number,
	isOpen: boolean | null = null
): Placed => ( { level, isOpen, box: { x, y, width: 90, height: 40 } } );

describe( 'the vertical layout', () => {
	// Ana over Bo (open: Cleo, Dev), Émile (open: Gus) and Finn (closed).
	const people = [
		card( 1, 150, 0, true ),
		card( 2, 50, 100, true ),
		card( 3, 0, 200 ),
		card( 3, 100, 200 ),
		card( 2, 200, 100, true ),
		card( 3, 200, 200 ),
		card( 2, 300, 100, false ),
	];
	const [ ana, bo, cleo, dev, emile, gus, finn ] = [ 0, 1, 2, 3, 4, 5, 6 ];

	it.each( [
		[ 'down to the first report', ana, 'ArrowDown', bo ],
		[ 'up to the manager', dev, 'ArrowUp', bo ],
		[ 'to the next beside', bo, 'ArrowRight', emile ],
		[ 'back', emile, 'ArrowLeft', bo ],
		[ 'on to the next team', dev, 'ArrowRight', gus ],
		[ 'to opening a team', finn, 'ArrowDown', 'open' ],
		[ 'nowhere below the last level', cleo, 'ArrowDown', null ],
		[ 'nowhere above the first', ana, 'ArrowUp', null ],
		[ 'nowhere beside the last', finn, 'ArrowRight', null ],
		[ 'not on other keys', bo, 'Home', undefined ],
	] )( 'leads %s', ( _, at, key, to ) => {
		expect( step( people, at, key, 'vertical', false ) ).toBe( to );
	} );

	it( 'has left and right as they are seen, from right to left too', () => {
		// The reports begin on the right.
		const rtl = people.map( ( one ) => ( {
			...one,
			box: { ...one.box, x: -one.box.x },
		} ) );
		expect( step( rtl, bo, 'ArrowLeft', 'vertical', true ) ).toBe( emile );
		expect( step( rtl, emile, 'ArrowRight', 'vertical', true ) ).toBe( bo );
		expect( step( rtl, ana, 'ArrowDown', 'vertical', true ) ).toBe( bo );
	} );
} );

describe( 'the horizontal layout', () => {
	// Ana beside Bo (open: Cleo) and Dev (closed).
	const people = [
		card( 1, 0, 50, true ),
		card( 2, 150, 0, true ),
		card( 3, 300, 0 ),
		card( 2, 150, 100, false ),
	];
	const [ ana, bo, cleo, dev ] = [ 0, 1, 2, 3 ];

	it.each( [
		[ 'into a team', ana, 'ArrowRight', bo ],
		[ 'out of a team', cleo, 'ArrowLeft', bo ],
		[ 'down', bo, 'ArrowDown', dev ],
		[ 'up', dev, 'ArrowUp', bo ],
		[ 'to opening a team', dev, 'ArrowRight', 'open' ],
		[ 'nowhere beyond the last level', cleo, 'ArrowRight', null ],
	] )( 'leads %s', ( _, at, key, to ) => {
		expect( step( people, at, key, 'horizontal', false ) ).toBe( to );
	} );

	it( 'is mirrored from right to left', () => {
		const rtl = people.map( ( one ) => ( {
			...one,
			box: { ...one.box, x: -one.box.x },
		} ) );
		expect( step( rtl, ana, 'ArrowLeft', 'horizontal', true ) ).toBe( bo );
		expect( step( rtl, bo, 'ArrowRight', 'horizontal', true ) ).toBe( ana );
		expect( step( rtl, dev, 'ArrowLeft', 'horizontal', true ) ).toBe(
			'open'
		);
	} );
} );

it( 'walks a block in four directions, and out of its first line', () => {
	const people = [
		card( 1, 100, 0, true ),
		...[ 100, 150 ].flatMap( ( y ) =>
			[ 0, 100, 200 ].map( ( x ) => card( 2, x, y ) )
		),
	];
	const to = ( at: number, key: string ) =>
		step( people, at, key, 'vertical', false );
	expect( to( 2, 'ArrowRight' ) ).toBe( 3 );
	expect( to( 2, 'ArrowDown' ) ).toBe( 5 );
	expect( to( 5, 'ArrowUp' ) ).toBe( 2 );
	expect( to( 2, 'ArrowUp' ) ).toBe( 0 );
	expect( to( 5, 'ArrowDown' ) ).toBeNull();
	expect( to( 3, 'ArrowRight' ) ).toBeNull();
} );
