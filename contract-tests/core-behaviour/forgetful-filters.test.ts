import { describe, expect, it } from 'vitest';
import { fixture } from '../support/bookmarks';
import { logIn } from '../support/login';
import { departments, directory, orgChart } from '../support/paths';
import { host, place } from '../support/site';
import { as } from '../support/world';

it.each( [ departments, orgChart ] )(
	'%s answers as ever where a filter of another plugin forgets to return',
	async ( path ) => {
		const seen = await as.person.get( path, {
			headers: { 'X-Forgets': 'rest_pre_serve_request' },
		} );
		expect( seen.status, seen.text ).toBe( 200 );
		expect( JSON.parse( seen.text ) ).toEqual( expect.anything() );
		expect( seen.headers[ 'cache-control' ] ).toContain( 'private' );
	}
);

it( 'nothing is granted where a filter of rights forgets to return, and nothing fails', async () => {
	const headers = { 'X-Forgets': 'user_has_cap' };
	expect( await as.person.get( directory, { headers } ) ).toRefuse(
		'rest_forbidden'
	);
	expect( ( await fetch( place.url, { headers } ) ).status ).toBe( 200 );
} );

const answerTo = async ( filter: string ) =>
	( await fixture< { answer: unknown } >( 'POST', '/forgotten', { filter } ) )
		.answer;

describe( 'a filter that gives null is passed on', () => {
	it.each( [
		'block_categories_all',
		'allowed_block_types_all',
		'wp_count_posts',
		'get_usernumposts',
		'wp_post_revision_meta_keys',
		'rest_user_query',
		'rest_endpoints',
		'block_type_metadata',
		'debug_information',
	] )( '%s', async ( filter ) => {
		expect( await answerTo( filter ) ).toBeNull();
	} );

	it.each( [
		[ 'user_has_cap', expect.any( Boolean ) ],
		[ 'wp_unique_post_slug_is_bad_hierarchical_slug', 'no-such-slug' ],
		[ 'rest_svc_lead_page_query', 200 ],
		[ 'wp_sitemaps_users_query_args', true ],
		[ 'wp_insert_post_data', 0 ],
		[ 'wp_privacy_personal_data_exporters', expect.any( Object ) ],
		[ 'wp_privacy_personal_data_erasers', expect.any( Object ) ],
	] )( '%s, after which WordPress answers', async ( filter, answer ) => {
		expect( await answerTo( filter ) ).toEqual( answer );
	} );
} );

it( 'a block is rendered whose name another plugin has made a number', async () => {
	expect(
		await fixture( 'POST', '/renamed-block', { name: 5 } )
	).toMatchObject( { answer: expect.stringContaining( '<hr/>' ) } );
} );

it( 'actions that other plugins fire without their arguments do no harm', async () => {
	expect( await fixture( 'POST', '/bare-actions', {} ) ).toEqual( {
		ok: true,
	} );
} );

it.each( [ 'sidebars_widgets', 'get_block_templates' ] )(
	'pages of a classic theme are shown to people where %s forgets to return',
	async ( filter ) => {
		const { cookie } = await logIn( host.login.user, host.login.password );
		const page = await fetch( `${ place.url }/?part`, {
			headers: {
				Cookie: cookie,
				'X-Theme': 'classic',
				'X-Forgets': filter,
			},
		} );
		expect( page.status ).toBe( 200 );
	}
);

it( 'pages and routes answer where another plugin says by a constant that this is not WP-CLI', async () => {
	const headers = { 'X-No-Cli': '1' };
	expect( ( await fetch( place.url, { headers } ) ).status ).toBe( 200 );
	expect( await as.person.get( directory, { headers } ) ).toAnswer(
		'searchDirectory'
	);
} );
