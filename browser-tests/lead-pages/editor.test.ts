import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LeadPage, NewLeadPage } from '../../client/src/lead-pages';
import { anOfficer, aPage, pages } from '../../contract-tests/lead-pages/made';
import { launch } from '../../contract-tests/support/browser';
import {
	newMark,
	people,
	type Person,
} from '../../contract-tests/support/people';
import { as } from '../../contract-tests/support/world';
import { violations } from '../support/axe';
import { anEditor, openEditor } from '../support/editor';
import { picture } from '../support/picture';
import { see } from '../support/see';
import { aPartner, choosePerson, pageOf } from './pages-support';

let browser: Browser;
let editor: Person;
let officer: Person;
const mark = newMark();

beforeAll( async () => {
	browser = await launch();
	editor = await anEditor();
	officer = await anOfficer();
} );
afterAll( async () => {
	await browser?.close();
} );

const open = ( { id }: LeadPage, account: Person = editor ) =>
	openEditor(
		browser,
		account,
		`/wp-admin/post.php?post=${ id }&action=edit`
	);

const aDraft = ( fields: Partial< NewLeadPage > = {} ) =>
	aPage( {
		title: `Edited ${ newMark() }`,
		owner_user_id: officer.id,
		...fields,
	} );

/** Opens a panel of the sidebar, and closes no other. */
async function panel( page: Page, title: string ): Promise< Locator > {
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	const button = sidebar.getByRole( 'button', { name: title, exact: true } );
	const named = page.getByRole( 'button', { name: title, exact: true } );
	await see( button ).toBeVisible();
	if ( ( await button.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await button.press( 'Enter' );
	}
	return sidebar.locator( '.svc-lead-panel' ).filter( { has: named } );
}

async function save( page: Page ) {
	await page.keyboard.press( 'Control+s' );
	await see(
		page.getByRole( 'button', { name: 'Saved', exact: true } )
	).toBeVisible();
}

it( 'the form is changed by keyboard: fields are added, moved, removed and edited', async () => {
	const draft = await aDraft();
	const { page, complaints, close } = await open( draft );
	const form = await panel( page, 'Lead form' );
	const before = draft.form.fields.map( ( { key } ) => key );
	const names = form.locator( '.svc-lead-item__name' );
	await see( names ).toHaveCount( before.length );

	await form.getByLabel( 'Add a field' ).selectOption( 'Choice' );
	await form.getByLabel( 'Label of the field' ).fill( 'Loan type' );
	await form.getByRole( 'button', { name: 'Add field' } ).press( 'Enter' );
	await see( names.last() ).toHaveText( 'Loan type' );
	await see( form.getByRole( 'status' ) ).toHaveText( 'Added: Loan type' );

	await names.last().press( 'Enter' );
	await form
		.getByLabel( 'Choices' )
		.fill( 'First home\nSecond home\n\nOther' );
	await form.getByLabel( 'Required' ).last().press( 'Space' );
	const up = form.getByRole( 'button', { name: 'Move up: Loan type' } );
	await up.press( 'Enter' );
	await see( up ).toBeFocused();
	await see( names.nth( before.length - 1 ) ).toHaveText( 'Loan type' );
	await picture( page, 'leads-editor-form', { fullPage: false } );
	expect( await violations( page, '.svc-lead-panel' ) ).toEqual( [] );

	const last = names.last();
	await form
		.getByRole( 'button', {
			name: `Remove: ${ await last.textContent() }`,
		} )
		.press( 'Enter' );
	await see( names ).toHaveCount( before.length );
	await see( names.last() ).toBeFocused();
	await form.getByLabel( 'Text of the button' ).fill( 'Send my question' );
	await save( page );
	const saved = await pageOf( draft.id );
	expect( saved.form.button_text ).toBe( 'Send my question' );
	expect( saved.form.fields.map( ( { key } ) => key ) ).toEqual( [
		...before.slice( 0, -1 ),
		'x_loan_type',
	] );
	expect( saved.form.fields.at( -1 ) ).toEqual( {
		key: 'x_loan_type',
		label: 'Loan type',
		required: true,
		type: 'select',
		options: [ 'First home', 'Second home', 'Other' ],
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'consents show the names that visitors will read, and follow partner and routing', async () => {
	const partner = await aPartner( {
		first_name: 'Ari',
		last_name: `Shares ${ mark }`,
	} );
	const [ other ] = ( await people( {
		role: 'loan_officer',
		nmls_id: '556677',
		first_name: 'Robin',
		last_name: `Turns ${ mark }`,
	} ) ) as [ Person ];
	const draft = await aDraft();
	const { page, complaints, close } = await open( draft );
	const shared = await panel( page, 'Partner' );
	await choosePerson( page, 'Realtor partner', partner.sent.last_name );
	await see(
		shared.getByText( 'when it has a co-marketing record' )
	).toBeVisible();
	await shared.getByLabel( 'Co-marketing record' ).press( 'Space' );
	await shared.getByLabel( 'Share of the partner' ).fill( '40' );
	await shared.getByLabel( 'Cost a month' ).fill( '120.50' );
	await picture( page, 'leads-editor-partner', { fullPage: false } );

	const consents = await panel( page, 'Consents' );
	const add = consents.getByRole( 'button', {
		name: 'Add consent: Sharing with the partner',
	} );
	if ( await add.isVisible() ) {
		await add.press( 'Enter' );
	}
	const name = consents.getByRole( 'button', {
		name: 'Sharing with the partner',
		exact: true,
	} );
	await name.press( 'Enter' );
	await see( consents.locator( '.svc-lead-preview' ) ).toContainText(
		`Ari Shares ${ mark }`
	);
	await consents
		.getByLabel( 'Text', { exact: true } )
		.fill( 'I let {owner} of {company} share my data with {partner}.' );
	await see( consents.locator( '.svc-lead-preview' ) ).toContainText(
		/I let Kim Vale of .+ share my data with Ari/
	);

	const routing = await panel( page, 'Leads' );
	await routing.getByLabel( 'Several people in turn' ).check();
	await choosePerson( page, 'Add a person', other.sent.last_name );
	await routing
		.getByRole( 'button', { name: `Robin Turns ${ mark }`, exact: true } )
		.press( 'Enter' );
	await routing.getByLabel( /States of Robin/ ).fill( 'tx' );
	await page.keyboard.press( 'Enter' );
	await see(
		routing.getByText( 'TX', { exact: true } ).first()
	).toBeVisible();
	await routing.getByLabel( 'Confirm by e-mail' ).check();
	await see( consents.locator( '.svc-lead-preview' ) ).toContainText(
		'a loan officer of'
	);
	await picture( page, 'leads-editor-routing', { fullPage: false } );
	expect( await violations( page, '.svc-lead-panel' ) ).toEqual( [] );
	await save( page );
	expect( await pageOf( draft.id ) ).toMatchObject( {
		partner_user_id: partner.id,
		co_marketing: { partner_percent: 40, monthly_cost: '120.50' },
		routing: {
			mode: 'round_robin',
			pool: [ { user_id: other.id, states: [ 'TX' ] } ],
		},
		confirmation: true,
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'what may not be published is told at its field, and the panel opens', async () => {
	const partner = await aPartner();
	const draft = await aDraft( { partner_user_id: partner.id } );
	const { page, close } = await open( draft );
	await page.evaluate( async () => {
		const { dispatch } = (
			window as unknown as {
				wp: {
					data: {
						dispatch: ( name: string ) => {
							editPost: ( change: object ) => Promise< void >;
							savePost: () => Promise< void >;
						};
					};
				};
			}
		 ).wp.data;
		await dispatch( 'core/editor' ).editPost( { status: 'publish' } );
		await dispatch( 'core/editor' ).savePost();
	} );
	const alert = page.locator( '.svc-lead-panel' ).getByRole( 'alert' );
	await see( alert ).toContainText( 'who pays what' );
	await see( alert ).toBeVisible();
	await picture( page, 'leads-editor-refused', { fullPage: false } );
	expect( await violations( page, '.svc-lead-panel' ) ).toEqual( [] );
	expect( ( await pageOf( draft.id ) ).status ).toBe( 'draft' );

	const shared = await panel( page, 'Partner' );
	await shared.getByLabel( 'Co-marketing record' ).press( 'Space' );
	await page.keyboard.press( 'Control+s' );
	await see( alert ).toHaveCount( 0 );
	await see( async () =>
		expect( ( await pageOf( draft.id ) ).status ).toBe( 'publish' )
	).toPass();
	await close();
} );

it( 'the message after sending and its page are checked by the server', async () => {
	const draft = await aDraft();
	const { page, close } = await open( draft );
	const after = await panel( page, 'After sending' );
	await after.getByLabel( 'Message' ).fill( 'Thank you!\nWe call soon.' );
	await after
		.getByLabel( 'Page to go to instead' )
		.fill( 'https://elsewhere.example/thanks' );
	await page.keyboard.press( 'Control+s' );
	await see( after.getByRole( 'alert' ) ).toContainText(
		'host of this site'
	);
	await after.getByLabel( 'Page to go to instead' ).fill( '' );
	await save( page );
	await see( after.getByRole( 'alert' ) ).toHaveCount( 0 );
	expect( ( await pageOf( draft.id ) ).form.thank_you ).toEqual( {
		message: 'Thank you!\nWe call soon.',
		url: null,
	} );
	await close();
} );

it( 'an owner edits the own draft, and other editors have no panels', async () => {
	const draft = await aDraft();
	const own = await open( draft, officer );
	const form = await panel( own.page, 'Lead form' );
	await form.getByLabel( 'Text of the button' ).fill( 'Mine' );
	await save( own.page );
	expect( ( await pageOf( draft.id ) ).form.button_text ).toBe( 'Mine' );
	await ( await panel( own.page, 'Partner' ) ).waitFor();
	// WordPress's editor asks accounts without posts of their own for taxonomies and styles of the theme, which it then refuses.
	expect(
		own.complaints.filter( ( one ) => ! one.includes( '403' ) )
	).toEqual( [] );
	await own.close();

	const other = await openEditor( browser, editor );
	await see( other.page.locator( '.svc-lead-panel' ) ).toHaveCount( 0 );
	await other.close();
	expect(
		( await as.anonymous.get( `${ pages }/${ draft.id }` ) ).status
	).not.toBe( 200 );
} );

it( 'a save does not undo what others have saved meanwhile, and follows autosaves of the own draft', async () => {
	const draft = await aDraft();
	const { page, canvas, insert, close } = await open( draft, officer );
	await canvas.locator( '.is-root-container' ).waitFor();
	await insert( 'core/paragraph', { content: 'Saved by itself' } );
	const isAutosaved = page.waitForResponse( /\/autosaves/ );
	await page.evaluate( () =>
		(
			window as unknown as {
				wp: {
					data: {
						dispatch: ( store: string ) => {
							autosave: () => Promise< void >;
						};
					};
				};
			}
		 ).wp.data
			.dispatch( 'core/editor' )
			.autosave()
	);
	expect( ( await isAutosaved ).status() ).toBe( 200 );
	await page.getByRole( 'tab', { name: 'Lead page' } ).click();
	const form = await panel( page, 'Lead form' );
	await form.getByLabel( 'Text of the button' ).fill( 'Mine' );
	await save( page );
	const { form: saved } = await pageOf( draft.id );
	expect( saved.button_text ).toBe( 'Mine' );

	await as.manager.put( `${ pages }/${ draft.id }`, {
		form: { ...saved, button_text: 'By an assistant' },
	} );
	await form.getByLabel( 'Text of the button' ).fill( 'Mine again' );
	await page.keyboard.press( 'Control+s' );
	const notice = page
		.locator( '.components-notice' )
		.filter( { hasText: 'This has been changed since you opened it' } );
	await see( notice.getByRole( 'button', { name: 'Reload' } ) ).toBeVisible();
	expect( ( await pageOf( draft.id ) ).form.button_text ).toBe(
		'By an assistant'
	);
	await close();
} );
