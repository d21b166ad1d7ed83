import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Rendered, Template } from '../../client/src/etb/index';
import { launch } from '../../contract-tests/support/browser';
import type { Account } from '../../contract-tests/support/control';
import { newMark } from '../../contract-tests/support/people';
import { as } from '../../contract-tests/support/world';
import { anEditor, openBlockSettings, openEditor } from '../support/editor';
import { picture } from '../support/picture';
import { aTemplate, editorOf, removeTemplate } from './support';
import { see } from '../support/see';

interface Wp {
	blocks: {
		registerBlockStyle: ( block: string, style: object ) => void;
		createBlock: (
			name: string,
			attributes: object,
			inner?: unknown[]
		) => unknown;
	};
	data: {
		select: ( store: string ) => {
			getSettings: () => {
				__experimentalFeatures: {
					color: { palette: { theme: { slug: string }[] } };
				};
			};
			getBlockStyles: ( block: string ) => { name: string }[];
			getBlocksByName: ( name: string ) => string[];
		};
		dispatch: ( store: string ) => {
			insertBlock: (
				block: unknown,
				at: number,
				parent?: string
			) => void;
			selectBlock: ( id: string ) => void;
		};
	};
}

let browser: Browser;
let editor: Account;
let template: Template;

beforeAll( async () => {
	browser = await launch();
	editor = await anEditor();
	template = await aTemplate( 'announcement', `Limits ${ newMark() }` );
} );
afterAll( async () => {
	await browser?.close();
	await removeTemplate( template.id );
} );

const open = () => openEditor( browser, editor, editorOf( template.id ) );

