import { expect, it } from 'vitest';
import { Typing } from './typing';

it( 'takes letters typed one soon after another for one word', () => {
	const typing = new Typing();
	expect( typing.add( 'a', 0 ) ).toBe( 'a' );
	expect( typing.add( 'n', 200 ) ).toBe( 'an' );
	expect( typing.add( ' ', 400 ) ).toBe( 'an ' );
	expect( typing.add( 'b', 2000 ) ).toBe( 'b' );
} );

it( 'leaves keys alone that are no letters', () => {
	const typing = new Typing();
	expect( typing.add( ' ', 0 ) ).toBe( '' );
	expect( typing.add( '*', 0 ) ).toBe( '' );
	expect( typing.add( 'Enter', 0 ) ).toBe( '' );
} );

it( 'begins a new word after any other key', () => {
	const typing = new Typing();
	typing.add( 'e', 0 );
	typing.add( 'ArrowUp', 50 );
	expect( typing.add( ' ', 100 ) ).toBe( '' );
} );
