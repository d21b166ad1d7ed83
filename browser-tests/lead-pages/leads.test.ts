import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sent, type Made } from '../../contract-tests/lead-pages/leads/leads';
import { launch } from '../../contract-tests/support/browser';
import { newMark, people } from '../../contract-tests/support/people';
import { problems } from '../admin/support';
import { see } from '../support/see';
import {
	aLeadOf,
	anOfficer,
	drawer,
	isQuiet,
	looksRight,
	now,
	open,
	rowOf,
	type Officer,
} from './leads-support';

let browser: Browser;
let officer: Officer;
let ana: Made, bo: Made;
const mark = newMark();

beforeAll( async () => {
	browser = await launch();
	officer = await anOfficer( mark );
	bo = await aLeadOf( officer, mark, {
		first_name: 'Bo',
		status: 'contacted',
		email: `bo.${ mark }@example.com`,
		created_at: 1_790_000_000,
	} );
	ana = await aLeadOf( officer, mark, { first_name: 'Ana' } );
} );
afterAll( () => browser?.close() );

async function selectTwo( page: Page, name: string ) {
	await see( rowOf( page, name ) ).toHaveCount( 2 );
	for ( const row of await rowOf( page, name ).all() ) {
		await row.getByRole( 'checkbox' ).check();
	}
}

const chip = ( page: Page, filter: string ) =>
	page
		.locator( '.dataviews-filters__summary-chip' )
		.filter( { hasText: filter } );

