import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LeadPage } from '../../client/src/lead-pages';
import {
	anOfficer,
	aPage,
	aPublishedPage,
	pages,
} from '../../contract-tests/lead-pages/made';
import { launch } from '../../contract-tests/support/browser';
import {
	newMark,
	people,
	type Person,
} from '../../contract-tests/support/people';
import { as } from '../../contract-tests/support/world';
import { act, rowOf } from '../etb/support';
import { anEditor } from '../support/editor';
import { see } from '../support/see';
import {
	aPartner,
	choosePerson,
	looksRight,
	open,
	pageOf,
	pagesFound,
} from './pages-support';

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

const confirm = ( page: Page, name: string ) =>
	page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name, exact: true } )
		.last()
		.click();

const named = async ( last_name: string ): Promise< Person > =>
	(
		await people( {
			role: 'loan_officer',
			nmls_id: '445566',
			first_name: 'Robin',
			last_name,
		} )
	)[ 0 ]!;

it( 'an editor adds a page from a template by keyboard, for an owner and a partner', async () => {
	const owner = await named( `Owner ${ mark }` );
	const partner = await aPartner( {
		first_name: 'Ari',
		last_name: `Partner ${ mark }`,
	} );
	const { page, complaints, close } = await open(
		browser,
		'svc-lead-pages',
		editor
	);
	const add = page.getByRole( 'button', { name: 'Add lead page' } );
	await add.press( 'Enter' );
	const dialog = page.getByRole( 'dialog' );
	await see( dialog.getByLabel( 'Title' ) ).toBeFocused();
	await page.keyboard.type( `Open house ${ mark }` );
	await dialog.getByRole( 'radio' ).first().focus();
	await page.keyboard.press( 'ArrowDown' );
	await see( dialog.getByRole( 'radio' ).nth( 1 ) ).toBeChecked();
	await looksRight( page, 'pages-add' );
	await choosePerson( page, 'Owner', owner.sent.last_name );
	await choosePerson( page, 'Partner', partner.sent.last_name );
	await dialog.getByRole( 'button', { name: 'Add' } ).press( 'Enter' );
	await page.waitForURL( /post\.php\?post=\d+&action=edit/ );
	const [ made ] = await pagesFound( `Open house ${ mark }` );
	expect( made ).toMatchObject( {
		status: 'draft',
		template: 'open-house',
		owner_user_id: owner.id,
		partner_user_id: partner.id,
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'the dialog stays until the answer, and tells what is wrong', async () => {
	const { page, close } = await open( browser, 'svc-lead-pages', editor );
	await page.getByRole( 'button', { name: 'Add lead page' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByLabel( 'Title' ).fill( `Slow ${ mark }` );
	await choosePerson( page, 'Owner', officer.sent.last_name );
	let answer = () => {};
	const answered = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	await page.route( /lead-pages(\/|%2F)v1(\/|%2F)pages/, async ( route ) => {
		if ( route.request().method() !== 'POST' ) {
			return route.continue();
		}
		await answered;
		return route.fulfill( {
			status: 500,
			contentType: 'application/json',
			body: '{"code":"x","message":"The disk is full.","data":{"status":500}}',
		} );
	} );
	await dialog.getByRole( 'button', { name: 'Add', exact: true } ).click();
	const cancel = dialog.getByRole( 'button', { name: 'Cancel' } );
	await see( cancel ).toBeDisabled();
	await page.keyboard.press( 'Escape' );
	await see( dialog ).toBeVisible();
	answer();
	await see( dialog.getByText( /error 500/ ).first() ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await see( dialog ).toHaveCount( 0 );
	await page.unrouteAll();
	await close();
} );

it( 'an editor makes copies for several officers, and reads what was made', async () => {
	const original = await aPage( {
		title: `Original ${ mark } ${ newMark() }`,
		owner_user_id: officer.id,
	} );
	const first = await named( `First ${ mark }` );
	const second = await named( `Second ${ mark }` );
	const { page, complaints, close } = await open(
		browser,
		`svc-lead-pages&search=Original+${ mark }`,
		editor
	);
	const row = rowOf( page, original.title ).first();
	await act( row, 'Duplicate for…' );
	const dialog = page.getByRole( 'dialog' );
	await choosePerson( page, 'For', first.sent.last_name );
	await choosePerson( page, 'For', second.sent.last_name );
	await looksRight( page, 'pages-duplicate' );
	await confirm( page, 'Duplicate' );
	await see(
		dialog.getByText( '2 copies were made.' ).first()
	).toBeVisible();
	await see(
		dialog.getByRole( 'link', {
			name: `${ original.title } – Robin First ${ mark }`,
		} )
	).toBeVisible();
	await looksRight( page, 'pages-duplicated' );
	await confirm( page, 'Close' );
	const copies = ( await pagesFound( original.title ) ).filter(
		( { id } ) => id !== original.id
	);
	expect( copies.map( ( one ) => one.owner_user_id ).sort() ).toEqual(
		[ first.id, second.id ].sort()
	);
	expect( copies.map( ( one ) => one.status ) ).toEqual( [
		'draft',
		'draft',
	] );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'an editor moves pages to the Trash, takes it back, and restores from the Trash', async () => {
	const gone = await aPage( {
		title: `Trash ${ mark }`,
		owner_user_id: officer.id,
	} );
	const { page, complaints, close } = await open(
		browser,
		`svc-lead-pages&search=Trash+${ mark }`,
		editor
	);
	const status = async () =>
		( await as.manager.get( `${ pages }/${ gone.id }` ) ).status;
	const row = rowOf( page, gone.title );
	await act( row, 'Move to Trash' );
	await confirm( page, 'Move to Trash' );
	await see(
		page.getByText( '1 page moved to the Trash.' ).first()
	).toBeVisible();
	await see( row ).toHaveCount( 0 );
	expect( await status() ).toBe( 404 );
	await looksRight( page, 'pages-empty' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await see( row ).toHaveCount( 1 );
	expect( await status() ).toBe( 200 );

	await act( row, 'Move to Trash' );
	await confirm( page, 'Move to Trash' );
	await see( row ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Trash', exact: true } ).click();
	const restore = page.getByRole( 'button', {
		name: `Restore: ${ gone.title }`,
	} );
	await see( restore ).toBeVisible();
	await looksRight( page, 'pages-trash' );
	await restore.press( 'Enter' );
	await see( page.getByText( '1 page restored.' ).first() ).toBeVisible();
	await see( restore ).toHaveCount( 0 );
	expect( ( await pageOf( gone.id ) ).status ).toBe( 'draft' );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'the list shows owner, partner and figures, and keeps its filters in the address', async () => {
	const shown = await aPublishedPage( {
		title: `A title that is as long as titles of pages get where the branch writes the town and the program into it ${ mark }`,
		owner_user_id: officer.id,
	} );
	const { page, complaints, close } = await open(
		browser,
		`svc-lead-pages&search=program+${ mark }`,
		editor
	);
	const row = rowOf( page, shown.title );
	await see( row ).toContainText( 'Published' );
	await see( row ).toContainText( 'Kim Vale' );
	await see( row.locator( '.svc-lead-figure.is-waiting' ) ).toHaveCount( 0 );
	await looksRight( page, 'pages' );
	await page.goto( `${ page.url() }&status=draft` );
	await see( page.getByText( 'No pages match your search.' ) ).toBeVisible();
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'the statistics have the same figures as bars and in a table, for the days of the address', async () => {
	const shown: LeadPage = await aPublishedPage( {
		title: `Statistics ${ mark }`,
		owner_user_id: officer.id,
	} );
	await as.anonymous.post( `${ pages }/${ shown.id }/views`, {} );
	const { page, complaints, close } = await open(
		browser,
		`svc-lead-pages&stats=${ shown.id }`,
		editor
	);
	await see(
		page.getByRole( 'heading', { name: shown.title } )
	).toBeVisible();
	const bars = page.getByRole( 'img', { name: /^Visitors/ } );
	await see( bars ).toBeVisible();
	await see( bars.locator( '.svc-plot__bar' ) ).toHaveCount( 30 );
	const rows = page.locator( '.svc-lead-table tbody tr' );
	await see( rows ).toHaveCount( 30 );
	await see( rows.first().locator( 'td' ).first() ).toHaveText( '1' );
	await looksRight( page, 'statistics' );

	await page
		.getByLabel( 'Days', { exact: true } )
		.selectOption( 'Last 12 months' );
	await see( rows ).toHaveCount( 53 );
	expect( page.url() ).toMatch( /from=\d{4}-\d\d-\d\d&to=/ );
	await looksRight( page, 'statistics-year' );
	await page
		.getByLabel( 'Days', { exact: true } )
		.selectOption( 'From … to …' );
	await page.getByLabel( 'From', { exact: true } ).fill( '2026-01-01' );
	await page.getByLabel( 'To', { exact: true } ).fill( '2024-01-01' );
	await page.getByRole( 'button', { name: 'Show', exact: true } ).click();
	await see( page.getByText( 'Choose from 1 to 366 days.' ) ).toBeVisible();
	await page.getByLabel( 'To', { exact: true } ).fill( '2026-01-07' );
	await page.keyboard.press( 'Enter' );
	await see( rows ).toHaveCount( 7 );
	await page.reload();
	await see( rows ).toHaveCount( 7 );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'an owner and a partner have their own pages, with what each may do', async () => {
	const partner = await aPartner( { last_name: `Shared ${ mark }` } );
	const title = `Shared ${ newMark() }`;
	const shared = await aPublishedPage( {
		title,
		owner_user_id: officer.id,
		partner_user_id: partner.id,
		co_marketing: {
			partner_percent: 50,
			monthly_cost: '100.00',
			note: '',
		},
	} );
	const other = await aPage( { title: `Other ${ mark }` } );
	for ( const [ account, isOwner ] of [
		[ officer, true ],
		[ partner, false ],
	] as const ) {
		const { page, complaints, close } = await open(
			browser,
			'svc-lead-pages',
			account
		);
		await see(
			page.getByRole( 'heading', { name: 'My pages' } )
		).toBeVisible();
		await see( rowOf( page, shared.title ) ).toHaveCount( 1 );
		await see( rowOf( page, title ) ).toContainText(
			`Kim Shared ${ mark }`
		);
		await see( rowOf( page, other.title ) ).toHaveCount( 0 );
		await see(
			page.getByRole( 'button', { name: 'Add lead page' } )
		).toHaveCount( 0 );
		await rowOf( page, shared.title )
			.getByRole( 'button', { name: 'Actions' } )
			.click();
		await see(
			page.getByRole( 'menuitem', { name: 'Statistics' } )
		).toBeVisible();
		await see(
			page.getByRole( 'menuitem', { name: 'Duplicate' } )
		).toHaveCount( isOwner ? 1 : 0 );
		await see(
			page.getByRole( 'menuitem', { name: 'Move to Trash' } )
		).toHaveCount( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	}
} );
