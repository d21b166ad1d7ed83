import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Signature } from '../../client/src/etb/index';
import { launch } from '../../contract-tests/support/browser';
import {
	newMark,
	people,
	type Person,
} from '../../contract-tests/support/people';
import { as } from '../../contract-tests/support/world';
import { problems } from '../admin/support';
import { looksRight, open, rowOf } from './support';
import { see } from '../support/see';

let browser: Browser;
let officer: Person, partner: Person;
const mark = newMark();

beforeAll( async () => {
	browser = await launch();
	// The list is by last name, and has no search.
	const last_name = `Aaaa ${ mark }`;
	[ officer, partner ] = ( await people(
		{ role: 'loan_officer', nmls_id: null, last_name },
		{ role: 'realtor_partner', last_name }
	) ) as [ Person, Person ];
} );
afterAll( () => browser?.close() );

const signatureOf = async ( { id }: Person ) =>
	( await as.manager.get( `/etb/v1/signatures/${ id }` ) ).body as Signature;

const allowCopying = ( page: Page ) =>
	page.context().grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );

/** What an e-mail program is given on Ctrl+V. */
const copied = ( page: Page, type: 'text/html' | 'text/plain' ) =>
	page.evaluate( async ( wanted ) => {
		const [ item ] = await navigator.clipboard.read();
		return ( await item!.getType( wanted ) ).text();
	}, type );

it( 'an administrator sees whose signature lacks something, copies one, and exports all', async () => {
	const { page, complaints, close } = await open(
		browser,
		'svc-mail-signatures'
	);
	await allowCopying( page );
	const row = rowOf( page, mark );
	await see( row ).toHaveCount( 1 );
	await see( row ).toContainText( officer.sent.email );
	await see( row ).toContainText( 'Loan Officer' );
	await see( row ).toContainText( 'No NMLS number' );
	await looksRight( page, 'signatures' );

	await row.getByRole( 'button', { name: 'Preview and copy' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await see(
		dialog.frameLocator( 'iframe' ).getByText( `Kim Aaaa ${ mark }` )
	).toBeVisible();
	await see(
		dialog.getByText( 'This loan officer has no NMLS number.' ).last()
	).toBeVisible();
	await looksRight( page, 'signatures-one' );
	await dialog.getByRole( 'button', { name: 'Copy HTML' } ).click();
	await see( dialog.getByText( 'Copied.' ) ).toBeVisible();
	expect( await copied( page, 'text/plain' ) ).toBe(
		( await signatureOf( officer ) ).html
	);
	await page.keyboard.press( 'Escape' );

	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'link', { name: 'Export all' } ).click(),
	] );
	expect( download.suggestedFilename() ).toMatch( /^signatures-.*\.csv$/ );
	const text = await readFile( await download.path(), 'utf8' );
	expect( text ).toMatch( /^\uFEFF?"?email"?,"?name"?,"?html"?,"?text"?/ );
	expect( text ).toContain( officer.sent.email );
	expect( text ).not.toContain( partner.sent.email );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'people copy their own signature as it looks, with the steps of their e-mail program', async () => {
	const { page, complaints, close } = await open(
		browser,
		'svc-people-me',
		officer
	);
	await allowCopying( page );
	const section = page.getByRole( 'region', { name: 'My e-mail signature' } );
	await see(
		section.frameLocator( 'iframe' ).getByText( `Kim Aaaa ${ mark }` )
	).toBeVisible();
	await see(
		section.getByText( 'This loan officer has no NMLS number.' ).last()
	).toBeVisible();
	await see( section.getByText( 'Gmail', { exact: true } ) ).toBeVisible();
	await looksRight( page, 'my-signature' );
	const copy = section.getByRole( 'button', { name: 'Copy signature' } );
	await copy.press( 'Enter' );
	await see( section.getByText( 'Copied.' ) ).toBeVisible();
	const { text } = await signatureOf( officer );
	expect( await copied( page, 'text/plain' ) ).toBe( text );
	// The browser cleans what it puts on the clipboard.
	const html = await copied( page, 'text/html' );
	expect( html ).toContain( '<table' );
	expect( html ).toContain( `mailto:${ officer.sent.email }` );
	expect( complaints ).toEqual( [] );

	await page.evaluate( () => {
		navigator.clipboard.write = () => Promise.reject( new Error() );
	} );
	await copy.press( 'Enter' );
	await see(
		section.getByText( 'The browser did not allow copying.' )
	).toBeVisible();
	await close();
} );

it( 'people without a clipboard are told to copy by keyboard', async () => {
	const { page, close } = await open( browser, 'svc-people-me', officer );
	const section = page.getByRole( 'region', { name: 'My e-mail signature' } );
	const result = section.getByText( 'The browser did not allow copying.' );
	await allowCopying( page );
	await section.getByRole( 'button', { name: 'Copy HTML' } ).click();
	await see( section.getByText( 'Copied.' ) ).toBeVisible();
	// Addresses without https have none.
	await page.evaluate( () =>
		Object.defineProperty( navigator, 'clipboard', { value: undefined } )
	);
	for ( const name of [ 'Copy HTML', 'Copy signature' ] ) {
		await section.getByRole( 'button', { name } ).click();
		await see( result ).toBeVisible();
		await see( section.getByText( 'Copied.' ) ).toHaveCount( 0 );
	}
	await close();
} );

it( 'a signature that could not be read keeps the focus in its dialog when it is read again', async () => {
	const { page, close } = await open( browser, 'svc-mail-signatures' );
	const path = /etb(\/|%2F)v1(\/|%2F)signatures(\/|%2F)\d/;
	await page.route( path, ( route ) => route.fulfill( { status: 503 } ) );
	await rowOf( page, mark )
		.getByRole( 'button', { name: 'Preview and copy' } )
		.click();
	const dialog = page.getByRole( 'dialog' );
	const again = dialog.getByRole( 'button', { name: 'Try again' } );
	await see( again ).toBeVisible();
	await page.unrouteAll();
	await again.press( 'Enter' );
	await see(
		dialog.getByRole( 'button', { name: 'Copy HTML' } )
	).toBeVisible();
	await see( dialog ).toBeFocused();
	await close();
} );

it( 'realtor partners have a profile and no signature', async () => {
	const { page, complaints, close } = await open(
		browser,
		'svc-people-me',
		partner
	);
	await see( page.getByRole( 'region', { name: 'Contact' } ) ).toBeVisible();
	await see(
		page.getByRole( 'region', { name: 'My e-mail signature' } )
	).toHaveCount( 0 );
	expect( await problems( page ) ).toEqual( [] );
	expect( complaints ).toEqual( [] );
	await close();
} );
