import { describe, expect, it } from 'vitest';
import { demoPeople, otherPeople } from './companies';
import { questions } from './questions';
import { judge, scores, type Answer } from './score';

const asked = ( text: string, ...right: string[] ) => ( {
	section: '',
	text,
	right,
} );

const given = ( ...logins: string[] ): Answer[] =>
	logins.map( ( login ) => ( { login, score: 1, reasons: [] } ) );

describe( 'the questions', () => {
	it.each( [
		[ 'demo', demoPeople, 150 ],
		[ 'other', otherPeople, 60 ],
	] as const )( 'of %s are about its people', ( name, people, least ) => {
		const all = questions(
			new URL( `questions-${ name }.txt`, import.meta.url )
		);
		const logins = new Set( people().map( ( { login } ) => login ) );
		expect( all.length ).toBeGreaterThanOrEqual( least );
		expect( new Set( all.map( ( { text } ) => text ) ).size ).toBe(
			all.length
		);
		expect(
			all
				.flatMap( ( { right } ) => right )
				.filter( ( login ) => ! logins.has( login ) )
		).toEqual( [] );
	} );

	it.each( [ demoPeople, otherPeople ] )(
		'are asked of people whose managers are there',
		( people ) => {
			const all = people();
			const logins = new Set( all.map( ( { login } ) => login ) );
			for ( const { manager, role, start_date: day } of all ) {
				expect( manager === null || logins.has( manager ) ).toBe(
					true
				);
				expect( role ).not.toBe( 'realtor_partner' );
				expect( day ).toMatch( /^\d{4}-\d{2}-\d{2}$/ );
			}
		}
	);
} );

describe( 'the score', () => {
	it( 'takes any right one that comes first', () => {
		expect(
			judge( asked( '', 'a', 'b' ), given( 'b', 'c' ) )
		).toMatchObject( {
			isRight: true,
			rank: 1,
			found: 0.5,
		} );
	} );

	it( 'knows how far down the first right one is', () => {
		expect(
			judge( asked( '', 'a' ), given( 'x', 'y', 'a' ) )
		).toMatchObject( {
			isRight: false,
			rank: 3,
			found: 0,
		} );
	} );

	it( 'takes nobody for right where nobody is, and for wrong elsewhere', () => {
		expect( judge( asked( '' ), [] ).isRight ).toBe( true );
		expect( judge( asked( '' ), given( 'a' ) ).isRight ).toBe( false );
		expect( judge( asked( '', 'a' ), [] ) ).toMatchObject( {
			isRight: false,
			rank: 0,
		} );
	} );

	it( 'is a mean over the questions', () => {
		expect(
			scores( [
				judge( asked( '1', 'a' ), given( 'a' ) ),
				judge( asked( '2', 'a' ), given( 'b', 'a' ) ),
				judge( asked( '3', 'a' ), [] ),
				judge( asked( '4' ), [] ),
			] )
		).toEqual( {
			questions: 4,
			top1: 0.5,
			top3: 0.75,
			mrr: 0.5,
			found: 1 / 3,
			nobody: 1,
		} );
	} );
} );
