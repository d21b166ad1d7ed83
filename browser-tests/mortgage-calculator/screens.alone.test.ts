import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Account } from '../../contract-tests/support/fixtures';
import { newMark } from '../../contract-tests/support/people';
import { launch } from '../../contract-tests/support/browser';
import { control } from '../../contract-tests/support/control';
import {
	current,
	currentSettings,
	put,
	rates,
	row,
	settings,
	today,
} from '../../contract-tests/mortgage-calculator/table';
import { as, world } from '../../contract-tests/support/world';
import { openAdmin, problems } from '../admin/support';
import { picture } from '../support/picture';
import { overflow } from '../support/page-with';
import { see } from '../support/see';

let browser: Browser;
let manager: Account;
let author: Account;

beforeAll( async () => {
	browser = await launch();
	const login = ( name: string ) =>
		`${ world.token }-${ newMark() }-${ name }`;
	[ manager, author ] = ( await control.createUsers( [
		{ login: login( 'branch' ), role: 'editor' },
		{ login: login( 'author' ), role: 'author' },
	] ) ) as [ Account, Account ];
	await control.grant( manager.id, 'svc_manage_calculator', 1 );
} );
beforeEach( async () => {
	await control.setOption( 'svc_mortgage_rates', '' );
	await control.setOption( 'svc_mortgage_settings', '' );
} );
afterAll( async () => {
	await control.setOption( 'svc_mortgage_rates', '' );
	await control.setOption( 'svc_mortgage_settings', '' );
	await browser?.close();
} );

const open = ( page: string, account: Account = manager ) =>
	openAdmin( browser, page, {
		as: account,
		viewport: { width: 1280, height: 900 },
	} );

/** As Ctrl+V of cells that were copied in Excel or Google Sheets. */
const paste = ( page: Page, label: string, text: string ) =>
	page.getByLabel( label, { exact: true } ).evaluate( ( cell, data ) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData( 'text/plain', data );
		cell.dispatchEvent(
			new ClipboardEvent( 'paste', {
				clipboardData,
				bubbles: true,
				cancelable: true,
			} )
		);
	}, text );

const notice = ( page: Page, text: string ) =>
	see(
		page.getByTestId( 'snackbar' ).filter( { hasText: text } )
	).toBeVisible();

/**
 * Without the answers that a test has asked for, which the browser logs: 400, 412, and 403 for the name of an account that the
 * branch manager may not see.
 */
const unexpected = ( complaints: string[] ) =>
	complaints.filter( ( one ) => ! /status of (?:400|403|412)/.test( one ) );

/** Of the widths of a desktop and of a small phone. */
async function looksRight( page: Page, name: string ) {
	for ( const width of [ 1280, 320 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await problems( page ) ).toEqual( [] );
		expect( await overflow( page ) ).toBe( 0 );
		await picture( page, `mortgage-${ name }-${ width }` );
	}
	await page.setViewportSize( { width: 1280, height: 900 } );
}

const spreadsheet = [
	'Rates for today\t\t\t\t',
	'Product\tRate\tAPR\tPoints\tLender fees',
	'30 yr fixed\t6.875%\t6.95%\t0.250%\t$1,295.00',
	'\t\t\t\t',
	'15 yr fixed\t6.125%\t6.3%\t0\t$1,295.00',
	'FHA 30 yr\t6.25%\t7.1%\tpar\t995',
].join( '\r\n' );

it( 'a branch manager pastes a spreadsheet, sees the APR, publishes, and finds it in the history', async () => {
	const { page, complaints, close } = await open( 'svc-mortgage-rates' );
	await see( page.getByText( 'There are no rates yet' ) ).toBeVisible();
	const publish = page.getByRole( 'button', { name: 'Publish' } );
	await see( publish ).toBeDisabled();
	await page.getByRole( 'button', { name: 'Add a rate' } ).click();
	await see( page.getByLabel( 'Loan, rate 1' ) ).toBeFocused();
	await paste( page, 'Loan, rate 1', spreadsheet );
	const dialog = page.getByRole( 'dialog' );
	await see( dialog.getByRole( 'row' ) ).toHaveCount( 4 );
	await see(
		dialog.getByText( '1 line was left out: Rates for today' )
	).toBeVisible();
	await looksRight( page, 'paste' );
	await dialog.getByRole( 'button', { name: 'Use these 3 rates' } ).click();
	await see( page.getByLabel( 'Rate, 30 yr fixed' ) ).toHaveValue( '6.875' );
	await see( page.getByLabel( 'Type, FHA 30 yr' ) ).toHaveValue( 'fha' );
	const preview = page.getByRole( 'region', {
		name: 'What visitors will see',
	} );
	await see( preview.getByRole( 'row' ) ).toHaveCount( 4 );
	const aprs = await page
		.locator( '[data-column="apr"] output' )
		.allTextContents();
	await looksRight( page, 'rates' );
	await publish.click();
	await notice( page, 'Rates published.' );
	const table = await current();
	expect( table ).toMatchObject( {
		as_of: today(),
		stale: false,
		rates: [
			{
				...{ label: '30 yr fixed', rate: '6.875', points: '0.250' },
				...{ term_months: 360, lender_fees: '1295.00' },
			},
			{ label: '15 yr fixed', rate: '6.125', term_months: 180 },
			{ label: 'FHA 30 yr', loan_type: 'fha', points: '0.000' },
		],
	} );
	// What was shown before publishing is what visitors get.
	expect( aprs ).toEqual( table.rates.map( ( { apr } ) => `${ apr }%` ) );
	const history = page.getByRole( 'region', { name: 'History' } );
	await history.getByText( 'You,' ).first().click();
	await see(
		history.getByText( '30 yr fixed: 6.875%' ).first()
	).toBeVisible();

	// A column of numbers fills the cells below.
	await paste( page, 'Rate, 30 yr fixed', '6.75%\n6%\n6.125%\n' );
	await see( page.getByLabel( 'Rate, FHA 30 yr' ) ).toHaveValue( '6.125' );
	await page.keyboard.press( 'Control+s' );
	// The notice of the first time may still be there.
	await expect
		.poll( async () =>
			( await current() ).rates.map( ( one ) => one.rate )
		)
		.toEqual( [ '6.750', '6.000', '6.125' ] );
	await history.getByText( 'You,' ).nth( 1 ).click();
	await history
		.getByRole( 'button', { name: /^Edit the rates of/ } )
		.last()
		.click();
	await see( page.getByLabel( 'Rate, 30 yr fixed' ) ).toHaveValue( '6.875' );
	expect( unexpected( complaints ) ).toEqual( [] );
	await close();
} );

it( 'mistakes stand beside their cells, and an adjustable rate has its terms', async () => {
	await put( rates, { as_of: today( -9 ), rates: [ row ] } );
	const { page, complaints, close } = await open( 'svc-mortgage-rates' );
	await see(
		page.getByText( 'Visitors do not see them' ).first()
	).toBeVisible();
	const rate = page.getByLabel( 'Rate, 30-year fixed' );
	await rate.fill( '61.25' );
	await page.getByLabel( 'Points, 30-year fixed' ).fill( '' );
	await page
		.getByRole( 'button', { name: 'Actions for 30-year fixed' } )
		.click();
	await page
		.getByRole( 'menuitem', { name: 'Make it an adjustable rate' } )
		.click();
	await page.getByRole( 'button', { name: 'Publish' } ).click();
	await see( rate ).toBeFocused();
	await see( rate ).toHaveAccessibleDescription( /from 0.000 to 20.000/ );
	await see(
		page.getByLabel( 'Points, 30-year fixed' )
	).toHaveAccessibleDescription( 'This is required.' );
	const index = page.getByLabel( 'Index plus margin today' );
	await see( index ).toHaveAccessibleDescription( 'This is required.' );
	await looksRight( page, 'rates-mistakes' );
	await rate.fill( '6' );
	await page.getByLabel( 'Points, 30-year fixed' ).fill( '0.5' );
	await index.fill( '7.5%' );
	await page.getByRole( 'button', { name: 'Publish' } ).click();
	await notice( page, 'Rates published.' );
	expect( await current() ).toMatchObject( {
		as_of: today(),
		stale: false,
		rates: [
			{ rate: '6.000', arm: { index_rate: '7.500', first_cap: '2.000' } },
		],
	} );
	// The server's own rule: it is shown at the field too.
	const down = page.getByLabel( 'Down payment' );
	await down.fill( '100' );
	await page.getByRole( 'button', { name: 'Publish' } ).click();
	await see( down ).toHaveAccessibleDescription( /at least 1000.00/ );
	await see( down ).toBeFocused();
	expect( unexpected( complaints ) ).toEqual( [] );
	await close();
} );

