import { existsSync } from 'node:fs';
// eslint-disable-next-line import/no-extraneous-dependencies -- @wordpress/scripts brings it.
import { chromium, type Browser, type Page } from 'playwright-core';
import { logIn } from './login';
import { place } from './site';

/** Playwright's own where it has one, else Debian's. */
export const executable = [
	process.env.SVC_CHROMIUM ?? '',
	chromium.executablePath(),
	'/usr/bin/chromium',
].find( ( path ) => path !== '' && existsSync( path ) );

export const launch = (): Promise< Browser > =>
	chromium.launch( {
		executablePath: executable ?? '',
		args: [ '--no-sandbox', '--disable-gpu', '--disable-quic' ],
	} );

/** A page of the dashboard, as somebody who has logged in sees it. */
export async function dashboard(
	browser: Browser,
	{ login, password }: { login: string; password: string },
	path: string
): Promise< Page > {
	const { cookie } = await logIn( login, password );
	const context = await browser.newContext();
	await context.addCookies(
		cookie.split( '; ' ).map( ( pair ) => {
			const [ name = '', ...value ] = pair.split( '=' );
			return { name, value: value.join( '=' ), url: place.url };
		} )
	);
	const page = await context.newPage();
	await page.goto( `${ place.url }/wp-admin/${ path }` );
	return page;
}
