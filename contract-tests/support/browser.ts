import { existsSync } from 'node:fs';
import {
	chromium,
	type Browser,
	type BrowserContext,
	type Page,
} from '@playwright/test';
import { logIn } from './login';
import { host, place } from './site';

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

/** On every site of the network. */
export async function logBrowserIn(
	context: BrowserContext,
	{ login, password }: { login: string; password: string }
) {
	const { cookie } = await logIn( login, password );
	await context.addCookies(
		cookie.split( '; ' ).map( ( pair ) => {
			const [ name = '', ...value ] = pair.split( '=' );
			return { name, value: value.join( '=' ), url: host.url };
		} )
	);
}

/** A page of the dashboard, opened by an account that is logged in. */
export async function dashboard(
	browser: Browser,
	{ login, password }: { login: string; password: string },
	path: string
): Promise< Page > {
	const context = await browser.newContext();
	await logBrowserIn( context, { login, password } );
	const page = await context.newPage();
	await page.goto( `${ place.url }/wp-admin/${ path }` );
	return page;
}
