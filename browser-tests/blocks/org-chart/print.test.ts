import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { projectFolder } from '../../../tools/host/paths';
import { chartOf, makeTeam, makeWide, open, type Team } from './team';
import { see } from '../../support/see';

let browser: Browser;
let team: Team;

beforeAll( async () => {
	browser = await launch();
	team = await makeTeam();
	await makeWide( team.gus, 40 );
} );
afterAll( () => browser?.close() );

/** The number of pages of the PDF file that Chromium prints, which is kept with the run. */
async function printed( page: Page, name: string ): Promise< number > {
	const folder = join( projectFolder, 'artifacts/screenshots' );
	await mkdir( folder, { recursive: true } );
	const file = await page.pdf( { preferCSSPageSize: true } );
	await writeFile( join( folder, `org-chart-print-${ name }.pdf` ), file );
	return ( file.toString( 'latin1' ).match( /\/Type\s*\/Page\b/g ) ?? [] )
		.length;
}

const noDialog = ( page: Page ) =>
	page.evaluate( () => {
		window.print = () => {};
	} );

it.each( [ 'vertical', 'horizontal' ] )(
	'is printed on one page without the rest of its page: %s',
	async ( layout ) => {
		const { page, card, person, complaints, close } = await open(
			browser,
			await chartOf( team, { layout, depth: 3 } ),
			{ as: team.dev }
		);
		await noDialog( page );
		await see( person( team.gus ).locator( '[data-person]' ) ).toHaveCount(
			40
		);
		await page.getByRole( 'button', { name: 'Print' } ).click();
		await page.emulateMedia( { media: 'print' } );
		await page.setViewportSize( { width: 1047, height: 718 } );
		const outside = await page
			.locator( '.svc-org-chart__card' )
			.evaluateAll(
				( cards ) =>
					cards.filter( ( one ) => {
						const { left, top, right, bottom } =
							one.getBoundingClientRect();
						return (
							left < 0 || top < 0 || right > 1047 || bottom > 718
						);
					} ).length
			);
		expect( outside ).toBe( 0 );
		await see( card( team.ana ) ).toBeVisible();
		await see( page.locator( 'footer' ).first() ).toBeHidden();
		await see( page.getByRole( 'button' ).first() ).toBeHidden();
		await page.emulateMedia( { media: null } );
		expect( await printed( page, layout ) ).toBe( 1 );
		await see( page.locator( 'html' ) ).not.toHaveClass(
			/svc-prints-org-chart/
		);
		expect( complaints ).toEqual( [] );
		await close();
	}
);

it( 'has a page of its own where the whole page is printed', async () => {
	const { page, close } = await open(
		browser,
		await chartOf( team, { layout: 'vertical', depth: 3 } ),
		{ as: team.dev }
	);
	// The page before, the org chart, and the page behind it.
	expect( await printed( page, 'with-page' ) ).toBeLessThanOrEqual( 3 );
	await close();
} );
