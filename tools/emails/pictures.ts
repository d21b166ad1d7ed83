/**
 * Takes pictures of the messages of tests/cases/emails in Chromium, light and dark, at 320 and 600 pixels:
 * npx tsx tools/emails/pictures.ts [name …]. They are written to artifacts/emails, to be looked at.
 * Fails where a message scrolls sideways.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { launch } from '../../contract-tests/support/chromium';
import { projectFolder } from '../host/paths';

const folder = join( projectFolder, 'tests/cases/emails' );
const target = join( projectFolder, 'artifacts/emails' );

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#7aa6c2"/><circle cx="300" cy="150" r="90" fill="#d9b26f"/></svg>`;

/** Other hosts are not asked: every image is the same drawing. */
async function draw( page: Page ) {
	await page.route( /^https?:/, ( route ) =>
		route.fulfill( { contentType: 'image/svg+xml', body: drawing } )
	);
}

async function main( wanted: string[] ) {
	await mkdir( target, { recursive: true } );
	const names = ( await readdir( folder ) )
		.filter( ( file ) => file.endsWith( '.html' ) )
		.map( ( file ) => file.slice( 0, -'.html'.length ) )
		.filter( ( name ) => wanted.length === 0 || wanted.includes( name ) );
	const browser = await launch();
	try {
		for ( const colorScheme of [ 'light', 'dark' ] as const ) {
			for ( const width of [ 320, 600 ] ) {
				const page = await browser.newPage( {
					colorScheme,
					viewport: { width, height: 800 },
				} );
				await draw( page );
				for ( const name of names ) {
					await page.goto(
						pathToFileURL( join( folder, `${ name }.html` ) ).href
					);
					const { scrollWidth } = await page.evaluate( () => ( {
						scrollWidth: document.documentElement.scrollWidth,
					} ) );
					const file = `${ name }-${ width }-${ colorScheme }.png`;
					await page.screenshot( {
						path: join( target, file ),
						fullPage: true,
					} );
					if ( scrollWidth > width ) {
						process.exitCode = 1;
						process.stderr.write(
							`${ file } scrolls sideways: ${ scrollWidth } pixels.\n`
						);
					}
				}
				await page.close();
			}
		}
	} finally {
		await browser.close();
	}
}

await main( process.argv.slice( 2 ) );
// The browser of tests ends with its process.
process.exit();
