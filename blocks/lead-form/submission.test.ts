import { expect, it } from 'vitest';
import { submissionOf } from './submission';

const address = 'https://example.com/lp/home/';

const entries: [ string, string ][] = [
	[ 'svc-lead[page_id]', '42' ],
	[ 'svc-lead[token]', '42-1-7-abc' ],
	[ 'svc-lead[form]', 'svc-lead-1' ],
	[ 'svc-lead[subject]', '' ],
	[ 'svc-lead[fields][first_name]', ' Bo ' ],
	[ 'svc-lead[fields][last_name]', '' ],
	[ 'svc-lead[fields][x_visit_on]', '2026-12-01' ],
	[ 'svc-lead[consents][contact]', 'a1b2' ],
];

it( 'takes what was filled in, and nothing of other plugins’ fields', () => {
	expect(
		submissionOf( [ ...entries, [ 'wp_other', 'x' ] ], address )
	).toEqual( {
		page_id: 42,
		token: '42-1-7-abc',
		fields: { first_name: 'Bo', x_visit_on: '2026-12-01' },
		consents: { contact: 'a1b2' },
		source_url: address,
	} );
} );

it( 'tells the campaign of the address', () => {
	const { utm } = submissionOf(
		entries,
		`${ address }?utm_source=mail&utm_medium=&utm_term=${ 'a'.repeat( 300 ) }&gclid=1`
	);
	expect( utm ).toEqual( { source: 'mail', term: 'a'.repeat( 200 ) } );
} );

it( 'tells what a program wrote into the honeypot', () => {
	const filled = entries.map( ( [ name, value ] ): [ string, string ] => [
		name,
		name.includes( 'subject' ) ? 'Buy now' : value,
	] );
	expect( submissionOf( filled, address ).subject ).toBe( 'Buy now' );
} );

it( 'leaves out the parameters of an address that is too long', () => {
	const long = `${ address }?fbclid=${ 'a'.repeat( 2000 ) }`;
	expect( submissionOf( entries, long ).source_url ).toBe( address );
} );

it( 'takes any address of a page and any campaign', () => {
	const { source_url: url, utm } = submissionOf(
		entries,
		`${ address }?a=b\`c\\d'e&utm_source=a%0Ab%00&utm_term=${ '😀'.repeat(
			201
		) }#it's`
	);
	expect( url ).toMatch(
		/^https:\/\/example\.com\/lp\/home\/\?a=b%60c%5cd%27e&/
	);
	expect( url ).toMatch( /#it%27s$/ );
	expect( utm ).toEqual( { source: 'a b', term: '😀'.repeat( 200 ) } );
} );
