import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixture } from '../../contract-tests/support/bookmarks';
import { launch } from '../../contract-tests/support/browser';
import { control } from '../../contract-tests/support/control';
import { csv, readCsv } from '../../contract-tests/support/csv';
import { importOf } from '../../contract-tests/support/paths';
import { newMark } from '../../contract-tests/support/people';
import { host } from '../../contract-tests/support/site';
import { as } from '../../contract-tests/support/world';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
beforeAll( async () => {
	browser = await launch();
} );
afterAll( async () => {
	await browser?.close();
	const { body } = await as.manager.get( '/wp/v2/users', {
		query: { search: mark, per_page: 100 },
	} );
	await control.removeUsers(
		( body as { id: number }[] ).map( ( { id } ) => id ),
		host.network ? 'wpmu_delete_user' : 'wp_delete_user'
	);
} );

const timeout = 60_000;

const open = () => openAdmin( browser, 'svc-people-import' );

const choose = ( page: Page, rows: string[][] ) =>
	page.locator( 'input[type=file]' ).setInputFiles( {
		name: 'people.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from( csv( rows ) ),
	} );

const step = ( page: Page ) =>
	page.locator( '.svc-import' ).getByRole( 'heading', { level: 2 } ).first();

const button = ( page: Page, name: string | RegExp ) =>
	page.getByRole( 'button', { name, exact: true } );

const column = ( page: Page, header: string ) =>
	page.getByRole( 'combobox', { name: `Import “${ header }” as` } );

const idOf = ( page: Page ) =>
	Number( new URL( page.url() ).searchParams.get( 'import' ) );

async function check( page: Page ) {
	await button( page, 'Check rows' ).click();
	await see( step( page ) ).toHaveText( 'Review the import', { timeout } );
}

async function run( page: Page ) {
	await button( page, /^Import \d+ (person|people)$/ ).click();
	await see( step( page ) ).toHaveText( 'Import finished', { timeout } );
}

/** A part of the addresses of one test's people, which no other test has. */
const groupOf = ( name: string ) => `${ name }${ mark }`;
const address = ( first: string, group: string ) =>
	`${ first.toLowerCase() }@${ group }.example.com`;

/** Some columns of those who were imported, by e-mail. */
async function imported( group: string, ...columns: string[] ) {
	const { text } = await as.manager.get( '/users/v1/profiles/export', {
		query: {
			search: group,
			columns: [ 'email', ...columns ].join(),
			bom: 'false',
		},
	} );
	const [ , ...rows ] = readCsv( text );
	return Object.fromEntries(
		rows.map( ( [ email, ...cells ] ) => [ email, cells ] )
	);
}

