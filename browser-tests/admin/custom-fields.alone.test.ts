import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { control } from '../../contract-tests/support/control';
import {
	accounts,
	newMark,
	people,
	stateOf,
	type Person,
} from '../../contract-tests/support/people';
import { profile, profileOf } from '../../contract-tests/support/paths';
import { as } from '../../contract-tests/support/world';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';
import { useOnce } from '../../contract-tests/support/windows';

const option = 'svc_fixture_meta_keys';
const mark = newMark();
let browser: Browser;
let kim: Person;
beforeAll( async () => {
	browser = await launch();
	await control.setOption( option, {
		pronouns: { label: 'Pronouns', visibility: 'public', searchable: true },
		desk: { type: 'integer', label: 'Desk', visibility: 'intranet' },
		keys: { type: 'boolean', label: 'Has keys', visibility: 'private' },
	} );
	[ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
} );
afterAll( async () => {
	await control.clearOption( option );
	await browser?.close();
} );

describe( 'the fields of the site', () => {
	it( 'are saved, and complained about where they stand', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			`svc-people&person=${ kim.profileId }`
		);
		const save = page.getByRole( 'button', { name: 'Save' } );
		const desk = page.getByLabel( 'Desk' );
		const pronouns = page.getByLabel( 'Pronouns' );
		await see( desk ).toHaveAccessibleDescription(
			'Visible to colleagues.'
		);
		await desk.fill( 'by the window' );
		await pronouns.fill( 'x'.repeat( 501 ) );
		await page.getByLabel( 'Has keys' ).check();
		await save.click();
		await see( pronouns ).toBeFocused();
		await see( pronouns ).toHaveAccessibleDescription(
			'This may have at most 500 characters; it has 501.'
		);
		await see( desk ).toHaveAccessibleDescription(
			'This must be a whole number.'
		);
		expect( await problems( page ) ).toEqual( [] );
		await desk.scrollIntoViewIfNeeded();
		await pictures( page, 'custom-fields' );
		expect( ( await stateOf( kim.profileId ) ).meta ).toMatchObject( {
			keys: null,
		} );

		await pronouns.fill( 'they/them' );
		await desk.fill( '-12' );
		await save.click();
		await see( page.getByTestId( 'snackbar' ) ).toHaveText( /Saved/ );
		expect( ( await stateOf( kim.profileId ) ).meta ).toMatchObject( {
			pronouns: 'they/them',
			desk: -12,
			keys: true,
		} );

		await desk.fill( '' );
		await pronouns.fill( '' );
		await page.getByLabel( 'Has keys' ).uncheck();
		await save.click();
		await see
			.poll( async () => ( await stateOf( kim.profileId ) ).meta )
			.toMatchObject( { pronouns: null, desk: null, keys: false } );
		await page.reload();
		await see( desk ).toHaveValue( '' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'are there when a person is added', async () => {
		const [ account ] = await accounts( 1 );
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-people-add'
		);
		await page
			.getByRole( 'radio', { name: 'An existing account' } )
			.check();
		await page
			.getByRole( 'combobox', { name: 'Account' } )
			.fill( account!.login );
		await page.getByRole( 'option', { name: account!.login } ).click();
		await page.getByLabel( 'First name' ).fill( 'Ana' );
		await page.getByLabel( 'Last name' ).fill( mark );
		await page.getByLabel( 'E-mail' ).fill( 'ana@example.com' );
		await page.getByLabel( 'Desk' ).fill( '7' );
		await page.getByLabel( 'Pronouns' ).fill( 'she/her' );
		await page.getByRole( 'button', { name: 'Add', exact: true } ).click();
		await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			`Ana ${ mark }`
		);
		const { body } = await as.manager.get( profileOf( account!.id ) );
		expect( body ).toMatchObject( {
			meta: { desk: 7, pronouns: 'she/her' },
		} );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'are read in one’s own profile, by those who may see them', async () => {
		await as.manager.put( profile( kim.profileId ), {
			meta: { pronouns: 'they/them', desk: 12, keys: true },
		} );
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-people-me',
			{ as: kim }
		);
		const facts = page.getByRole( 'region', {
			name: 'Managed by your administrator',
		} );
		for ( const [ label, value ] of [
			[ 'Pronouns', 'they/them' ],
			[ 'Desk', '12' ],
			[ 'Has keys', 'Yes' ],
			[ 'Last name', mark ],
		] as const ) {
			await see(
				facts.getByText( label, { exact: true } ).locator( '+ dd' )
			).toHaveText( value );
		}
		await see( page.getByLabel( 'Pronouns' ) ).toHaveCount( 0 );
		await see( page.getByRole( 'region', { name: 'More' } ) ).toHaveCount(
			0
		);
		expect( await problems( page ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'are explained in the settings', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-people-settings'
		);
		await see( page.getByText( 'Pronouns' ).first() ).toBeVisible();
		await see( page.getByText( 'Has keys' ).first() ).toBeVisible();
		expect( await problems( page ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

/** Loads the page as if the field table had another row, which the API does not know. */
async function withPager( page: Page ) {
	useOnce( page );
	await page.addInitScript( () => {
		const pager = {
			name: 'pager',
			label: 'Pager',
			group: 'profile',
			kind: 'text',
			required: false,
			editor: 'owner',
			listed: true,
			max: 4,
		};
		let data: Window[ 'svcAdmin' ];
		Object.defineProperty( window, 'svcAdmin', {
			get: () => data,
			set( given: { fields: object[] } ) {
				given.fields.push( pager );
				data = given as typeof data;
			},
		} );
	} );
	await page.reload();
}

describe( 'a new field of the field table', () => {
	it.each( [
		[ 'svc-people-me', true ],
		[ 'svc-people&person=', false ],
	] as const )( 'can be edited: %s', async ( query, isOwn ) => {
		const { page, close } = await openAdmin(
			browser,
			isOwn ? query : `${ query }${ kim.profileId }`,
			isOwn ? { as: kim } : {}
		);
		await withPager( page );
		const pager = page
			.getByRole( 'region', { name: 'More' } )
			.getByLabel( 'Pager' );
		const save = page.getByRole( 'button', { name: 'Save' } );
		await pager.fill( '12345' );
		await save.click();
		await see( pager ).toHaveAccessibleDescription( /at most 4/ );
		await pager.fill( '1234' );
		await see( pager ).toHaveAccessibleDescription( '' );
		// The server's error is at the field that was sent.
		await save.click();
		await see( pager ).toHaveAccessibleDescription( /./ );
		expect( await problems( page ) ).toEqual( [] );
		await close();
	} );

	it( 'is asked for when a person is added', async () => {
		const { page, close } = await openAdmin( browser, 'svc-people-add' );
		await withPager( page );
		await see(
			page.getByRole( 'region', { name: 'More' } ).getByLabel( 'Pager' )
		).toBeVisible();
		await close();
	} );

	it( 'is a column of the list', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			`svc-people&search=${ mark }`
		);
		const withColumn = new URL( page.url() );
		withColumn.searchParams.set( 'columns', 'pager,email' );
		await page.goto( withColumn.href );
		await see(
			page.getByRole( 'columnheader', { name: 'E-mail' } )
		).toBeVisible();
		await see( page.getByText( 'Pager' ) ).toHaveCount( 0 );
		await withPager( page );
		// The list drops columns that it does not know from its address.
		await page.goto( withColumn.href );
		await see(
			page.getByRole( 'columnheader', { name: 'Pager' } )
		).toBeVisible();
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );
