import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	memberOf,
	postsOf,
	shown,
	wishes,
	form,
	type Member,
} from '../../../contract-tests/support/bookmarks';
import { launch } from '../../../contract-tests/support/browser';
import { people, type Person } from '../../../contract-tests/support/people';
import { host, siteTwo } from '../../../contract-tests/support/site';
import { control } from '../../../contract-tests/support/control';
import { postWith, sent } from '../../support/pages';
import { picture } from '../../support/picture';
import { visit } from '../../support/visit';
import { see } from '../../support/see';

const block = '<!-- wp:svc/bookmark-button /-->';
let browser: Browser;
let person: Person;
let member: Member;
beforeAll( async () => {
	browser = await launch();
	person = ( await people( {} ) )[ 0 ]!;
	member = memberOf( person );
} );
afterAll( () => browser?.close() );

describe( 'without JavaScript', () => {
	it( 'the button is a form', async () => {
		const { id, path } = await postWith( block );
		const { page, complaints, close } = await visit( browser, path, {
			as: person,
			javaScriptEnabled: false,
		} );
		const toggle = page.getByRole( 'button', { name: 'Bookmark A page' } );
		await toggle.click();
		await see( toggle ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( page.url() ).toContain( path );
		expect( await postsOf( member ) ).toEqual( [ id ] );
		expect( await wishes( member ) ).toEqual( form( id ) );
		await page.locator( '.svc-filing__summary' ).click();
		await page.getByLabel( 'New collection' ).fill( 'By hand' );
		await picture( page, 'bookmark-button-plain' );
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await see( page.locator( '.svc-filing__summary' ) ).toContainText(
			'Collection: By hand'
		);
		expect( ( await shown( member ) ).data ).toMatchObject( [
			{ post_id: id, collection: 'By hand' },
		] );
		// The address was requested again: another reload sends no form.
		await page.reload();
		await toggle.click();
		await see( toggle ).toHaveAttribute( 'aria-pressed', 'false' );
		expect( await postsOf( member ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'a form that is too old, or wrong, changes nothing and says why', async () => {
		const { id, path } = await postWith( block );
		const { text } = await sent( path, { as: person } );
		const nonce = /name="svc_nonce" value="(\w+)"/.exec( text )![ 1 ]!;
		const asked = {
			svc_do: 'add',
			svc_site: '1',
			svc_post: String( id ),
			svc_nonce: nonce,
		};
		for ( const [ change, why ] of [
			[ { svc_nonce: '' }, 'This page was open for too long.' ],
			[ { svc_nonce: 'abcdef1234' }, 'This page was open for too long.' ],
			[ { svc_collection: 'x'.repeat( 61 ) }, 'Invalid parameter' ],
		] as const ) {
			const answer = await sent( path, {
				as: person,
				form: { ...asked, ...change },
			} );
			expect( answer.status ).toBe( 200 );
			expect( answer.text ).toMatch(
				new RegExp( `svc-bookmark__told"[^>]*>${ why }` )
			);
		}
		expect( await postsOf( member ) ).toEqual( [] );
		const done = await sent( path, { as: person, form: asked } );
		expect( [ done.status, done.headers.location ] ).toEqual( [
			303,
			path,
		] );
		expect( await postsOf( member ) ).toEqual( [ id ] );
		await sent( path, {
			as: person,
			form: { ...asked, svc_do: 'nonsense' },
		} );
		expect( await postsOf( member ) ).toEqual( [ id ] );
	} );

	it( 'sends those who have signed out to sign in', async () => {
		const { path } = await postWith( block );
		const { status, headers } = await sent( path, {
			form: { svc_do: 'add', svc_post: '1', svc_nonce: 'x' },
		} );
		expect( status ).toBe( 303 );
		expect( headers.location ).toContain( 'wp-login.php' );
		expect( headers.location ).toContain( encodeURIComponent( path ) );
	} );
} );

describe.runIf( host.network )( 'on another site of the network', () => {
	it( 'keeps that site’s post, and its wishlist holds it', async () => {
		await control.setRole( person.id, 'subscriber', 2 );
		const { id, path } = await postWith( block, { where: siteTwo } );
		const { page, complaints, close } = await visit( browser, path, {
			as: person,
			url: siteTwo.url,
		} );
		await page.getByRole( 'button', { name: /^Bookmark/ } ).click();
		await see
			.poll( async () => ( await shown( member, '' ) ).data )
			.toContainEqual(
				expect.objectContaining( { post_id: id, site_id: 2 } )
			);
		expect( await wishes( member, siteTwo ) ).toEqual( form( id ) );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'shows nothing to an account that is no member there', async () => {
		const stranger = ( await people( {} ) )[ 0 ]!;
		const { path } = await postWith( block, { where: siteTwo } );
		const { text } = await sent( path, { as: stranger, where: siteTwo } );
		expect( text ).not.toContain( 'svc-bookmark' );
	} );
} );

describe( 'posts that cannot be kept', () => {
	it( 'have no button', async () => {
		for ( const fields of [
			{ post_password: 'secret' },
			{ post_status: 'draft' },
		] ) {
			const { path } = await postWith( block, fields );
			const { text } = await sent( path, { as: person } );
			expect( text ).not.toContain( 'svc-bookmark__toggle' );
		}
	} );

	it( 'and feeds have none', async () => {
		await postWith( block, { post_type: 'post' } );
		const { text } = await sent( '/?feed=rss2', { as: person } );
		expect( text ).toContain( '<rss' );
		expect( text ).not.toContain( 'svc-bookmark' );
	} );
} );
