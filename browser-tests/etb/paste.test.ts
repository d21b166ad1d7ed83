import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Template } from '../../client/src/etb/index';
import { launch } from '../../contract-tests/support/browser';
import type { Account } from '../../contract-tests/support/control';
import { newMark } from '../../contract-tests/support/people';
import { anEditor, openEditor, type Editor } from '../support/editor';
import { picture } from '../support/picture';
import { aTemplate, editorOf, removeTemplate, templateOf } from './support';
import { see } from '../support/see';

let browser: Browser;
let account: Account;
let template: Template;

beforeAll( async () => {
	browser = await launch();
	account = await anEditor();
} );
beforeEach( async () => {
	template = await aTemplate( 'announcement', `Paste ${ newMark() }` );
	return () => removeTemplate( template.id );
} );
afterAll( () => browser?.close() );

/** The editor, with the cursor in an empty paragraph below the text. */
async function atEmptyParagraph(): Promise< Editor > {
	const editor = await openEditor(
		browser,
		account,
		editorOf( template.id )
	);
	await editor.canvas.getByText( 'Write your text here.' ).click();
	await editor.page.keyboard.press( 'End' );
	await editor.page.keyboard.press( 'Enter' );
	return editor;
}

/** As the browser tells of a paste with the keyboard. */
const paste = ( at: Locator, text: string, html = '' ) =>
	at.evaluate(
		( body, [ plain, markup ] ) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData( 'text/plain', plain );
			if ( markup ) {
				clipboardData.setData( 'text/html', markup );
			}
			body.ownerDocument.activeElement?.dispatchEvent(
				new ClipboardEvent( 'paste', {
					bubbles: true,
					cancelable: true,
					clipboardData,
				} )
			);
		},
		[ text, html ] as const
	);

const notice = ( page: Page ) =>
	page.locator( '.components-snackbar' ).filter( { hasText: 'content' } );

const heading = ( level: number, text: string ) =>
	`<!-- wp:heading {"level":${ level }} --><h${ level } class="wp-block-heading">${ text }</h${ level }><!-- /wp:heading -->`;
const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;
const columns = ( ...inside: string[] ) =>
	`<!-- wp:columns --><div class="wp-block-columns">${ inside
		.map(
			( one ) =>
				`<!-- wp:column --><div class="wp-block-column">${ one }</div><!-- /wp:column -->`
		)
		.join( '' ) }</div><!-- /wp:columns -->`;
const video =
	'<!-- wp:video --><figure class="wp-block-video"><video controls src="https://site.example/a.mp4"></video></figure><!-- /wp:video -->';

