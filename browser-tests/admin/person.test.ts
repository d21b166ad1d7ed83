import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { control } from '../../contract-tests/support/control';
import { profile } from '../../contract-tests/support/paths';
import {
	newMark,
	people,
	stateOf,
	type Person,
} from '../../contract-tests/support/people';
import { as } from '../../contract-tests/support/world';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
let ana: Person, bo: Person;

beforeAll( async () => {
	browser = await launch();
	[ ana, bo ] = ( await people(
		{ first_name: 'Ana', last_name: mark },
		{ first_name: 'Bo', last_name: mark }
	) ) as [ Person, Person ];
} );
afterAll( () => browser?.close() );

const open = ( { profileId }: Person ) =>
	openAdmin( browser, `svc-people&person=${ profileId }` );

describe( 'one person', () => {
	it( 'is changed in every kind of field, and only that', async () => {
		const photo = await control.attach();
		const { page, complaints, close } = await open( bo );
		const save = page.getByRole( 'button', { name: 'Save' } );
		await see( save ).toBeDisabled();
		await page.getByLabel( 'Job title' ).fill( 'Cook “à la carte”' );
		await page.getByLabel( 'LinkedIn' ).fill( 'https://example.com/bo' );
		await page.getByLabel( 'Department' ).fill( mark );
		await page.getByLabel( 'Start date' ).fill( '2026-03-01' );
		const manager = page.getByRole( 'combobox', {
			name: 'Manager',
			exact: true,
		} );
		await manager.fill( `Ana ${ mark }` );
		await page.getByRole( 'option', { name: `Ana ${ mark }` } ).click();
		const skills = page.getByRole( 'combobox', { name: 'Skills' } );
		await skills.fill( 'Spanish' );
		await skills.press( 'Enter' );
		await page.getByRole( 'button', { name: 'Choose photo' } ).click();
		await page.getByRole( 'tab', { name: 'Media Library' } ).click();
		await page.locator( `li.attachment[data-id="${ photo.id }"]` ).click();
		await page.getByRole( 'button', { name: 'Use this photo' } ).click();
		await save.click();
		await see( page.getByTestId( 'snackbar' ) ).toHaveText( /Saved/ );
		await see( save ).toBeDisabled();
		expect( await stateOf( bo.profileId ) ).toMatchObject( {
			job_title: 'Cook “à la carte”',
			avatar_id: photo.id,
			social: { linkedin: 'https://example.com/bo' },
			meta: { svc_department: mark, svc_reports_to: ana.id },
		} );
		const { body } = await as.manager.get(
			`/users/v1/intranet/profile/${ bo.id }`
		);
		expect( body ).toMatchObject( {
			start_date: '2026-03-01',
			skills: [ 'Spanish' ],
		} );
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'person' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'has a manager who is found by job title and department, too', async () => {
		const { page, complaints, close } = await open( ana );
		const manager = page.getByRole( 'combobox', {
			name: 'Manager',
			exact: true,
		} );
		await manager.fill( 'à la carte' );
		await see(
			page.getByRole( 'option', { name: `Bo ${ mark }` } )
		).toBeVisible( { timeout: 30_000 } );
		await manager.fill( mark );
		await page
			.getByRole( 'option', { name: `Bo ${ mark }` } )
			.click( { timeout: 30_000 } );
		await see( manager ).toHaveValue( `Bo ${ mark }` );
		await manager.fill( 'qqqqqqqq' );
		await see( page.getByText( 'No items found' ) ).toBeVisible( {
			timeout: 30_000,
		} );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'is not saved while something is wrong, and the field says what', async () => {
		const { page, complaints, close } = await open( ana );
		await page.getByLabel( 'Phone' ).fill( 'call me' );
		await page.getByLabel( 'First name' ).fill( '' );
		await page.getByLabel( 'First name' ).press( 'Enter' );
		await see( page.getByLabel( 'First name' ) ).toBeFocused();
		await see( page.getByText( 'This is required.' ) ).toBeVisible();
		await see( page.getByLabel( 'Phone' ) ).toHaveAccessibleDescription(
			/digits, spaces/
		);
		expect( await problems( page ) ).toEqual( [] );
		expect( await stateOf( ana.profileId ) ).toMatchObject( {
			first_name: 'Ana',
		} );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'has the server’s complaints at its fields', async () => {
		const { page, complaints, close } = await open( ana );
		const manager = page.getByRole( 'combobox', {
			name: 'Manager',
			exact: true,
		} );
		await manager.fill( `Bo ${ mark }` );
		await page.getByRole( 'option', { name: `Bo ${ mark }` } ).click();
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await see(
			page.getByText( `Bo ${ mark } → Ana ${ mark }` )
		).toBeVisible();
		expect( complaints.filter( ( one ) => ! /400/.test( one ) ) ).toEqual(
			[]
		);
		await close();
	} );

	it( 'is not left unsaved without a question', async () => {
		const { page, complaints, close } = await open( ana );
		await page.getByLabel( 'Company' ).fill( 'Elsewhere' );
		await page.getByRole( 'link', { name: 'All people' } ).last().click();
		const dialog = page.getByRole( 'dialog' );
		await see( dialog ).toContainText( 'unsaved changes' );
		expect( await problems( page ) ).toEqual( [] );
		await dialog.getByRole( 'button', { name: 'Stay' } ).click();
		await see( page.getByLabel( 'Company' ) ).toHaveValue( 'Elsewhere' );
		await page.getByRole( 'link', { name: 'All people' } ).last().click();
		await dialog.getByRole( 'button', { name: 'Leave' } ).click();
		await see( page.getByRole( 'table' ) ).toBeVisible();
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'that another administrator has changed is shown in both versions', async () => {
		const { page, complaints, close } = await open( ana );
		await page.getByLabel( 'Company' ).fill( 'Mine' );
		await page.getByLabel( 'Job title' ).fill( 'Captain' );
		await as.manager.put( profile( ana.profileId ), {
			company: 'Theirs',
			phone: '12',
		} );
		await page.getByRole( 'button', { name: 'Save' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await see( dialog.getByRole( 'row' ) ).toHaveCount( 3 );
		await see(
			dialog.getByRole( 'row', { name: /Company/ } )
		).toContainText( 'Theirs' );
		await see( dialog.getByRole( 'row', { name: /Phone/ } ) ).toContainText(
			'12'
		);
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'two-versions' );
		await dialog
			.getByRole( 'radio', { name: 'Company: keep the other version' } )
			.check();
		await dialog.getByRole( 'button', { name: 'Save' } ).click();
		await see( page.getByTestId( 'snackbar' ) ).toHaveText( /Saved/ );
		expect( await stateOf( ana.profileId ) ).toMatchObject( {
			company: 'Theirs',
			phone: '12',
			job_title: 'Captain',
		} );
		expect( complaints.filter( ( one ) => ! /412/.test( one ) ) ).toEqual(
			[]
		);
		await close();
	} );
} );

it( 'an address without a person says so', async () => {
	const { page, close } = await openAdmin(
		browser,
		'svc-people&person=99999999'
	);
	await see(
		page.getByText( 'There is no such profile.' ).first()
	).toBeVisible();
	await close();
} );
