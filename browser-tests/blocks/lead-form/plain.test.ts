import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { newMark, people } from '../../../contract-tests/support/people';
import { place } from '../../../contract-tests/support/site';
import { as } from '../../../contract-tests/support/world';
import { picture } from '../../support/picture';
import { postWith, sent as answered } from '../../support/pages';
import { visit } from '../../support/visit';
import { block } from '../../support/page-with';
import {
	aVisitor,
	contact,
	form,
	leadPage,
	leadsOf,
	smsCalls,
	type LeadPage,
} from './lead-page';
import { see } from '../../support/see';

let browser: Browser;
let lead: LeadPage;
let path: string;
beforeAll( async () => {
	browser = await launch();
	lead = await leadPage();
	( { path } = lead );
} );
afterAll( () => browser?.close() );

const sent: typeof answered = ( where, more = {} ) =>
	answered( where, { headers: aVisitor(), ...more } );

/** The form's markup. The rest of the page changes: the theme's menu lists pages that other test files publish. */
const formOf = ( text: string ) =>
	/<form class="svc-lead-form".*?<\/form>/s
		.exec( text )?.[ 0 ]
		.replaceAll( '&#91;', '[' ) ?? '';

/** The names and values that a browser sends of a form that was not filled in. */
const hiddenOf = ( text: string ) =>
	Object.fromEntries(
		[
			...formOf( text ).matchAll(
				/<input type="hidden" name="([^"]+)" value="([^"]*)"/g
			),
		].map( ( [ , name, value ] ) => [ name!, value! ] )
	);

const hashOf = ( text: string, key: string ) =>
	new RegExp(
		`name="svc-lead\\[consents\\]\\[${ key }\\]" value="(\\w+)"`
	).exec( formOf( text ) )![ 1 ]!;

const boxOf = ( text: string, key: string ) =>
	new RegExp(
		`<input[^>]+name="svc-lead\\[consents\\]\\[${ key }\\]"[^>]*>`
	).exec( formOf( text ) )![ 0 ];

const filled = ( text: string, mark: string, change: object = {} ) => ( {
	...hiddenOf( text ),
	'svc-lead[subject]': '',
	'svc-lead[fields][first_name]': 'Bo',
	'svc-lead[fields][last_name]': mark,
	'svc-lead[fields][email]': `${ mark }@example.com`,
	'svc-lead[consents][contact]': hashOf( text, 'contact' ),
	...change,
} );

const pause = () => new Promise( ( done ) => setTimeout( done, 2100 ) );

describe( 'the page', () => {
	it( 'is one for all visitors, with nothing that knows them', async () => {
		const opened = await sent( path );
		expect( opened.headers[ 'set-cookie' ] ).toBeUndefined();
		expect( opened.text ).not.toMatch( /nonce/i );
		expect( formOf( opened.text ) ).toContain( 'method="post"' );
		expect( formOf( opened.text ) ).not.toMatch( / checked/ );
		expect(
			formOf( ( await sent( `${ path }?utm_source=a` ) ).text )
		).toBe( formOf( opened.text ) );
		expect( opened.text ).not.toContain( 'noindex' );
		expect( ( await sent( `${ path }?svc-lead=sent` ) ).text ).toContain(
			'noindex'
		);
	} );

	it( 'lets browsers fill in what they know, and names each field', async () => {
		const { page, close } = await visit( browser, path );
		for ( const [ label, autocomplete, type ] of [
			[ 'First name', 'given-name', 'text' ],
			[ 'Last name', 'family-name', 'text' ],
			[ 'E-mail', 'email', 'email' ],
			[ 'Phone', 'tel', 'tel' ],
		] as const ) {
			const field = page.getByLabel( label );
			await see( field ).toHaveAttribute( 'autocomplete', autocomplete );
			await see( field ).toHaveAttribute( 'type', type );
		}
		await see( page.getByLabel( 'State of the home' ) ).toHaveAttribute(
			'autocomplete',
			'address-level1'
		);
		await see( page.getByLabel( 'Leave this field empty' ) ).toBeHidden();
		await close();
	} );

	it( 'stays at its address beside drafts of the same title', async () => {
		const title = `Home loans ${ newMark() }`;
		const own = await leadPage( { owner: lead.owner, page: { title } } );
		await leadPage( {
			owner: lead.owner,
			page: { title, status: 'draft' },
		} );
		const { status, text } = await sent( own.path );
		expect( status ).toBe( 200 );
		expect( hiddenOf( text )[ 'svc-lead[page_id]' ] ).toBe(
			String( own.id )
		);
	} );

	it( 'shows the form of a draft to those who may edit it', async () => {
		const draft = await leadPage( {
			owner: lead.owner,
			page: { status: 'draft' },
		} );
		const there = await postWith(
			block( 'svc/lead-form', { pageId: draft.id } )
		);
		expect( formOf( ( await sent( there.path ) ).text ) ).toBe( '' );
		const { text } = await sent( there.path, { as: lead.owner } );
		expect( formOf( text ) ).not.toBe( '' );
		expect( text ).toContain( 'once the lead page is published' );
	} );
} );

