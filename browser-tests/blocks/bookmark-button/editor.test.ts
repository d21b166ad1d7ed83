import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
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
} );
afterAll( () => browser?.close() );

it( 'is inserted, set up and published', async () => {
	const { page, canvas, complaints, close } = await openEditor(
		browser,
		editor
	);
	await insertByHand( page, 'Bookmark button' );
	const block = canvas.locator( '.wp-block-svc-bookmark-button' );
	await see( block ).toBeVisible();
	await block.click();
	const settings = await openBlockSettings( page );
	await settings.getByLabel( 'Icon', { exact: true } ).selectOption( 'Star' );
	await settings.getByLabel( 'Text', { exact: true } ).fill( 'Keep' );
	await see( block.locator( '.svc-bookmark__label' ) ).toHaveText( 'Keep' );
	await settings.getByLabel( 'Number of people' ).check();
	await see( block.locator( '.svc-bookmark__count' ) ).toBeVisible();
	await settings.getByLabel( 'Choose a collection' ).uncheck();
	await see( block.locator( '.svc-filing__summary' ) ).toHaveCount( 0 );
	await settings.getByLabel( 'Show' ).selectOption( 'Text only' );
	await see( block.locator( 'svg' ) ).toHaveCount( 0 );
	await settings.getByLabel( 'Show' ).selectOption( 'Icon and text' );
	await settings
		.getByLabel( 'Signed-out visitors see' )
		.selectOption( 'Sign-in link' );
	await settings
		.getByLabel( 'Text before the link' )
		.fill( 'Yours to keep.' );
	await picture( page, 'bookmark-button-editor', { fullPage: false } );
	const address = await publish( page, 'Kept' );
	await close();
	// Other code may write to the console; the plugin writes nothing.
	expect( complaints.filter( ( line ) => /svc/i.test( line ) ) ).toEqual(
		[]
	);

	const person = ( await people( {} ) )[ 0 ]!;
	const seen = await visit( browser, '', { as: person, url: address } );
	await see(
		seen.page.getByRole( 'button', { name: 'Keep Kept' } )
	).toBeVisible();
	await see( seen.page.locator( '.svc-filing' ) ).toHaveCount( 0 );
	await seen.close();
	const visitor = await visit( browser, '', { url: address } );
	await see(
		visitor.page.locator( '.wp-block-svc-bookmark-button' )
	).toHaveText( 'Yours to keep. Sign in' );
	await visitor.close();
} );

it( 'has its label typed where it stands, as text', async () => {
	const { page, canvas, close } = await openEditor( browser, editor );
	await insertByHand( page, 'Bookmark button' );
	const label = canvas.getByRole( 'textbox', { name: 'Button text' } );
	await label.click();
	await page.keyboard.type( 'R&D <b>' );
	const address = await publish( page, 'Typed' );
	await close();
	const person = ( await people( {} ) )[ 0 ]!;
	const seen = await visit( browser, '', { as: person, url: address } );
	await see(
		seen.page.getByRole( 'button', { name: 'R&D <b> Typed' } )
	).toBeVisible();
	await seen.close();
} );

it.each( [ 'Bookmark icon', 'Wishlist heart' ] )(
	'comes as the variation %s',
	async ( name ) => {
		const { page, canvas, close } = await openEditor( browser, editor );
		await insertByHand( page, name );
		const block = canvas.locator( '.wp-block-svc-bookmark-button' );
		await see( block.locator( 'svg' ).first() ).toBeVisible();
		await see( block.locator( '.svc-bookmark__label' ) ).toHaveCount(
			name === 'Bookmark icon' ? 0 : 1
		);
		await close();
	}
);
