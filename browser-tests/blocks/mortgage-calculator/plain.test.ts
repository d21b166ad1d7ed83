import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { people } from '../../../contract-tests/support/people';
import { as } from '../../../contract-tests/support/world';
import { postWith, sent } from '../../support/pages';
import { block } from '../../support/page-with';
import { visit } from '../../support/visit';
import { addressOf, calculatorPage, field } from './calculator';
import { see } from '../../support/see';

let browser: Browser;
let path: string;
beforeAll( async () => {
	browser = await launch();
	path = await calculatorPage();
} );
afterAll( () => browser?.close() );

const summary = ( text: string ) =>
	/class="svc-mortgage__summary".*?<\/div>/s.exec( text )?.[ 0 ] ?? '';

const total = ( text: string ) =>
	/data-mc="monthly\.total"[^>]*value="([^"]*)"/.exec( text )?.[ 1 ];

/** The calculator's markup. The rest of the page changes: the theme's menu lists pages that other test files publish. */
const calculatorOf = ( text: string ) =>
	/<div [^>]*data-mc-mode=.*?class="svc-mortgage__basis">.*?<\/script>/s.exec(
		text
	)?.[ 0 ];

const shows = ( query: string ) => sent( `${ path }?mc_rate=6&${ query }` );

describe( 'the page', () => {
	it( 'is one for all visitors, and not for search engines once values are in the address', async () => {
		const opened = await sent( path );
		expect( opened.headers[ 'set-cookie' ] ).toBeUndefined();
		expect( opened.text ).not.toMatch( /nonce/i );
		expect( calculatorOf( opened.text ) ).toBeDefined();
		expect( calculatorOf( ( await sent( path ) ).text ) ).toBe(
			calculatorOf( opened.text )
		);
		expect( opened.text ).not.toContain( 'noindex' );
		const filled = await shows( 'mc_price=400000' );
		expect( filled.status ).toBe( 200 );
		expect( filled.text ).toContain( 'noindex' );
	} );

	it.each( [
		'1e3',
		' ',
		'0x10',
		'NaN',
		'-5000',
		`1${ '0'.repeat( 400 ) }`,
		'1,5',
		'<script>alert(1)</script>',
		'"><img src=x onerror=alert(1)>',
		'[latest-posts]',
	] )( 'refuses the price %s at its field', async ( price ) => {
		const { status, text } = await shows(
			`mc_price=${ encodeURIComponent( price ) }`
		);
		expect( status ).toBe( 200 );
		expect( summary( text ) ).toContain( 'Home price' );
		expect( text ).toMatch( /name="mc_price"[^>]*aria-invalid="true"/ );
		expect( total( text ) ).toBe( '' );
		expect( text ).not.toContain( '<script>alert' );
		expect( text ).not.toContain( '<img src=x' );
	} );

	it.each( [
		[ 'mc_price[]=400000', 'Home price' ],
		[ 'mc_price=400000&mc_arm=5', 'Months at the first rate' ],
		[ 'mc_price=400000&mc_extra_once[0][amount]=5', 'With payment number' ],
		[ 'mc_price=400000&mc_purpose=rent', 'purpose: This must be one of' ],
		[ 'mc_price=400000&mc_rate[a][b]=5', 'Interest rate' ],
		[
			'mc_price=400000&mc_down_percent=5&mc_down_payment=5',
			'Down payment in percent',
		],
	] )( 'refuses %s', async ( query, named ) => {
		const { status, text } = await shows( query );
		expect( status ).toBe( 200 );
		expect( summary( text ) ).toContain( named );
		expect( total( text ) ).toBe( '' );
	} );

	it( 'keeps fields without a control, other parameters of the page, and counts with them', async () => {
		const { text } = await shows(
			'mc_price=400000&mc_tax_rate=2.4&mc_insurance_rate=0&lang=%22%3E'
		);
		expect( text ).toContain( 'name="mc_tax_rate" value="2.4"' );
		expect( text ).toContain( 'name="lang" value="&quot;&gt;"' );
		// 320,000 at 6 % are 1,918.56, and the tax is 800.
		expect( total( text ) ).toBe( '2718.56' );
	} );

	it( 'is not changed by parameters of other programs, nor by a mode there is not', async () => {
		const { text } = await sent( `${ path }?mc_cid=1&mc_mode=rent` );
		expect( text ).toContain( 'data-mc-mode="payment"' );
		expect( summary( text ) ).toBe( '' );
		expect( text ).not.toContain( 'noindex' );
	} );
} );

