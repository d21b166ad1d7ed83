import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { control } from '../../../contract-tests/support/control';
import {
	arm,
	ask,
	put,
	rates,
	row,
	today,
} from '../../../contract-tests/mortgage-calculator/table';
import { demoRates } from '../../../tools/demo/mortgage-rates';
import { violations } from '../../support/axe';
import { anEditor, openEditor } from '../../support/editor';
import { block, overflow } from '../../support/page-with';
import { postWith, sent } from '../../support/pages';
import { picture } from '../../support/picture';
import { visit } from '../../support/visit';
import { field } from '../mortgage-calculator/calculator';
import { see } from '../../support/see';
import { useOnce } from '../../../contract-tests/support/windows';

const clear = () => control.setOption( 'svc_mortgage_rates', '' );

let browser: Browser;
let path: string;
beforeAll( async () => {
	browser = await launch();
	( { path } = await postWith(
		block( 'svc/mortgage-rates' ) +
			block( 'svc/mortgage-calculator', { mode: 'payment' } )
	) );
} );
afterAll( async () => {
	await clear();
	await browser?.close();
} );

const day = 86_400_000;

it( 'today’s rates are shown with their APR, and fill in the calculator', async () => {
	await put( rates, { ...demoRates( new Date() ), as_of: today() } );
	const { page, complaints, close } = await visit( browser, path );
	const table = page.getByRole( 'table', { name: 'Rates as of' } );
	const cells = table.getByRole( 'row' ).nth( 1 ).getByRole( 'cell' );
	await see( cells ).toHaveText( [ '6.125%', /^6\.\d{3}%$/, '0.500%' ] );
	const looksOf = ( index: number ) =>
		cells.nth( index ).evaluate( ( cell ) => {
			const { fontSize, fontWeight, color } = getComputedStyle( cell );
			return { fontSize, fontWeight, color };
		} );
	expect( await looksOf( 0 ) ).toEqual( await looksOf( 1 ) );
	await see( page.locator( '.svc-mortgage-rates footer' ) ).toContainText(
		'Equal Housing Lender'
	);
	await see( field( page, 'Interest rate' ) ).toHaveValue( '6.125' );
	await see( page.locator( '.svc-mortgage__result' ) ).toBeVisible();
	for ( const width of [ 1280, 320 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await overflow( page ) ).toBe( 0 );
		expect( await violations( page, '.entry-content' ) ).toEqual( [] );
		await picture( page, `mortgage-rates-${ width }` );
	}
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a page out of a cache hides stale rates, and fills in none', async () => {
	await put( rates, { ...demoRates( new Date() ), as_of: today() } );
	const { page, close } = await visit( browser, path );
	await see( page.locator( '.svc-mortgage-rates' ) ).toBeVisible();
	useOnce( page );
	await page.clock.setFixedTime( Date.now() + 9 * day );
	await page.reload();
	await see( page.locator( '.svc-mortgage-rates' ) ).toBeHidden();
	await see( field( page, 'Interest rate' ) ).toHaveValue( '' );
	await see( page.locator( '.svc-mortgage__result' ) ).toBeHidden();
	await see( page.locator( '.svc-mortgage__empty' ) ).toBeVisible();
	await see( page.locator( '[aria-invalid="true"]' ) ).toHaveCount( 0 );
	await close();
} );

it( 'the server sends no stale rates, and no figures without a rate', async () => {
	const old = new Date( Date.now() - 9 * day ).toISOString().slice( 0, 10 );
	await put( rates, { ...demoRates( new Date() ), as_of: old } );
	for ( const query of [ '', '?mc_price=400000' ] ) {
		const { text } = await sent( `${ path }${ query }` );
		expect( text ).not.toContain( 'svc-mortgage-rates' );
		expect( text ).not.toContain( '6.125' );
		expect( text ).not.toContain( 'aria-invalid' );
		expect( text ).toMatch( /data-mc="monthly.total"[^>]*value=""/ );
	}
} );

it( 'the form has the rate that the calculation takes', async () => {
	await put( rates, {
		as_of: today(),
		rates: [ row, { ...row, term_months: 180, rate: 5 } ],
	} );
	const shown = async ( query: string ) =>
		/name="mc_rate" value="([^"]*)"/.exec(
			( await sent( `${ path }?mc_price=400000${ query }` ) ).text
		)?.[ 1 ];
	const calculated = async ( loan: object ) =>
		( await ask( 'calculate', { price: 400000, ...loan } ) ).body;
	expect( await calculated( {} ) ).toMatchObject( {
		input: { rate: '6.125' },
	} );
	expect( await shown( '' ) ).toBe( '6.125' );
	expect( await calculated( { term_months: 180 } ) ).toMatchObject( {
		input: { rate: '5.000' },
	} );
	expect( await shown( '&mc_term_months=180' ) ).toBe( '5' );
	for ( const [ loan, query ] of [
		[ { loan_type: 'fha' }, '&mc_loan_type=fha' ],
		[ { arm }, '&mc_arm[fixed_months]=60' ],
	] as const ) {
		expect( await ask( 'calculate', { price: 400000, ...loan } ) ).toRefuse(
			'rest_invalid_param',
			[ 'rate' ]
		);
		expect( await shown( query ) ).toBe( '' );
	}
} );

it( 'the editor shows the rates, or says why visitors see none', async () => {
	const editor = await anEditor();
	for ( const [ save, text ] of [
		[ clear, /There are no rates, or they are out of date/ ],
		[
			() => put( rates, { ...demoRates( new Date() ), as_of: today() } ),
			/Rates as of/,
		],
	] as const ) {
		await save();
		const { canvas, insert, complaints, close } = await openEditor(
			browser,
			editor
		);
		await insert( 'svc/mortgage-rates' );
		await see( canvas.getByText( text ).first() ).toBeVisible();
		expect( complaints ).toEqual( [] );
		await close();
	}
} );
