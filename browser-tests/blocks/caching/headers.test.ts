import { beforeAll, describe, expect, it } from 'vitest';
import {
	changePost,
	makePosts,
} from '../../../contract-tests/support/bookmarks';
import { control } from '../../../contract-tests/support/control';
import { people, type Person } from '../../../contract-tests/support/people';
import { factsOf, postWith, sent } from '../../support/pages';

const block = '<!-- wp:svc/bookmark-button /-->';
const kept = 'no-cache, must-revalidate, max-age=0, no-store, private';
const everybodys = 'public, max-age=600';

let person: Person;
beforeAll( async () => {
	person = ( await people( {} ) )[ 0 ]!;
} );

/** As on a host that lets everything be cached. */
async function seen( path: string, { classic = false, signedIn = true } = {} ) {
	const page = await sent( path, {
		...( signedIn && { as: person } ),
		headers: {
			'X-Page-Facts': '1',
			'X-Public': '1',
			...( classic && { 'X-Theme': 'classic' } ),
		},
	} );
	expect( page.status ).toBe( 200 );
	return {
		cache: page.headers[ 'cache-control' ],
		uncached: factsOf( page ).uncached,
		text: page.text,
	};
}

describe( 'WordPress alone', () => {
	it( 'lets no page of a signed-in account be cached, and every page of visitors', async () => {
		const { path } = await postWith( block );
		expect(
			( await sent( path, { as: person } ) ).headers[ 'cache-control' ]
		).toBe( kept );
		expect(
			( await sent( path ) ).headers[ 'cache-control' ]
		).toBeUndefined();
	} );
} );

describe.each( [
	[ 'a block theme', false ],
	[ 'a classic theme', true ],
] )( 'in %s', ( _name, classic ) => {
	it( 'pages with our blocks are kept for nobody else', async () => {
		for ( const text of [
			block,
			'<!-- wp:svc/my-bookmarks /-->',
			`<!-- wp:group --><div class="wp-block-group">${ block }</div><!-- /wp:group -->`,
			'<!-- wp:pattern {"slug":"svc\\/directory"} /-->',
		] ) {
			const { path } = await postWith( text );
			expect( await seen( path, { classic } ) ).toMatchObject( {
				cache: kept,
				uncached: true,
			} );
			expect(
				await seen( path, { classic, signedIn: false } )
			).toMatchObject( { cache: everybodys, uncached: false } );
		}
	} );

	it( 'pages without are left as they are', async () => {
		const { path } = await postWith(
			'<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->'
		);
		expect( await seen( path, { classic } ) ).toMatchObject( {
			cache: everybodys,
			uncached: false,
		} );
	} );

	it( 'synced patterns are looked into, also those that name one another', async () => {
		const [ inner, outer ] = ( await makePosts( [
			{ post_type: 'wp_block', post_content: block },
			{ post_type: 'wp_block' },
		] ) ) as [ number, number ];
		await changePost( outer, {
			post_content: `<!-- wp:block {"ref":${ outer }} /--><!-- wp:block {"ref":${ inner }} /-->`,
		} );
		const { path } = await postWith(
			`<!-- wp:block {"ref":${ outer }} /-->`
		);
		expect( await seen( path, { classic } ) ).toMatchObject( {
			cache: kept,
			uncached: true,
		} );
	} );

	it( 'lists of posts are looked into', async () => {
		const { path } = await postWith( block, { post_type: 'post' } );
		expect( path ).toContain( '?p=' );
		const { cache } = await seen( '/?post_type=post', { classic } );
		// A block theme shows excerpts there, in which the button may not be.
		expect( classic ? cache : kept ).toBe( kept );
	} );
} );

describe( 'in a classic theme', () => {
	it( 'widgets are looked into', async () => {
		const { path } = await postWith( '' );
		const before = await Promise.all(
			[ 'widget_block', 'sidebars_widgets' ].map(
				async ( name ) =>
					[
						name,
						( await control.option( name, 'site' ) ).value,
					] as const
			)
		);
		await control.setOption( 'widget_block', {
			77: { content: '<!-- wp:svc/my-bookmarks /-->' },
			_multiwidget: 1,
		} );
		await control.setOption( 'sidebars_widgets', {
			'svc-side': [ 'block-77' ],
			array_version: 3,
		} );
		expect( await seen( path, { classic: true } ) ).toMatchObject( {
			cache: kept,
			uncached: true,
		} );
		expect(
			await seen( path, { classic: true, signedIn: false } )
		).toMatchObject( { cache: everybodys, uncached: false } );
		for ( const [ name, value ] of before ) {
			await control.setOption( name, value );
		}
	} );

	it( 'template parts are looked into', async () => {
		const { path } = await postWith( '' );
		expect(
			await seen( `${ path }?part=1`, { classic: true } )
		).toMatchObject( { cache: kept, uncached: true } );
	} );
} );

it( 'a page of a signed-in account is not the visitor’s, and the visitor’s has nothing of an account', async () => {
	const { path } = await postWith( '<!-- wp:svc/my-bookmarks /-->' );
	const mine = await seen( path );
	const visitors = await seen( path, { signedIn: false } );
	expect( mine.text ).toContain( 'svc-marks__collections' );
	expect( visitors.text ).toContain( 'svc-sign-in' );
	expect( visitors.text ).not.toMatch(
		/svc_nonce|class="svc-marks|>General/
	);
} );
