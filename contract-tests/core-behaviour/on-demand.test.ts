import { describe, expect, it } from 'vitest';
import { place } from '../support/site';
import { as, world } from '../support/world';

const { colleague } = world.callers;

/** A block of the plugin inside of a group, with a color that a block support adds. */
const content =
	'<!-- wp:group --><div class="wp-block-group"><!-- wp:svc/my-bookmarks {"backgroundColor":"accent-1"} /--></div><!-- /wp:group -->';

async function withPage< T >(
	fields: object,
	use: ( page: {
		id: number;
		link: string;
		content: { rendered: string };
	} ) => Promise< T >
): Promise< T > {
	const made = await as.manager.post( '/wp/v2/pages', {
		status: 'publish',
		title: 'Made for a test',
		...fields,
	} );
	expect( made.status ).toBe( 201 );
	const page = made.body as Parameters< typeof use >[ 0 ];
	try {
		return await use( page );
	} finally {
		await as.manager.delete( `/wp/v2/pages/${ page.id }`, {
			query: { force: 'true' },
		} );
	}
}

/** The blocks of the plugin that WordPress knows at the end of a page. */
async function blocksOf( url: string, headers = {} ) {
	const answer = await fetch( url, {
		headers: { 'X-Name-Blocks': '1', ...headers },
	} );
	const text = await answer.text();
	const [ , names = '' ] = /own blocks: (.*?) -->/.exec( text ) ?? [];
	return { text, names: names.split( ',' ).filter( Boolean ) };
}

