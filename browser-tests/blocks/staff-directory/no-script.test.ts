import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { violations } from '../../support/axe';
import { block, pageWith } from '../../support/page-with';
import { picture } from '../../support/picture';
import { visit } from '../../support/visit';
import { company, type Company } from './company';
import { see } from '../../support/see';

let browser: Browser;
let staff: Company;
let path: string;
beforeAll( async () => {
	browser = await launch();
	staff = await company();
	path = await pageWith(
		block( 'svc/staff-directory', { perPage: 6 } ) +
			block( 'svc/staff-directory', { perPage: 2, layout: 'list' } )
	);
} );
afterAll( () => browser?.close() );

it( 'works without scripts: the form, the pages, the details', async () => {
	const { page, close } = await visit( browser, path, {
		as: staff.ana,
		javaScriptEnabled: false,
	} );
	const first = page.locator( '.svc-directory' ).first();
	const people = first.locator( '.svc-directory__person' );
	await first.getByRole( 'searchbox' ).fill( staff.mark );
	await first.getByRole( 'button', { name: 'Search' } ).click();
	await see( first.getByRole( 'status' ) ).toContainText( '16 people' );
	await first.getByLabel( 'Department' ).selectOption( staff.department );
	await first.getByRole( 'button', { name: 'Search' } ).click();
	await see( first.getByRole( 'status' ) ).toContainText( '8 people' );
	await first.getByRole( 'link', { name: 'Next page' } ).click();
	await see( people ).toHaveCount( 2 );
	await first.getByRole( 'link', { name: '1', exact: true } ).click();
	await people.first().getByRole( 'link' ).first().click();
	const dialog = page.getByRole( 'dialog' );
	await see( dialog ).toContainText( staff.department );
	await see( people ).toHaveCount( 6 );
	await picture( page, 'staff-directory-no-script' );
	await dialog.getByRole( 'link', { name: 'Close' } ).click();
	await see( dialog ).toHaveCount( 0 );
	const second = page.locator( '.svc-directory' ).nth( 1 );
	await second.getByRole( 'searchbox' ).fill( `bea ${ staff.mark }` );
	await second.getByRole( 'button', { name: 'Search' } ).click();
	await see( second.getByRole( 'status' ) ).toContainText( '1 person' );
	await see( first.getByRole( 'status' ) ).toContainText( '8 people' );
	await close();
} );

it( 'has nothing for axe to find', async () => {
	const { page, close } = await visit( browser, path, { as: staff.ana } );
	expect( await violations( page, '.entry-content' ) ).toEqual( [] );
	await close();
} );
