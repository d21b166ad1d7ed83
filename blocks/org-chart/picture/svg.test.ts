import { expect, it } from 'vitest';
import type { PictureNode } from './node';
import { svg } from './svg';

const person = ( change: Partial< PictureNode > ): PictureNode => ( {
	name: 'Ana Ruiz',
	lines: [ 'Chief executive' ],
	count: '2',
	id: 7,
	dotted: [],
	isMore: false,
	arrangement: 'row',
	reports: [],
	...change,
} );

const style = {
	title: 'Org chart',
	isRtl: false,
	isHorizontal: false,
	measure: ( text: string, size: number ) => [ ...text ].length * size * 0.5,
};

it( 'is a document of its own', () => {
	const { text, width, height } = svg( person( {} ), style );
	expect( text ).toContain( 'xmlns="http://www.w3.org/2000/svg"' );
	expect( text ).toContain( `viewBox="0 0 ${ width } ${ height }"` );
	expect( text ).toContain( '<title>Org chart</title>' );
	expect( text ).toContain( '>Ana Ruiz</text>' );
	expect( text ).toContain( '>2</text>' );
} );

it( 'escapes what people are called', () => {
	const name = '<script>alert("&")</script>';
	const { text } = svg(
		person( { name, lines: [ name ], photo: '"><x' } ),
		style
	);
	expect( text ).not.toContain( '<script' );
	expect( text ).not.toContain( '<x' );
	expect( text ).toContain( '&lt;script&gt;' );
} );

it( 'shows photos as data and initials where there is none', () => {
	const photo = 'data:image/jpeg;base64,AAAA';
	const { text } = svg(
		person( {
			photo,
			reports: [ person( { name: 'Bo van Lind', photo: null } ) ],
		} ),
		style
	);
	expect( text ).toContain( `href="${ photo }"` );
	expect( text ).toContain( '>BL</text>' );
	expect( text.match( /https?:/g ) ).toEqual( [ 'http:' ] );
} );

it( 'reads from right to left where the page does', () => {
	const { text } = svg( person( {} ), { ...style, isRtl: true } );
	expect( text ).toContain( 'direction="rtl"' );
} );

it( 'draws no photo where the chart shows none', () => {
	expect( svg( person( {} ), style ).text ).not.toContain( '<circle' );
} );

it( 'draws vacancies dashed, and lines to dotted-line managers in it', () => {
	const of = ( change: Partial< PictureNode > ) =>
		svg( person( { reports: [ person( { id: 8, ...change } ) ] } ), style )
			.text;
	const line = /<path d="M[^"]*C[^"]*"/;
	expect( of( {} ) ).not.toMatch( line );
	expect( of( {} ) ).not.toContain( 'stroke-dasharray="4 3"' );
	expect( of( { id: -3 } ) ).toContain( 'stroke-dasharray="4 3"' );
	expect( of( { dotted: [ 7 ] } ) ).toMatch( line );
	expect( of( { dotted: [ 9 ] } ) ).not.toMatch( line );
} );
