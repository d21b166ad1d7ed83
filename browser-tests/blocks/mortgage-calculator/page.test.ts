import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { visit } from '../../support/visit';
import { addressOf, calculatorPage, field } from './calculator';
import { see } from '../../support/see';
import { useOnce } from '../../../contract-tests/support/windows';

let browser: Browser;
let path: string;
beforeAll( async () => {
	browser = await launch();
	path = await calculatorPage();
} );
afterAll( () => browser?.close() );

it( 'answers sliders and typing without a request', async () => {
	const { page, complaints, close } = await visit(
		browser,
		addressOf( path, 'payment' )
	);
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		// WordPress loads its emoji when it has time.
		if ( ! request.url().includes( 'wp-emoji' ) ) {
			asked.push( request.url() );
		}
	} );
	const total = page.locator( '.svc-mortgage__total data' );
	const before = await total.textContent();
	const price = page.getByRole( 'slider', { name: 'Home price' } );
	await price.focus();
	await price.press( 'ArrowRight' );
	await see( field( page, 'Home price' ) ).toHaveValue( '405000' );
	await see( total ).not.toHaveText( before! );

	// An amount takes the place of the percentage, and the slider of the percentage that of the amount.
	await field( page, 'Down payment as an amount' ).fill( '90,000' );
	await see( field( page, 'Down payment in percent' ) ).toHaveValue( '' );
	await page
		.getByRole( 'slider', { name: 'Down payment in percent' } )
		.press( 'End' );
	await see( field( page, 'Down payment in percent' ) ).toHaveValue( '60' );
	await see( field( page, 'Down payment as an amount' ) ).toHaveValue( '' );
	expect( asked ).toEqual( [] );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'says the total once, half a second after the last key', async () => {
	const { page, close } = await visit(
		browser,
		addressOf( path, 'payment' )
	);
	useOnce( page );
	await page.clock.install();
	await page.reload();
	await page.clock.pauseAt( Date.now() + 60_000 );
	const said = page.getByRole( 'status' );
	const price = field( page, 'Home price' );
	await price.fill( '500000' );
	await page.clock.runFor( 499 );
	await price.fill( '512345' );
	await page.clock.runFor( 499 );
	await see( said ).toBeEmpty();
	await page.clock.runFor( 1 );
	await see( said ).toHaveText(
		`Estimated monthly payment: ${ await page.locator( '.svc-mortgage__total data' ).textContent() }`
	);
	await close();
} );

it( 'names mistakes once a field is left, and leads to the first when it is sent', async () => {
	const { page, close } = await visit(
		browser,
		addressOf( path, 'payment' )
	);
	const price = field( page, 'Home price' );
	await price.fill( '1e3' );
	await see( price ).not.toHaveAttribute( 'aria-invalid', 'true' );
	await see( page.locator( '.svc-mortgage__result' ) ).toBeHidden();
	await price.blur();
	await see( price ).toHaveAttribute( 'aria-invalid', 'true' );
	await see( price ).toHaveAccessibleDescription( /This must be a number/ );
	await price.fill( '400000' );
	await see( price ).not.toHaveAttribute( 'aria-invalid', 'true' );
	await see( page.locator( '.svc-mortgage__result' ) ).toBeVisible();

	await page.getByText( 'Adjustable rate' ).click();
	await field( page, 'Cap of all changes' ).fill( '5' );
	await page.getByText( 'Adjustable rate' ).click();
	await page.getByRole( 'button', { name: 'Calculate' } ).click();
	await see( field( page, 'Months at the first rate' ) ).toBeFocused();
	await see( field( page, 'Months at the first rate' ) ).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await close();
} );

it( 'has a link to what is typed, without incomes and debts, and leaves the address alone', async () => {
	const { page, close } = await visit(
		browser,
		addressOf( path, 'payment', { mc_rate: '6', lang: 'de' } ),
		{ permissions: [ 'clipboard-read', 'clipboard-write' ] }
	);
	const address = page.url();
	const copied = async () => {
		await page.getByRole( 'button', { name: 'Copy link' } ).click();
		await see( page.getByRole( 'status' ) ).toHaveText( 'Link copied.' );
		return page.evaluate( () => navigator.clipboard.readText() );
	};
	await field( page, 'Home price' ).fill( '345,678' );
	const total = await page.locator( '.svc-mortgage__total' ).textContent();
	const link = await copied();
	expect( link ).toContain( 'lang=de' );
	expect( page.url() ).toBe( address );
	await page.goto( link );
	await see( page.locator( '.svc-mortgage__total' ) ).toHaveText( total! );
	await see( field( page, 'Home price' ) ).toHaveValue( '345,678' );

	// The default of an emptied field does not come back.
	await field( page, 'Home price' ).fill( '' );
	await page.goto( await copied() );
	await see( field( page, 'Home price' ) ).toHaveValue( '' );
	await page.goto( await copied() );
	await see( field( page, 'Home price' ) ).toHaveValue( '' );

	await page.getByRole( 'link', { name: 'Affordability' } ).click();
	await field( page, 'Income a year' ).fill( '98765' );
	await field( page, 'Other debts' ).fill( '4321' );
	await field( page, 'Interest rate' ).fill( '6.5' );
	const second = await copied();
	expect( second ).toContain( 'mc_rate=6.5' );
	expect( second ).not.toMatch( /98765|4321|income|debts/ );
	await close();
} );
