import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { newMark, type Person } from '../../../contract-tests/support/people';
import {
	anEditor,
	openBlockSettings,
	openEditor,
	openInserter,
	seePreview,
} from '../../support/editor';
import { picture } from '../../support/picture';
import { form, leadPage, type LeadPage } from './lead-page';
import { see } from '../../support/see';

const mark = newMark();

let browser: Browser;
let lead: LeadPage;
let editor: Person;
beforeAll( async () => {
	browser = await launch();
	lead = await leadPage( { page: { title: `Home loans ${ mark }` } } );
	editor = await anEditor();
} );
afterAll( () => browser?.close() );

it( 'is inserted on an ordinary page, asks whose form it is, and shows it as visitors see it', async () => {
	const { page, canvas, attributes, complaints, close } = await openEditor(
		browser,
		editor
	);
	await openInserter( page );
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'Lead form' );
	const option = page.getByRole( 'option', { name: 'Lead form' } );
	await seePreview( option, 'First name' );
	await option.click();
	await page.getByRole( 'button', { name: 'Close Block Inserter' } ).click();
	const placeholder = canvas.locator( '.components-placeholder' );
	await see( placeholder ).toContainText( 'Whose form is it?' );
	await placeholder.getByRole( 'combobox' ).fill( mark );
	await canvas
		.getByRole( 'option', { name: `Home loans ${ mark }` } )
		.click();
	const block = canvas.locator( '.svc-lead-form' );
	await see( block.getByLabel( 'First name' ) ).toBeVisible();
	await see( block ).toContainText( form.button_text );
	const sidebar = await openBlockSettings( page );
	await sidebar.getByLabel( 'Layout' ).selectOption( 'columns' );
	await see( canvas.locator( '.svc-lead.is-columns' ) ).toBeVisible();
	expect( await attributes() ).toMatchObject( {
		pageId: lead.id,
		layout: 'columns',
	} );
	await picture( page, 'lead-form-editor', { fullPage: false } );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'is the form of the page itself in the editor of a lead page, with its owner and the disclosure', async () => {
	const { page, canvas, complaints, close } = await openEditor(
		browser,
		editor,
		`/wp-admin/post.php?post=${ lead.id }&action=edit`
	);
	await see(
		canvas.locator( '.svc-lead-form' ).getByLabel( 'First name' )
	).toBeVisible();
	await see( canvas.locator( '.svc-person' ).first() ).toContainText(
		'Ana Ruiz'
	);
	await see( canvas.locator( '.svc-lead-disclosure' ) ).toContainText(
		'NMLS #123456'
	);
	await page.evaluate( ( edited ) => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					dispatch: ( store: string ) => {
						editPost: ( change: object ) => void;
					};
				};
			};
		};
		wp.data.dispatch( 'core/editor' ).editPost( {
			meta: { _svc_lead_form: { ...edited, button_text: 'Not saved' } },
		} );
	}, form );
	await see(
		canvas.getByRole( 'button', { name: 'Not saved' } )
	).toBeVisible();
	await picture( page, 'lead-page-editor', { fullPage: false } );
	expect( complaints ).toEqual( [] );
	await close();
} );
