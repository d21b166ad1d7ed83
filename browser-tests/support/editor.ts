import type { Browser, FrameLocator, Locator, Page } from '@playwright/test';
import { control, type Account } from '../../contract-tests/support/control';
import { exchange } from '../../contract-tests/support/http';
import { personOf, type Person } from '../../contract-tests/support/people';
import { place } from '../../contract-tests/support/site';
import { world } from '../../contract-tests/support/world';
import { visit, type Visited } from './visit';
import { see } from './see';

export interface Editor extends Visited {
	canvas: FrameLocator;
	/** The markup as it would be saved. */
	content: () => Promise< string >;
	/** The attributes of the block that is selected. */
	attributes: () => Promise< Record< string, unknown > >;
	insert: ( name: string, attributes?: object ) => Promise< void >;
}

interface Wp {
	data: {
		select: ( store: string ) => {
			getEditedPostContent: () => string;
			getPermalink: () => string;
			getSelectedBlock: () => { attributes: Record< string, unknown > };
		};
		dispatch: ( store: string ) => {
			insertBlock: ( block: unknown ) => void;
			editPost: ( change: object ) => Promise< void >;
			savePost: () => Promise< void >;
		};
	};
	blocks: { createBlock: ( name: string, attributes?: object ) => unknown };
}

let made = 0;

/** An editor of the site who has a profile. */
export async function anEditor( change: object = {} ): Promise< Person > {
	const [ account ] = ( await control.createUsers( [
		{
			login: `${ world.token }-editor-${ process.pid }-${ made++ }`,
			role: 'editor',
		},
	] ) ) as [ Account ];
	return personOf( account, { last_name: 'Editor', ...change } );
}

/** No guide, and no choice of patterns before there is a page. */
async function refuseWelcomes( { login, application_password }: Account ) {
	const secret = Buffer.from( `${ login }:${ application_password }` );
	await exchange( {
		method: 'POST',
		url: place.rest( '/wp/v2/users/me' ),
		headers: {
			Authorization: `Basic ${ secret.toString( 'base64' ) }`,
			'Content-Type': 'application/json',
		},
		body: JSON.stringify( {
			meta: {
				persisted_preferences: {
					_modified: new Date().toISOString(),
					core: { enableChoosePatternModal: false },
					'core/edit-post': { welcomeGuide: false },
				},
			},
		} ),
	} );
}

/** A new page in the editor, without its welcome. */
export async function openEditor(
	browser: Browser,
	as: Account,
	path = '/wp-admin/post-new.php?post_type=page'
): Promise< Editor > {
	await refuseWelcomes( as );
	const visited = await visit( browser, path, { as } );
	const { page } = visited;
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas.locator( '.is-root-container' ).waitFor();
	return {
		...visited,
		canvas,
		content: () =>
			page.evaluate( () =>
				( window as unknown as { wp: Wp } ).wp.data
					.select( 'core/editor' )
					.getEditedPostContent()
			),
		attributes: () =>
			page.evaluate(
				() =>
					( window as unknown as { wp: Wp } ).wp.data
						.select( 'core/block-editor' )
						.getSelectedBlock().attributes
			),
		insert: ( name, attributes = {} ) =>
			page.evaluate(
				( [ one, values ] ) => {
					const { data, blocks } = ( window as unknown as { wp: Wp } )
						.wp;
					data.dispatch( 'core/block-editor' ).insertBlock(
						blocks.createBlock( one, values )
					);
				},
				[ name, attributes ] as const
			),
	};
}

/** Inserts a block with the inserter. */
export async function insertByHand( page: Page, title: string ) {
	await openInserter( page );
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( title );
	await page.getByRole( 'option', { name: title } ).first().click();
	await page.getByRole( 'button', { name: 'Close Block Inserter' } ).click();
}

export const openInserter = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();

/** Of a block in the inserter's list. Where the list comes in anew under the pointer, nothing is shown until the pointer comes back. */
export async function seePreview( option: Locator, text: string ) {
	const page = option.page();
	const shown = page
		.frameLocator( '.block-editor-inserter__preview-container iframe' )
		.getByText( text );
	await see( async () => {
		await page.mouse.move( 0, 0 );
		await option.hover( { timeout: 5_000 } );
		await see( shown ).toBeVisible( { timeout: 10_000 } );
	} ).toPass( { timeout: 60_000 } );
}

/** Opens the sidebar's panel for the block. */
export async function openBlockSettings( page: Page ) {
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	const tab = sidebar.getByRole( 'tab', { name: 'Block', exact: true } );
	if ( ! ( await tab.isVisible() ) ) {
		await page
			.getByRole( 'button', { name: 'Settings', exact: true } )
			.click();
	}
	await tab.click();
	return sidebar;
}

/** Under a title; answers the address of the page. */
export const publish = ( page: Page, title: string ): Promise< string > =>
	page.evaluate( async ( chosen ) => {
		const { data } = ( window as unknown as { wp: Wp } ).wp;
		const editor = data.dispatch( 'core/editor' );
		await editor.editPost( { title: chosen, status: 'publish' } );
		await editor.savePost();
		return data.select( 'core/editor' ).getPermalink();
	}, title );
