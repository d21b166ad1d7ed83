import { describe, expect, it } from 'vitest';
import cases from '../../../tests/cases/initials.json';
import { initialsOf, initialsOfName } from './initials';

describe( 'initials', () => {
	it.each( cases )( 'of “$first” “$last”', ( { first, last, initials } ) => {
		expect( initialsOf( first, last ) ).toBe( initials );
	} );

	it.each( [
		[ 'Ana Ruiz', 'AR' ],
		[ "Siobhán O'Rourke", 'SO' ],
		[ 'Ana (she/her) de la Cruz', 'AC' ],
		[ 'Ana Ruiz (Finance)', 'AR' ],
		[ 'Cher', 'C' ],
		[ '(J)', 'J' ],
		[ ' 🎉 ', '' ],
	] )( 'of the name “%s” in one piece', ( name, initials ) => {
		expect( initialsOfName( name ) ).toBe( initials );
	} );
} );
