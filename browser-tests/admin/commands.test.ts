import { expect as see, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import {
	newMark,
	people,
	type Person,
} from '../../contract-tests/support/people';
import { visit } from '../support/visit';
import { administrator } from './support';

let browser: Browser;
const mark = newMark();
let kim: Person;
beforeAll( async () => {
	browser = await launch();
	[ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
} );
afterAll( () => browser?.close() );

it( 'somebody is found by typing, from any page of the dashboard', async () => {
	const { page, complaints, close } = await visit(
		browser,
		'/wp-admin/index.php',
		{ as: administrator }
	);
	await page.keyboard.press( 'Control+k' );
	const palette = page.getByRole( 'combobox' ).last();
	await palette.fill( mark );
	await page.getByRole( 'option', { name: `Kim ${ mark }` } ).click();
	await see( page ).toHaveURL( new RegExp( `person=${ kim.profileId }` ) );
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		`Kim ${ mark }`
	);
	await page.keyboard.press( 'Control+k' );
	await page.getByRole( 'combobox' ).last().fill( 'Add person' );
	await page.getByRole( 'option', { name: 'People > Add person' } ).click();
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Add person'
	);
	await page.keyboard.press( 'Control+k' );
	await page.getByRole( 'combobox' ).last().fill( 'spreadsheet' );
	await page.getByRole( 'option', { name: 'Import people' } ).click();
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Import people'
	);
	expect( complaints ).toEqual( [] );
	await close();
} );
