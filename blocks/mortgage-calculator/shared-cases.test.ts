import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../tools/host/paths';
import { textOf, type Format, type Kind } from './figure';
import { valueAs } from './typed';

/** The server has the same cases: SharedCasesTest.php. */
const { figures, typed } = JSON.parse(
	readFileSync( `${ projectFolder }/tests/cases/mortgage-page.json`, 'utf8' )
) as {
	figures: { kind: Kind; value: unknown; text: string }[];
	typed: { kind: string; text: string; value: string | boolean }[];
};

const format: Format = {
	thousands: ',',
	decimal: '.',
	months: [],
	month: '%1$s %2$s',
	percent: '%s%%',
	years: [ '%s yr', '%s yr' ],
	monthsLeft: [ '%s mo', '%s mo' ],
};

describe( 'a figure', () => {
	it.each( figures )( '$kind of $value is $text', ( { kind, value, text } ) =>
		expect( textOf( value, kind, format ) ).toBe( text )
	);

	it( 'has words for one and for more', () => {
		const spanish: Format = {
			...format,
			years: [ '%s año', '%s años' ],
			monthsLeft: [ '%s mes', '%s meses' ],
		};
		expect( textOf( 13, 'months', spanish ) ).toBe( '1 año 1 mes' );
		expect( textOf( 356, 'months', spanish ) ).toBe( '29 años 8 meses' );
		expect( textOf( 0, 'months', spanish ) ).toBe( '0 meses' );
	} );

	it( 'has the separators and the order of the language', () => {
		const german = {
			...format,
			thousands: '.',
			decimal: ',',
			percent: '%s %%',
			months: Array.from( { length: 12 }, ( _, index ) =>
				index === 11 ? 'Dezember' : ''
			),
		};
		expect( textOf( '1234.50', 'money', german ) ).toBe( '$1.234,50' );
		expect( textOf( '6.125', 'percent', german ) ).toBe( '6,125 %' );
		expect( textOf( '2056-12', 'month', german ) ).toBe( 'Dezember 2056' );
		expect(
			textOf( '2056-12', 'month', { ...german, month: '%2$s. %1$s' } )
		).toBe( '2056. Dezember' );
	} );
} );

describe( 'what is typed', () => {
	it.each( typed )( '$kind $text is $value', ( { kind, text, value } ) =>
		expect( valueAs( kind, text ) ).toBe( value )
	);
} );
