import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import {
	add,
	memberOf,
	titled,
} from '../../../contract-tests/support/bookmarks';
import { people, type Person } from '../../../contract-tests/support/people';
import {
	anEditor,
	insertByHand,
	openBlockSettings,
	openEditor,
	publish,
} from '../../support/editor';
import { picture } from '../../support/picture';
import { visit } from '../../support/visit';
import { see } from '../../support/see';

let browser: Browser;
let editor: Person;
beforeAll( async () => {
	browser = await launch();
	editor = await anEditor();
	const [ own ] = ( await titled( 'The editor’s own' ) ) as [ number ];
	await add( memberOf( editor ), own );
} );
afterAll( () => browser?.close() );

it( 'shows the editor’s own bookmarks, follows every setting, and is published', async () => {
	const { page, canvas, complaints, close } = await openEditor(
		browser,
		editor
	);
	await insertByHand( page, 'My bookmarks' );
	const block = canvas.locator( '.wp-block-svc-my-bookmarks' ).first();
	await see( block ).toContainText( 'The editor’s own' );
	await picture( page, 'my-bookmarks-editor', { fullPage: false } );
	await block.click( { position: { x: 5, y: 5 } } );
	const settings = await openBlockSettings( page );
	for ( const [ label, shows ] of [
		[ 'Search and types', '.svc-marks__search' ],
		[ 'Manage collections', '.svc-marks__manage' ],
		[ 'Downloads', '.svc-marks__export' ],
	] as const ) {
		await see( block.locator( shows ) ).toHaveCount( 1 );
		await settings.getByLabel( label ).uncheck();
		await see( block.locator( shows ) ).toHaveCount( 0 );
	}
	await settings
		.getByRole( 'spinbutton', { name: 'Bookmarks per page' } )
		.fill( '3' );
	await settings
		.getByLabel( 'Text before the sign-in link' )
		.fill( 'For colleagues.' );
	const address = await publish( page, 'Mine' );
	await close();
	expect( complaints.filter( ( line ) => /svc/i.test( line ) ) ).toEqual(
		[]
	);
	const person = ( await people( {} ) )[ 0 ]!;
	const seen = await visit( browser, '', { as: person, url: address } );
	await see(
		seen.page.getByText( 'You have no bookmarks yet.' )
	).toBeVisible();
	await see( seen.page.locator( '.svc-marks__search' ) ).toHaveCount( 0 );
	await seen.close();
	const visitor = await visit( browser, '', { url: address } );
	await see(
		visitor.page.locator( '.wp-block-svc-my-bookmarks' )
	).toHaveText( 'For colleagues. Sign in' );
	await visitor.close();
} );

it( 'shows made-up bookmarks in the inserter, without asking the site', async () => {
	const { page, close } = await openEditor( browser, editor );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	await page.getByRole( 'searchbox' ).first().fill( 'My bookmarks' );
	await page
		.getByRole( 'option', { name: 'My bookmarks', exact: true } )
		.hover();
	await see(
		page
			.frameLocator( '.block-editor-block-preview__content iframe' )
			.getByText( 'Rates this week' )
	).toBeVisible();
	await picture( page, 'my-bookmarks-example', { fullPage: false } );
	expect( asked.filter( ( url ) => /block-renderer/.test( url ) ) ).toEqual(
		[]
	);
	await close();
} );
