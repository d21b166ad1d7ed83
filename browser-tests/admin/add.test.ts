import { expect as see, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { control, deleteAccount } from '../../contract-tests/support/control';
import { profiles } from '../../contract-tests/support/paths';
import { accounts, newMark } from '../../contract-tests/support/people';
import { as, world } from '../../contract-tests/support/world';
import { openAdmin, pictures, problems } from './support';

let browser: Browser;
const mark = newMark();
beforeAll( async () => {
	browser = await launch();
} );
afterAll( () => browser?.close() );

const ofUser = async ( id: number ) =>
	( await as.manager.get( `${ profiles }/user/${ id }` ) ).body;

it( 'an account that is there gets a profile', async () => {
	const [ account ] = await accounts( 1 );
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people-add'
	);
	expect( await problems( page ) ).toEqual( [] );
	await pictures( page, 'add' );
	await page.getByRole( 'button', { name: 'Add', exact: true } ).click();
	await see( page.getByText( 'Nothing was saved' ).first() ).toBeVisible();

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
	await page.getByRole( 'button', { name: 'Add', exact: true } ).click();
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		`Ana ${ mark }`
	);
	await see( page.getByLabel( 'Office' ) ).toHaveValue( 'Boulder' );
	expect( await ofUser( account!.id ) ).toMatchObject( { last_name: mark } );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a new account is made along, once, with WordPress’s own complaints', async () => {
	const login = `new${ mark }`;
	const [ taken ] = await control.createUsers( [
		{ login: `${ world.token }-${ mark }` },
	] );
	const { page, close } = await openAdmin( browser, 'svc-people-add' );
	await page.getByRole( 'radio', { name: 'A new account' } ).check();
	await page.getByLabel( 'Username' ).fill( taken!.login );
	await page.getByLabel( 'First name' ).fill( 'Bo' );
	await page.getByLabel( 'Last name' ).fill( mark );
	await page.getByLabel( 'E-mail' ).fill( `${ login }@example.com` );
	const add = page.getByRole( 'button', { name: 'Add', exact: true } );
	await add.click();
	await see( page.getByLabel( 'Username' ) ).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await page.getByLabel( 'Username' ).fill( login );
	await add.click();
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		`Bo ${ mark }`
	);
	const { body } = await as.manager.get( '/wp/v2/users', {
		query: { search: login, context: 'edit' },
	} );
	const [ made ] = body as { id: number; roles: string[] }[];
	expect( made?.roles ).toEqual( [ 'subscriber' ] );
	await deleteAccount( made!.id );
	await close();
} );