it( 'rates that someone else has published in the meantime are not overwritten unseen', async () => {
	await put( rates, { as_of: today(), rates: [ row ] } );
	const { page, close } = await open( 'svc-mortgage-rates' );
	await page.getByLabel( 'Rate, 30-year fixed' ).fill( '5.5' );
	await put( rates, {
		as_of: today(),
		note: 'Theirs',
		rates: [ { ...row, rate: '5.25' } ],
	} );
	await page.getByRole( 'button', { name: 'Publish' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await see( dialog.getByText( '5.25%' ) ).toBeVisible();
	await looksRight( page, 'rates-conflict' );
	expect( await current() ).toMatchObject( { note: 'Theirs' } );
	await dialog
		.getByRole( 'radio', { name: 'Rates: keep the other version' } )
		.check();
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	await notice( page, 'Rates published.' );
	expect( await current() ).toMatchObject( {
		note: 'Theirs',
		rates: [ { rate: '5.250' } ],
	} );
	await page.getByLabel( 'Note' ).fill( 'Mine' );
	const asked = page.waitForEvent( 'dialog' );
	const leaving = page
		.getByRole( 'link', { name: 'Calculator' } )
		.click( { noWaitAfter: true } );
	const question = await asked;
	expect( question.type() ).toBe( 'beforeunload' );
	await question.dismiss();
	await leaving;
	await see( page.getByLabel( 'Note' ) ).toHaveValue( 'Mine' );
	await close();
} );

it( 'rates are published without a question where visitors only saw them hidden meanwhile', async () => {
	await put( settings, { stale_after_days: 30 } );
	await put( rates, { as_of: today( -9 ), rates: [ row ] } );
	const { page, close } = await open( 'svc-mortgage-rates' );
	await page.getByLabel( 'Rate, 30-year fixed' ).fill( '5.5' );
	const { headers: before } = await as.anonymous.get( rates );
	await put( settings, { stale_after_days: 3 } );
	const { headers: after } = await as.anonymous.get( rates );
	expect( after.etag ).not.toBe( before.etag );
	await page.getByRole( 'button', { name: 'Publish' } ).click();
	await notice( page, 'Rates published.' );
	await see( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	expect( await current() ).toMatchObject( { rates: [ { rate: '5.500' } ] } );

	await page.getByRole( 'button', { name: 'Actions for' } ).click();
	await page.getByRole( 'menuitem', { name: 'Remove' } ).click();
	await see(
		page.getByRole( 'button', { name: 'Add a rate' } )
	).toBeFocused();
	await close();
} );

/** Of a change that the account of a page sends, with its nonce. */
const statusOf = ( page: Page, name: string, body: object ) =>
	page.evaluate(
		async ( [ path, json ] ) => {
			const nonce = await fetch(
				'/wp-admin/admin-ajax.php?action=rest-nonce'
			);
			const answer = await fetch(
				`/wp-json/mortgage-calculator/v1/${ path }`,
				{
					method: 'PUT',
					headers: {
						'Content-Type': 'application/json',
						'X-WP-Nonce': await nonce.text(),
					},
					body: json,
				}
			);
			return answer.status;
		},
		[ name, JSON.stringify( body ) ] as const
	);

it( 'other roles have neither the screens nor the right to publish', async () => {
	await put( rates, { as_of: today(), rates: [ row ] } );
	const before = [ await current(), await currentSettings() ];
	for ( const query of [ 'svc-mortgage-rates', 'svc-mortgage-calculator' ] ) {
		const { page, close } = await open( query, author );
		await see( page.getByText( 'not allowed' ) ).toBeVisible();
		await see( page.locator( '#svc-admin' ) ).toHaveCount( 0 );
		expect(
			await statusOf( page, 'rates', { as_of: today(), rates: [] } )
		).toBe( 403 );
		expect(
			await statusOf( page, 'settings', { stale_after_days: 9 } )
		).toBe( 403 );
		await close();
	}
	const { page, close } = await open( 'svc-people-me', author );
	await see(
		page.locator( '#adminmenu' ).getByText( 'Mortgage' )
	).toHaveCount( 0 );
	await close();
	expect( [ await current(), await currentSettings() ] ).toEqual( before );
	// The same requests are those of a branch manager, too.
	const manages = await open( 'svc-mortgage-rates' );
	expect(
		await statusOf( manages.page, 'rates', { as_of: today(), rates: [] } )
	).toBe( 200 );
	expect(
		await statusOf( manages.page, 'settings', { stale_after_days: 9 } )
	).toBe( 200 );
	await manages.close();
} );

it( 'settings are changed with a live preview, and a visitor’s calculation follows', async () => {
	const { page, complaints, close } = await open( 'svc-mortgage-calculator' );
	const preview = page.getByRole( 'region', { name: 'Preview' } );
	const total = preview.getByText( 'Monthly payment' ).locator( '..' );
	await see( total ).toContainText( '$2,492.62' );
	const tax = page.getByLabel( 'Property tax a year (%)' );
	await tax.fill( '10.5' );
	await tax.blur();
	await see( tax ).toHaveAccessibleDescription( /from 0.000 to 10.000/ );
	await see( preview.getByText( 'no preview' ) ).toBeVisible();
	await tax.fill( '1.2' );
	await page.getByLabel( 'Add a state' ).selectOption( 'CO' );
	await page.getByLabel( 'Property tax a year, Colorado' ).fill( '0.6' );
	await preview.getByLabel( 'State' ).selectOption( 'CO' );
	await see( total ).toContainText( '$2,389.29' );
	await page
		.getByRole( 'textbox', { name: 'Disclosure' } )
		.fill( 'Ask us.\nAn estimate.' );
	await page.getByLabel( 'First use, 5 percent down or more' ).fill( '1.4' );
	await looksRight( page, 'settings' );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await notice( page, 'Saved.' );
	const { body } = await as.anonymous.post(
		'/mortgage-calculator/v1/calculate',
		{ price: 400000, rate: 6.5, state: 'CO' }
	);
	expect( body ).toMatchObject( {
		monthly: { total: '2389.29' },
		disclosure: 'Ask us.\nAn estimate.',
	} );
	expect( await currentSettings() ).toMatchObject( {
		fees: { va: { first: [ '2.150', '1.400', '1.250' ] } },
		states: { CO: { tax_rate: '0.600', insurance_rate: '0.500' } },
	} );
	await page.getByRole( 'button', { name: 'Remove Colorado' } ).click();
	await page.getByLabel( 'Home price' ).fill( '$500,000' );
	await put( settings, { stale_after_days: 3 } );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await see(
		dialog.getByRole( 'row', { name: /Show rates for how many days/ } )
	).toContainText( '3' );
	await dialog.getByRole( 'button', { name: 'Save' } ).click();
	// The notice of the first time may still be there.
	await expect.poll( currentSettings ).toMatchObject( {
		stale_after_days: 3,
		states: {},
		defaults: { price: '500000.00' },
	} );
	expect( unexpected( complaints ) ).toEqual( [] );
	await close();
} );
