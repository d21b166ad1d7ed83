import { describe, expect, it } from 'vitest';
import {
	closed,
	extended,
	inSight,
	isAbove,
	isOpen,
	opened,
	totalOf,
	wayTo,
	withBranch,
	withMore,
	withRoot,
	type Node,
} from './chart';
import { rowsOf } from './rows';

const node = ( id: number, reports_count: number | null = 0 ): Node => ( {
	id,
	name: `N${ id }`,
	title: '',
	department: '',
	avatar_url: '',
	reports_count,
} );

const nodes = ( from: number, count: number ) =>
	Array.from( { length: count }, ( _, index ) => node( from + index ) );

/** 1 over 2 (over 4, 5) and 3. */
const start = withRoot( null, {
	manager: node( 1, 2 ),
	reports: [ node( 2, 2 ), node( 3 ) ],
} );
const whole = opened(
	withBranch( start, {
		manager: node( 2, 2 ),
		reports: [ node( 4 ), node( 5 ) ],
	} ),
	2
);
const seen = ( chart: typeof start ) =>
	rowsOf( chart ).map( ( { id, level, more } ) =>
		more ? `${ level }${ more }` : `${ level }:${ id }`
	);

describe( 'the chart', () => {
	it( 'begins with the root and its reports', () => {
		expect( seen( start ) ).toEqual( [ '1:1', '2:2', '2:3' ] );
		expect( isOpen( start, 2 ) ).toBe( false );
		expect( isOpen( start, 3 ) ).toBeNull();
	} );

	it( 'opens and closes', () => {
		expect( seen( whole ) ).toEqual( [
			'1:1',
			'2:2',
			'3:4',
			'3:5',
			'2:3',
		] );
		expect( seen( closed( whole, 2 ) ) ).toEqual( seen( start ) );
	} );

	it( 'knows the way to a person', () => {
		expect( wayTo( whole, 5 ) ).toEqual( [ 1, 2, 5 ] );
		expect( wayTo( whole, 9 ) ).toEqual( [] );
		expect( isAbove( whole, 2, 5 ) ).toBe( true );
		expect( isAbove( whole, 3, 5 ) ).toBe( false );
		expect( isAbove( whole, 5, 5 ) ).toBe( true );
	} );

	it( 'has no one twice after a move', () => {
		const moved = opened(
			withBranch( whole, {
				manager: node( 3, 1 ),
				reports: [ node( 4 ) ],
			} ),
			3
		);
		expect( seen( moved ) ).toEqual( [
			'1:1',
			'2:2',
			'3:5',
			'2:3',
			'3:4',
		] );
		const back = withBranch( moved, {
			manager: node( 2, 2 ),
			reports: [ node( 4 ), node( 5 ) ],
		} );
		expect( seen( back ).filter( ( one ) => one === '3:4' ) ).toHaveLength(
			1
		);
	} );

	it( 'gets another root, and stays open below it', () => {
		const other = withRoot( whole, {
			manager: node( 0, 2 ),
			reports: [ node( 1, 2 ), node( 6 ) ],
		} );
		expect( seen( other ) ).toEqual( [
			'1:0',
			'2:1',
			'3:2',
			'4:4',
			'4:5',
			'3:3',
			'2:6',
		] );
		expect(
			seen(
				withRoot( other, {
					manager: node( 1, 2 ),
					reports: [ node( 2, 2 ), node( 3 ) ],
				} )
			)
		).toEqual( seen( whole ) );
	} );
} );

describe( 'a long list', () => {
	const long = withRoot( null, {
		manager: node( 1, 120 ),
		reports: nodes( 2, 120 ),
	} );

	it( 'is shown fifty at a time', () => {
		expect( rowsOf( long ) ).toHaveLength( 52 );
		expect( rowsOf( long )[ 1 ]!.position ).toEqual( { at: 1, of: 120 } );
		expect( rowsOf( extended( long, 1, 'after' ) ) ).toHaveLength( 102 );
	} );

	it( 'is shown around the person who is searched for', () => {
		const there = inSight( long, 1, 121 );
		expect( seen( there ) ).toEqual( [
			'1:1',
			'2before',
			...nodes( 102, 20 ).map( ( { id } ) => `2:${ id }` ),
		] );
		expect( inSight( long, 1, 3 ) ).toBe( long );
	} );

	it( 'keeps what is shown when it is asked for again', () => {
		const again = withBranch( extended( long, 1, 'after' ), {
			manager: node( 1, 119 ),
			reports: nodes( 2, 119 ),
		} );
		expect( rowsOf( again ) ).toHaveLength( 102 );
	} );

	it( 'leads on to those who have not come yet', () => {
		const pieces = withRoot( null, {
			manager: node( 1, 5000 ),
			reports: nodes( 2, 50 ),
		} );
		expect( totalOf( pieces, 1 ) ).toBe( 5000 );
		expect( rowsOf( pieces ).at( -1 ) ).toMatchObject( { more: 'after' } );
		const on = withMore( pieces, 1, nodes( 51, 51 ) );
		expect( on.branches.get( 1 )!.reports ).toHaveLength( 100 );
		expect( rowsOf( extended( on, 1, 'after' ) ) ).toHaveLength( 102 );
	} );
} );

it( 'keeps the team of the first vacancy, whose ID is -1, when it is read again', () => {
	const piece = { manager: node( -1, 2 ), reports: [ node( 8 ), node( 9 ) ] };
	const again = withBranch( withBranch( start, piece ), piece );
	expect( again.branches.get( -1 )?.reports ).toEqual( [ 8, 9 ] );
	expect( again.people.get( -1 )?.reports_count ).toBe( 2 );
} );
