/**
 * Makes the pictures of the plugin directory in .wordpress-org, from its drawings and from the demo company on a new WordPress:
 * npm run pictures.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launch } from '../../contract-tests/support/chromium';
import { loadDemo } from '../demo/run';
import { loadPage } from '../demo/page';
import { request } from '../demo/request';
import { startHost, stopHost } from '../host/host';
import { parseOptions } from '../host/options';
import type { Site } from '../host/site';
import { drawings, folder } from './drawings';
import { screenshots, type Screenshot } from './screenshots';

const NOBODY =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#bbb" d="M0 0h1v1H0z"/></svg>';

async function draw( browser: Browser ) {
	for ( const { from, to, width, height } of drawings ) {
		const page = await browser.newPage( { viewport: { width, height } } );
		const svg = await readFile( join( folder, from ), 'utf8' );
		await page.setContent(
			`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${ svg }`
		);
		await page.screenshot( { path: join( folder, to ) } );
		await page.close();
	}
}

async function demoSite(): Promise< Site > {
	const log = ( line: string ) => process.stdout.write( `${ line }\n` );
	const site = await startHost(
		parseOptions( [
			...[ '--host', 'php', '--name', 'pictures', '--single' ],
			...[ '--port', '8996', '--fresh', '--debug=off' ],
		] ),
		log
	);
	await loadDemo( site, { log } );
	await request( site, 'PUT', '/users/v1/settings', {
		public_roles: [ 'loan_officer', 'leadership', 'assistant' ],
	} );
	await loadPage( site, {
		title: 'Our people',
		slug: 'directory',
		content: '<!-- wp:svc/staff-directory {"align":"wide"} /-->',
	} );
	return site;
}

async function signIn( page: Page, { url, login }: Site ) {
	await page.goto( `${ url }/wp-login.php` );
	await page.locator( '#user_login' ).fill( login.user );
	await page.locator( '#user_pass' ).fill( login.password );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( /wp-admin/ );
}

async function take( browser: Browser, site: Site, shot: Screenshot ) {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 800 },
		reducedMotion: 'reduce',
	} );
	// The administrator has no photo; no other server is asked for one.
	await context.route( /gravatar\.com/, ( route ) =>
		route.fulfill( { contentType: 'image/svg+xml', body: NOBODY } )
	);
	const page = await context.newPage();
	if ( shot.signedIn ) {
		await signIn( page, site );
	}
	await page.goto( `${ site.url }${ shot.path }` );
	await shot.show( page );
	await page.waitForLoadState( 'networkidle' );
	await page.screenshot( {
		path: join(
			folder,
			`screenshot-${ screenshots.indexOf( shot ) + 1 }.png`
		),
	} );
	await context.close();
}

async function main() {
	const browser = await launch();
	let site: Site | undefined;
	try {
		await draw( browser );
		site = await demoSite();
		for ( const shot of screenshots ) {
			await take( browser, site, shot );
		}
	} finally {
		await Promise.all( browser.contexts().map( ( one ) => one.close() ) );
		if ( site ) {
			await stopHost( site );
		}
	}
}

main().then(
	() => process.exit(),
	( error: unknown ) => {
		process.stderr.write(
			`${ error instanceof Error ? error.message : String( error ) }\n`
		);
		process.exit( 1 );
	}
);
