import type { Browser, Page } from '@playwright/test';
import { expect } from 'vitest';
import type { LeadPage } from '../../client/src/lead-pages';
import { pages } from '../../contract-tests/lead-pages/made';
import { people, type Person } from '../../contract-tests/support/people';
import { as } from '../../contract-tests/support/world';
import { administrator, openAdmin, problems } from '../admin/support';
import { overflow } from '../support/page-with';
import { picture } from '../support/picture';
import { see } from '../support/see';

export const pageOf = async ( id: number ): Promise< LeadPage > =>
	( await as.manager.get( `${ pages }/${ id }` ) ).body as LeadPage;

/** Those that have this in their title. */
export const pagesFound = async ( search: string ): Promise< LeadPage[] > =>
	(
		( await as.manager.get( pages, { query: { search } } ) ).body as {
			data: LeadPage[];
		}
	 ).data;

export const aPartner = async ( change: object = {} ): Promise< Person > =>
	( await people( { role: 'realtor_partner', ...change } ) )[ 0 ]!;

/** One of the screens of leads. */
export const open = (
	browser: Browser,
	query: string,
	account: { login: string; password: string } = administrator
) =>
	openAdmin( browser, query, {
		as: account,
		viewport: { width: 1280, height: 900 },
	} );

/**
 * Takes screenshots at the widths of a desktop and a small phone, and expects no findings of axe and no sideways scrolling.
 */
export async function looksRight( page: Page, name: string ) {
	const height = 900;
	for ( const width of [ 1280, 320 ] ) {
		await page.setViewportSize( { width, height } );
		await see( page.locator( '.components-spinner' ) ).toHaveCount( 0 );
		expect( await problems( page ) ).toEqual( [] );
		expect( await overflow( page ) ).toBe( 0 );
		await picture( page, `leads-${ name }-${ width }` );
	}
	await page.setViewportSize( { width: 1280, height } );
}

/** Types into a control that searches people, and chooses the one that is found. */
export async function choosePerson( page: Page, label: string, name: string ) {
	const control = page.getByRole( 'combobox', { name: label, exact: true } );
	await control.fill( name );
	await page.getByRole( 'option', { name } ).first().waitFor();
	await page.keyboard.press( 'ArrowDown' );
	await see(
		page.getByRole( 'option', { name, selected: true } )
	).toHaveCount( 1 );
	await page.keyboard.press( 'Enter' );
}