it( 'a pasted page becomes blocks of an e-mail, and a notice says what was changed and left out', async () => {
	const { page, canvas, content, complaints, close } =
		await atEmptyParagraph();
	await paste(
		canvas.locator( 'body' ),
		[
			heading( 4, 'A small heading' ),
			video,
			columns(
				columns( paragraph( 'Left' ), paragraph( 'Middle' ) ),
				paragraph( 'Right' )
			),
			'<!-- wp:details --><details class="wp-block-details"><summary>A question</summary><!-- wp:paragraph --><p>An answer</p><!-- /wp:paragraph --></details><!-- /wp:details -->',
			'<!-- wp:code --><pre class="wp-block-code"><code>Some code</code></pre><!-- /wp:code -->',
		].join( '\n\n' )
	);
	await see( notice( page ) ).toContainText(
		'Some content was left out because e-mails cannot contain it here: Video. Some content was changed to fit into the e-mail: Heading, Columns, Details, Code.'
	);
	await picture( page, 'mail-paste', { fullPage: false } );
	const made = await content();
	expect( made ).toContain( '<!-- wp:heading {"level":3} -->' );
	expect( made ).toContain( 'Some code' );
	expect( made ).not.toMatch( /wp:(video|code)/ );
	expect( made.match( /wp:columns /g ) ).toHaveLength( 2 );
	for ( const text of [
		'Left',
		'Middle',
		'Right',
		'A question',
		'An answer',
	] ) {
		await see( canvas.getByText( text, { exact: true } ) ).toBeVisible();
	}
	await page.keyboard.press( 'Control+s' );
	await see( page.getByRole( 'button', { name: 'Saved' } ) ).toBeVisible();
	expect( ( await templateOf( template.id ) ).content ).toContain(
		'A small heading'
	);
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'what e-mails cannot have is said, and the text stays', async () => {
	const { page, canvas, content, close } = await atEmptyParagraph();
	const before = await content();
	await paste( canvas.locator( 'body' ), video );
	await see( notice( page ) ).toHaveText(
		/Some content was left out because e-mails cannot contain it here: Video\./
	);
	expect( await content() ).toBe( before );
	await close();
} );

it( 'HTML of a page keeps its text, and an address is a link', async () => {
	const { page, canvas, content, close } = await atEmptyParagraph();
	await paste(
		canvas.locator( 'body' ),
		'Terms\nRates',
		'<h5>Terms</h5><pre>Rates</pre><p>Last</p>'
	);
	await see( notice( page ) ).toContainText( 'Heading, Preformatted.' );
	expect( await content() ).toContain( '<h3 class="wp-block-heading">Terms' );
	await page.keyboard.press( 'Enter' );
	await paste(
		canvas.locator( 'body' ),
		'https://www.youtube.com/watch?v=x'
	);
	await see( canvas.getByText( 'https://www.youtube.com' ) ).toBeVisible();
	expect( await content() ).toContain(
		'<a href="https://www.youtube.com/watch?v=x">'
	);
	await close();
} );

it( 'what an e-mail may have is pasted as it is, without a notice', async () => {
	const { page, canvas, content, close } = await atEmptyParagraph();
	const pasted = [
		heading( 3, 'Third' ),
		columns( paragraph( 'Left' ), paragraph( 'Right' ) ),
	];
	await paste( canvas.locator( 'body' ), pasted.join( '\n\n' ) );
	await see( canvas.getByText( 'Third' ) ).toBeVisible();
	expect( ( await content() ).replace( /\n/g, '' ) ).toContain(
		pasted.join( '' )
	);
	await see( notice( page ) ).toHaveCount( 0 );
	await close();
} );

it( 'what cannot stand in a place is said there, also where a whole block is replaced', async () => {
	const { page, canvas, content, insert, close } = await atEmptyParagraph();
	await insert( 'core/separator' );
	await paste( canvas.locator( 'body' ), video );
	await see( notice( page ) ).toContainText( 'Video.' );
	expect( await content() ).toContain( 'wp:separator' );
	await page
		.getByRole( 'button', { name: 'Dismiss this notice' } )
		.first()
		.click();
	await see( notice( page ) ).toHaveCount( 0 );

	await canvas.getByText( 'Write your text here.' ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( '> Quoted' );
	await page.keyboard.press( 'Enter' );
	await paste(
		canvas.locator( 'body' ),
		`${ columns( paragraph( 'One' ), paragraph( 'Two' ) ) }<!-- wp:spacer --><div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`
	);
	await see( notice( page ) ).toContainText(
		'cannot contain it here: Spacer. Some content was changed to fit into the e-mail: Columns.'
	);
	expect( await content() ).toMatch(
		/wp:quote[^]*Quoted[^]*One[^]*Two[^]*\/wp:quote/
	);
	await close();
} );

it( 'a file that is no picture is named', async () => {
	const { page, canvas, content, close } = await atEmptyParagraph();
	const before = await content();
	await canvas.locator( 'body' ).evaluate( ( body ) => {
		const clipboardData = new DataTransfer();
		clipboardData.items.add(
			new File( [ 'x' ], 'rates.pdf', { type: 'application/pdf' } )
		);
		body.ownerDocument.activeElement?.dispatchEvent(
			new ClipboardEvent( 'paste', {
				bubbles: true,
				cancelable: true,
				clipboardData,
			} )
		);
	} );
	await see( notice( page ) ).toContainText( 'rates.pdf' );
	expect( await content() ).toBe( before );
	await close();
} );

it( 'a typed heading has a level of e-mails, and columns do not stand in columns', async () => {
	const { page, canvas, content, close } = await atEmptyParagraph();
	await page.keyboard.type( '##### Small' );
	await see( canvas.locator( 'h3', { hasText: 'Small' } ) ).toBeVisible();
	expect( await content() ).toContain( '<!-- wp:heading {"level":3} -->' );
	await page.keyboard.press( 'Enter' );
	await paste(
		canvas.locator( 'body' ),
		columns( paragraph( 'In a column' ), paragraph( 'Right' ) )
	);
	await canvas.getByText( 'In a column' ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( '/colu', { delay: 60 } );
	await see( page.getByRole( 'option', { name: 'Columns' } ) ).toHaveCount(
		0
	);
	await close();
} );

it( 'what is dropped fits, or a notice says what was left out', async () => {
	const { page, canvas, content, complaints, close } =
		await atEmptyParagraph();
	const drop = ( html: string, files: [ string, string ][] = [] ) =>
		canvas.getByText( 'Write your text here.' ).evaluate(
			( element, [ markup, named ] ) => {
				const dataTransfer = new DataTransfer();
				if ( markup ) {
					dataTransfer.setData( 'text/html', markup );
				}
				named.forEach( ( [ name, type ] ) =>
					dataTransfer.items.add(
						new File( [ 'x' ], name, { type } )
					)
				);
				const { x, y } = element.getBoundingClientRect();
				for ( const name of [ 'dragenter', 'dragover', 'drop' ] ) {
					element.dispatchEvent(
						new DragEvent( name, {
							bubbles: true,
							cancelable: true,
							clientX: x + 5,
							clientY: y + 2,
							dataTransfer,
						} )
					);
				}
			},
			[ html, files ] as const
		);
	const before = await content();
	await drop( '', [
		[ 'tour.mp4', 'video/mp4' ],
		[ 'page.html', 'text/html' ],
	] );
	await see( notice( page ) ).toContainText(
		'Some content was left out because e-mails cannot contain it here: tour.mp4, page.html.'
	);
	expect( await content() ).toBe( before );
	await drop( '<h5>Dropped</h5><pre>Some code</pre>' );
	await see( canvas.locator( 'h3', { hasText: 'Dropped' } ) ).toBeVisible();
	await see( canvas.getByText( 'Some code' ) ).toBeVisible();
	await see( notice( page ) ).toContainText( 'Heading, Preformatted.' );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'e-mails of other programs keep their lines, buttons and images', async () => {
	const { page, canvas, content, complaints, close } =
		await atEmptyParagraph();
	await paste(
		canvas.locator( 'body' ),
		'x',
		`<table id="bodyTable"><tr><td><table><tr><td><img alt="House" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="56" height="28"></td></tr></table>
		<table><tr><td><h1>Big news</h1><p>Hello there.</p><p>Second line.</p></td></tr></table>
		<table><tr><td>30 years</td><td><p>6.25%</p><p>fixed</p></td></tr></table>
		<img src="cid:image001.png@01D" alt="Logo"></td></tr></table>`
	);
	await see( notice( page ) ).toContainText(
		'cannot contain it here: Image. Some content was changed to fit into the e-mail: Table.'
	);
	const made = await content();
	expect( made ).toContain( '<p>Hello there.</p>' );
	expect( made ).toContain( '<p>Second line.</p>' );
	expect( made ).toContain( '<td>6.25%<br>fixed</td>' );
	expect( made.match( /<!-- wp:table/g ) ).toHaveLength( 1 );
	expect( made.match( /<!-- wp:image/g ) ).toHaveLength( 1 );
	expect( made ).not.toMatch( /aspect-?ratio/i );
	expect( complaints ).toEqual( [] );
	await close();
} );
