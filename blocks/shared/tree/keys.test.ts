import { describe, expect, it } from 'vitest';
import { act, typed, type Row } from './keys';

const row = (
	label: string,
	level: number,
	isOpen: boolean | null = null
): Row => ( { label, level, isOpen } );

/** Ana over Bo (open: Cleo, Émile), Dan (closed). */
const rows = [
	row( 'Ana', 1, true ),
	row( 'Bo', 2, true ),
	row( 'Cleo', 3 ),
	row( 'Émile', 3 ),
	row( 'Dan', 2, false ),
];
const [ ana, bo, cleo, emile, dan ] = [ 0, 1, 2, 3, 4 ];

describe( 'act', () => {
	it.each( [
		[ 'down to the next that is seen', bo, 'ArrowDown', { focus: cleo } ],
		[ 'up', dan, 'ArrowUp', { focus: emile } ],
		[ 'nowhere above the first', ana, 'ArrowUp', null ],
		[ 'nowhere below the last', dan, 'ArrowDown', null ],
		[ 'to the first', emile, 'Home', { focus: ana } ],
		[ 'to the last', ana, 'End', { focus: dan } ],
		[ 'into what is open', bo, 'ArrowRight', { focus: cleo } ],
		[ 'opening what is closed', dan, 'ArrowRight', 'open' ],
		[ 'not further than the end', cleo, 'ArrowRight', null ],
		[ 'closing what is open', bo, 'ArrowLeft', 'close' ],
		[ 'to the manager', emile, 'ArrowLeft', { focus: bo } ],
		[ 'to the manager past others', dan, 'ArrowLeft', { focus: ana } ],
		[ 'to the details', cleo, 'Enter', 'activate' ],
		[ 'open or closed', dan, ' ', 'toggle' ],
		[ 'to the details of who has no reports', cleo, ' ', 'activate' ],
		[ 'opening all beside', dan, '*', 'openSiblings' ],
		[ 'not on other keys', dan, 'Tab', null ],
	] )( 'leads %s', ( _, at, key, does ) => {
		expect( act( rows, at, key ) ).toEqual( does );
	} );

	it( 'is mirrored where text runs from right to left', () => {
		expect( act( rows, bo, 'ArrowLeft', true ) ).toEqual( { focus: cleo } );
		expect( act( rows, dan, 'ArrowLeft', true ) ).toBe( 'open' );
		expect( act( rows, bo, 'ArrowRight', true ) ).toBe( 'close' );
	} );

	it( 'does nothing in an empty tree', () => {
		expect( act( [], 0, 'ArrowDown' ) ).toBeNull();
		expect( act( [ row( 'Ana', 1, true ) ], 0, 'ArrowRight' ) ).toBeNull();
		expect( act( [ row( 'Ana', 1 ) ], 0, 'ArrowLeft' ) ).toBeNull();
	} );
} );

describe( 'typed', () => {
	it( 'finds the next that begins so, and goes round', () => {
		expect( typed( rows, ana, 'd' ) ).toBe( dan );
		expect( typed( rows, dan, 'a' ) ).toBe( ana );
	} );

	it( 'does not mind accents and case', () => {
		expect( typed( rows, ana, 'EM' ) ).toBe( emile );
	} );

	it( 'stays on who has all the letters so far', () => {
		expect( typed( rows, cleo, 'cl' ) ).toBe( cleo );
	} );

	it( 'leaves the same letter typed alone to the next one', () => {
		const twins = [ row( 'Bo', 1 ), row( 'Ben', 1 ) ];
		expect( typed( twins, 0, 'b' ) ).toBe( 1 );
	} );

	it( 'says when no one is found', () => {
		expect( typed( rows, ana, 'x' ) ).toBe( -1 );
		expect( typed( [], 0, 'x' ) ).toBe( -1 );
	} );
} );