it( 'new people are invited where that is chosen, and the result counts them', async () => {
	const group = groupOf( 'invited' );
	const { page, complaints, close } = await open();
	await choose( page, [
		[ 'First name', 'Last name', 'E-mail' ],
		[ 'Ana', mark, address( 'Ana', group ) ],
		[ 'Bo', mark, address( 'Bo', group ) ],
	] );
	const creates = page.getByRole( 'checkbox', { name: 'Create accounts' } );
	const invites = page.getByRole( 'checkbox', { name: 'Send invitations' } );
	await see( invites ).not.toBeChecked();
	await creates.uncheck();
	await see( invites ).toHaveCount( 0 );
	await creates.check();
	await invites.check();
	expect( await problems( page ) ).toEqual( [] );
	await pictures( page, 'import-invitations' );
	await check( page );
	await run( page );
	const told = page.getByRole( 'status' ).filter( { hasText: 'invitation' } );
	await see( told ).toContainText( '2 more will be sent' );
	expect( await problems( page ) ).toEqual( [] );
	await fixture( 'POST', '/mails/invite', { import: idOf( page ) } );
	await see( told ).toHaveText( '2 invitations have been sent.', {
		timeout,
	} );
	const mails = await fixture< { message: string }[] >( 'POST', '/mails', {
		to: address( 'Ana', group ),
	} );
	expect( mails ).toHaveLength( 1 );
	expect( mails[ 0 ]!.message ).toMatch( /[?&;]key=\w+/ );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'dates that may be two days are asked about once, and read as answered', async () => {
	const group = groupOf( 'dates' );
	const { page, complaints, close } = await open();
	await choose( page, [
		[ 'First name', 'Last name', 'E-mail', 'Start date' ],
		[ 'Ana', mark, address( 'Ana', group ), '03/04/2021' ],
		[ 'Bo', mark, address( 'Bo', group ), '05/06/2020' ],
	] );
	const question = page.getByRole( 'radiogroup', {
		name: 'What day is 03/04/2021?',
	} );
	await see( question ).toBeVisible();
	await see( button( page, 'Check rows' ) ).toBeDisabled();
	expect( await problems( page ) ).toEqual( [] );
	await pictures( page, 'import-dates' );
	await see( question.getByRole( 'radio' ) ).toHaveCount( 2 );
	await question.getByRole( 'radio', { name: 'April 3, 2021' } ).check();
	await check( page );
	await run( page );
	expect( await imported( group, 'start_date' ) ).toEqual( {
		[ address( 'Ana', group ) ]: [ '2021-04-03' ],
		[ address( 'Bo', group ) ]: [ '2020-06-05' ],
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'roles come by job titles where that is chosen, and people who have left stay out', async () => {
	const group = groupOf( 'titles' );
	const { page, complaints, close } = await open();
	await choose( page, [
		[ 'Employees, active and terminated' ],
		[ 'Who', 'Work Email', 'Job Title', 'whenCreated', 'Status' ],
		...[
			[ 'Ana', 'Sr. Loan Officer', 'Active' ],
			[ 'Bo', 'Underwriter', 'Active' ],
			[ 'Cy', 'Loan Officer', 'Terminated' ],
		].map( ( [ first = '', title = '', status = '' ] ) => [
			`${ first } ${ mark }`,
			address( first, group ),
			title,
			new Date().toISOString(),
			status,
		] ),
	] );
	await see( column( page, 'whenCreated' ) ).toHaveValue( '' );
	const creates = page.getByRole( 'checkbox', { name: 'Create accounts' } );
	// What follows from the columns follows them.
	await column( page, 'Who' ).selectOption( '' );
	await see( creates ).not.toBeChecked();
	await column( page, 'Who' ).selectOption( 'full_name' );
	await see( creates ).toBeChecked();
	const leaves = page.getByRole( 'checkbox', {
		name: 'Leave out people who have left (1 row)',
	} );
	await see( leaves ).toBeChecked();
	await page
		.getByRole( 'checkbox', { name: 'Set roles by job title' } )
		.check();
	await see(
		page.getByRole( 'combobox', { name: 'Sr. Loan Officer (1 row)' } )
	).toHaveValue( 'loan_officer' );
	expect( await problems( page ) ).toEqual( [] );
	await pictures( page, 'import-titles' );
	await check( page );
	await run( page );
	expect( await imported( group, 'role', 'start_date' ) ).toEqual( {
		[ address( 'Ana', group ) ]: [ 'loan_officer', '' ],
		[ address( 'Bo', group ) ]: [ 'staff', '' ],
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'dates of which one tells the order are not asked about', async () => {
	const { page, close } = await open();
	await choose( page, [
		[ 'E-mail', 'Start date' ],
		[ 'ana@example.com', '03/04/2021' ],
		[ 'bo@example.com', '05/31/2020' ],
	] );
	await see( button( page, 'Check rows' ) ).toBeEnabled();
	await see( page.getByText( 'What day is' ) ).toHaveCount( 0 );
	await close();
} );

it( 'texts that are no roles are given roles once for the file', async () => {
	const group = groupOf( 'roles' );
	const { page, complaints, close } = await open();
	await choose( page, [
		[ 'First name', 'Last name', 'E-mail', 'Role', 'Job title' ],
		[ 'Ana', mark, address( 'Ana', group ), 'Loan Officer', 'Agent' ],
		[ 'Bo', mark, address( 'Bo', group ), 'Wizard', 'Agent' ],
		[ 'Cy', mark, address( 'Cy', group ), 'WIZARD', 'Agent' ],
		[ 'Dee', mark, address( 'Dee', group ), 'Head of Sales', 'Agent' ],
		[ 'Eve', mark, address( 'Eve', group ), 'Cleaner', 'Agent' ],
	] );
	await see( page.getByRole( 'heading', { name: 'Roles' } ) ).toBeVisible();
	const role = ( text: string ) =>
		page.getByRole( 'combobox', { name: text, exact: true } );
	await see( role( 'Wizard (2 rows)' ) ).toHaveValue( '' );
	await see( role( 'Head of Sales (1 row)' ) ).toHaveValue( 'leadership' );
	await see( role( 'Loan Officer (1 row)' ) ).toHaveCount( 0 );
	await role( 'Wizard (2 rows)' ).selectOption( 'Assistant' );
	expect( await problems( page ) ).toEqual( [] );
	await pictures( page, 'import-roles' );
	await check( page );
	await run( page );
	expect( await imported( group, 'role' ) ).toEqual( {
		[ address( 'Ana', group ) ]: [ 'loan_officer' ],
		[ address( 'Bo', group ) ]: [ 'assistant' ],
		[ address( 'Cy', group ) ]: [ 'assistant' ],
		[ address( 'Dee', group ) ]: [ 'leadership' ],
		[ address( 'Eve', group ) ]: [ 'staff' ],
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'the dry run leads back to the columns, which are as they were left', async () => {
	const group = groupOf( 'back' );
	const { page, complaints, close } = await open();
	await choose( page, [
		[ 'Name', 'E-mail', 'Room' ],
		[ 'Ana Maria Lee', address( 'Ana', group ), '12' ],
	] );
	await column( page, 'Room' ).selectOption( 'office_location' );
	await page.getByRole( 'checkbox', { name: 'Show all names' } ).check();
	await page
		.getByRole( 'textbox', { name: 'First name of Ana Maria Lee' } )
		.fill( 'Annie' );
	await page.getByRole( 'checkbox', { name: 'Refuse rows' } ).check();
	await check( page );
	const first = idOf( page );
	expect( await problems( page ) ).toEqual( [] );
	await button( page, 'Change columns or names' ).click();
	await see( step( page ) ).toHaveText( 'Match your columns' );
	await see( step( page ) ).toBeFocused();
	expect( ( await as.manager.get( importOf( first ) ) ).status ).toBe( 404 );
	await see( column( page, 'Room' ) ).not.toHaveValue( '' );
	await see(
		page.getByRole( 'checkbox', { name: 'Refuse rows' } )
	).toBeChecked();
	await page.getByRole( 'checkbox', { name: 'Show all names' } ).check();
	await see(
		page.getByRole( 'textbox', { name: 'First name of Ana Maria Lee' } )
	).toHaveValue( 'Annie' );
	await column( page, 'Room' ).selectOption( '' );
	await check( page );
	expect( idOf( page ) ).not.toBe( first );
	await run( page );
	expect( await imported( group, 'first_name', 'office_location' ) ).toEqual(
		{ [ address( 'Ana', group ) ]: [ 'Annie', '' ] }
	);
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'corrected names are kept when the upload is interrupted', async () => {
	const group = groupOf( 'resumed' );
	const rows = [
		[ 'Name', 'E-mail' ],
		[ 'Ana Maria Lee', address( 'Ana', group ) ],
		[ 'Bo Lee', address( 'Bo', group ) ],
	];
	const { page, close } = await open();
	page.on( 'dialog', ( asked ) => void asked.accept() );
	await choose( page, rows );
	await page.getByRole( 'checkbox', { name: 'Show all names' } ).check();
	for ( const [ part, text ] of [
		[ 'First', 'Anita' ],
		[ 'Last', 'Maria-Lee' ],
	] as const ) {
		await page
			.getByRole( 'textbox', { name: `${ part } name of Ana Maria Lee` } )
			.fill( text );
	}
	const isRows = /imports\/\d+\/rows/;
	await page.route( isRows, ( route ) =>
		route.request().method() === 'GET'
			? route.continue()
			: route.abort( 'internetdisconnected' )
	);
	await button( page, 'Check rows' ).click();
	await see( page.getByText( 'Trying again' ).first() ).toBeVisible( {
		timeout,
	} );
	await page.reload();
	await see( step( page ) ).toHaveText( 'Choose the file again', {
		timeout,
	} );
	expect( await problems( page ) ).toEqual( [] );
	await page.unroute( isRows );
	await choose( page, rows );
	await see( step( page ) ).toHaveText( 'Review the import', { timeout } );
	await run( page );
	expect( await imported( group, 'first_name', 'last_name' ) ).toEqual( {
		[ address( 'Ana', group ) ]: [ 'Anita', 'Maria-Lee' ],
		[ address( 'Bo', group ) ]: [ 'Bo', 'Lee' ],
	} );
	// Names are not kept for longer than they are needed.
	const { body } = await as.manager.get( '/wp/v2/users/me', {
		query: { context: 'edit' },
	} );
	expect( JSON.stringify( body ) ).not.toContain( 'Maria-Lee' );
	await close();
} );
