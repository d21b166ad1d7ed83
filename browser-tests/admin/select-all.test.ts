import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import {
	newMark,
	people,
	stateOf,
	type Person,
} from '../../contract-tests/support/people';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
/** Two pages of ten; the last one is a realtor partner, and Zed is the manager of Kim0. */
let all: Person[];
let zed: Person;
const size = 13;

beforeAll( async () => {
	browser = await launch();
	[ zed ] = ( await people( {
		first_name: 'Zed',
		last_name: `${ mark }b`,
		meta: { svc_department: 'First' },
	} ) ) as [ Person ];
	all = await people(
		...Array.from( { length: size - 2 }, ( _, at ) => ( {
			first_name: `Kim${ String.fromCharCode( 97 + at ) }`,
			last_name: `${ mark }a`,
			meta: {
				svc_department: 'First',
				...( at === 0 && { svc_reports_to: zed.id } ),
			},
		} ) ),
		{
			first_name: 'Rae',
			last_name: `${ mark }c`,
			role: 'realtor_partner',
			meta: { svc_department: 'First' },
		}
	);
	all.push( zed );
} );
afterAll( () => browser?.close() );

const slow = { timeout: 60_000 };

const open = () =>
	openAdmin( browser, `svc-people&search=${ mark }&per_page=10` );

const footer = ( page: Page ) =>
	page.locator( '.dataviews-bulk-actions-footer__container' );

const told = ( page: Page, text: string ) =>
	page.getByTestId( 'snackbar' ).filter( { hasText: text } );

async function selectAll( page: Page ) {
	await see( page.getByRole( 'row' ) ).toHaveCount( 11 );
	await footer( page ).getByRole( 'checkbox' ).check();
	await see(
		page.getByText( 'All 10 people on this page are selected.' )
	).toBeVisible();
	await page
		.getByRole( 'button', {
			name: `Select all ${ size } people that match`,
		} )
		.click();
	await see(
		page.getByText( `All ${ size } people are selected.` )
	).toBeVisible();
}

const departments = async () =>
	Promise.all(
		all.map(
			async ( { profileId } ) =>
				(
					( await stateOf( profileId ) )[ 'meta' ] as Record<
						string,
						unknown
					>
				 )[ 'svc_department' ]
		)
	);

const times = ( value: string ) => all.map( () => value );