describe( 'without JavaScript', () => {
	it( 'a form is filled in, corrected and answered; loans are added and removed', async () => {
		const { page, complaints, close } = await visit( browser, path, {
			javaScriptEnabled: false,
		} );
		await field( page, 'Home price' ).fill( '$300,000' );
		await field( page, 'Interest rate' ).fill( '6 percent' );
		await field( page, 'Home price' ).press( 'Enter' );
		const alert = page.getByRole( 'alert' );
		await see( alert ).toContainText( 'Interest rate' );
		await see( field( page, 'Home price' ) ).toHaveValue( '$300,000' );
		await alert.getByRole( 'link', { name: 'Interest rate' } ).click();
		await field( page, 'Interest rate' ).fill( '6%' );
		await page.getByRole( 'button', { name: 'Calculate' } ).click();
		await see( page.locator( '.svc-mortgage__total' ) ).toContainText(
			/\$1,\d{3}\.\d\d/
		);
		await see( page.locator( 'figure svg' ).first() ).toBeVisible();
		await page.getByText( 'Year by year' ).click();
		await see(
			page
				.getByRole( 'table', { name: 'Payments by year' } )
				.locator( 'tbody tr' )
		).toHaveCount( 30 );
		const csv = await page
			.getByRole( 'link', { name: /spreadsheet/ } )
			.getAttribute( 'href' );
		const { body: sheet } = await fetch( csv! ).then(
			async ( answer ) => ( {
				body: await answer.text(),
			} )
		);
		expect( sheet.trim().split( '\n' ) ).toHaveLength( 361 );
		await see( page.locator( '[type="range"]:visible' ) ).toHaveCount( 0 );

		await page.getByRole( 'link', { name: 'Compare loans' } ).click();
		await field( page, 'Interest rate' ).first().fill( '6' );
		await field( page, 'Interest rate' ).nth( 1 ).fill( '5.5' );
		await page.getByRole( 'button', { name: 'Add a loan' } ).click();
		await see( page.getByRole( 'group' ) ).toHaveCount( 3 );
		await field( page, 'Interest rate' ).nth( 2 ).fill( '5' );
		await field( page, 'Name' ).nth( 2 ).fill( 'A <b>third</b>' );
		await page.getByRole( 'button', { name: 'Calculate' } ).click();
		await see(
			page.getByRole( 'columnheader', { name: 'A <b>third</b>' } )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Remove loan 3' } ).click();
		await see( page.getByRole( 'group' ) ).toHaveCount( 2 );
		await see( page.getByText( 'Lowest' ).first() ).toBeVisible();
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'incomes and debts are posted, and keep the other parameters of the page', async () => {
		const { page, close } = await visit(
			browser,
			addressOf( path, 'affordability', { lang: 'de' } ),
			{ javaScriptEnabled: false }
		);
		await field( page, 'Income a year' ).fill( '96,000' );
		await field( page, 'Interest rate' ).fill( '6.5' );
		await page.getByRole( 'button', { name: 'Calculate' } ).click();
		await see( page.locator( '.svc-mortgage__total' ) ).toContainText(
			'$'
		);
		await see( field( page, 'Income a year' ) ).toHaveValue( '96,000' );
		expect( page.url() ).not.toContain( 'income' );
		expect( page.url() ).toContain( 'lang=de' );
		await close();
	} );
} );

describe( 'who lends', () => {
	it( 'stands below the figures, with a loan officer who has an NMLS number', async () => {
		const [ licensed, other ] = await people(
			{ first_name: 'Ana', last_name: 'O’Lender', nmls_id: '123456' },
			{ first_name: 'Bo', last_name: 'Unlicensed', nmls_id: '' }
		);
		const { body: company } = await as.anonymous.get( '/users/v1/company' );
		const { body: settings } = await as.anonymous.get(
			'/mortgage-calculator/v1/settings'
		);
		const legalOf = async ( officer: number ) => {
			const { text } = await sent( await calculatorPage( { officer } ) );
			return /<footer class="svc-mortgage__legal">(.*?)<\/footer>/s.exec(
				text
			)![ 1 ]!;
		};
		const legal = await legalOf( licensed!.id );
		expect( legal ).toContain( 'Ana O’Lender, NMLS #123456' );
		expect( legal ).toContain( ( company as { name: string } ).name );
		expect( legal ).toContain( 'Equal Housing Lender' );
		expect( legal ).toContain(
			( settings as { disclosure: string } ).disclosure.slice( 0, 30 )
		);
		expect( await legalOf( other!.id ) ).not.toContain( 'Unlicensed' );
	} );
} );

it( 'two calculators of one page do not share what was sent to one', async () => {
	const both = await postWith(
		block( 'svc/mortgage-calculator', {
			mode: 'payment',
			price: '250000',
		} ) +
			block( 'svc/mortgage-calculator', {
				mode: 'compare',
				showSchedule: false,
			} )
	);
	const { text } = await sent(
		`${ both.path }?mc_mode=compare&mc_price=777000&mc_rate=6&mc_rate_2=6`
	);
	expect( text ).toMatch( /id="svc-mortgage-\d+-price"[^>]*value="250000"/ );
	expect( text ).toMatch(
		/id="svc-mortgage-\d+-loans-0-price"[^>]*value="777000"/
	);
	expect( new Set( text.match( / id="svc-mortgage-[^"]+"/g ) ).size ).toBe(
		text.match( / id="svc-mortgage-[^"]+"/g )!.length
	);
} );
