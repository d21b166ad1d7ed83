import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import {
	newMark,
	people,
	type Person,
} from '../../contract-tests/support/people';
import { visit } from '../support/visit';
import { administrator } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
let kim: Person;
beforeAll( async () => {
	browser = await launch();
	[ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
} );
afterAll( () => browser?.close() );

/** The shortcut works only when the palette's script is loaded. */
async function type( page: Page, words: string ) {
	const palette = page.getByRole( 'combobox', { name: 'Search commands' } );
	await see( async () => {
		if ( ! ( await palette.isVisible() ) ) {
			await page.keyboard.press( 'Control+k' );
		}
		await palette.fill( words, { timeout: 2_000 } );
	} ).toPass( { timeout: 60_000 } );
}

/** A page of the dashboard, beside other tests. */
const slow = { timeout: 30_000 };

it( 'a person is found by a misspelt name', async () => {
	const { page, complaints, close } = await visit(
		browser,
		'/wp-admin/index.php',
		{ as: administrator }
	);
	const misspelt = mark.slice( 0, 5 ) + mark.slice( 6 );
	await type( page, `Kim ${ misspelt }` );
	await page.getByRole( 'option', { name: `Kim ${ mark }` } ).click();
	await see( page ).toHaveURL( new RegExp( `person=${ kim.profileId }` ) );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a person is found by typing, from any page of the dashboard', async () => {
	const { page, complaints, close } = await visit(
		browser,
		'/wp-admin/index.php',
		{ as: administrator }
	);
	await type( page, mark );
	await page.getByRole( 'option', { name: `Kim ${ mark }` } ).click();
	await see( page ).toHaveURL( new RegExp( `person=${ kim.profileId }` ) );
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		`Kim ${ mark }`,
		slow
	);
	await type( page, 'Add person' );
	await page.getByRole( 'option', { name: 'People > Add person' } ).click();
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Add person',
		slow
	);
	await type( page, 'spreadsheet' );
	await page.getByRole( 'option', { name: 'Import people' } ).click();
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Import people',
		slow
	);
	expect( complaints ).toEqual( [] );
	await close();
} );
