import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { settings } from '../../contract-tests/support/paths';
import {
	newMark,
	people,
	type Person,
} from '../../contract-tests/support/people';
import { withSettings } from '../../contract-tests/support/settings';
import { as } from '../../contract-tests/support/world';
import {
	anEditor,
	insertByHand,
	openBlockSettings,
	openEditor,
} from '../support/editor';
import { block, pageWith } from '../support/page-with';
import { visit } from '../support/visit';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

const mark = newMark();
const bold = '<b>Agent</b> & "Co"';
const rightToLeft = 'وكيل عقاري';
const defaults = {
	role_labels: {
		loan_officer: '',
		realtor_partner: '',
		staff: '',
		leadership: '',
		assistant: '',
	},
	hidden_roles: [],
	public_roles: [],
};

let browser: Browser;
let kim: Person, ali: Person;
beforeAll( async () => {
	browser = await launch();
	[ kim, ali ] = ( await people(
		{ first_name: 'Kim', last_name: mark, role: 'loan_officer' },
		{ first_name: 'Ali', last_name: mark, role: 'assistant' }
	) ) as [ Person, Person ];
} );
afterEach( () => as.manager.put( settings, defaults ) );
afterAll( () => browser?.close() );

it( 'roles are given labels, and left out of forms', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people-settings'
	);
	const roles = page.getByRole( 'region', { name: 'Roles' } );
	const label = roles.getByLabel( 'Label for “Loan Officer”' );
	const save = page.getByRole( 'button', { name: 'Save' } );
	await see( label ).toHaveAccessibleDescription( /loan_officer/ );
	await label.fill( 'staff' );
	await save.click();
	await see( label ).toHaveAccessibleDescription( /Another role has/ );
	await see( label ).toBeFocused();
	expect( await problems( page ) ).toEqual( [] );
	await label.fill( bold );
	await roles.getByLabel( 'Label for “Assistant”' ).fill( rightToLeft );
	await see(
		page
			.getByRole( 'group', { name: 'Public roles' } )
			.getByRole( 'checkbox', { name: bold } )
	).toBeVisible();
	await roles
		.getByRole( 'checkbox', { name: 'Offer “Realtor Partner” in forms' } )
		.uncheck();
	await roles.scrollIntoViewIfNeeded();
	await pictures( page, 'roles' );
	await save.click();
	await see( page.getByTestId( 'snackbar' ) ).toHaveText( /saved/ );
	expect( ( await as.manager.get( settings ) ).body ).toMatchObject( {
		role_labels: { loan_officer: bold, assistant: rightToLeft },
		hidden_roles: [ 'realtor_partner' ],
	} );
	await see( label ).toHaveValue( bold );
	// The last one that forms offer stays.
	for ( const name of [ bold, 'Leadership', 'Staff' ] ) {
		await roles
			.getByRole( 'checkbox', { name: `Offer “${ name }” in forms` } )
			.uncheck();
	}
	const last = roles.getByRole( 'checkbox', {
		name: `Offer “${ rightToLeft }” in forms`,
	} );
	await see( last ).toBeDisabled();
	await see( last ).toHaveAccessibleDescription( /at least one/ );
	expect( complaints.filter( ( one ) => ! /400/.test( one ) ) ).toEqual( [] );
	await close();
} );

it( 'the dashboard shows labels as text, and keeps a hidden role', async () => {
	await withSettings( {
		role_labels: { loan_officer: bold, assistant: rightToLeft },
		hidden_roles: [ 'assistant', 'staff' ],
	} );
	const list = await openAdmin( browser, `svc-people&search=${ mark }` );
	await see(
		list.page.getByRole( 'row' ).filter( { hasText: 'Kim' } )
	).toContainText( bold );
	await see(
		list.page.getByRole( 'row' ).filter( { hasText: 'Ali' } )
	).toContainText( rightToLeft );
	expect( await problems( list.page ) ).toEqual( [] );
	await list.close();

	for ( const [ person, offered ] of [
		[ kim, [ bold, 'Realtor Partner', 'Leadership' ] ],
		[ ali, [ bold, 'Realtor Partner', 'Leadership', rightToLeft ] ],
	] as const ) {
		const { page, close } = await openAdmin(
			browser,
			`svc-people&person=${ person.profileId }`
		);
		const role = page.getByRole( 'combobox', { name: 'Role' } );
		await see( role.getByRole( 'option' ) ).toHaveText( [ ...offered ] );
		// What the person has can be chosen again.
		await role.selectOption( 'Leadership' );
		await see( role.getByRole( 'option' ) ).toHaveText( [ ...offered ] );
		await close();
	}

	const adding = await openAdmin( browser, 'svc-people-add' );
	const role = adding.page.getByRole( 'combobox', { name: 'Role' } );
	await see( role ).toHaveValue( 'loan_officer' );
	await see( role.getByRole( 'option' ) ).toHaveText( [
		bold,
		'Realtor Partner',
		'Leadership',
	] );
	await adding.close();
} );

it( 'pages show labels as text', async () => {
	await withSettings( {
		public_roles: [ 'loan_officer', 'assistant' ],
		role_labels: { loan_officer: bold, assistant: rightToLeft },
	} );
	const path = await pageWith(
		block( 'svc/staff-directory', {
			fields: [ 'role' ],
			filters: [ 'role' ],
		} ) +
			`<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"svc/profile-field","args":{"profileId":${ kim.profileId },"field":"role"}}}}} --><p class="bound">nothing</p><!-- /wp:paragraph -->`
	);
	const { page, complaints, close } = await visit(
		browser,
		`${ path }&people-search=${ mark }`,
		{ as: kim }
	);
	const directory = page.locator( '.svc-directory' );
	await see( directory.locator( '.svc-directory__person' ) ).toContainText( [
		rightToLeft,
		bold,
	] );
	await see(
		directory.getByLabel( 'Role' ).getByRole( 'option' )
	).toContainText( [ 'All roles', bold, rightToLeft ] );
	await see( page.locator( '.bound' ) ).toHaveText( bold );
	await see( page.locator( '.svc-directory b, .bound b' ) ).toHaveCount( 0 );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'the editor offers roles by their labels', async () => {
	await withSettings( {
		role_labels: { loan_officer: bold },
		hidden_roles: [ 'assistant', 'leadership' ],
	} );
	const { page, close } = await openEditor( browser, await anEditor() );
	await insertByHand( page, 'Staff directory' );
	const sidebar = await openBlockSettings( page );
	await see(
		sidebar.getByLabel( 'Filter by role' ).getByRole( 'option' )
	).toHaveText( [ 'All roles', bold, 'Staff' ] );
	await close();
} );