describe( 'block types', () => {
	it( 'are unknown in a request that renders none of them, until code asks for them', async () => {
		const { body } = await as.anonymous.get( '/fixture/v1/blocks' );
		const [ before, after ] = body as [ string[], string[] ];
		expect( before ).toEqual( [] );
		expect( after ).toEqual(
			expect.arrayContaining( [
				'svc/staff-directory',
				'svc/lead-form',
				'svc/directory',
				'svc/profile-field',
			] )
		);
	} );

	it( 'are unknown on a page without them, and known on one that has one inside of another block', async () => {
		await withPage( { content: 'Nothing of ours.' }, async ( { link } ) => {
			expect( ( await blocksOf( link ) ).names ).toEqual( [] );
		} );
		await withPage( { content }, async ( page ) => {
			const { text, names } = await blocksOf( page.link );
			expect( names ).toContain( 'svc/staff-directory' );
			expect( text ).toMatch(
				/class="[^"]*wp-block-svc-my-bookmarks[^"]*has-accent-1-background-color|has-accent-1-background-color[^"]*wp-block-svc-my-bookmarks/
			);
			expect( page.content.rendered ).toContain(
				'wp-block-svc-my-bookmarks'
			);
		} );
	} );

	it( 'know the attributes of block supports, so that values of wrong types are dropped', async () => {
		const wrong = content.replace( '"accent-1"', '["accent-1"]' );
		await withPage( { content: wrong }, async ( { link } ) => {
			const { text } = await blocksOf( link );
			const [ , classes ] =
				/class="([^"]*wp-block-svc-my-bookmarks[^"]*)"/.exec( text ) ??
				[];
			expect( classes ).toBeDefined();
			expect( classes ).not.toContain( 'has-background' );
		} );
	} );

	it( 'have their styles on every page where WordPress enqueues those of all blocks', async () => {
		const { names } = await blocksOf( place.url, {
			'X-All-Block-Styles': '1',
		} );
		expect( names ).toContain( 'svc/staff-directory' );
	} );

	it( "are all in WordPress's list, and rendered by its route", async () => {
		const list = await as.manager.get( '/wp/v2/block-types', {
			query: { namespace: 'svc' },
		} );
		expect(
			( list.body as { name: string }[] ).map( ( { name } ) => name )
		).toEqual(
			expect.arrayContaining( [ 'svc/org-chart', 'svc/mail-person' ] )
		);
		const rendered = await as.manager.get(
			'/wp/v2/block-renderer/svc/my-bookmarks',
			{ query: { context: 'edit' } }
		);
		expect( rendered.status ).toBe( 200 );
		expect( ( rendered.body as { rendered: string } ).rendered ).toContain(
			'wp-block-svc-my-bookmarks'
		);
	} );

	it( 'are known where a page shows an editor', async () => {
		const { names } = await blocksOf( `${ place.url }/?svc-editor` );
		expect( names ).toContain( 'svc/staff-directory' );
	} );

	it( 'are rendered in the overlay of a navigation menu, a template part', async () => {
		const part = await as.manager.post( '/wp/v2/template-parts', {
			slug: 'made-for-a-test',
			area: 'navigation-overlay',
			content: '<!-- wp:svc/my-bookmarks /-->',
		} );
		expect( part.status ).toBe( 201 );
		const { id, slug } = part.body as { id: string; slug: string };
		const menu = `<!-- wp:navigation {"overlayMenu":"always","overlay":"${ slug }"} --><!-- wp:navigation-link {"label":"Home","url":"/"} /--><!-- /wp:navigation -->`;
		try {
			await withPage( { content: menu }, async ( { link } ) => {
				expect( ( await blocksOf( link ) ).text ).toContain(
					'wp-block-svc-my-bookmarks'
				);
			} );
		} finally {
			await as.manager.delete( `/wp/v2/template-parts/${ id }`, {
				query: { force: 'true' },
			} );
		}
	} );

	it( 'are rendered in a synced pattern', async () => {
		const pattern = await as.manager.post( '/wp/v2/blocks', {
			status: 'publish',
			title: 'Made for a test',
			content: '<!-- wp:svc/my-bookmarks /-->',
		} );
		const { id } = pattern.body as { id: number };
		try {
			await withPage(
				{ content: `<!-- wp:block {"ref":${ id }} /-->` },
				async ( { link } ) => {
					expect( ( await blocksOf( link ) ).text ).toContain(
						'wp-block-svc-my-bookmarks'
					);
				}
			);
		} finally {
			await as.manager.delete( `/wp/v2/blocks/${ id }`, {
				query: { force: 'true' },
			} );
		}
	} );

	it( 'are rendered in a pattern of the plugin that a page names', async () => {
		await withPage(
			{ content: '<!-- wp:pattern {"slug":"svc/directory"} /-->' },
			async ( { link } ) => {
				const { text, names } = await blocksOf( link );
				expect( names ).toContain( 'svc/staff-directory' );
				expect( text ).toContain( 'wp-block-svc-staff-directory' );
			}
		);
	} );

	it( "leave WordPress's patterns and bindings to themselves", async () => {
		const others =
			'<!-- wp:pattern {"slug":"core/no-such-pattern"} /--><!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"none"}}}}} --><p>Kept</p><!-- /wp:paragraph -->';
		await withPage( { content: others }, async ( { link } ) => {
			const { text, names } = await blocksOf( link );
			expect( text ).toContain( 'Kept' );
			expect( names ).toEqual( [] );
		} );
	} );

	/** Attributes that bind one to the name of a colleague. */
	const bound = ( attribute: string ) =>
		`{"metadata":{"bindings":{"${ attribute }":{"source":"svc/profile-field","args":{"profileId":${ colleague.profileId },"field":"name"}}}}}`;

	it( "show a field of a profile in WordPress's own blocks", async () => {
		const text = `<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph ${ bound( 'content' ) } --><p>Not bound</p><!-- /wp:paragraph --></div><!-- /wp:group -->`;
		await withPage( { content: text }, async ( page ) => {
			expect( page.content.rendered ).not.toContain( 'Not bound' );
			expect( ( await blocksOf( page.link ) ).text ).not.toContain(
				'Not bound'
			);
		} );
	} );

	it( 'show it in a button of a stored menu, and blocks that were put there by hand', async () => {
		const menu = await as.manager.post( '/wp/v2/navigation', {
			status: 'publish',
			title: 'Made for a test',
			content: `<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button ${ bound( 'text' ) } --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/">Not bound</a></div><!-- /wp:button --></div><!-- /wp:buttons --><!-- wp:svc/my-bookmarks /-->`,
		} );
		expect( menu.status ).toBe( 201 );
		const { id } = menu.body as { id: number };
		try {
			const shown = `<!-- wp:navigation {"ref":${ id }} /-->`;
			await withPage( { content: shown }, async ( { link } ) => {
				const { text } = await blocksOf( link );
				expect( text ).toContain( 'wp-block-button__link' );
				expect( text ).not.toContain( 'Not bound' );
				expect( text ).toContain( 'wp-block-svc-my-bookmarks' );
			} );
		} finally {
			await as.manager.delete( `/wp/v2/navigation/${ id }`, {
				query: { force: 'true' },
			} );
		}
	} );

	it( 'keep the styles that code gives them', async () => {
		const { body } = await as.manager.post( '/fixture/v1/global-styles', {
			styles,
		} );
		expect( body ).toEqual( { styles } );
	} );
} );