it( 'offers the colours and sizes of e-mails, not those of the theme, and shows them', async () => {
	const { page, canvas, content, complaints, close } = await open();
	const ofTheme = await page.evaluate( () =>
		( window as unknown as { wp: Wp } ).wp.data
			.select( 'core/block-editor' )
			.getSettings()
			.__experimentalFeatures.color.palette.theme.map(
				( { slug } ) => slug
			)
	);
	// Twenty Twenty-Five is there to override the editor's own.
	expect( ofTheme ).toContain( 'accent-1' );

	const paragraph = canvas.getByText( 'Write your text here.' );
	await paragraph.click();
	const sidebar = await openBlockSettings( page );
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	const sizes = sidebar.getByRole( 'radiogroup', { name: 'Font size' } );
	await see( sizes.getByRole( 'radio' ) ).toHaveCount( 4 );
	await sizes.getByRole( 'radio', { name: 'Small' } ).click();
	await see( paragraph ).toHaveCSS( 'font-size', '13px' );

	await sidebar.getByRole( 'button', { name: 'Color' } ).first().click();
	const colors = page.getByRole( 'option', { name: /^(?!Custom)/ } );
	await see( colors ).toHaveCount( 7 );
	await picture( page, 'mail-colors', { fullPage: false } );
	await page.getByRole( 'option', { name: 'Links' } ).click();
	await see( paragraph ).toHaveCSS( 'color', 'rgb(31, 95, 168)' );
	const made = await content();
	expect( made ).toContain( '"textColor":"link","fontSize":"small"' );
	const { body } = await as.manager.post( '/etb/v1/render', {
		purpose: 'announcement',
		content: made,
		sample: true,
	} );
	const codes = ( body as Rendered ).warnings.map( ( { code } ) => code );
	expect( codes ).not.toContain( 'unsupported_style' );
	for ( const name of [ 'Gradient', 'Border options', 'Subtitle' ] ) {
		await see( sidebar.getByRole( 'button', { name } ) ).toHaveCount( 0 );
	}
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'offers the measures of a group that e-mails have, and no other', async () => {
	const { page, insert, close } = await open();
	await insert( 'core/group', { layout: { type: 'constrained' } } );
	const sidebar = await openBlockSettings( page );
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	await see( sidebar.getByLabel( 'All sides' ).first() ).toBeVisible();
	await picture( page, 'mail-group', { fullPage: false } );
	const text = await sidebar.innerText();
	expect( text ).toMatch( /padding/i );
	expect( text ).not.toMatch( /margin|block spacing|border|image|style 1/i );
	await close();
} );

it( 'has no styles of blocks, whenever they are registered', async () => {
	const { page, close } = await open();
	const styles = await page.evaluate( () => {
		const { blocks, data } = ( window as unknown as { wp: Wp } ).wp;
		blocks.registerBlockStyle( 'core/image', {
			name: 'late',
			label: 'Late',
		} );
		return [ 'core/paragraph', 'core/group', 'core/image' ].map( ( name ) =>
			data.select( 'core/blocks' ).getBlockStyles( name )
		);
	} );
	expect( styles ).toEqual( [ [], [], [] ] );
	await close();
} );

it( 'offers no settings of pages, icons and shapes of images', async () => {
	const { page, insert, content, close } = await open();
	const image =
		'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
	await insert( 'core/image', { url: image, alt: 'A' } );
	const sidebar = await openBlockSettings( page );
	await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
	await sidebar
		.getByRole( 'spinbutton', { name: 'Width in pixels' } )
		.fill( '300' );
	expect( await content() ).toContain( '"width":"300px"' );
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	await see( sidebar.getByText( /aspect ratio|height/i ) ).toHaveCount( 0 );
	await see( sidebar.getByText( 'Advanced' ) ).toBeHidden();

	await insert( 'core/social-links', {} );
	await see( sidebar.getByText( 'Icon size' ) ).toHaveCount( 0 );
	await insert( 'core/table', {
		body: [ { cells: [ { content: 'A', tag: 'td' } ] } ],
	} );
	const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
	await see(
		toolbar.getByRole( 'button', { name: 'Options' } )
	).toBeVisible();
	await see(
		toolbar.getByRole( 'button', { name: 'Align', exact: true } )
	).toHaveCount( 0 );
	await insert( 'core/buttons', {} );
	await see(
		toolbar.getByRole( 'button', { name: 'Change vertical alignment' } )
	).toHaveCount( 0 );
	await close();
} );

it( 'has two to four columns, whatever is done with them', async () => {
	const { page, canvas, content, insert, close } = await open();
	await insert( 'core/columns' );
	await canvas
		.getByRole( 'button', { name: 'Three columns; equal split' } )
		.click();
	const columns = canvas.getByRole( 'document', {
		name: /^Block: Column \(/,
	} );
	await see( columns ).toHaveCount( 3 );
	/** The nth of the blocks with this name. */
	const choose = ( name: string, index = 0 ) =>
		page.evaluate(
			( [ wanted, nth ] ) => {
				const { data } = ( window as unknown as { wp: Wp } ).wp;
				const store = data.select( 'core/block-editor' );
				data.dispatch( 'core/block-editor' ).selectBlock(
					store.getBlocksByName( wanted )[ nth ] ?? ''
				);
			},
			[ name, index ] as const
		);
	const write = ( index: number, written: string ) =>
		page.evaluate(
			( [ nth, text ] ) => {
				const { blocks, data } = ( window as unknown as { wp: Wp } ).wp;
				const ids = data
					.select( 'core/block-editor' )
					.getBlocksByName( 'core/column' );
				data.dispatch( 'core/block-editor' ).insertBlock(
					blocks.createBlock( 'core/paragraph', { content: text } ),
					0,
					ids[ nth ]
				);
			},
			[ index, written ] as const
		);
	await write( 0, 'The first' );
	await write( 2, 'The third' );
	const sidebar = await openBlockSettings( page );
	await choose( 'core/columns' );
	const count = sidebar.getByRole( 'spinbutton', { name: 'Columns' } );
	await count.fill( '6' );
	await see( columns ).toHaveCount( 4 );
	await write( 3, 'The fourth' );

	await choose( 'core/column', 3 );
	await page.keyboard.press( 'Control+Shift+D' );
	await see( columns.nth( 3 ).getByText( 'The fourth' ) ).toHaveCount( 2 );
	await see( columns ).toHaveCount( 4 );

	await choose( 'core/columns' );
	await count.fill( '1' );
	await see( columns ).toHaveCount( 0 );
	expect( await content() ).toMatch(
		/<!-- wp:paragraph -->\s*<p[^>]*>The first<\/p>/
	);
	expect( await content() ).not.toContain( 'wp:columns' );
	await page.keyboard.press( 'Control+z' );
	await see( columns ).toHaveCount( 4 );
	await close();
} );

it( 'keeps to four columns where one is dragged into them in the list view', async () => {
	const { page, canvas, content, complaints, close } = await open();
	await page.evaluate( () => {
		const { blocks, data } = ( window as unknown as { wp: Wp } ).wp;
		const column = ( text: string ) =>
			blocks.createBlock( 'core/column', {}, [
				blocks.createBlock( 'core/paragraph', { content: text } ),
			] );
		const { insertBlock } = data.dispatch( 'core/block-editor' );
		for ( const texts of [
			[ 'One', 'Two', 'Three', 'Four' ],
			[ 'Five', 'Six' ],
		] ) {
			insertBlock(
				blocks.createBlock( 'core/columns', {}, texts.map( column ) ),
				0
			);
		}
	} );
	await page.getByRole( 'button', { name: 'Document Overview' } ).click();
	const rows = page
		.getByRole( 'treegrid', { name: 'Block navigation structure' } )
		.getByRole( 'row' );
	// The last that was inserted is the first.
	await rows.nth( 0 ).getByRole( 'link' ).click();
	await page.keyboard.press( 'ArrowRight' );
	await rows
		.filter( { hasText: 'Columns' } )
		.last()
		.getByRole( 'link' )
		.click();
	await page.keyboard.press( 'ArrowRight' );
	const from = ( await rows.nth( 1 ).boundingBox() )!;
	const to = ( await rows.nth( 5 ).boundingBox() )!;
	await page.mouse.move( from.x + 100, from.y + 10 );
	await page.mouse.down();
	await page.mouse.move( to.x + 110, to.y + 10, { steps: 10 } );
	await see(
		page.locator( '.block-editor-list-view-drop-indicator--preview' )
	).toBeVisible();
	await page.mouse.move( to.x + 110, to.y + 24, { steps: 3 } );
	await page.mouse.up();
	const columns = canvas.getByRole( 'document', {
		name: /^Block: Column \(/,
	} );
	await see( columns ).toHaveCount( 4 );
	// Where it is dropped is for the editor to say.
	const kept = ( await columns.allTextContents() ).join( ' ' );
	for ( const text of [ 'One', 'Two', 'Three', 'Four', 'Five' ] ) {
		expect( kept ).toContain( text );
	}
	expect( await content() ).toMatch( /^<!-- wp:paragraph -->\s*<p>Six/ );
	await page.keyboard.press( 'Control+z' );
	await see( columns ).toHaveCount( 6 );
	expect( complaints ).toEqual( [] );
	await close();
} );
