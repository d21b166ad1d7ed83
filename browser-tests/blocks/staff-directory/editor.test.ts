import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import type { Person } from '../../../contract-tests/support/people';
import {
	anEditor,
	insertByHand,
	openBlockSettings,
	openEditor,
	openInserter,
	seePreview,
} from '../../support/editor';
import { picture } from '../../support/picture';
import { company, type Company } from './company';
import { see } from '../../support/see';

let browser: Browser;
let staff: Company;
let editor: Person;
beforeAll( async () => {
	browser = await launch();
	staff = await company();
	editor = await anEditor();
} );
afterAll( () => browser?.close() );

it( 'is inserted and set up by the sidebar, and shows real people at once', async () => {
	const { page, canvas, attributes, content, complaints, close } =
		await openEditor( browser, editor );
	await insertByHand( page, 'Staff directory' );
	const people = canvas.locator( '.svc-directory__person' );
	await see( people.first() ).toBeVisible();
	const sidebar = await openBlockSettings( page );
	const choose = ( label: string, value: string ) =>
		sidebar.getByLabel( label, { exact: true } ).selectOption( value );

	await choose( 'Filter by department', staff.department );
	await see( people ).toHaveCount( 8 );
	await see( canvas.getByText( `Bea ${ staff.mark }` ) ).toBeVisible();
	await choose( 'Filter by role', 'loan_officer' );
	await see( people ).toHaveCount( 1 );
	await choose( 'Filter by role', '' );
	await choose( 'Default order', '-first_name' );
	await see( people.first() ).toContainText( 'Kime' );
	await sidebar
		.getByRole( 'spinbutton', { name: 'People per page' } )
		.fill( '3' );
	await see( people ).toHaveCount( 3 );
	await picture( page, 'staff-directory-editor', { fullPage: false } );

	await choose( 'Layout', 'list' );
	await see( canvas.locator( 'ul.is-list' ) ).toBeVisible();
	await choose( 'Layout', 'table' );
	await see( canvas.locator( 'table.svc-directory__people' ) ).toBeVisible();
	for ( const name of [ 'Photo', 'Title', 'E-mail', 'Phone', 'Office' ] ) {
		await sidebar
			.getByRole( 'group', { name: 'Show with the name' } )
			.getByLabel( name, { exact: true } )
			.uncheck();
	}
	await sidebar
		.getByRole( 'group', { name: 'Show with the name' } )
		.getByLabel( 'Role', { exact: true } )
		.check();
	await see( canvas.locator( 'thead th' ) ).toHaveText( [
		'Name',
		'Department',
		'Role',
	] );
	await sidebar.getByRole( 'checkbox', { name: 'Search' } ).uncheck();
	await see( canvas.getByRole( 'searchbox' ) ).toHaveCount( 0 );
	await sidebar.getByRole( 'checkbox', { name: 'Sort menu' } ).uncheck();
	await sidebar
		.getByRole( 'group', { name: 'Filters' } )
		.getByLabel( 'Office' )
		.uncheck();
	await sidebar
		.getByRole( 'group', { name: 'Filters' } )
		.getByLabel( 'Role' )
		.uncheck();
	await see( canvas.locator( 'form.svc-directory__form' ) ).toHaveCount( 0 );
	await sidebar
		.getByRole( 'checkbox', {
			name: 'Open details when a name is selected',
		} )
		.uncheck();
	await see( canvas.locator( '.svc-directory__name a' ) ).toHaveCount( 0 );
	await sidebar
		.getByRole( 'textbox', { name: 'Sign-in message' } )
		.fill( 'Staff only.' );

	expect( await attributes() ).toMatchObject( {
		layout: 'table',
		fields: [ 'department', 'role' ],
		department: staff.department,
		role: '',
		perPage: 3,
		orderBy: 'first_name',
		order: 'desc',
		showSearch: false,
		filters: [ 'department' ],
		showSort: false,
		showDetails: false,
		signInText: 'Staff only.',
	} );
	expect( await content() ).toMatch(
		/^<!-- wp:svc\/staff-directory \{.*\} \/-->$/
	);
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'has variations, and a preview of made-up people that asks nobody', async () => {
	const { page, canvas, attributes, complaints, close } = await openEditor(
		browser,
		editor
	);
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			/users\/v1|block-renderer\/svc\/staff-directory/.test(
				request.url()
			)
		) {
			asked.push( request.url() );
		}
	} );
	await openInserter( page );
	await page
		.getByRole( 'searchbox', { name: 'Search' } )
		.fill( 'Staff directory' );
	await seePreview(
		page.getByRole( 'option', { name: 'Staff directory' } ),
		'Chidi Okafor'
	);
	expect( asked ).toEqual( [] );
	await picture( page, 'staff-directory-inserter', { fullPage: false } );
	for ( const [ title, expected ] of [
		[ 'Loan officers', { role: 'loan_officer' } ],
		[ 'Leadership', { role: 'leadership', showSearch: false } ],
		[ 'Department team', { layout: 'list', perPage: 50 } ],
	] as const ) {
		await page.getByRole( 'searchbox', { name: 'Search' } ).fill( title );
		await page
			.locator( 'button' )
			.and( page.getByRole( 'option', { name: title } ) )
			.click();
		expect( await attributes() ).toMatchObject( expected );
	}
	await see( canvas.locator( '.svc-directory' ) ).toHaveCount( 3 );
	expect( complaints ).toEqual( [] );
	await close();
} );
