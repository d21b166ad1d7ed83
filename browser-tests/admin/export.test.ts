import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { recordsOf } from '../../contract-tests/support/csv';
import {
	newMark,
	people,
	type Person,
} from '../../contract-tests/support/people';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
let ana: Person;
beforeAll( async () => {
	browser = await launch();
	const department = { meta: { svc_department: mark } };
	[ ana ] = ( await people(
		{ first_name: 'Ana', last_name: mark, ...department },
		{ first_name: 'Bo', last_name: mark, ...department },
		{ first_name: 'Cy', last_name: mark }
	) ) as [ Person ];
} );
afterAll( () => browser?.close() );

const list = ( more = '' ) =>
	openAdmin( browser, `svc-people&search=${ mark }${ more }` );

const timeout = 60_000;

async function saved( page: Page, save: () => Promise< void > ) {
	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download', { timeout } ),
		save(),
	] );
	return {
		name: download.suggestedFilename(),
		text: await readFile( await download.path(), 'utf8' ),
	};
}

const exportAs = ( page: Page, kind: RegExp ) =>
	saved( page, async () => {
		const dialog = page.getByRole( 'dialog', { name: 'Export' } );
		await dialog.getByRole( 'radio', { name: kind } ).check();
		await dialog.getByRole( 'button', { name: 'Export' } ).click();
	} );

const names = ( text: string ) =>
	recordsOf( text ).map( ( row ) => row[ 'First name' ] );

const cards = ( text: string ) => text.match( /^FN:.*$/gm );

describe( 'the list of people', () => {
	it( 'is saved with its columns, with everything, or as contacts', async () => {
		const { page, complaints, close } = await list(
			`&department=${ mark }&columns=department,phone`
		);
		await see( page.getByRole( 'row' ) ).toHaveCount( 3 );
		const open = page
			.locator( '.svc-screen__actions' )
			.getByRole( 'button', { name: 'Export' } );
		await open.click();
		await see( page.getByText( 'Export 2 people as' ) ).toBeVisible();
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'export' );
		const shown = await exportAs( page, /columns of this list/ );
		expect( shown.name ).toMatch( /\.csv$/ );
		expect( shown.text ).toMatch( /,Department,Phone\r\n/ );
		expect( names( shown.text ) ).toEqual( [ 'Ana', 'Bo' ] );
		await see( open ).toBeFocused();

		await open.click();
		const all = await exportAs( page, /all columns/ );
		expect( all.text ).toContain( 'Skills' );
		await open.click();
		const contacts = await exportAs( page, /Contacts/ );
		expect( contacts.name ).toMatch( /\.vcf$/ );
		expect( cards( contacts.text ) ).toHaveLength( 2 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'is saved as far as it is ticked', async () => {
		const { page, complaints, close } = await list();
		for ( const name of [ 'Ana', 'Cy' ] ) {
			await page
				.getByRole( 'checkbox', { name: `${ name } ${ mark }` } )
				.check();
		}
		await page
			.locator( '.dataviews-bulk-actions-footer__container' )
			.getByRole( 'button', { name: 'Export' } )
			.click();
		expect( await problems( page ) ).toEqual( [] );
		const { text } = await exportAs( page, /columns of this list/ );
		expect( names( text ) ).toEqual( [ 'Ana', 'Cy' ] );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

it( 'a person is saved to the address book', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		`svc-people&person=${ ana.profileId }`
	);
	const link = page.getByRole( 'link', { name: 'Download contact card' } );
	await see( link ).toBeVisible( { timeout } );
	const { name, text } = await saved( page, () => link.click() );
	expect( name ).toMatch( /^ana-.*\.vcf$/ );
	expect( cards( text ) ).toEqual( [ `FN:Ana ${ mark }` ] );
	expect( complaints ).toEqual( [] );
	await close();
} );
