import { describe, expect, it } from 'vitest';
import { statSync } from 'node:fs';
import { questions, type Question } from './questions';
import { judge, scores, type Answer } from './score';
import { SETS } from './sets';

const asked = ( text: string, ...right: string[] ): Question => ( {
	section: '',
	text,
	right,
	isList: false,
	language: 'en',
	caller: null,
} );

const given = ( ...logins: string[] ): Answer[] =>
	logins.map( ( login ) => ( { login, score: 1, reasons: [] } ) );

describe( 'the questions', () => {
	it.each( SETS )( 'of $name are about its people', ( set ) => {
		const all = questions( new URL( set.file, import.meta.url ) );
		const logins = new Set( set.people().map( ( { login } ) => login ) );
		expect( all.length ).toBeGreaterThanOrEqual( 30 );
		expect( new Set( all.map( ( { text } ) => text ) ).size ).toBe(
			all.length
		);
		const named = all.flatMap( ( { right, caller } ) => [
			...right,
			...( caller === null ? [] : [ caller ] ),
		] );
		expect( named.filter( ( login ) => ! logins.has( login ) ) ).toEqual(
			[]
		);
	} );

	it.each( SETS )(
		'of $name are asked of people whose managers are there',
		( set ) => {
			const all = set.people();
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

	it( 'may be lists, in other languages, or asked by another person', () => {
		const set = SETS.find( ( { name } ) => name === 'harbor-tune' );
		const all = questions( new URL( set?.file ?? '', import.meta.url ) );
		expect( all ).toContainEqual( {
			section: 'lang: Spanish',
			text: 'todos los underwriters de Charlotte',
			right: [ 'harriet.kimball', 'jamal.whitaker' ],
			isList: true,
			language: 'es',
			caller: null,
		} );
		expect( all.some( ( { caller } ) => caller === 'kofi.asante' ) ).toBe(
			true
		);
	} );
} );

describe( 'the compiled knowledge', () => {
	it( 'has at most 300 kB', () => {
		const file = new URL(
			'../../plugin/src/Users/Intranet/Find/knowledge.php',
			import.meta.url
		);
		expect( statSync( file ).size ).toBeLessThanOrEqual( 300_000 );
	} );
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
			first: 1 / 3,
			nobody: 1,
			lists: 1,
			languages: 1,
			top3: 2 / 3,
			mrr: 0.5,
			found: 1 / 3,
		} );
	} );

	it( 'counts lists by F1 and other languages apart', () => {
		const list = { ...asked( 'list', 'a', 'b' ), isList: true };
		const german = { ...asked( 'german', 'a' ), language: 'de' };
		expect(
			scores( [
				judge( list, given( 'a', 'c' ) ),
				judge( german, given( 'b' ) ),
			] )
		).toMatchObject( { lists: 0.5, languages: 0, first: 1 } );
	} );
} );
