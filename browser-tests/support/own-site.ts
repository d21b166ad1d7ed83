import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { logBrowserIn } from '../../contract-tests/support/browser';
import { host } from '../../contract-tests/support/site';
import { openWindow } from '../../contract-tests/support/windows';
import { startHost } from '../../tools/host/host';
import { parseOptions } from '../../tools/host/options';
import type { Site } from '../../tools/host/site';

/** A new WordPress of one site, without people, on the same kind of host as the one under test. */
export const startOwnSite = ( name: string, port: number ): Promise< Site > =>
	startHost(
		parseOptions( [
			...[ '--host', host.host, '--name', name ],
			...[ '--port', String( port ), '--no-demo', '--fresh' ],
			...[ '--single', '--fixtures' ],
		] ),
		() => {}
	);

/** A window in which the administrator of the site has signed in. The dashboard is not opened, which takes long on a site that is new. */
export async function signedIn(
	browser: Browser,
	{ url, login }: Site,
	options: BrowserContextOptions = {}
): Promise< Page > {
	const page = await openWindow( browser, options );
	const { user, password } = login;
	await logBrowserIn( page.context(), { login: user, password }, url );
	return page;
}

/** A request to the REST API as the administrator of the site. */
export async function askSite< Body >(
	{ rest, login }: Site,
	method: string,
	path: string,
	body?: object
): Promise< Body > {
	const { user, applicationPassword } = login;
	const answer = await fetch( `${ rest }${ path }`, {
		method,
		headers: {
			Authorization: `Basic ${ btoa( `${ user }:${ applicationPassword }` ) }`,
			'Content-Type': 'application/json',
		},
		...( body && { body: JSON.stringify( body ) } ),
	} );
	const text = await answer.text();
	if ( ! answer.ok ) {
		throw new Error( `${ method } ${ path }: ${ text }` );
	}
	return JSON.parse( text ) as Body;
}
