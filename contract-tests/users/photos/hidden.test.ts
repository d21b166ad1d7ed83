import { beforeAll, describe, expect, it } from 'vitest';
import type { Photo } from '../../../client/src/users/photo-schemas';
import type { Api } from '../../support/api';
import { here, memberOf } from '../../support/bookmarks';
import { control, type Account } from '../../support/control';
import { exchange } from '../../support/http';
import { logIn } from '../../support/login';
import { personOf, newMark } from '../../support/people';
import { place } from '../../support/site';
import { as, world } from '../../support/world';
import { isThere, show, upload } from './upload';

let owner: Account;
let editor: Account;
let photo: Photo;
let sawUpload: Api;
beforeAll( async () => {
	const login = `${ world.token }-${ newMark() }`;
	[ owner, editor ] = ( await control.createUsers( [
		{ login: `${ login }o`, role: 'subscriber', site: here },
		{ login: `${ login }e`, role: 'editor', site: here },
	] ) ) as [ Account, Account ];
	const { profileId } = await personOf( owner );
	sawUpload = memberOf( owner );
	photo = await upload( sawUpload );
	expect( await show( sawUpload, profileId, photo ) ).toAnswer(
		'updateProfile'
	);
} );

/** The part of the file's name that all sizes share. */
const nameOf = ( { avatar_url }: Photo ) =>
	/photo-[a-z0-9]{16}/.exec( avatar_url )![ 0 ];

const open = ( path: string, headers: Record< string, string > = {} ) =>
	exchange( { method: 'GET', url: `${ place.url }${ path }`, headers } );

const callers: [ string, () => Api ][] = [
	[ 'a visitor', () => as.anonymous ],
	[ 'an editor', () => memberOf( editor ) ],
	[ 'the person who sent it', () => sawUpload ],
];

describe.each( callers )(
	'an uploaded photo tells %s nothing',
	( _who, me ) => {
		it( 'in the list of media', async () => {
			for ( const query of [
				`author=${ owner.id }`,
				`include=${ photo.avatar_id }`,
				'search=photo&per_page=100',
				`include=${ photo.avatar_id }&status=private,inherit,trash`,
			] ) {
				const { body } = await me().get( '/wp/v2/media', { query } );
				expect( JSON.stringify( body ) ).not.toContain(
					nameOf( photo )
				);
			}
		} );

		it( 'by its ID', async () => {
			for ( const path of [ 'media', 'posts', 'pages', 'svc_photo' ] ) {
				const answer = await me().get(
					`/wp/v2/${ path }/${ photo.avatar_id }`
				);
				expect( answer.status ).toBeGreaterThanOrEqual( 400 );
				expect( answer.text ).not.toContain( nameOf( photo ) );
			}
		} );

		it( 'by oEmbed', async () => {
			for ( const parameter of [ 'attachment_id', 'p', 'page_id' ] ) {
				const url = encodeURIComponent(
					`${ place.url }/?${ parameter }=${ photo.avatar_id }`
				);
				const answer = await me().get( '/oembed/1.0/embed', {
					query: `url=${ url }`,
				} );
				expect( answer.status ).toBe( 404 );
			}
		} );

		it( 'in a search', async () => {
			for ( const query of [
				'search=photo&per_page=100',
				`include=${ photo.avatar_id }`,
			] ) {
				const { text } = await me().get( '/wp/v2/search', { query } );
				expect( text ).not.toContain( nameOf( photo ) );
				expect( text ).not.toContain( `"id":${ photo.avatar_id },` );
			}
		} );

		it( 'as comments', async () => {
			const sent = await me().post( '/wp/v2/comments', {
				post: photo.avatar_id,
				content: 'Nice',
				author_name: 'Ann',
				author_email: 'ann@example.com',
			} );
			expect( sent.status ).toBeGreaterThanOrEqual( 400 );
			const { body } = await as.manager.get( '/wp/v2/comments', {
				query: { post: photo.avatar_id },
			} );
			expect( body ).not.toEqual( [ expect.anything() ] );
		} );
	}
);

describe( 'an uploaded photo has no page', () => {
	it( 'to be opened, and leads nowhere', async () => {
		for ( const query of [
			`attachment_id=${ photo.avatar_id }`,
			`p=${ photo.avatar_id }`,
			`page_id=${ photo.avatar_id }`,
			`p=${ photo.avatar_id }&post_type=svc_photo`,
			`attachment_id=${ photo.avatar_id }&feed=rss2`,
			`p=${ photo.avatar_id }&post_type=attachment&embed=1`,
		] ) {
			const answer = await open( `/?${ query }` );
			expect( answer.headers.location ?? '' ).not.toContain( 'photo' );
			expect( answer.text ).not.toContain( nameOf( photo ) );
			expect( answer.text ).not.toContain( owner.login );
		}
	} );

	it( 'in search, feeds or the sitemap', async () => {
		for ( const path of [
			'/?s=photo',
			'/?s=photo&post_type=attachment',
			'/?post_type=svc_photo',
			'/?post_type=svc_photo&feed=rss2',
			'/?s=photo&feed=rss2',
			'/?feed=comments-rss2',
			'/wp-sitemap.xml',
			'/wp-sitemap-posts-attachment-1.xml',
			'/wp-sitemap-posts-svc_photo-1.xml',
			'/wp-sitemap-users-1.xml',
		] ) {
			const { text } = await open( path );
			expect( text ).not.toContain( nameOf( photo ) );
			expect( text ).not.toContain( owner.login );
		}
	} );

	it( 'and makes no author of its owner', async () => {
		for ( const query of [
			'per_page=100',
			`include=${ owner.id }&has_published_posts=true`,
			`include=${ owner.id }&has_published_posts=attachment`,
		] ) {
			const { text } = await as.anonymous.get( '/wp/v2/users', {
				query,
			} );
			expect( text ).not.toContain( owner.login );
		}
	} );
} );

