import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	aPublishedPage,
	aVisitor,
} from '../../../contract-tests/lead-pages/made';
import { launch } from '../../../contract-tests/support/browser';
import { newMark } from '../../../contract-tests/support/people';
import { as } from '../../../contract-tests/support/world';
import type {
	LeadList,
	LeadPage,
	SubmissionList,
} from '../../../client/src/lead-pages';
import { violations } from '../../support/axe';
import { visit } from '../../support/visit';
import { addressOf, calculatorPage, type, type Mode } from './calculator';
import { see } from '../../support/see';

let browser: Browser;
let lead: LeadPage;
let path: string;
beforeAll( async () => {
	browser = await launch();
	lead = await aPublishedPage();
	path = await calculatorPage( { leadPage: lead.id } );
} );
afterAll( () => browser?.close() );

const question = 'Send me this calculation';

/** Fills in the form and waits as long as people do. */
async function fill( page: Page, mark: string ) {
	await page.getByLabel( 'First name' ).fill( 'Ana' );
	await page.getByLabel( 'E-mail' ).fill( `${ mark }@example.org` );
	await page.getByLabel( /may contact me/ ).check();
	await page.waitForTimeout( 2_100 );
}

const send = ( page: Page ) =>
	page.locator( '.svc-lead-form [type=submit]' ).click();

/** What was kept of the visitor's calculation. */
async function snapshotOf( mark: string ) {
	const { body } = await as.manager.get( '/lead-pages/v1/leads', {
		query: { search: mark },
	} );
	const [ found ] = ( body as LeadList ).data;
	expect( found ).toMatchObject( {
		source: 'mortgage-calculator',
		page_id: lead.id,
	} );
	const seen = await as.manager.get(
		`/lead-pages/v1/leads/${ found!.id }/submissions`
	);
	return ( seen.body as SubmissionList ).data[ 0 ]!.snapshot;
}

describe( 'a visitor who asks about a calculation', () => {
	it( 'sends the one that is shown', async () => {
		const mark = newMark();
		const { page, complaints, close } = await visit(
			browser,
			addressOf( path, 'payment' ),
			{ extraHTTPHeaders: aVisitor() }
		);
		await page.getByText( question ).click();
		await fill( page, mark );
		await type( page, { mc_price: '500,000' } );
		expect( await violations( page, '.svc-mortgage' ) ).toEqual( [] );
		await send( page );
		await see( page.locator( '.svc-lead-thanks' ) ).toBeFocused();
		expect( await snapshotOf( mark ) ).toMatchObject( {
			operation: 'calculate',
			input: { price: '500000', rate: '6.125' },
			result: { base_loan: '450000.00' },
		} );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it.each( [ 'affordability', 'refinance', 'compare' ] satisfies Mode[] )(
		'sends %s without JavaScript',
		async ( mode ) => {
			const mark = newMark();
			const { page, close } = await visit(
				browser,
				addressOf( path, mode ),
				{ extraHTTPHeaders: aVisitor(), javaScriptEnabled: false }
			);
			await page.getByText( question ).click();
			await fill( page, mark );
			await send( page );
			await see( page.getByRole( 'status' ).first() ).toBeVisible();
			expect( await snapshotOf( mark ) ).toMatchObject( {
				operation: mode,
			} );
			await close();
		}
	);

	it( 'keeps what was typed and calculated where something is wrong, without JavaScript', async () => {
		const mark = newMark();
		const { page, close } = await visit(
			browser,
			addressOf( path, 'payment' ),
			{ extraHTTPHeaders: aVisitor(), javaScriptEnabled: false }
		);
		await page.getByText( question ).click();
		await page.getByLabel( 'First name' ).fill( 'Ana' );
		await page.getByLabel( /may contact me/ ).check();
		await page
			.locator( '.svc-lead-form' )
			.evaluate(
				( form ) => ( ( form as HTMLFormElement ).noValidate = true )
			);
		await send( page );
		await see( page.getByRole( 'alert' ).first() ).toBeVisible();
		await see( page.getByLabel( 'First name' ) ).toHaveValue( 'Ana' );
		await fill( page, mark );
		await send( page );
		expect( await snapshotOf( mark ) ).toMatchObject( {
			input: { price: '400000', extra_monthly: '200' },
		} );
		await close();
	} );

	it( 'keeps what is in no address where something is wrong, without JavaScript', async () => {
		const { page, close } = await visit(
			browser,
			addressOf( path, 'affordability' ),
			{ extraHTTPHeaders: aVisitor(), javaScriptEnabled: false }
		);
		const income = page.getByRole( 'textbox', {
			name: 'Income a year',
		} );
		await income.fill( '98765' );
		await page.getByRole( 'button', { name: 'Calculate' } ).click();
		await see( income ).toHaveValue( '98765' );
		const result = await page.locator( '[data-mc-result]' ).innerText();
		await page.getByText( question ).click();
		await page
			.locator( '.svc-lead-form' )
			.evaluate(
				( form ) => ( ( form as HTMLFormElement ).noValidate = true )
			);
		await send( page );
		await see( page.getByRole( 'alert' ).first() ).toBeVisible();
		await see( income ).toHaveValue( '98765' );
		await see( page.locator( '[data-mc-result]' ) ).toHaveText( result, {
			useInnerText: true,
		} );
		await close();
	} );
} );

it( 'a calculator without a lead page, or with one that is not published, does not ask', async () => {
	const draft = await aPublishedPage( { status: 'draft' } );
	for ( const attributes of [ {}, { leadPage: draft.id } ] ) {
		const { page, close } = await visit(
			browser,
			addressOf( await calculatorPage( attributes ), 'payment' )
		);
		await see( page.getByText( question ) ).toHaveCount( 0 );
		await close();
	}
} );
