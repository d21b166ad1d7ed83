import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '../../../client/src/users/company-schemas';
import { company } from '../../support/paths';
import { as, full } from '../../support/world';
import { clear, current, put, restore } from './record';

let before: Company;
beforeAll( async () => {
	before = await current();
	await clear();
} );
afterAll( () => restore( before ) );

/** The maximum length in characters; one more is too long. */
const longest = {
	name: '😀'.repeat( 150 ),
	legal_name: 'é'.repeat( 150 ),
	nmls_id: '9'.repeat( 12 ),
	postal_address: 'ש\n'.repeat( 149 ) + 'xy',
	phone: '+'.repeat( 40 ),
	url: `https://example.com/${ 'x'.repeat( 1980 ) }`,
	disclosure: 'ß'.repeat( 2000 ),
};

const tooLong = Object.fromEntries(
	Object.entries( longest ).map( ( [ field, value ] ) => [
		field,
		`${ value }${ [ ...value ].at( -1 ) }`,
	] )
);

const refused = async ( change: unknown, fields?: string[] ) => {
	const record = await current();
	expect( await put( change ) ).toRefuse( 'rest_invalid_param', fields );
	expect( await current() ).toEqual( record );
};

describe( 'the limits of the company record', () => {
	it( 'are reached by every field', async () => {
		expect( await put( longest ) ).toAnswer( 'updateCompany' );
		expect( await current() ).toMatchObject( longest );
	} );

	it( 'are exceeded by none, and each that is too long is named', () =>
		refused( tooLong, Object.keys( tooLong ) ) );
} );

describe( 'a value', () => {
	it.each( full ? Object.keys( longest ) : [ 'name' ] )(
		'of %s must be text',
		async ( field ) => {
			for ( const value of [ 5, true, [ 'x' ], { x: 'y' } ] ) {
				await refused( { [ field ]: value }, [ field ] );
			}
		}
	);

	it.each( full ? Object.keys( longest ) : [ 'disclosure' ] )(
		'of %s has no control characters',
		( field ) => refused( { [ field ]: 'a\u0000b' }, [ field ] )
	);

	it.each( [ 'name', 'legal_name', 'nmls_id', 'phone', 'url' ] )(
		'of %s is one line',
		( field ) => refused( { [ field ]: '1\n2' }, [ field ] )
	);

	it.each( [
		[ 'nmls_id', '12a' ],
		[ 'nmls_id', '1 2' ],
		[ 'phone', 'call me' ],
		[ 'url', 'example.com' ],
		[ 'url', 'javascript:alert(1)' ],
		[ 'url', 'ftp://example.com' ],
		[ 'url', 'https://user@example.com/' ],
		[ 'equal_housing', 'true' ],
		[ 'equal_housing', 1 ],
		[ 'equal_housing', '' ],
	] )( 'of %s cannot be %j', ( field, value ) =>
		refused( { [ field ]: value }, [ field ] )
	);

	it( 'is refused together with every other fault', () =>
		refused(
			{
				name: 5,
				nmls_id: 'x',
				equal_housing: 'no',
				theme: 'dark',
				id: 1,
			},
			[ 'name', 'nmls_id', 'equal_housing', 'theme', 'id' ]
		) );
} );

describe( 'the request', () => {
	it( 'has no parameters', async () => {
		expect(
			await as.anonymous.get( company, { query: 'page=1' } )
		).toRefuse( 'rest_invalid_param', [ 'page' ] );
		expect(
			await as.manager.put( company, {}, { query: 'name=x' } )
		).toRefuse( 'rest_invalid_param', [ 'name' ] );
	} );

	it.each( [ '"text"', '5', '[]', 'null' ] )(
		'has an object and not %s',
		async ( raw ) => {
			const record = await current();
			const answer = await as.manager.send( 'PUT', company, {
				raw,
				headers: { 'Content-Type': 'application/json' },
			} );
			expect( answer.status ).toBe( 400 );
			expect( await current() ).toEqual( record );
		}
	);
} );

const corpus = [
	'O\'Brien "the" closer',
	"back\\slash \\\\ \\0 a\\'b C:\\\\dir",
	'a & b &amp; <b>bold</b> <script>alert(1)</script>',
	'0',
	'%41 %_% % _ %s %1$s {0} ${x}',
	'😀 👩‍👩‍👧‍👦 🏳️‍🌈',
	'שלום עולם \u202eabc\u202c \u200e',
	'=HYPERLINK("http://x") +1 -1 @SUM',
	'O:8:"stdClass":0:{} a:1:{i:0;s:1:"x";}',
	'[shortcode] {{x}} <!-- wp:x --> <?php ?>',
	'null',
	'false',
];

describe( 'text', () => {
	it.each( full ? corpus : corpus.slice( 0, 3 ) )(
		'is kept exactly as typed: %j',
		async ( typed ) => {
			const change = {
				name: typed,
				legal_name: typed,
				postal_address: `${ typed }\n\t${ typed }`,
				disclosure: `${ typed }\n\n${ typed }`,
			};
			expect( await put( change ) ).toAnswer( 'updateCompany' );
			expect( await current() ).toMatchObject( change );
		}
	);

	it( 'is brought to NFC and trimmed', async () => {
		expect(
			( await put( { legal_name: ' \t\ne\u0301\u00a0\u3000' } ) ).body
		).toMatchObject( { legal_name: 'é' } );
	} );
} );
