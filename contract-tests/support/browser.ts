import type { Browser, BrowserContext, Page } from '@playwright/test';
import { logIn } from './login';
import { host, place } from './site';

export { executable, launch } from './chromium';

/** On every site of the network. */
export async function logBrowserIn(
	context: BrowserContext,
	{ login, password }: { login: string; password: string },
	url = host.url
) {
	const { cookie } = await logIn( login, password, url );
	await context.addCookies(
		cookie.split( '; ' ).map( ( pair ) => {
			const [ name = '', ...value ] = pair.split( '=' );
			return { name, value: value.join( '=' ), url };
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
