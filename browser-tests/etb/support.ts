import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from 'vitest';
import type { Template, TemplateList } from '../../client/src/etb/index';
import { as } from '../../contract-tests/support/world';
import { administrator, openAdmin, problems } from '../admin/support';
import { overflow } from '../support/page-with';
import { picture } from '../support/picture';
import { see } from '../support/see';

const templates = '/etb/v1/templates';

/** With the content of its purpose's starter. */
export async function aTemplate(
	purpose: Template[ 'purpose' ],
	name: string,
	status: 'draft' | 'active' = 'draft'
): Promise< Template > {
	const { body, text } = await as.manager.post( templates, {
		purpose,
		name,
		status,
	} );
	if ( ! ( body as Partial< Template > ).id ) {
		throw new Error( `No template for a test: ${ text }` );
	}
	return body as Template;
}

export const templateOf = async ( id: number ): Promise< Template > =>
	( await as.manager.get( `${ templates }/${ id }` ) ).body as Template;

/** For good. */
export async function removeTemplate( id: number ): Promise< void > {
	await as.manager.delete( `${ templates }/${ id }` );
	await as.manager.delete( `${ templates }/${ id }` );
}

export const editorOf = ( id: number ) =>
	`/wp-admin/post.php?post=${ id }&action=edit`;

/** Those that have this in their name. */
export async function templatesFound(
	search: string
): Promise< TemplateList[ 'data' ] > {
	const query = { search };
	return (
		( await as.manager.get( templates, { query } ) ).body as TemplateList
	 ).data;
}

/** One of the screens of e-mails, or My profile. */
export const open = (
	browser: Browser,
	query: string,
	account: { login: string; password: string } = administrator
) =>
	openAdmin( browser, query, {
		as: account,
		viewport: { width: 1280, height: 900 },
	} );

/** The rows of a list that have this text. */
export const rowOf = ( page: Page, text: string ) =>
	page.locator( 'tbody' ).getByRole( 'row' ).filter( { hasText: text } );

/** Chooses one value of a filter above the list. */
export async function filterBy( page: Page, filter: string, value: string ) {
	await page
		.locator( '.dataviews-filters__summary-chip' )
		.filter( { hasText: filter } )
		.click();
	await page.getByRole( 'option', { name: value } ).click();
	await page.keyboard.press( 'Escape' );
}

/** Chooses in the menu of a row. */
export async function act( row: Locator, name: string ) {
	await row.getByRole( 'button', { name: 'Actions' } ).click();
	await row.page().getByRole( 'menuitem', { name } ).click();
}

/**
 * Takes screenshots at the widths of a desktop and a phone, and from right to left, and expects no findings of axe and no
 * sideways scrolling.
 */
export async function looksRight( page: Page, name: string ) {
	const height = 900;
	for ( const width of [ 1280, 360 ] ) {
		await page.setViewportSize( { width, height } );
		await see( page.locator( '.components-spinner' ) ).toHaveCount( 0 );
		expect( await problems( page ) ).toEqual( [] );
		expect( await overflow( page ) ).toBe( 0 );
		await picture( page, `mail-${ name }-${ width }` );
	}
	await page.setViewportSize( { width: 1280, height } );
}
