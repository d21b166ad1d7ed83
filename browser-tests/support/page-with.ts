import type { Page } from '@playwright/test';
import type { Extras } from '../../contract-tests/support/api';
import type { Place } from '../../contract-tests/support/site';
import { as } from '../../contract-tests/support/world';

/** Publishes a page of these blocks, and returns its path below the site's address. */
export async function pageWith(
	content: string,
	{ title = 'Our people', place }: { title?: string; place?: Place } = {}
): Promise< string > {
	const extras: Extras = place ? { place } : {};
	const { body, text } = await as.manager.post(
		'/wp/v2/pages',
		{ status: 'publish', title, content },
		extras
	);
	const { id } = body as { id?: number };
	if ( id === undefined ) {
		throw new Error( `No page for a test: ${ text }` );
	}
	return `/?page_id=${ id }`;
}

/** A block without inner blocks, as it is saved. */
export const block = ( name: string, attributes: object = {} ) =>
	`<!-- wp:${ name } ${ JSON.stringify( attributes ) } /-->`;

/** As in the dark styles of Twenty Twenty-Five: the palette's first two colours are swapped. */
export const darken = ( page: Page ) =>
	page.addStyleTag( {
		content:
			':root{color-scheme:dark}:root,body{--wp--preset--color--base:#14171c!important;--wp--preset--color--contrast:#f2f2f2!important}',
	} );

/** Widths and directions that every block has to look right in. */
export const looks: {
	name: string;
	width: number;
	isDark?: boolean;
	isRtl?: boolean;
}[] = [
	{ name: 'light', width: 1280 },
	{ name: 'dark', width: 1280, isDark: true },
	{ name: '390', width: 390 },
	{ name: '320', width: 320 },
	{ name: 'rtl', width: 1280, isRtl: true },
];

export async function dress(
	page: Page,
	{ width, isDark, isRtl }: ( typeof looks )[ number ]
) {
	await page.setViewportSize( { width, height: 900 } );
	if ( isDark ) {
		await darken( page );
	}
	if ( isRtl ) {
		await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	}
}

/** Wider than the window: what has to be scrolled sideways. */
export const overflow = ( page: Page ) =>
	page.evaluate(
		() =>
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth
	);
