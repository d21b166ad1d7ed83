import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { host } from '../../contract-tests/support/site';
import { violations } from '../support/axe';
import { keepsPictures, picture } from '../support/picture';
import { visit, type Visited } from '../support/visit';

export const administrator = {
	login: host.login.user,
	password: host.login.password,
};

/**
 * One of the plugin's pages in the dashboard, without WordPress's command palette:
 * that loads the editor's scripts, a third of what such a page takes.
 */
export const openAdmin = (
	browser: Browser,
	query: string,
	{
		as = administrator,
		...options
	}: Partial< Parameters< typeof visit >[ 2 ] > & BrowserContextOptions = {}
): Promise< Visited > =>
	visit( browser, `/wp-admin/admin.php?page=${ query }`, {
		as,
		viewport: { width: 1440, height: 900 },
		reducedMotion: 'reduce',
		extraHTTPHeaders: { 'X-Without-Palette': '1' },
		...options,
	} );

/** Holds back requests that change something, until the function that is returned is called. */
export async function holdWrites( page: Page ): Promise< () => void > {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /users(\/|%2F)v1/, async ( route ) => {
		if ( route.request().method() !== 'GET' ) {
			await released;
		}
		await route.continue();
	} );
	return release;
}

/** The answer to the write that keeps the welcome away; other preferences are written to the same path. */
export const welcomeDismissed = ( page: Page ) =>
	page.waitForResponse(
		( response ) =>
			/wp(\/|%2F)v2(\/|%2F)users(\/|%2F)me/.test( response.url() ) &&
			( response.request().postData() ?? '' ).includes(
				'"isWelcomeDismissed":true'
			)
	);

/** axe's findings in the plugin's part of the page: the app, and the dialogs that WordPress draws beside it. */
export async function problems( page: Page ): Promise< string[] > {
	const places = [ '#svc-admin', '.components-modal__screen-overlay' ];
	const found: string[] = [];
	for ( const place of places ) {
		if ( await page.locator( place ).first().isVisible() ) {
			found.push( ...( await violations( page, place ) ) );
		}
	}
	// WordPress's own control: its name is the action, not the visible text.
	return found.filter( ( one ) => ! one.includes( '.components-snackbar' ) );
}

/** The widths of a desktop, a tablet and a phone. */
export async function pictures( page: Page, name: string ) {
	if ( ! keepsPictures ) {
		return;
	}
	for ( const [ width, height ] of [
		[ 1440, 900 ],
		[ 782, 1024 ],
		[ 390, 844 ],
	] as const ) {
		await page.setViewportSize( { width, height } );
		await page.waitForTimeout( 300 );
		await picture( page, `admin-${ name }-${ width }`, {
			fullPage: false,
		} );
	}
	await page.setViewportSize( { width: 1440, height: 900 } );
}