const styles = {
	blocks: { 'svc/staff-directory': { color: { text: '#123456' } } },
};

describe( "WordPress's routes of our post types", () => {
	const types = [ 'svc_lead_page', 'svc_mail_template' ];

	it.each( [ '/', '/wp/v2' ] )( 'are in the index %s', async ( path ) => {
		const { routes } = ( await as.manager.get( path ) ).body as {
			routes: Record< string, { endpoints: object[] } >;
		};
		for ( const type of types ) {
			const of = ( route: string ) => routes[ `/wp/v2/${ route }` ];
			expect( of( type )?.endpoints ).toHaveLength(
				of( 'posts' )?.endpoints.length ?? 0
			);
			expect( Object.keys( routes ) ).toEqual(
				expect.arrayContaining( [
					`/wp/v2/${ type }/(?P<parent>[\\d]+)/revisions`,
					`/wp/v2/${ type }/(?P<id>[\\d]+)/autosaves`,
				] )
			);
		}
	} );

	it.each( types )( 'answer: %s', async ( type ) => {
		const list = await as.manager.get( `/wp/v2/${ type }`, {
			query: { context: 'edit' },
		} );
		expect( list.status ).toBe( 200 );
		const options = await as.manager.send(
			'OPTIONS',
			`/wp/v2/${ type }`,
			{}
		);
		expect( options.body ).toMatchObject( { schema: { title: type } } );
	} );

	it.each( [
		[ 'svc_lead_page', '_svc_lead_form' ],
		[ 'svc_mail_template', '_svc_mail_theme' ],
	] )( 'have the post meta of %s in their schema', async ( type, key ) => {
		const { body } = await as.manager.send(
			'OPTIONS',
			`/wp/v2/${ type }`,
			{}
		);
		expect( body ).toMatchObject( {
			schema: {
				properties: {
					meta: { properties: { [ key ]: { type: 'object' } } },
				},
			},
		} );
	} );

	it.each( types )(
		'have post meta that is registered for revisions, and in no other request: %s',
		async ( type ) => {
			const { body } = await as.anonymous.get(
				`/fixture/v1/post-meta/${ type }`
			);
			const [ registered, revised ] = body as [ string[], string[] ];
			const own = ( key: string ) => key.startsWith( '_svc_' );
			expect( registered.filter( own ) ).toEqual( [] );
			expect( revised.filter( own ).length ).toBeGreaterThan( 2 );
		}
	);

	it( 'are among the types that accounts may have published', async () => {
		const { body } = await as.manager.send( 'OPTIONS', '/wp/v2/users', {} );
		expect( JSON.stringify( body ) ).toContain( '"svc_lead_page"' );
	} );

	it( 'have the address that the site gives them', async () => {
		const list = await as.manager.get( '/wp/v2/lead-pages-here', {
			headers: { 'X-Rest-Base': 'lead-pages-here' },
		} );
		expect( list.status ).toBe( 200 );
	} );

	it.each( [ 'early', 'nested' ] )(
		'are there where another plugin reads or makes routes inside of rest_api_init: %s',
		async ( how ) => {
			const headers = { 'X-Disturb-Routes': how };
			const { routes } = ( await as.manager.get( '/', { headers } ) )
				.body as { routes: object };
			expect( Object.keys( routes ) ).toContain( '/wp/v2/svc_lead_page' );
			const list = await as.manager.get( '/wp/v2/svc_lead_page', {
				headers,
			} );
			expect( list.status ).toBe( 200 );
		}
	);

	it( 'are found by a batch', async () => {
		const { body } = await as.manager.post( '/batch/v1', {
			requests: [
				{
					path: '/wp/v2/svc_lead_page/999999999',
					method: 'PUT',
					body: {},
				},
			],
		} );
		expect( body ).toMatchObject( {
			responses: [ { body: { code: 'rest_post_invalid_id' } } ],
		} );
	} );
} );
