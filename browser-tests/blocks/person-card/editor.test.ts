import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import {
	newMark,
	people,
	type Person,
} from '../../../contract-tests/support/people';
import {
	anEditor,
	insertByHand,
	openBlockSettings,
	openEditor,
	openInserter,
	seePreview,
} from '../../support/editor';
import { picture } from '../../support/picture';
import { see } from '../../support/see';

const mark = newMark();

let browser: Browser;
let ana: Person;
let bo: Person;
let editor: Person;
beforeAll( async () => {
	browser = await launch();
	[ ana, bo ] = ( await people(
		{
			first_name: 'Ana',
			last_name: mark,
			job_title: 'Loan Officer',
			nmls_id: '123456',
		},
		{ first_name: 'Bo & <co>', last_name: mark }
	) ) as [ Person, Person ];
	editor = await anEditor();
} );
afterAll( () => browser?.close() );

it( 'is given a person by a few letters, and set up by the sidebar', async () => {
	const { page, canvas, attributes, complaints, close } = await openEditor(
		browser,
		editor
	);
	await insertByHand( page, 'Person card' );
	await canvas.getByRole( 'combobox' ).fill( mark );
	await canvas.getByRole( 'option', { name: `Ana ${ mark }` } ).click();
	const card = canvas.locator( '.svc-person' );
	await see( card ).toContainText( `Ana ${ mark }` );
	await see( card ).toContainText( 'NMLS #123456' );

	const sidebar = await openBlockSettings( page );
	const person = sidebar.getByRole( 'combobox', { name: 'Person' } );
	await person.fill( mark );
	await page.getByRole( 'option', { name: 'Bo & <co>' } ).click();
	await see( card ).toContainText( `Bo & <co> ${ mark }` );
	await person.fill( mark );
	await page.getByRole( 'option', { name: `Ana ${ mark }` } ).click();
	await sidebar.getByLabel( 'Layout' ).selectOption( 'stacked' );
	await see( canvas.locator( '.svc-person.is-stacked' ) ).toBeVisible();
	await sidebar.getByLabel( 'Name as' ).selectOption( '4' );
	await see( card.locator( 'h4' ) ).toHaveText( `Ana ${ mark }` );
	const shown = sidebar.getByRole( 'group', {
		name: 'Show with the name',
	} );
	await shown.getByLabel( 'NMLS number' ).uncheck();
	await see( card ).not.toContainText( '123456' );
	await picture( page, 'person-card-editor', { fullPage: false } );
	await sidebar
		.getByRole( 'checkbox', { name: 'Structured data for search engines' } )
		.uncheck();
	await sidebar
		.getByRole( 'textbox', { name: 'Sign-in message' } )
		.fill( 'Staff only.' );
	expect( await attributes() ).toMatchObject( {
		profileId: ana.profileId,
		layout: 'stacked',
		headingLevel: 4,
		structuredData: false,
		signInText: 'Staff only.',
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'shows an invented person in the inserter', async () => {
	const { page, attributes, complaints, close } = await openEditor(
		browser,
		editor
	);
	await openInserter( page );
	const search = page.getByRole( 'searchbox', { name: 'Search' } );
	await search.fill( 'Person card' );
	await seePreview(
		page.getByRole( 'option', { name: 'Person card' } ),
		'Ana Ruiz'
	);
	await search.fill( 'Contact line' );
	await page.getByRole( 'option', { name: 'Contact line' } ).click();
	expect( await attributes() ).toMatchObject( {
		fields: [ 'photo', 'title', 'email', 'phone' ],
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'offers fields of a profile to core’s blocks', async () => {
	const { page, canvas, attributes, content, insert, complaints, close } =
		await openEditor( browser, editor );
	await insert( 'core/heading', { content: '' } );
	const sidebar = await openBlockSettings( page );
	await sidebar.getByRole( 'button', { name: 'Profile field' } ).click();
	await sidebar.getByRole( 'combobox', { name: 'Person' } ).fill( mark );
	await page.getByRole( 'option', { name: 'Bo & <co>' } ).click();
	await sidebar.getByLabel( 'Text', { exact: true } ).selectOption( 'name' );
	await see( canvas.locator( 'h2' ) ).toHaveText( `Bo & <co> ${ mark }` );
	expect( await attributes() ).toMatchObject( {
		metadata: {
			bindings: {
				content: {
					source: 'svc/profile-field',
					args: { profileId: bo.profileId, field: 'name' },
				},
			},
		},
	} );
	await picture( page, 'profile-field-editor', { fullPage: false } );
	expect( await content() ).not.toContain( mark );
	await sidebar.getByLabel( 'Text', { exact: true } ).selectOption( '' );
	await see( canvas.locator( 'h2' ) ).not.toContainText( mark );
	expect( complaints ).toEqual( [] );
	await close();
} );
