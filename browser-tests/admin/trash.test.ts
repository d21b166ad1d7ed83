import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import {
	newMark,
	people,
	stateOf,
	type Person,
} from '../../contract-tests/support/people';
import { profile } from '../../contract-tests/support/paths';
import { as } from '../../contract-tests/support/world';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
let ana: Person, bo: Person, cy: Person;

beforeAll( async () => {
	browser = await launch();
	[ ana, bo, cy ] = ( await people(
		{ first_name: 'Ana', last_name: mark },
		{ first_name: 'Bo', last_name: mark },
		{ first_name: 'Cy', last_name: mark }
	) ) as [ Person, Person, Person ];
} );
afterAll( () => browser?.close() );

const choose = async ( page: Page, ...names: string[] ) => {
	for ( const name of names ) {
		await page
			.getByRole( 'checkbox', { name: `${ name } ${ mark }` } )
			.check();
	}
};

const act = async ( page: Page, action: string ) => {
	// The last one is for all that are selected; a row may have one too.
	await page.getByRole( 'button', { name: action } ).last().click();
	const dialog = page.getByRole( 'dialog' );
	expect( await problems( page ) ).toEqual( [] );
	await dialog.getByRole( 'button', { name: action } ).click();
	await see( dialog ).toBeHidden();
};

it( 'several people are moved to the trash, and Undo brings them back', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		`svc-people&search=${ mark }`
	);
	await see( page.getByRole( 'row' ) ).toHaveCount( 4 );
	await choose( page, 'Ana', 'Bo' );
	await act( page, 'Move to Trash' );
	await see( page.getByRole( 'row' ) ).toHaveCount( 2 );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await see( page.getByRole( 'row' ) ).toHaveCount( 4 );
	expect( await stateOf( ana.profileId ) ).toMatchObject( {
		id: ana.profileId,
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a person is moved to the trash from the form', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		`svc-people&person=${ cy.profileId }`
	);
	await act( page, 'Move to Trash' );
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'People'
	);
	await see(
		page.getByRole( 'link', { name: /^Trash \([1-9]/ } )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		`Cy ${ mark }`
	);
	// The form below the dialog was not submitted.
	await see( page.getByText( 'Saved.', { exact: true } ) ).toHaveCount( 0 );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'the trash restores, and deletes permanently', async () => {
	for ( const { profileId } of [ ana, bo, cy ] ) {
		await as.manager.delete( profile( profileId ) );
	}
	const { page, complaints, close } = await openAdmin(
		browser,
		`svc-people&trash=1&search=${ mark }`
	);
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Trash'
	);
	await see( page.getByRole( 'row' ) ).toHaveCount( 4 );
	await see( page ).toHaveURL( /trash=1/ );
	expect( await problems( page ) ).toEqual( [] );
	await pictures( page, 'trash' );

	await choose( page, 'Ana', 'Bo' );
	await act( page, 'Restore' );
	await see( page.getByRole( 'row' ) ).toHaveCount( 2 );
	expect( await stateOf( bo.profileId ) ).toMatchObject( {
		first_name: 'Bo',
	} );

	await choose( page, 'Cy' );
	await act( page, 'Delete permanently' );
	await see(
		page.getByText( 'No profiles in the Trash match your search.' )
	).toBeVisible();

	await page.getByRole( 'link', { name: 'All', exact: true } ).click();
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'People'
	);
	expect( complaints ).toEqual( [] );
	await close();
} );
