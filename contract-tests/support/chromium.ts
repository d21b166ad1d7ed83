import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { closeWindows } from './windows';

/** Debian's Chromium without windows, which takes 40 % less time of the processor; else Playwright's own, else Debian's. */
export const executable = [
	process.env.SVC_CHROMIUM ?? '',
	'/usr/bin/chromium-headless-shell',
	chromium.executablePath(),
	'/usr/bin/chromium',
].find( ( path ) => path !== '' && existsSync( path ) );

let running: Browser | null = null;

/** The browser of this worker, which its test files use one after the other. To close it closes its windows; it ends with the worker. */
export async function launch(): Promise< Browser > {
	if ( ! running?.isConnected() ) {
		const browser = await chromium.launch( {
			executablePath: executable ?? '',
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				// V8 without a second parse of a function for each error in it, and without threads of its own: an eighth less time of the processor.
				'--js-flags=--no-enable-lazy-source-positions,--single-threaded',
				// Nothing waits for Gravatar. A route would do it, too, but sends every request by way of the test, and without a cache.
				'--host-resolver-rules=MAP *.gravatar.com ~NOTFOUND',
			],
		} );
		browser.close = () => closeWindows( browser );
		running = browser;
	}
	return running;
}
