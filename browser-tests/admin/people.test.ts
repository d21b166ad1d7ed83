import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { control } from '../../contract-tests/support/control';
import {
	newMark,
	people,
	stateOf,
	type Person,
} from '../../contract-tests/support/people';
import { world } from '../../contract-tests/support/world';
import { openAdmin, pictures, problems, welcomeDismissed } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
let ana: Person, bo: Person, cy: Person, dee: Person;

beforeAll( async () => {
	browser = await launch();
	[ ana ] = ( await people( { first_name: 'Ana', last_name: mark } ) ) as [
		Person,
	];
	const under = { meta: { svc_department: mark, svc_reports_to: ana.id } };
	[ bo, cy, dee ] = ( await people(
		{ first_name: 'Bo', last_name: mark, ...under },
		{ first_name: 'Cy', last_name: mark, ...under },
		{ first_name: 'Dee', last_name: mark, role: 'realtor_partner' }
	) ) as [ Person, Person, Person ];
} );
afterAll( () => browser?.close() );

const list = ( more = '' ) =>
	openAdmin( browser, `svc-people&search=${ mark }${ more }` );

describe( 'the list of people', () => {
	it( 'is there without a request, and reads well for everybody', async () => {
		const asked: string[] = [];
		// An account of its own: the welcome, which asks for its steps, is dismissed.
		const [ administrator ] = await control.createUsers( [
			{ login: `${ world.token }-${ mark }`, role: 'administrator' },
		] );
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-people',
			{ as: administrator! }
		);
		const saved = welcomeDismissed( page );
		await page.getByRole( 'button', { name: 'Dismiss' } ).click();
		await saved;
		await page.waitForLoadState( 'networkidle' );
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await page.reload();
		await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			'People'
		);
		await see( page.getByRole( 'table' ) ).toBeVisible();
		expect( asked.filter( ( url ) => /users\/v1/.test( url ) ) ).toEqual(
			[]
		);
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'people' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'searches, filters and sorts on the server, and says so in its address', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-people'
		);
		await page.getByRole( 'searchbox' ).fill( mark );
		await see( page.getByRole( 'row' ) ).toHaveCount( 5 );
		await see( page ).toHaveURL( new RegExp( `search=${ mark }` ) );

		await page
			.getByRole( 'button', { name: 'Filter by: role' } )
			.or( page.getByText( 'Role', { exact: true } ).first() )
			.first()
			.click();
		await page
			.getByRole( 'option', { name: 'Realtor Partner (1)' } )
			.click();
		await see( page.getByRole( 'row' ) ).toHaveCount( 2 );
		await see( page ).toHaveURL( /role=realtor_partner/ );

		await page.reload();
		await see( page.getByRole( 'row' ) ).toHaveCount( 2 );
		await see(
			page.getByRole( 'link', { name: `Dee ${ mark }` } )
		).toBeVisible();
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'is narrowed by manager, whose name is found by searching', async () => {
		const { page, complaints, close } = await list();
		await page.getByRole( 'button', { name: 'Add filter' } ).click();
		await page.getByRole( 'menuitem', { name: 'Manager' } ).click();
		await page
			.getByRole( 'combobox', { name: 'Manager' } )
			.fill( `Ana ${ mark }` );
		await page.getByRole( 'option', { name: `Ana ${ mark }` } ).click();
		await see( page ).toHaveURL( new RegExp( `manager=${ ana.id }` ) );
		await see( page.getByRole( 'row' ) ).toHaveCount( 3 );
		await page.reload();
		await see(
			page.getByText( `Manager is: Ana ${ mark }` )
		).toBeVisible();
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'opens a person, and is there again after the way back', async () => {
		const { page, complaints, close } = await list();
		await page.getByRole( 'link', { name: `Bo ${ mark }` } ).click();
		const heading = page.getByRole( 'heading', { level: 1 } );
		await see( heading ).toHaveText( `Bo ${ mark }` );
		await see( heading ).toBeFocused();
		await see( page ).toHaveTitle( new RegExp( `^Bo ${ mark } ‹` ) );
		await page.goBack();
		await see( page.getByRole( 'row' ) ).toHaveCount( 5 );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

describe( 'several people at once', () => {
	it( 'get another manager, and theirs again; who may not is told by name', async () => {
		const { page, complaints, close } = await list();
		for ( const name of [ 'Ana', 'Bo' ] ) {
			await page
				.getByRole( 'checkbox', { name: `${ name } ${ mark }` } )
				.check();
		}
		await page.getByRole( 'button', { name: 'Change manager' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await see(
			dialog.getByRole( 'combobox', { name: 'Manager' } )
		).toBeFocused();
		await see( dialog ).toContainText( '2 people are selected:' );
		expect( await problems( page ) ).toEqual( [] );
		await dialog
			.getByRole( 'combobox', { name: 'Manager' } )
			.fill( `Cy ${ mark }` );
		await dialog.getByRole( 'option', { name: `Cy ${ mark }` } ).click();
		await dialog.getByRole( 'button', { name: 'Change manager' } ).click();
		// Cy reports to Ana, who cannot report to Cy.
		await see( dialog.getByRole( 'listitem' ) ).toHaveCount( 1 );
		await see( dialog.getByRole( 'listitem' ) ).toContainText(
			`Ana ${ mark }`
		);
		await see( dialog.getByRole( 'listitem' ) ).toContainText( '→' );
		await dialog
			.getByRole( 'button', { name: 'Close', exact: true } )
			.last()
			.click();
		await see(
			page.getByRole( 'checkbox', { name: `Ana ${ mark }` } )
		).toBeChecked();
		await see(
			page.getByRole( 'checkbox', { name: `Bo ${ mark }` } )
		).not.toBeChecked();
		expect( await stateOf( bo.profileId ) ).toMatchObject( {
			meta: { svc_reports_to: cy.id },
		} );

		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await see(
			page
				.getByTestId( 'snackbar' )
				.filter( { hasText: 'Managers restored' } )
		).toBeVisible();
		expect( await stateOf( bo.profileId ) ).toMatchObject( {
			meta: { svc_reports_to: ana.id },
		} );
		expect( complaints.filter( ( one ) => ! /400/.test( one ) ) ).toEqual(
			[]
		);
		await close();
	} );

	it( 'get another role, and Undo gives them theirs with their manager', async () => {
		const { page, complaints, close } = await list( '&manager=' + ana.id );
		await page
			.getByRole( 'checkbox', { name: 'Select all' } )
			.first()
			.check();
		await page.getByRole( 'button', { name: 'Change role' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByRole( 'radio', { name: 'Realtor Partner' } ).check();
		await dialog.getByRole( 'button', { name: 'Change role' } ).click();
		await see( dialog ).toBeHidden();
		expect( await stateOf( cy.profileId ) ).toMatchObject( {
			role: 'realtor_partner',
		} );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await see(
			page
				.getByTestId( 'snackbar' )
				.filter( { hasText: 'Roles restored' } )
		).toBeVisible();
		for ( const { profileId } of [ bo, cy ] ) {
			expect( await stateOf( profileId ) ).toMatchObject( {
				role: 'staff',
				meta: { svc_reports_to: ana.id },
			} );
		}
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'get another department, and theirs again', async () => {
		const { page, complaints, close } = await list( '&manager=' + ana.id );
		await page
			.getByRole( 'checkbox', { name: 'Select all' } )
			.first()
			.check();
		await page.getByRole( 'button', { name: 'Change department' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await dialog
			.getByRole( 'combobox', { name: 'Department' } )
			.fill( `${ mark } two` );
		await dialog
			.getByRole( 'button', { name: 'Change department' } )
			.click();
		await see( dialog ).toBeHidden();
		await see(
			page.getByRole( 'cell', { name: `${ mark } two` } )
		).toHaveCount( 2 );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await see(
			page.getByRole( 'cell', { name: mark, exact: true } )
		).toHaveCount( 2 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'are moved to the trash once it is said what becomes of the rest', async () => {
		const { page, complaints, close } = await list();
		const row = page.getByRole( 'row' ).filter( {
			has: page.getByRole( 'link', { name: `Ana ${ mark }` } ),
		} );
		await row.getByRole( 'button', { name: 'Actions' } ).click();
		await page.getByRole( 'menuitem', { name: 'Move to Trash' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await see( dialog ).toContainText( 'The account is kept' );
		await see( dialog ).toContainText(
			`2 people report to Ana ${ mark } and will have no manager.`
		);
		await dialog.getByRole( 'button', { name: 'Move to Trash' } ).click();
		await see( dialog ).toBeHidden();
		await see( page.getByRole( 'row' ) ).toHaveCount( 4 );
		expect( await stateOf( cy.profileId ) ).toMatchObject( {
			meta: { svc_reports_to: null },
		} );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

it( 'a search without results says so, and can be cleared', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people&search=qqqqqqqq'
	);
	await see( page.getByText( 'No people match your search.' ) ).toBeVisible();
	await page
		.getByRole( 'button', { name: 'Clear search and filters' } )
		.click();
	await see( page.getByRole( 'table' ) ).toBeVisible();
	expect( complaints ).toEqual( [] );
	expect( dee.profileId ).toBeGreaterThan( 0 );
	await close();
} );
