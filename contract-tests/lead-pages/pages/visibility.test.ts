import { beforeAll, describe, expect, it } from 'vitest';
import type { LeadPage } from '../../../client/src/lead-pages';
import type { Api } from '../../support/api';
import { exchange } from '../../support/http';
import { logIn } from '../../support/login';
import { newMark } from '../../support/people';
import { place } from '../../support/site';
import { as } from '../../support/world';
import { aPage, aPublishedPage } from '../made';
import {
	agreement,
	anOwner,
	aPartnerId,
	memberWith,
	post,
	put,
	type Owner,
} from './pages';

const core = '/wp/v2/svc_lead_page';

let owner: Owner;
let colleague: Owner;
let editor: Api;
let author: Api;
let subscriber: Api;
let draft: LeadPage;
let published: LeadPage;
// A mark is of its millisecond.
const mark = newMark();
const secret = `secret${ mark }`;
const shown = `shown${ mark }`;
const inner = `inner${ mark }`;

beforeAll( async () => {
	// The card shows the e-mail address of the profile.
	owner = await anOwner( { email: `${ mark }@example.com` }, 'author' );
	colleague = await anOwner();
	editor = await memberWith( 'editor' );
	author = await memberWith( 'author' );
	subscriber = await memberWith( 'subscriber' );
	const fields = {
		owner_user_id: owner.id,
		partner_user_id: await aPartnerId(),
		co_marketing: { ...agreement, note: inner },
	};
	draft = await aPage( { ...fields, title: `Draft ${ secret }` } );
	published = await aPublishedPage( {
		...fields,
		title: `Published ${ shown }`,
	} );
} );

const others = () => [ as.anonymous, subscriber, author, colleague.api ];

describe( 'a draft', () => {
	it( 'is shown to its owner and those who manage pages alone', async () => {
		for ( const caller of [ owner.api, editor ] ) {
			const seen = await caller.get( post( draft.id ), {
				query: { context: 'edit' },
			} );
			expect( seen.status, seen.text ).toBe( 200 );
			expect( seen.text ).toContain( inner );
		}
		for ( const caller of others() ) {
			for ( const refused of [
				await caller.get( post( draft.id ) ),
				await caller.get( post( draft.id ), {
					query: { context: 'edit' },
				} ),
				await caller.get( `${ post( draft.id ) }/revisions` ),
				await caller.get( `${ post( draft.id ) }/autosaves` ),
				await caller.post( post( draft.id ), { title: 'Mine' } ),
				await caller.post( `${ post( draft.id ) }/autosaves`, {
					title: 'Mine',
				} ),
				await caller.delete( post( draft.id ) ),
			] ) {
				expect( [ 401, 403 ], refused.text ).toContain(
					refused.status
				);
				expect( refused.text ).not.toContain( secret );
			}
		}
	} );

	it( 'is neither listed nor counted for others', async () => {
		for ( const caller of others() ) {
			for ( const status of [ 'draft', 'draft,publish', 'any' ] ) {
				const seen = await caller.get( core, {
					query: { status, search: secret },
				} );
				expect( seen.text ).not.toContain( secret );
				expect( seen.headers[ 'x-wp-total' ] ?? '0' ).toBe( '0' );
			}
		}
		const own = await owner.api.get( core, {
			query: { status: 'draft', search: secret },
		} );
		expect( own.headers[ 'x-wp-total' ] ).toBe( '1' );
	} );

	it( 'is found nowhere else', async () => {
		const url = draft.url;
		for ( const caller of others() ) {
			for ( const seen of [
				await caller.get( '/wp/v2/search', {
					query: { search: secret },
				} ),
				await caller.get( '/wp/v2/search', {
					query: { search: secret, subtype: 'svc_lead_page' },
				} ),
				await caller.get( `/wp/v2/posts/${ draft.id }` ),
				await caller.get( `/wp/v2/pages/${ draft.id }` ),
				await caller.get( '/oembed/1.0/embed', { query: { url } } ),
			] ) {
				expect( seen.text ).not.toContain( secret );
			}
		}
		for ( const path of [
			`/?p=${ draft.id }`,
			`/?post_type=svc_lead_page&p=${ draft.id }`,
			`/?post_type=svc_lead_page&p=${ draft.id }&preview=true`,
			'/?post_type=svc_lead_page',
			'/?post_type=svc_lead_page&feed=rss2',
			`/?s=${ secret }`,
			'/wp-sitemap-posts-svc_lead_page-1.xml',
		] ) {
			const page = await fetch( place.url + path );
			expect(
				( await page.text() ).replaceAll( path, '' )
			).not.toContain( `Draft ${ secret }` );
		}
	} );

	it( 'is not in the dialog that attaches files', async () => {
		const find = async ( login: string, password: string ) => {
			const { cookie } = await logIn( login, password, place.url );
			const library = await exchange( {
				method: 'GET',
				url: `${ place.url }/wp-admin/upload.php?mode=list`,
				headers: { Cookie: cookie },
			} );
			const nonce = /name="_ajax_nonce" value="([^"]+)"/.exec(
				library.text
			);
			expect( nonce ).not.toBeNull();
			const answer = await exchange( {
				method: 'POST',
				url: `${ place.url }/wp-admin/admin-ajax.php`,
				headers: {
					Cookie: cookie,
					'Content-Type': 'application/x-www-form-urlencoded',
				},
				body: `action=find_posts&ps=${ secret }&_ajax_nonce=${ nonce![ 1 ] }`,
			} );
			return answer.text;
		};
		const other = await anOwner( {}, 'author' );
		expect(
			await find( other.person.login, other.person.password )
		).not.toContain( secret );
	} );
} );

describe( 'a published page', () => {
	it( 'shows its content to everybody, and its form and agreement to those who may edit it', async () => {
		for ( const caller of [ ...others(), owner.api ] ) {
			for ( const seen of [
				await caller.get( post( published.id ) ),
				await caller.get( core, { query: { search: shown } } ),
				await caller.get( core, {
					query: { search: shown, context: 'edit' },
				} ),
				await caller.get( post( published.id ), {
					query: { context: 'edit' },
				} ),
			] ) {
				expect( seen.text ).not.toContain( inner );
				expect( seen.text ).not.toContain( '_svc_lead_routing' );
			}
		}
		const seen = await as.anonymous.get( post( published.id ) );
		expect( seen.status ).toBe( 200 );
		expect( seen.text ).toContain( shown );
		const counted = await colleague.api.get( core, {
			query: { search: shown, context: 'edit' },
		} );
		expect( counted.headers[ 'x-wp-total' ] ).toBe( '0' );
		const editing = await editor.get( post( published.id ), {
			query: { context: 'edit' },
		} );
		expect( editing.text ).toContain( inner );
	} );

	it( 'does not make the account of its owner known', async () => {
		const { login } = owner.person;
		const listed = await as.anonymous.get( '/wp/v2/users', {
			query: { include: owner.id },
		} );
		expect( listed.text ).not.toContain( login );
		const single = await as.anonymous.get( `/wp/v2/users/${ owner.id }` );
		expect( single.status, single.text ).toBe( 401 );
		const embed = await as.anonymous.get( '/oembed/1.0/embed', {
			query: { url: published.url },
		} );
		expect( embed.status, embed.text ).toBe( 200 );
		expect( embed.text ).toContain( shown );
		expect( embed.text ).not.toContain( login );
		for ( const path of [
			'/?post_type=svc_lead_page&feed=rss2',
			'/wp-sitemap-users-1.xml',
			new URL( published.url ).pathname.replace(
				new URL( place.url ).pathname.replace( /\/$/, '' ),
				''
			),
		] ) {
			const page = await fetch( place.url + path );
			expect( await page.text() ).not.toContain( login );
		}
	} );

	it.each( [
		'loan-officer',
		'open-house',
		'home-value',
		'rate-quote',
		'event-sign-up',
	] as const )( 'has a card of its partner: %s', async ( template ) => {
		const email = `${ newMark() }@example.com`;
		const partner = await anOwner( { role: 'realtor_partner', email } );
		const { url } = await aPublishedPage( {
			template,
			partner_user_id: partner.id,
			co_marketing: agreement,
		} );
		expect( await ( await fetch( url ) ).text() ).toContain(
			`mailto:${ email }`
		);
	} );

	it( 'does not make accounts known that have published nothing else', async () => {
		for ( const types of [
			'has_published_posts=svc_lead_page',
			'has_published_posts[]=svc_lead_page',
			'has_published_posts=svc_lead_page,svc_lead_page&context=embed',
		] ) {
			const seen = await as.anonymous.get( '/wp/v2/users', {
				query: `${ types }&per_page=100`,
			} );
			expect( seen.status, seen.text ).toBe( 200 );
			expect( [ seen.headers[ 'x-wp-total' ], seen.body ] ).toEqual( [
				'0',
				[],
			] );
		}
	} );

	it( 'is gone for visitors when it is a draft again', async () => {
		const page = await aPublishedPage();
		expect( ( await fetch( page.url ) ).status ).toBe( 200 );
		await put( page.id, { status: 'draft' } );
		expect( ( await fetch( page.url ) ).status ).toBe( 404 );
	} );
} );
