import { describe, expect, it } from 'vitest';
import type { Basis } from '../../client/src/mortgage-calculator/engine/index';
import cases from '../../tests/cases/mortgage.json';
import { differencesOf } from './differences';
import type { Asked, Question } from './inputs';
import { hostile } from './inputs';
import { compareEngines } from './parity';
import { askPhp } from './php';
import { referenceAnswer } from './reference-answer';
import { askTypeScript } from './typescript';

const valueAt = ( answer: unknown, path: string ) =>
	path
		.split( '.' )
		.reduce< unknown >(
			( found, name ) =>
				( found as Record< string, unknown > | null )?.[ name ],
			answer
		);

const asked = cases.map(
	( { question, input } ) => ( { question, input } ) as Asked
);
const { basis, answers } = askPhp( asked );

describe.each( cases )( '$name', ( { question, input, answer } ) => {
	const one: Asked = { question: question as Question, input };
	const php =
		answers[ asked.findIndex( ( other ) => other.input === input ) ];

	it.each( Object.entries( answer ) )( '%s', ( path, value ) => {
		expect( valueAt( php, path ) ).toBe( value );
		expect( valueAt( askTypeScript( one, basis ), path ) ).toBe( value );
		expect(
			valueAt( referenceAnswer( one, basis, php ), path ) ?? value
		).toBe( value );
	} );
} );

it( 'the engines agree with each other in everything, and with the reference in all figures', () => {
	const { inputs, refused, differences } = compareEngines( 5000, 20261122 );
	expect( differences.slice( 0, 3 ) ).toEqual( [] );
	expect( refused ).toBeGreaterThan( inputs / 50 );
	expect( refused ).toBeLessThan( inputs / 3 );
}, 600_000 );

it( 'a label loses the white space at its ends, in the reference too', () => {
	const one: Asked = {
		question: 'compare',
		input: {
			loans: [ '5 ', 'Other' ].map( ( label ) => ( {
				label,
				price: 400000,
				rate: 6,
			} ) ),
		},
	};
	const [ answer ] = askPhp( [ one ] ).answers;
	expect(
		differencesOf( one, answer as object, basis, askTypeScript )
	).toEqual( [] );
} );

it( 'a cent more in one engine is a difference', () => {
	const changed = ( one: Asked, of: Basis ) => {
		const answer = structuredClone( askTypeScript( one, of ) ) as {
			tip?: string;
		};
		return 'tip' in answer
			? { ...answer, tip: `${ answer.tip }1` }
			: answer;
	};
	const { differences } = compareEngines( 50, 1, changed );
	expect( differences.map( ( { path } ) => path ) ).toContain( 'tip' );
} );

it( 'the same seed gives the same inputs', () => {
	expect( compareEngines( 20, 7 ) ).toEqual( compareEngines( 20, 7 ) );
} );

const numbers = [
	'price',
	'rate',
	'down_payment',
	'points',
	'term_months',
] as const;

describe( 'a number is not', () => {
	const wrong = numbers.flatMap( ( field ) =>
		hostile.map( ( value ) => ( { field, value } ) )
	);
	const questions = wrong.map( ( { field, value } ): Asked => ( {
		question: 'calculate',
		input: { price: 300000, rate: 6, [ field ]: value },
	} ) );
	const refusals = askPhp( questions ).answers;

	it.each( wrong.map( ( one, index ) => [ one.value, one.field, index ] ) )(
		'%j in %s',
		( _value, field, index ) => {
			expect( refusals[ index ] ).toEqual( {
				problems: { [ String( field ) ]: expect.any( String ) },
			} );
			expect( askTypeScript( questions[ index ]!, basis ) ).toEqual(
				refusals[ index ]
			);
		}
	);
} );