describe( 'the list of leads', () => {
	it( 'is there without a request, with names of owners and pages', async () => {
		const asked: string[] = [];
		const { page, complaints, close } = await open( browser, '' );
		await isQuiet( page );
		page.on( 'request', ( request ) => {
			if (
				/(lead-pages|users)(\/|%2F)v1|wp\/v2\/users(?!\/me)/.test(
					request.url()
				)
			) {
				asked.push( request.url() );
			}
		} );
		await page.goto( `${ page.url() }&search=${ mark }` );
		await see( rowOf( page, `Ana ${ mark }` ) ).toContainText(
			`Olga ${ mark }`
		);
		await see( rowOf( page, `Ana ${ mark }` ) ).toContainText(
			'A page of the tests'
		);
		expect( asked ).toEqual( [] );
		await looksRight( page, 'table' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'is searched and filtered with counts, and its address says so', async () => {
		const { page, complaints, close } = await open( browser, '' );
		await page.getByRole( 'searchbox' ).fill( mark );
		await see( rowOf( page, mark ) ).toHaveCount( 2 );
		await chip( page, 'Status' ).click();
		await page.getByRole( 'option', { name: 'Contacted (1)' } ).click();
		await page.keyboard.press( 'Escape' );
		await see( rowOf( page, mark ) ).toHaveCount( 1 );
		await see( page ).toHaveURL( /status=contacted/ );
		await page.reload();
		await see( rowOf( page, `Bo ${ mark }` ) ).toHaveCount( 1 );
		await chip( page, 'Owner' ).click();
		await page
			.getByRole( 'option', { name: `Olga ${ mark } (1)` } )
			.click();
		await see( page ).toHaveURL( new RegExp( `owner=${ officer.id }` ) );
		await page.keyboard.press( 'Escape' );
		// The board has the same search and owner.
		await page.getByRole( 'link', { name: 'Board', exact: true } ).click();
		await see( page ).toHaveURL(
			new RegExp( `owner=${ officer.id }.*view=board` )
		);
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'is filtered by leads that nobody has, in table and board', async () => {
		const left = newMark();
		await sent( { lead: { last_name: left } } );
		await aLeadOf( officer, left );
		const { page, complaints, close } = await open(
			browser,
			`&search=${ left }`
		);
		await see( rowOf( page, left ) ).toHaveCount( 2 );
		await chip( page, 'Owner' ).click();
		await page.getByRole( 'option', { name: 'Nobody (1)' } ).click();
		await see( page ).toHaveURL( /owner=0/ );
		await see( rowOf( page, left ) ).toHaveCount( 1 );
		await page.keyboard.press( 'Escape' );
		await page.reload();
		await see( rowOf( page, left ) ).toHaveCount( 1 );
		await page.getByRole( 'link', { name: 'Board', exact: true } ).click();
		await see(
			page.getByRole( 'combobox', { name: 'Owner' } )
		).toHaveValue( '0' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'calls and writes with one click, unless the person is not to be contacted', async () => {
		const off = newMark();
		await aLeadOf( officer, off, { do_not_contact: true } );
		const { page, close } = await open( browser, `&search=${ mark }` );
		const row = rowOf( page, `Ana ${ mark }` );
		await see(
			row.getByRole( 'link', { name: '(303) 555-0100' } )
		).toHaveAttribute( 'href', 'tel:3035550100' );
		await see(
			row.getByRole( 'link', { name: `vera.${ mark }@example.com` } )
		).toHaveAttribute( 'href', `mailto:vera.${ mark }@example.com` );
		await page.goto( page.url().replace( mark, off ) );
		await see( rowOf( page, off ) ).toContainText( '(303) 555-0100' );
		await see(
			rowOf( page, off ).locator( '[href^="tel:"], [href^="mailto:"]' )
		).toHaveCount( 0 );
		await rowOf( page, off ).getByRole( 'link' ).first().click();
		await see( drawer( page ) ).toContainText( 'all consent is revoked' );
		await see(
			drawer( page ).locator( '[href^="tel:"], [href^="mailto:"]' )
		).toHaveCount( 0 );
		await close();
	} );

	it( 'changes the status of several leads, and undoes it', async () => {
		const two = newMark();
		const made = [
			await aLeadOf( officer, two, {
				first_name: 'Cy',
				email: '',
				phone: '1',
			} ),
			await aLeadOf( officer, two, {
				first_name: 'Di',
				email: '',
				phone: '2',
				status: 'qualified',
			} ),
		] as const;
		const { page, complaints, close } = await open(
			browser,
			`&search=${ two }`
		);
		await selectTwo( page, two );
		await page
			.locator( '.dataviews-bulk-actions-footer__container' )
			.getByRole( 'button', { name: 'Change status' } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByRole( 'radio', { name: 'Lost' } ).check();
		expect( await problems( page ) ).toEqual( [] );
		await dialog.getByRole( 'button', { name: 'Change status' } ).click();
		await see(
			page.getByText( 'Status of 2 leads changed.' ).first()
		).toBeVisible();
		expect( ( await now( made[ 0 ] ) ).status ).toBe( 'lost' );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await see( page.getByText( 'Undone.' ).first() ).toBeVisible();
		expect( ( await now( made[ 0 ] ) ).status ).toBe( 'new' );
		expect( ( await now( made[ 1 ] ) ).status ).toBe( 'qualified' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'hands several leads over at once, and takes that back', async () => {
		const two = newMark();
		const made = [
			await aLeadOf( officer, two ),
			await aLeadOf( officer, two ),
		] as const;
		const name = newMark();
		const [ other ] = await people( { last_name: name } );
		const { page, complaints, close } = await open(
			browser,
			`&search=${ two }`
		);
		await selectTwo( page, two );
		await page
			.locator( '.dataviews-bulk-actions-footer__container' )
			.getByRole( 'button', { name: 'Hand over' } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		const button = dialog.getByRole( 'button', { name: 'Hand over' } );
		await see( button ).toBeDisabled();
		await dialog.getByRole( 'combobox', { name: 'Owner' } ).fill( name );
		await page.getByRole( 'option', { name } ).click();
		expect( await problems( page ) ).toEqual( [] );
		await button.click();
		await see(
			page.getByText( '2 leads handed over.' ).first()
		).toBeVisible();
		expect( ( await now( made[ 0 ] ) ).owner_user_id ).toBe( other!.id );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await see( page.getByText( 'Undone.' ).first() ).toBeVisible();
		for ( const lead of made ) {
			expect( ( await now( lead ) ).owner_user_id ).toBe( officer.id );
		}
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'has a spam folder, from which leads are released', async () => {
		const spam = newMark();
		const made = await aLeadOf( officer, spam, {
			folder: 'spam',
			spam_score: 80,
			spam_reasons: [ 'links' ],
		} );
		const { page, complaints, close } = await open(
			browser,
			`&search=${ spam }`
		);
		await see(
			page.getByText( 'No leads match your search.' )
		).toBeVisible();
		await page.getByRole( 'link', { name: 'Spam', exact: true } ).click();
		await page.getByRole( 'searchbox' ).fill( spam );
		await rowOf( page, spam ).getByRole( 'link' ).first().click();
		await see( drawer( page ) ).toContainText( 'in the spam folder' );
		await drawer( page )
			.getByRole( 'button', { name: 'Not spam' } )
			.click();
		await see(
			page.getByText( '1 lead moved to the inbox.' ).first()
		).toBeVisible();
		expect( ( await now( made ) ).folder ).toBe( 'inbox' );
		await see( rowOf( page, spam ) ).toHaveCount( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'deletes a lead after a question', async () => {
		const gone = newMark();
		await aLeadOf( officer, gone );
		const { page, close } = await open( browser, `&search=${ gone }` );
		await rowOf( page, gone )
			.getByRole( 'button', { name: 'Actions' } )
			.click();
		await page
			.getByRole( 'menuitem', { name: 'Delete permanently' } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		await see( dialog ).toContainText( 'cannot be undone' );
		await dialog
			.getByRole( 'button', { name: 'Delete permanently' } )
			.click();
		await see(
			page.getByText( '1 lead permanently deleted.' ).first()
		).toBeVisible();
		await see( rowOf( page, gone ) ).toHaveCount( 0 );
		await close();
	} );

	it( 'saves the leads of the view as a file', async () => {
		const { page, close } = await open(
			browser,
			`&search=${ mark }&status=contacted`
		);
		await see( rowOf( page, mark ) ).toHaveCount( 1 );
		const [ file ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			page
				.locator( '#svc-admin' )
				.getByRole( 'link', { name: 'Export' } )
				.click(),
		] );
		const text = await new Response(
			( await file.createReadStream() ) as unknown as BodyInit
		).text();
		expect( text ).toContain( bo.reference );
		expect( text ).not.toContain( ana.reference );
		await close();
	} );
} );

it( 'a lead is added after a call; what is wrong is said at the fields', async () => {
	const added = newMark();
	const { page, complaints, close } = await open( browser, '' );
	await page.getByRole( 'button', { name: 'Add lead' } ).click();
	const dialog = page.getByRole( 'dialog' );
	const button = dialog.getByRole( 'button', { name: 'Add lead' } );
	await button.click();
	await see( dialog.getByLabel( /First name/ ) ).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await dialog.getByLabel( /First name/ ).fill( 'Eve' );
	await dialog.getByLabel( 'Last name' ).fill( added );
	await dialog.getByLabel( 'E-mail' ).fill( `eve.${ added }@example.com` );
	await dialog.getByLabel( 'Source' ).selectOption( 'Walk-in' );
	await dialog.getByRole( 'combobox', { name: 'Owner' } ).fill( mark );
	await page.getByRole( 'option', { name: `Olga ${ mark }` } ).click();
	expect( await problems( page ) ).toEqual( [] );
	await button.click();
	await see(
		drawer( page ).getByRole( 'heading', { name: `Eve ${ added }` } )
	).toBeVisible();
	await see( drawer( page ) ).toContainText( 'Received: Walk-in' );
	expect( complaints.filter( ( one ) => ! one.includes( '400' ) ) ).toEqual(
		[]
	);
	await close();
} );
