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

/** Wider than the window: what has to be scrolled sideways. */
export const overflow = ( page: Page ) =>
	page.evaluate(
		() =>
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth
	);
