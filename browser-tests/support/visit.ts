import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { logBrowserIn } from '../../contract-tests/support/browser';
import { place } from '../../contract-tests/support/site';
import { closeWindow, openWindow } from '../../contract-tests/support/windows';

export interface Visit extends BrowserContextOptions {
	/** Without an account it is a visitor. */
	as?: { login: string; password: string } | undefined;
	/** Base of the path; by default the site under test. */
	url?: string;
}

export interface Visited {
	page: Page;
	/** Errors and warnings of the console, and answers of 500 and more, since the page was opened. */
	complaints: string[];
	close: () => Promise< void >;
}

/** Opens a page of the site in a window of its own. */
export async function visit(
	browser: Browser,
	path: string,
	{ as, url = place.url, ...options }: Visit = {}
): Promise< Visited > {
	const page = await openWindow( browser, options );
	if ( as ) {
		await logBrowserIn( page.context(), as );
	}
	const complaints = listen( page );
	await page.goto( `${ url }${ path }` );
	// Of two logins of one account at the same moment, WordPress may forget one.
	if ( as && page.url().includes( '/wp-login.php' ) ) {
		await logBrowserIn( page.context(), as );
		await page.goto( `${ url }${ path }` );
	}
	let closed: Promise< void > | undefined;
	return {
		page,
		complaints,
		// The window may be another test's when it is closed again.
		close: () => ( closed ??= closeWindow( page ) ),
	};
}

/** WordPress's own avatars, which the browser cannot load. */
const fromGravatar = /^https:\/\/[a-z]+\.gravatar\.com\//;

/** The editor's warning about WordPress's own styles, in previews of the inserter. */
const ofCore = /^global-styles.* was added to the iframe incorrectly/;

function listen( page: Page ): string[] {
	const complaints: string[] = [];
	page.on( 'console', ( message ) => {
		if (
			[ 'error', 'warning' ].includes( message.type() ) &&
			! ofCore.test( message.text() ) &&
			! fromGravatar.test( message.location().url )
		) {
			complaints.push( `${ message.type() }: ${ message.text() }` );
		}
	} );
	page.on( 'pageerror', ( error ) => complaints.push( error.message ) );
	page.on( 'response', ( response ) => {
		if ( response.status() >= 500 ) {
			complaints.push( `${ response.status() } ${ response.url() }` );
		}
	} );
	return complaints;
}
