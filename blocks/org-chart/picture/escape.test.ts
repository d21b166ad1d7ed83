import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escape } from './escape';

it( 'leaves nothing that ends a tag or a quote', () => {
	expect( escape( `<b onload="x('&amp;')">` ) ).toBe(
		'&lt;b onload=&quot;x(&#39;&amp;amp;&#39;)&quot;&gt;'
	);
} );

it( 'replaces what XML cannot say', () => {
	expect( escape( 'a\u0000b\u001fc\ufffed' ) ).toBe(
		'a\ufffdb\ufffdc\ufffdd'
	);
	expect( escape( 'half \ud83d pair' ) ).toBe( 'half \ufffd pair' );
	expect( escape( 'half \udc4b pair' ) ).toBe( 'half \ufffd pair' );
} );

it( 'keeps letters of all kinds', () => {
	expect( escape( 'Zoë 👋 نور\n' ) ).toBe( 'Zoë 👋 نور\n' );
} );

it( 'says the same again when it is read', () => {
	const text = fc.string( { unit: 'grapheme' } );
	fc.assert(
		fc.property( text, ( said ) => {
			const written = escape( said );
			expect( written ).not.toMatch( /[<>"']/ );
			expect( read( written ) ).toBe( said );
		} )
	);
} );

const read = ( xml: string ) =>
	xml
		.replace( /&lt;/g, '<' )
		.replace( /&gt;/g, '>' )
		.replace( /&quot;/g, '"' )
		.replace( /&#39;/g, "'" )
		.replace( /&amp;/g, '&' );
