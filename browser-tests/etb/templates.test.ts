import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Template } from '../../client/src/etb/index';
import { launch } from '../../contract-tests/support/browser';
import type { Account } from '../../contract-tests/support/control';
import { newMark } from '../../contract-tests/support/people';
import { problems } from '../admin/support';
import { anEditor } from '../support/editor';
import {
	act,
	filterBy,
	aTemplate,
	looksRight,
	open,
	rowOf,
	templatesFound,
} from './support';
import { see } from '../support/see';

let browser: Browser;
let editor: Account;
let template: Template;
const mark = newMark();

beforeAll( async () => {
	browser = await launch();
	editor = await anEditor();
	template = await aTemplate(
		'announcement',
		`A name that is as long as names of templates get where a branch writes the day and the region into it ${ mark }`
	);
} );
afterAll( async () => {
	await browser?.close();
} );

const openList = ( query = '' ) =>
	open( browser, `svc-mail&search=${ mark }${ query }`, editor );

const confirm = ( page: Page, name: string ) =>
	page.getByRole( 'dialog' ).getByRole( 'button', { name } ).click();

const states = async () =>
	( await templatesFound( mark ) ).map( ( { status } ) => status );

it( 'an editor duplicates, activates, trashes and restores templates', async () => {
	const { page, complaints, close } = await openList();
	const row = rowOf( page, template.name );
	await see( row ).toHaveCount( 1 );
	await see( row ).toContainText( 'Draft' );
	await looksRight( page, 'templates' );

	await act( row, 'Duplicate' );
	await see( page.getByText( 'Template duplicated.' ).first() ).toBeVisible();
	await see( page.locator( 'tbody' ).getByRole( 'row' ) ).toHaveCount( 2 );
	await act( rowOf( page, template.name ).last(), 'Activate' );
	expect( await problems( page ) ).toEqual( [] );
	await confirm( page, 'Activate' );
	await see(
		page.getByText( '1 template activated.' ).first()
	).toBeVisible();
	expect( ( await states() ).sort() ).toEqual( [ 'active', 'draft' ] );

	// Filters are in the address, too.
	await page.goto( `${ page.url() }&status=active` );
	await see( page.locator( 'tbody' ).getByRole( 'row' ) ).toHaveCount( 1 );
	await act( row, 'Move to Trash' );
	await confirm( page, 'Move to Trash' );
	await see(
		page.getByText( 'No templates match your search.' )
	).toBeVisible();
	await looksRight( page, 'templates-empty' );
	await filterBy( page, 'Status', 'Trash' );
	await see( row ).toContainText( 'Trash' );
	await row.getByRole( 'button', { name: 'Restore' } ).click();
	await confirm( page, 'Restore' );
	await see( page.getByText( '1 template restored.' ).first() ).toBeVisible();
	expect( await states() ).toEqual( [ 'draft', 'draft' ] );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'an editor takes a template to another site as a file, and reads what is wrong with other files', async () => {
	const name = `Moved ${ newMark() }`;
	await aTemplate( 'newsletter', name );
	const { page, complaints, close } = await open(
		browser,
		`svc-mail&search=${ name }`,
		editor
	);
	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		act( rowOf( page, name ), 'Export' ),
	] );
	const file = join( tmpdir(), `template-${ mark }.json` );
	await download.saveAs( file );
	const choose = async ( path: string ) => {
		const [ chooser ] = await Promise.all( [
			page.waitForEvent( 'filechooser' ),
			page.getByRole( 'button', { name: 'Import', exact: true } ).click(),
		] );
		await chooser.setFiles( path );
	};
	await choose( file );
	await see(
		page.getByText( `Imported as a draft: ${ name }` ).first()
	).toBeVisible();
	await see( rowOf( page, name ) ).toHaveCount( 2 );
	expect( complaints ).toEqual( [] );

	const content = JSON.parse( await readFile( file, 'utf8' ) ) as object;
	const refusals: [ text: string, refusal: string ][] = [
		[ '{"format":"other"}', 'This file is no exported template.' ],
		[
			JSON.stringify( { ...content, content: '<!-- wp:video /-->' } ),
			'The block core/video cannot be sent by e-mail.',
		],
		[ 'This is no JSON', 'This file is no exported template.' ],
		[ '[]', 'This file is no exported template.' ],
		[
			JSON.stringify( { ...content, format_version: 2 } ),
			'This file was exported by a newer version of the plugin.',
		],
		[
			JSON.stringify( {
				...content,
				name: undefined,
				content: undefined,
			} ),
			'Name: ',
		],
	];
	for ( const [ text, refusal ] of refusals ) {
		await writeFile( file, text );
		await choose( file );
		await see( page.getByTestId( 'snackbar' ).last() ).toContainText(
			refusal
		);
	}
	await close();
} );

it( 'an editor adds a template from its starter by keyboard, and is told why one cannot be added', async () => {
	const { page, close } = await openList();
	const add = page.getByRole( 'button', { name: 'Add template' } );
	await add.press( 'Enter' );
	const dialog = page.getByRole( 'dialog' );
	await see( dialog.getByLabel( 'Purpose' ) ).toBeFocused();
	await looksRight( page, 'templates-add' );
	await page.route( /etb(\/|%2F)v1(\/|%2F)templates/, ( route ) =>
		route.request().method() === 'POST'
			? route.fulfill( {
					status: 500,
					contentType: 'application/json',
					body: '{"code":"x","message":"The disk is full.","data":{"status":500}}',
				} )
			: route.continue()
	);
	await dialog.getByLabel( 'Name' ).fill( `Added ${ mark }` );
	await page.keyboard.press( 'Enter' );
	await see( dialog.getByText( /error 500/ ).first() ).toBeVisible();
	await page.unrouteAll();
	await page.keyboard.press( 'Escape' );
	await see( add ).toBeFocused();

	await add.press( 'Enter' );
	await dialog.getByLabel( 'Purpose' ).selectOption( 'signature' );
	await dialog.getByLabel( 'Name' ).fill( `Added ${ mark }` );
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /post\.php\?post=\d+&action=edit/ );
	const [ added ] = await templatesFound( `Added ${ mark }` );
	expect( added ).toMatchObject( { purpose: 'signature', status: 'draft' } );
	await close();
} );