describe( 'all that match', () => {
	it( 'are changed on all pages, and changed back', async () => {
		const { page, complaints, close } = await open();
		await selectAll( page );
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'people-select-all' );
		await footer( page )
			.getByRole( 'button', { name: 'Change department' } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		await see( dialog ).toContainText( `${ size } people are selected:` );
		const field = dialog.getByRole( 'combobox', { name: 'Department' } );
		await see( field ).toBeFocused();
		await see( field ).toHaveValue( 'First' );
		await field.fill( 'Second' );
		expect( await problems( page ) ).toEqual( [] );
		await dialog
			.getByRole( 'button', { name: 'Change department' } )
			.click();
		await see( dialog ).toBeHidden( slow );
		await see(
			told( page, `Department of ${ size } people changed.` )
		).toBeVisible();
		expect( await departments() ).toEqual( times( 'Second' ) );
		await see( page.getByText( 'are selected.' ) ).toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await see( told( page, 'Departments restored.' ) ).toBeVisible( slow );
		expect( await departments() ).toEqual( times( 'First' ) );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'are changed as far as each may be, and refusals of other pages have names', async () => {
		const { page, complaints, close } = await open();
		await selectAll( page );
		await footer( page )
			.getByRole( 'button', { name: 'Change manager' } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		// Partners have no manager.
		await see( dialog ).toContainText(
			`${ size - 1 } people are selected:`
		);
		const manager = dialog.getByRole( 'combobox', { name: 'Manager' } );
		await see( manager ).toBeFocused();
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		await see( dialog ).toBeHidden();

		await footer( page )
			.getByRole( 'button', { name: 'Change role' } )
			.click();
		await page.route( /profiles\/\d+/, async ( route ) => {
			const refused = route
				.request()
				.url()
				.includes( `profiles/${ zed.profileId }` );
			await ( refused
				? route.fulfill( {
						status: 409,
						json: {
							code: 'rest_conflict',
							message: 'Not this one.',
							data: { status: 409 },
						},
					} )
				: route.continue() );
		} );
		await dialog.getByRole( 'radio', { name: 'Assistant' } ).check();
		await dialog.getByRole( 'button', { name: 'Change role' } ).click();
		// Zed is on the second page.
		await see( dialog.getByRole( 'listitem' ) ).toHaveText(
			`Zed ${ mark }bNot this one.`,
			slow
		);
		await see( dialog ).toContainText( `${ size - 1 } were changed.` );
		expect( await problems( page ) ).toEqual( [] );
		await page.unroute( /profiles\/\d+/ );
		await dialog
			.getByRole( 'button', { name: 'Close', exact: true } )
			.last()
			.click();
		await see(
			page.getByRole( 'cell', { name: 'Assistant' } )
		).toHaveCount( 10 );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await see( told( page, 'Roles restored.' ) ).toBeVisible( slow );
		expect( complaints.filter( ( one ) => ! /409/.test( one ) ) ).toEqual(
			[]
		);
		await close();
	} );

	it( 'are stopped half-way', async () => {
		const { page, close } = await open();
		await selectAll( page );
		await footer( page )
			.getByRole( 'button', { name: 'Change department' } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		await dialog
			.getByRole( 'combobox', { name: 'Department' } )
			.fill( 'Half' );
		let asked = 0;
		await page.route( /profiles\/\d+/, async ( route ) => {
			asked++;
			if ( asked === 3 ) {
				await dialog.getByRole( 'button', { name: 'Stop' } ).click();
			}
			await route.continue();
		} );
		await dialog
			.getByRole( 'button', { name: 'Change department' } )
			.click();
		await see(
			told( page, 'Department of 3 people changed.' )
		).toBeVisible( slow );
		const now = await departments();
		expect( now.filter( ( one ) => one === 'Half' ) ).toHaveLength( 3 );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await see( told( page, 'Departments restored.' ) ).toBeVisible( slow );
		await close();
	} );

	it( 'are not acted on where they cannot be read', async () => {
		const { page, close } = await open();
		await selectAll( page );
		await page.route( /per_page=100/, ( route ) =>
			route.abort( 'internetdisconnected' )
		);
		await footer( page )
			.getByRole( 'button', { name: 'Change department' } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		await see( dialog ).toContainText( 'could not be reached' );
		await see(
			dialog.getByRole( 'combobox', { name: 'Department' } )
		).toHaveCount( 0 );
		await page.unroute( /per_page=100/ );
		await dialog.getByRole( 'button', { name: 'Try again' } ).click();
		await see(
			dialog.getByRole( 'combobox', { name: 'Department' } )
		).toBeFocused( slow );
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		await close();
	} );

	it( 'say that the people to choose from cannot be read', async () => {
		const { page, close } = await open();
		await selectAll( page );
		await footer( page )
			.getByRole( 'button', { name: 'Change manager' } )
			.click();
		const manager = page
			.getByRole( 'dialog' )
			.getByRole( 'combobox', { name: 'Manager' } );
		await see( manager ).toBeFocused( slow );
		await page.route( /directory/, ( route ) => route.abort() );
		await manager.pressSequentially( 'Zed' );
		await see( page.getByRole( 'dialog' ).getByRole( 'alert' ) ).toHaveText(
			/could not be reached/
		);
		await see( manager ).toHaveAccessibleDescription(
			/could not be reached/
		);
		await see( page.getByRole( 'listbox' ) ).toBeHidden();
		await see(
			page.getByRole( 'dialog' ).locator( '.components-spinner' )
		).toHaveCount( 0 );
		await page.unroute( /directory/ );
		await manager.fill( 'a' );
		await see( page.getByRole( 'listbox' ) ).toBeVisible();
		await see(
			page.getByRole( 'dialog' ).getByRole( 'alert' )
		).toHaveCount( 0 );
		await close();
	} );

	it( 'are not meant by the action of one row, nor after another search', async () => {
		const { page, complaints, close } = await open();
		await selectAll( page );
		const row = page.getByRole( 'row' ).filter( {
			has: page.getByRole( 'link', { name: `Kimb ${ mark }a` } ),
		} );
		await row.getByRole( 'button', { name: 'Actions' } ).click();
		await page
			.getByRole( 'menuitem', { name: 'Change department' } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		await see( dialog ).toContainText( `Kimb ${ mark }a` );
		await see( dialog ).not.toContainText( 'are selected' );
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();

		await page.getByRole( 'button', { name: 'Next page' } ).click();
		await see( page.getByRole( 'row' ) ).toHaveCount( size - 10 + 1 );
		await see(
			page.getByRole( 'checkbox', { name: `Zed ${ mark }b` } )
		).toBeChecked();
		await page.getByRole( 'searchbox' ).fill( `${ mark }a` );
		await see( page.getByRole( 'row' ) ).toHaveCount( 11 );
		await see( page.getByText( 'people are selected.' ) ).toHaveCount( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'are exported, and moved to the trash and back', async () => {
		const { page, complaints, close } = await open();
		await selectAll( page );
		await footer( page ).getByRole( 'button', { name: 'Export' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await see( dialog ).toContainText( `Export ${ size } people as` );
		const saved = page.waitForEvent( 'download' );
		await dialog.getByRole( 'button', { name: 'Export' } ).click();
		const url = new URL( ( await saved ).url() );
		expect( url.search ).toContain( `search=${ mark }` );
		expect( url.search ).not.toContain( 'include' );

		await footer( page )
			.getByRole( 'button', { name: 'Move to Trash' } )
			.click();
		await see( dialog ).toContainText( `${ size } people are selected:` );
		await dialog.getByRole( 'button', { name: 'Move to Trash' } ).click();
		await see( dialog ).toBeHidden( slow );
		await see( page.getByText( 'No people match' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await see(
			told( page, `${ size } profiles restored from the Trash.` )
		).toBeVisible( slow );
		expect( await departments() ).toEqual( times( 'First' ) );
		expect( await stateOf( all[ 0 ]!.profileId ) ).toMatchObject( {
			meta: { svc_reports_to: zed.id },
		} );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );
