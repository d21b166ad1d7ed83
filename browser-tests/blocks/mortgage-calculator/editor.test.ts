import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import {
	newMark,
	people,
	type Person,
} from '../../../contract-tests/support/people';
import {
	anEditor,
	openBlockSettings,
	openEditor,
	openInserter,
	seePreview,
} from '../../support/editor';
import { picture } from '../../support/picture';
import { see } from '../../support/see';

const mark = newMark();

let browser: Browser;
let officer: Person;
let editor: Person;
beforeAll( async () => {
	browser = await launch();
	[ officer ] = ( await people( {
		first_name: 'Ana',
		last_name: mark,
		role: 'loan_officer',
		nmls_id: '123456',
	} ) ) as [ Person ];
	editor = await anEditor();
} );
afterAll( () => browser?.close() );

it( 'is inserted as one of its variations, seen as visitors see it, and set up by the sidebar', async () => {
	const { page, canvas, attributes, complaints, close } = await openEditor(
		browser,
		editor
	);
	await openInserter( page );
	await page
		.getByRole( 'searchbox', { name: 'Search' } )
		.fill( 'Affordability calculator' );
	const option = page.getByRole( 'option', {
		name: 'Affordability calculator',
	} );
	await seePreview( option, 'Price you can afford' );
	await option.click();
	await page.getByRole( 'button', { name: 'Close Block Inserter' } ).click();
	const block = canvas.locator( '.svc-mortgage' );
	await see( block.getByText( 'Income a year' ) ).toBeVisible();

	const sidebar = await openBlockSettings( page );
	await sidebar.getByLabel( 'Shows' ).selectOption( 'payment' );
	await see( block.getByText( 'Home price' ) ).toBeVisible();
	await sidebar
		.getByRole( 'combobox', { name: 'Loan officer' } )
		.fill( mark );
	await page.getByRole( 'option', { name: `Ana ${ mark }` } ).click();
	await see( block ).toContainText( `Ana ${ mark }, NMLS #123456` );
	await sidebar.getByRole( 'button', { name: 'Start values' } ).click();
	await sidebar.getByLabel( 'Home price' ).fill( '512345' );
	await see( block.locator( '[name="mc_price"]' ) ).toHaveValue( '512345' );
	expect( await attributes() ).toMatchObject( {
		mode: 'payment',
		officer: officer.id,
		price: '512345',
	} );
	await picture( page, 'mortgage-calculator-editor', { fullPage: false } );
	expect( complaints ).toEqual( [] );
	await close();
} );