describe( 'without JavaScript', () => {
	it( 'a form is corrected, keeps what was typed, and is answered with thanks', async () => {
		const mark = newMark();
		const { page, complaints, close } = await visit(
			browser,
			`${ path }?utm_campaign=${ mark }`,
			{ javaScriptEnabled: false, extraHTTPHeaders: aVisitor() }
		);
		await page.getByLabel( 'First name' ).fill( 'Bo "the" <b>' );
		await page.getByLabel( 'Last name' ).fill( mark );
		await page.getByLabel( 'E-mail' ).fill( `${ mark }@example.com` );
		await page.getByLabel( 'Phone' ).fill( '12' );
		await page.getByLabel( 'State of the home' ).selectOption( 'CO' );
		await page
			.getByLabel( 'Anything I should know?' )
			.fill( 'A & B\n[gallery]' );
		await page.getByLabel( /answer my request/ ).check();
		await pause();
		const posted = page.waitForResponse(
			( one ) => one.request().method() === 'POST'
		);
		await page.getByRole( 'button', { name: form.button_text } ).click();
		const response = await posted;
		expect( response.status() ).toBe( 400 );
		expect( response.headers()[ 'cache-control' ] ).toContain( 'no-store' );
		const alert = page.getByRole( 'alert' ).first();
		await see( alert ).toContainText( 'Nothing was sent yet' );
		await see( alert ).toBeFocused();
		await see( page.getByLabel( 'Phone' ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await see( page.getByLabel( 'Phone' ) ).toHaveAccessibleDescription(
			/7 digits/
		);
		await see( page.getByLabel( 'First name' ) ).toHaveValue(
			'Bo "the" <b>'
		);
		await see( page.getByLabel( 'State of the home' ) ).toHaveValue( 'CO' );
		await see( page.getByLabel( 'Anything I should know?' ) ).toHaveValue(
			'A & B\n[gallery]'
		);
		await see( page.getByLabel( /answer my request/ ) ).toBeChecked();
		await see( page.getByLabel( /automatic dialing/ ) ).not.toBeChecked();
		await picture( page, 'lead-form-plain-errors' );

		await alert.getByRole( 'link', { name: 'Phone' } ).click();
		await page.getByLabel( 'Phone' ).fill( '+1 303 555 0100' );
		await page.getByRole( 'button', { name: form.button_text } ).click();
		await page.waitForURL( /[?&]svc-lead=sent/ );
		const status = page.locator( '.svc-lead-thanks[role="status"]' );
		await see( status ).toContainText( 'within a business day' );
		await see( status ).toBeFocused();
		const [ found, ...others ] = await leadsOf( mark );
		expect( others ).toEqual( [] );
		const { body } = await as.manager.get(
			`/lead-pages/v1/leads/${ found!.id }/submissions`
		);
		expect( body ).toMatchObject( {
			data: [ { utm: { campaign: mark } } ],
		} );
		await page.getByRole( 'link', { name: 'Send another' } ).click();
		await see( page.getByLabel( 'First name' ) ).toHaveValue( '' );
		expect( page.url() ).not.toContain( 'svc-lead' );
		expect(
			complaints.filter( ( one ) => ! one.includes( '400' ) )
		).toEqual( [] );
		await close();
	} );

	it( 'every way of the answer is a redirect or a page that says what is wrong', async () => {
		const { text } = await sent( path );
		await pause();
		const mark = newMark();
		const taken = await sent( path, { form: filled( text, mark ) } );
		expect( taken.status ).toBe( 303 );
		expect( taken.headers[ 'location' ] ).toBe(
			`${ new URL( path, place.url ).pathname }?svc-lead=sent#svc-lead-1-told`
		);
		for ( const [ change, named ] of [
			[ { 'svc-lead[fields][email]': 'no' }, 'fields-email' ],
			[ { 'svc-lead[fields][email][]': 'a@b.co' }, 'fields-email' ],
			[ { 'svc-lead[consents][contact]': '' }, 'consents-contact' ],
			[
				{ 'svc-lead[consents][contact]': 'f'.repeat( 64 ) },
				'consents-contact',
			],
			[
				{ 'svc-lead[fields][first_name]': '[gallery]"><script>x' },
				'fields-phone',
			],
		] as const ) {
			const refused = await sent( path, {
				form: filled( text, newMark(), {
					...( named === 'fields-phone' && {
						'svc-lead[fields][phone]': '1',
					} ),
					...change,
				} ),
			} );
			expect( refused.status, named ).toBe( 400 );
			expect( refused.text ).toContain( `href="#svc-lead-1-${ named }"` );
			expect( refused.text ).not.toContain( '<script>x' );
		}
		expect( await leadsOf( mark ) ).toHaveLength( 1 );
	} );

	it( 'who fills in the honeypot is thanked, and the form is kept as spam', async () => {
		const { text } = await sent( path );
		await pause();
		const mark = newMark();
		const { status } = await sent( path, {
			form: filled( text, mark, { 'svc-lead[subject]': 'Buy now' } ),
		} );
		expect( status ).toBe( 303 );
		expect( await leadsOf( mark ) ).toEqual( [] );
		expect( await leadsOf( mark, 'spam' ) ).toHaveLength( 1 );
	} );

	it( 'a text that was changed since is not ticked beside what is to be corrected', async () => {
		const own = await leadPage( { owner: lead.owner } );
		const { text: cached } = await sent( own.path );
		await as.manager.put( `/lead-pages/v1/pages/${ own.id }`, {
			form: {
				...form,
				consents: [
					{ ...contact, text: 'Something newer, of more.' },
					smsCalls,
				],
			},
		} );
		const refused = await sent( own.path, {
			form: filled( cached, newMark(), {
				'svc-lead[fields][phone]': '1',
				'svc-lead[consents][sms_calls]': hashOf( cached, 'sms_calls' ),
			} ),
		} );
		expect( refused.status ).toBe( 400 );
		expect( hashOf( refused.text, 'contact' ) ).not.toBe(
			hashOf( cached, 'contact' )
		);
		expect( boxOf( refused.text, 'contact' ) ).not.toContain( ' checked' );
		expect( boxOf( refused.text, 'sms_calls' ) ).toContain( ' checked' );
	} );

	it( 'a text that was agreed to for one partner is not ticked for the next one', async () => {
		const [ first, next ] = await people(
			{ role: 'realtor_partner' },
			{ role: 'realtor_partner' }
		);
		const own = await leadPage( {
			owner: lead.owner,
			consents: [
				contact,
				{
					key: 'partner',
					text: 'Share my number with the partner of this page.',
					required: false,
				},
			],
			page: {
				partner_user_id: first!.id,
				co_marketing: {
					partner_percent: 50,
					monthly_cost: '100.00',
					note: '',
				},
			},
		} );
		const { text: cached } = await sent( own.path );
		const ticksPartner = async () => {
			const { text } = await sent( own.path, {
				form: filled( cached, newMark(), {
					'svc-lead[fields][phone]': '1',
					'svc-lead[consents][partner]': hashOf( cached, 'partner' ),
				} ),
			} );
			expect( hashOf( text, 'partner' ) ).toBe(
				hashOf( cached, 'partner' )
			);
			return boxOf( text, 'partner' ).includes( ' checked' );
		};
		expect( await ticksPartner() ).toBe( true );
		await as.manager.put( `/lead-pages/v1/pages/${ own.id }`, {
			partner_user_id: next!.id,
		} );
		expect( await ticksPartner() ).toBe( false );
	} );

	it( 'the page of a cache with yesterday’s text is taken, and that text is what was agreed to', async () => {
		const own = await leadPage( { owner: lead.owner } );
		const there = await postWith(
			block( 'svc/lead-form', { pageId: own.id } )
		);
		const { text: cached } = await sent( there.path );
		await as.manager.put( `/lead-pages/v1/pages/${ own.id }`, {
			form: {
				...form,
				consents: [
					{
						...contact,
						text: 'I agree to "something newer" - it\'s mine...',
					},
					smsCalls,
				],
			},
		} );
		expect( ( await sent( there.path ) ).text ).toContain(
			'I agree to &quot;something newer&quot; - it&#039;s mine...'
		);
		await pause();
		const mark = newMark();
		const { status } = await sent( there.path, {
			form: filled( cached, mark ),
		} );
		expect( status ).toBe( 303 );
		const [ found ] = await leadsOf( mark );
		const { body } = await as.manager.get(
			`/lead-pages/v1/leads/${ found!.id }/submissions`
		);
		expect( body ).toMatchObject( {
			data: [
				{
					consents: [
						{
							key: 'contact',
							given: true,
							text: expect.stringMatching( /answer my request/ ),
							text_hash: hashOf( cached, 'contact' ),
						},
						{ key: 'sms_calls', given: false },
					],
				},
			],
		} );
	} );
} );
