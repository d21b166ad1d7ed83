import { describe, expect, it } from 'vitest';
import { blocksIn, shows, withLink } from './blocks';

const page = { id: 7, link: 'https://example.com/people/', title: 'People' };

describe( 'the blocks of a template', () => {
	it( 'are found in their order, with attributes and inner blocks', () => {
		expect(
			blocksIn(
				[
					'<!-- wp:template-part {"slug":"header","area":"header"} /-->',
					'<!-- wp:group {"layout":{"type":"flex"}} --><div>',
					'<!-- wp:navigation {"ref":4,"layout":{"type":"flex"}} /-->',
					'</div><!-- /wp:group -->',
					'<!-- wp:navigation -->',
					'<!-- wp:page-list /-->',
					'<!-- /wp:navigation -->',
				].join( '\n' )
			)
		).toEqual( [
			{
				name: 'template-part',
				attributes: { slug: 'header', area: 'header' },
				inner: '',
			},
			{
				name: 'navigation',
				attributes: { ref: 4, layout: { type: 'flex' } },
				inner: '',
			},
			{
				name: 'navigation',
				attributes: {},
				inner: '\n<!-- wp:page-list /-->\n',
			},
		] );
	} );

	it( 'are none where the template has none, and have no attributes where these cannot be read', () => {
		expect( blocksIn( '<!-- wp:navigation-link {"id":1} /-->' ) ).toEqual(
			[]
		);
		expect( blocksIn( '<!-- wp:navigation {"ref":} /-->' ) ).toEqual( [
			{ name: 'navigation', attributes: {}, inner: '' },
		] );
	} );
} );

describe( 'a menu', () => {
	it.each( [
		[ 'that lists all pages', '<!-- wp:page-list /-->' ],
		[ 'with options', '<!-- wp:page-list {"isNested":true} /-->' ],
		[
			'with a link to the page',
			'<!-- wp:navigation-link {"label":"A","type":"page","id":7} /-->',
		],
		[
			'with the page as a submenu',
			'<!-- wp:navigation-submenu {"id":7} --><!-- /wp:navigation-submenu -->',
		],
	] )( '%s shows it', ( _name, menu ) => {
		expect( shows( menu, page ) ).toBe( true );
	} );

	it.each( [
		[ 'that is empty', '' ],
		[
			'that lists the pages below another one',
			'<!-- wp:page-list {"parentPageID":3} /-->',
		],
		[
			'with links to other pages',
			'<!-- wp:navigation-link {"label":"7","id":77} /-->',
		],
		[
			'with a link to a category of the same number',
			'<!-- wp:navigation-link {"type":"category","id":7} /-->',
		],
	] )( '%s does not', ( _name, menu ) => {
		expect( shows( menu, page ) ).toBe( false );
	} );

	it( 'gets a link at its end, which it then shows', () => {
		const menu = '<!-- wp:home-link {"label":"Home"} /-->';
		const title = 'A --> "B" & <b>';
		const next = withLink( menu, { ...page, title } );
		expect( next.startsWith( `${ menu }\n\n` ) ).toBe( true );
		expect( shows( next, page ) ).toBe( true );
		const link = next.slice( menu.length + 2 );
		expect( link.slice( 0, -4 ) ).not.toMatch( /-->|<b>|&/ );
		expect(
			JSON.parse( /(\{.*\}) \/-->$/.exec( link )![ 1 ]! )
		).toMatchObject( { label: title, id: 7, url: page.link } );
	} );
} );
