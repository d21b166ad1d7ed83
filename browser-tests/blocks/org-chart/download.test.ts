import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { projectFolder } from '../../../tools/host/paths';
import { chartOf, makeTeam, open, type Team } from './team';
import { see } from '../../support/see';

let browser: Browser;
let team: Team;

beforeAll( async () => {
	browser = await launch();
	team = await makeTeam( ' <"&\'>' );
} );
afterAll( () => browser?.close() );

/** Kept with the run, to be looked at. */
async function downloaded( page: Page, type: 'SVG' | 'PNG', name: string ) {
	const folder = join( projectFolder, 'artifacts/screenshots' );
	await mkdir( folder, { recursive: true } );
	const coming = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: `Download as ${ type }` } ).click();
	const download = await coming;
	const extension = type.toLowerCase();
	expect( download.suggestedFilename() ).toBe( `org-chart.${ extension }` );
	const path = join( folder, `org-chart-${ name }.${ extension }` );
	await download.saveAs( path );
	return readFile( path );
}

it( 'saves what is open as SVG, whatever people are called', async () => {
	const { page, person, toggle, status, complaints, close } = await open(
		browser,
		await chartOf( team ),
		{ as: team.dev }
	);
	await toggle( team.emile ).click();
	await toggle( team.cleo ).click();
	await see( person( team.finn ) ).toBeVisible();
	const text = String( await downloaded( page, 'SVG', 'tree' ) );
	await see( status ).toHaveText( 'The image is ready.' );
	const said = await page.evaluate( ( xml ) => {
		const read = new DOMParser().parseFromString( xml, 'image/svg+xml' );
		return {
			errors: read.querySelectorAll( 'parsererror' ).length,
			names: [ ...read.querySelectorAll( 'g > title' ) ].map(
				( { textContent } ) => textContent
			),
			outside: [ ...read.querySelectorAll( '[href]' ) ].filter(
				( image ) =>
					! image.getAttribute( 'href' )?.startsWith( 'data:image/' )
			).length,
		};
	}, text );
	expect( said ).toEqual( {
		errors: 0,
		names: [
			'Ana <"&\'> Ruiz, Chief executive, Lending',
			'Bo Arend, Head of lending, Lending',
			'Cleo Marsh, Team lead, Lending',
			'Finn <"&\'> Oz, Loan officer, Lending',
			'Dev Nair, Loan officer, Lending',
			'Émile Zola, Head of sales, Lending',
		],
		outside: 0,
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'saves it as PNG, in either layout and direction', async () => {
	const { page, complaints, close } = await open(
		browser,
		await chartOf( team ),
		{ as: team.dev }
	);
	const signature = '89504e470d0a1a0a';
	const tree = await downloaded( page, 'PNG', 'tree' );
	expect( tree.subarray( 0, 8 ).toString( 'hex' ) ).toBe( signature );
	expect( tree.readUInt32BE( 16 ) ).toBeGreaterThan( 800 );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await downloaded( page, 'PNG', 'rtl-tree' );
	await page.getByRole( 'button', { name: 'List' } ).click();
	await downloaded( page, 'PNG', 'rtl-list' );
	expect( complaints ).toEqual( [] );
	await close();
} );