describe( 'an uploaded photo is none that an editor', () => {
	it( 'reads by XML-RPC', async () => {
		const call = ( method: string, last: string ) =>
			exchange( {
				method: 'POST',
				url: `${ place.url }/xmlrpc.php`,
				headers: { 'Content-Type': 'text/xml' },
				body: `<?xml version="1.0"?><methodCall><methodName>${ method }</methodName><params>${ [
					`<int>${ here }</int>`,
					`<string>${ editor.login }</string>`,
					`<string>${ editor.application_password }</string>`,
					last,
				]
					.map(
						( value ) => `<param><value>${ value }</value></param>`
					)
					.join( '' ) }</params></methodCall>`,
			} );
		const id = `<int>${ photo.avatar_id }</int>`;
		for ( const method of [
			'wp.getMediaItem',
			'wp.getPost',
			'wp.getPage',
		] ) {
			const { text } = await call( method, id );
			expect( text ).toContain( 'faultCode' );
			expect( text ).not.toContain( nameOf( photo ) );
		}
		const own = await control.attach( { author: editor.id } );
		const seen = await call( 'wp.getMediaItem', `<int>${ own.id }</int>` );
		expect( seen.text ).toContain( own.url );
		await control.detach( own );
	} );

	it( 'reads in the dashboard', async () => {
		const { cookie } = await logIn( editor.login, editor.password );
		const ajax = ( fields: Record< string, string | number > ) =>
			exchange( {
				method: 'POST',
				url: `${ place.url }/wp-admin/admin-ajax.php`,
				headers: {
					Cookie: cookie,
					'Content-Type': 'application/x-www-form-urlencoded',
				},
				body: new URLSearchParams(
					Object.entries( fields ).map( ( [ name, value ] ) => [
						name,
						String( value ),
					] )
				).toString(),
			} );
		for ( const fields of [
			{ action: 'get-attachment', id: photo.avatar_id },
			{ action: 'query-attachments', 'query[posts_per_page]': 100 },
			{
				action: 'query-attachments',
				'query[post__in][]': photo.avatar_id,
				'query[post_status]': 'private,inherit,any',
			},
		] ) {
			const { text } = await ajax( fields );
			expect( text ).not.toContain( nameOf( photo ) );
		}
		for ( const page of [
			'upload.php?mode=list',
			`upload.php?item=${ photo.avatar_id }`,
			`post.php?post=${ photo.avatar_id }&action=edit`,
			'edit.php?post_type=svc_photo',
		] ) {
			const { text } = await open( `/wp-admin/${ page }`, {
				Cookie: cookie,
			} );
			expect( text ).not.toContain( nameOf( photo ) );
		}
	} );

	it( 'changes, deletes, or puts into a post', async () => {
		const me = memberOf( editor );
		const path = `/wp/v2/media/${ photo.avatar_id }`;
		expect(
			( await me.post( path, { title: 'Mine' } ) ).status
		).toBeGreaterThanOrEqual( 400 );
		expect(
			( await me.delete( path, { query: 'force=true' } ) ).status
		).toBeGreaterThanOrEqual( 400 );
		const made = await me.post( '/wp/v2/posts', {
			title: 'With a face',
			status: 'publish',
			featured_media: photo.avatar_id,
			content: `<!-- wp:image {"id":${ photo.avatar_id }} --><figure></figure><!-- /wp:image -->[gallery ids="${ photo.avatar_id }"]`,
		} );
		const { link } = ( made.body ?? {} ) as { link?: string };
		if ( made.status === 201 ) {
			const { pathname, search } = new URL( link! );
			expect(
				( await open( `${ pathname }${ search }` ) ).text
			).not.toContain( nameOf( photo ) );
		}
		expect( await isThere( photo.avatar_url ) ).toBe( true );
	} );
} );

it( 'shows where the profile is shown', async () => {
	expect( await isThere( photo.avatar_url ) ).toBe( true );
	const { body } = await as.manager.get(
		`/users/v1/profiles/user/${ owner.id }`
	);
	expect( body ).toMatchObject( photo );
} );
