import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixture } from '../../contract-tests/support/bookmarks';
import { launch } from '../../contract-tests/support/browser';
import { control, deleteAccount } from '../../contract-tests/support/control';
import { profiles } from '../../contract-tests/support/paths';
import { accounts, newMark } from '../../contract-tests/support/people';
import { host } from '../../contract-tests/support/site';
import { as, world } from '../../contract-tests/support/world';
import { overflow } from '../support/page-with';
import { holdWrites, openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
beforeAll( async () => {
	browser = await launch();
} );
afterAll( () => browser?.close() );

const ofUser = async ( id: number ) =>
	( await as.manager.get( `${ profiles }/user/${ id }` ) ).body;

/** Account, profile, intranet profile and invitation are requests one after the other. */
const slow = { timeout: 30_000 };

const add = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Add', exact: true } );

it( 'the form begins with the person, tells the rule for usernames, and suggests one', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people-add'
	);
	const sections = page.locator( '.svc-form__main .svc-section h2' );
	await see( sections.first() ).toHaveText( 'Name and role' );
	await see( sections.nth( 2 ) ).toHaveText( 'Account' );
	const username = page.getByLabel( 'Username' );
	await see( username ).toHaveAccessibleDescription(
		host.network ? /At least 4 lower case letters/ : /Letters without/
	);
	expect( await problems( page ) ).toEqual( [] );
	await pictures( page, 'add' );
	await page.setViewportSize( { width: 320, height: 800 } );
	await see.poll( () => overflow( page ) ).toBe( 0 );

	await page.getByLabel( 'First name' ).fill( 'Zoë' );
	await page.getByLabel( 'Last name' ).fill( 'Ruiz' );
	await see( username ).toHaveValue( host.network ? 'zoeruiz' : 'zoe.ruiz' );
	await page.getByLabel( 'E-mail' ).fill( 'z.ruiz2@example.com' );
	await see( username ).toHaveValue( host.network ? 'zruiz2' : 'z.ruiz2' );
	await username.fill( 'a/b' );
	await page.getByLabel( 'First name' ).fill( '' );
	await see( username ).toHaveAttribute( 'aria-invalid', 'true' );
	await add( page ).click();
	await see( page.getByText( 'Nothing was saved' ).first() ).toBeVisible();
	await see( page.getByLabel( 'First name' ) ).toBeFocused();
	await see( username ).toHaveValue( 'a/b' );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'an account that is there gets a profile', async () => {
	const [ account ] = await accounts( 1 );
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people-add'
	);
	await page.getByRole( 'radio', { name: 'An existing account' } ).check();
	await add( page ).click();
	await see( page.getByText( 'Nothing was saved' ).first() ).toBeVisible();
	expect( await problems( page ) ).toEqual( [] );

	const picker = page.getByRole( 'combobox', { name: 'Account' } );
	// By e-mail, which the list does not show.
	await picker.fill( `${ account!.login }@` );
	await page.getByRole( 'option', { name: account!.login } ).click();
	await page.getByLabel( 'First name' ).fill( 'Ana' );
	await page.getByLabel( 'Last name' ).fill( mark );
	// The account's own, which may be another.
	await see( page.getByLabel( 'E-mail' ) ).not.toHaveValue( '' );
	await page.getByLabel( 'E-mail' ).fill( 'ana@example.com' );
	await page.getByLabel( 'Office' ).fill( 'Boulder' );
	await add( page ).click();
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		`Ana ${ mark }`
	);
	await see( page.getByLabel( 'Office' ) ).toHaveValue( 'Boulder' );
	expect( await ofUser( account!.id ) ).toMatchObject( { last_name: mark } );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'what is typed while a person is being added remains to be saved', async () => {
	const [ account, boss ] = await accounts( 2 );
	await as.manager.post( profiles, {
		user_id: boss!.id,
		first_name: 'Max',
		last_name: `${ mark } Boss`,
		email: `boss-${ mark }@example.com`,
		role: 'staff',
	} );
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people-add'
	);
	await page.getByRole( 'radio', { name: 'An existing account' } ).check();
	await page
		.getByRole( 'combobox', { name: 'Account' } )
		.fill( account!.login );
	await page.getByRole( 'option', { name: account!.login } ).click();
	await page.getByLabel( 'First name' ).fill( 'Eve' );
	await page.getByLabel( 'Last name' ).fill( mark );
	await page.getByLabel( 'E-mail' ).fill( 'eve@example.com' );
	const answer = await holdWrites( page );
	await add( page ).click();
	await page.getByLabel( 'Job title' ).fill( 'Baker' );
	await page.getByLabel( 'Office' ).fill( 'Boulder' );
	const manager = page.getByRole( 'combobox', {
		name: 'Manager',
		exact: true,
	} );
	await manager.fill( `${ mark } Boss` );
	await page.getByRole( 'option', { name: `${ mark } Boss` } ).click();
	answer();
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		`Eve ${ mark }`,
		slow
	);
	await see( page.getByLabel( 'Job title' ) ).toHaveValue( 'Baker' );
	await see( page.getByLabel( 'Office' ) ).toHaveValue( 'Boulder' );
	await see( manager ).toHaveValue( `Max ${ mark } Boss` );
	expect( await ofUser( account!.id ) ).toMatchObject( { job_title: '' } );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await see( page.getByText( 'Saved.' ).first() ).toBeVisible( slow );
	expect( await ofUser( account!.id ) ).toMatchObject( {
		job_title: 'Baker',
		meta: { svc_reports_to: boss!.id },
	} );

	await page.getByLabel( 'Job title' ).fill( 'Head baker' );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	await page.reload();
	await see( page.getByLabel( 'Job title' ) ).toHaveValue( 'Baker', slow );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'an e-mail address of an account offers that account, also one of another site', async () => {
	const [ account ] = await control.createUsers( [
		{
			login: `${ world.token }-${ mark }-elsewhere`,
			...( host.network && { site: 2 } ),
		},
	] );
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people-add'
	);
	await page.getByLabel( 'First name' ).fill( 'Cy' );
	await page.getByLabel( 'Last name' ).fill( mark );
	const email = `${ account!.login }@example.org`;
	await page.getByLabel( 'E-mail' ).fill( email );
	await see(
		page.getByText( `${ email } is the address of an account that exists` )
	).toBeVisible();
	expect( await problems( page ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Use this account' } ).focus();
	await page.keyboard.press( 'Enter' );
	await see( page.locator( '[data-field="user_id"]' ) ).toBeFocused();
	await see( page.getByRole( 'combobox', { name: 'Account' } ) ).toHaveValue(
		account!.login
	);
	await add( page ).click();
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		`Cy ${ mark }`
	);
	expect( await ofUser( account!.id ) ).toMatchObject( { email } );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a new account is made along, once, with WordPress’s own complaints, and its owner invited', async () => {
	const own = newMark();
	const login = `${ world.token }new${ own }`;
	const [ taken ] = await control.createUsers( [
		{ login: `${ world.token }${ own }` },
	] );
	const { page, close } = await openAdmin( browser, 'svc-people-add' );
	await see(
		page.getByRole( 'radio', { name: 'A new account' } )
	).toBeChecked();
	await page.getByLabel( 'First name' ).fill( 'Bo' );
	await page.getByLabel( 'Last name' ).fill( mark );
	await page.getByLabel( 'E-mail' ).fill( `${ login }@example.com` );
	await page.getByLabel( 'Username' ).fill( taken!.login );
	await page.getByLabel( /^Send an invitation/ ).check();
	await add( page ).click();
	await see( page.getByLabel( 'Username' ) ).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await see( page.getByLabel( 'Username' ) ).toBeFocused();
	await page.getByLabel( 'Username' ).fill( login );
	await add( page ).click();
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		`Bo ${ mark }`,
		slow
	);
	const { body } = await as.manager.get( '/wp/v2/users', {
		query: { search: login, context: 'edit' },
	} );
	const [ made ] = body as { id: number; roles: string[] }[];
	expect( made?.roles ).toEqual( [ 'subscriber' ] );
	await see(
		page.getByTestId( 'snackbar' ).filter( {
			hasText: 'The invitation will be sent in a moment.',
		} )
	).toBeVisible();
	await fixture( 'POST', '/outbox/run', {} );
	const mails = await fixture< { subject: string }[] >( 'POST', '/mails', {
		to: `${ login }@example.com`,
	} );
	// On a network, WordPress itself also tells that the password was changed when it creates an account by REST.
	expect(
		mails
			.map( ( { subject } ) => subject )
			.filter( ( subject ) => ! subject.includes( 'Password Changed' ) )
	).toEqual( [ '[Svc] Login Details' ] );
	await deleteAccount( made!.id );
	await close();
} );

it( 'an invitation that cannot be sent stays in the deliveries, and the person is added', async () => {
	const own = newMark();
	const login = `${ world.token }fail${ own }`;
	const { page, close } = await openAdmin( browser, 'svc-people-add' );
	await page.getByLabel( 'First name' ).fill( 'Di' );
	await page.getByLabel( 'Last name' ).fill( mark );
	await page.getByLabel( 'E-mail' ).fill( `fails-${ own }@example.com` );
	await page.getByLabel( 'Username' ).fill( login );
	await page.getByLabel( /^Send an invitation/ ).check();
	await add( page ).click();
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		`Di ${ mark }`,
		slow
	);
	await fixture( 'POST', '/outbox/run', {} );
	const { body } = await as.manager.get( '/wp/v2/users', {
		query: { search: login },
	} );
	const user_id = ( body as { id: number }[] )[ 0 ]!.id;
	const deliveries = await as.manager.get( '/users/v1/deliveries', {
		query: { user_id },
	} );
	expect( deliveries.body ).toMatchObject( {
		data: [ { status: 'waiting', error: 'The mailbox is full.' } ],
	} );
	await deleteAccount( user_id );
	await close();
} );
