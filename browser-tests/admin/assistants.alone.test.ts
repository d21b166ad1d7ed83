import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { AssistantSettings } from '../../client/src/modern-data/assistant-schemas';
import { launch } from '../../contract-tests/support/browser';
import { mcpSettings, switchTools } from '../../contract-tests/support/mcp';
import { as } from '../../contract-tests/support/world';
import { picture } from '../support/picture';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

const requests = /modern-data(\/|%2F)v1(\/|%2F)settings/;

let browser: Browser;
let before: AssistantSettings;
beforeAll( async () => {
	browser = await launch();
	before = await settings();
} );
afterEach( () =>
	switchTools(
		Object.fromEntries(
			before.tools.map( ( { name, is_on_by_default: isOn } ) => [
				name,
				isOn,
			] )
		)
	)
);
afterAll( () => browser?.close() );

const settings = async () =>
	( await as.manager.get( mcpSettings ) ).body as AssistantSettings;

/** Names of the tools that are not as they are by default. */
const changed = async () =>
	( await settings() ).tools
		.filter( ( tool ) => tool.enabled !== tool.is_on_by_default )
		.map( ( { name } ) => name );

const sectionOf = ( page: Page ) =>
	page.getByRole( 'region', { name: 'What assistants can do' } );

async function open( options: Parameters< typeof openAdmin >[ 2 ] = {} ) {
	const visited = await openAdmin( browser, 'svc-people-settings', options );
	const section = sectionOf( visited.page );
	await see( section ).toBeVisible();
	return { ...visited, section };
}

async function save( page: Page ) {
	// The notice of an earlier save may still be there.
	const written = page.waitForResponse(
		( response ) =>
			requests.test( response.url() ) &&
			response.request().postData() !== null
	);
	await page.getByRole( 'button', { name: 'Save' } ).click();
	expect( ( await written ).status() ).toBe( 200 );
	await see( page.getByTestId( 'snackbar' ).last() ).toHaveText( /saved/ );
}

it( 'tools are in groups, marked, and found by words', async () => {
	const { page, section, complaints, close } = await open();
	const groups = section.getByRole( 'group' );
	const all = before.tools.length;
	const status = section.getByRole( 'status' );
	await see( groups.getByRole( 'heading' ) ).toHaveText( [
		...new Set( before.tools.map( ( { group } ) => group ) ),
	] );
	await see( status ).toHaveText( new RegExp( `^${ all } tools, \\d+ on$` ) );
	for ( const [ title, mark ] of [
		[ 'Find a colleague', 'Read only' ],
		[ 'Add a vacancy', 'Makes changes' ],
		[ 'Delete a profile', 'Deletes' ],
	] as const ) {
		await see(
			section.getByRole( 'checkbox', { name: title } )
		).toHaveAccessibleDescription( new RegExp( `^${ mark } [A-Z].*\\.$` ) );
	}
	expect( await problems( page ) ).toEqual( [] );
	await section.scrollIntoViewIfNeeded();
	await pictures( page, 'assistants' );

	const search = section.getByRole( 'searchbox', { name: 'Search tools' } );
	await search.fill( 'BOOKMARK collection' );
	await see( status ).toHaveText( `2 of ${ all } tools shown` );
	await see( groups.getByRole( 'heading' ) ).toHaveText( [ 'Bookmarks' ] );
	// A switch of the whole group would change what is not shown.
	await see(
		section.getByRole( 'checkbox', { name: /^All tools/ } )
	).toHaveCount( 0 );
	await search.fill( 'nothing of the kind' );
	await see( status ).toHaveText( `0 of ${ all } tools shown` );
	await see( groups ).toHaveCount( 0 );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a group is switched by the keyboard, and saved by one request', async () => {
	const { page, section, complaints, close } = await open();
	const sent: { tools: { name: string }[] }[] = [];
	page.on( 'request', ( request ) => {
		if ( requests.test( request.url() ) && request.postData() ) {
			sent.push( request.postDataJSON() );
		}
	} );
	const group = section.getByRole( 'group', { name: 'Content' } );
	const whole = group.getByRole( 'checkbox', { name: /^All tools/ } );
	const tool = group.getByRole( 'checkbox', { name: 'Draft a post' } );
	await see( whole ).toHaveJSProperty( 'indeterminate', true );
	await see( whole ).toHaveAccessibleName( 'All tools (2 of 5 on)' );
	await whole.focus();
	await page.keyboard.press( 'Space' );
	await see( whole ).toHaveAccessibleName( 'All tools (5 of 5 on)' );
	await see( whole ).toHaveJSProperty( 'indeterminate', false );
	await see( tool ).toBeChecked();

	// Enter in the search does not save.
	await section.getByRole( 'searchbox' ).fill( 'draft' );
	await section.getByRole( 'searchbox' ).press( 'Enter' );
	await section.getByRole( 'searchbox' ).fill( '' );
	expect( sent ).toEqual( [] );
	await save( page );
	expect( sent ).toHaveLength( 1 );
	expect( sent[ 0 ]!.tools.map( ( { name } ) => name ).sort() ).toEqual(
		( await changed() ).sort()
	);
	expect( sent[ 0 ]!.tools ).toHaveLength( 3 );
	await whole.uncheck();
	await save( page );
	expect(
		( await settings() ).tools.filter(
			( one ) => one.group === 'Content' && one.enabled
		)
	).toEqual( [] );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'what was changed is filtered, and reset when it is confirmed', async () => {
	const { page, section, complaints, close } = await open();
	const reset = section.getByRole( 'button', { name: 'Reset to defaults' } );
	const status = section.getByRole( 'status' );
	const on = section.getByRole( 'checkbox', { name: 'Update a profile' } );
	const off = section.getByRole( 'checkbox', { name: 'Find a colleague' } );
	await see( reset ).toBeDisabled();
	await on.check();
	await off.uncheck();
	await save( page );
	expect( await changed() ).toHaveLength( 2 );

	const show = section.getByRole( 'combobox', { name: 'Show' } );
	await show.selectOption( 'Changed from the default' );
	await see( status ).toHaveText( /^2 of/ );
	// A tool does not vanish below the hand that switches it.
	await on.uncheck();
	await see( on ).toBeVisible();
	await on.check();
	await reset.click();
	const dialog = page.getByRole( 'dialog' );
	await see( dialog.getByRole( 'listitem' ) ).toHaveText( [
		'Update a profile: off',
		'Find a colleague: on',
	] );
	expect( await problems( page ) ).toEqual( [] );
	await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	await see( on ).toBeChecked();
	await reset.click();
	await dialog.getByRole( 'button', { name: 'Reset tools' } ).click();
	await see( status ).toHaveText( /^0 of/ );
	expect( await changed() ).toHaveLength( 2 );
	await save( page );
	expect( await changed() ).toEqual( [] );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'after a conflict, the switches of both administrators are kept', async () => {
	const { page, section, close } = await open();
	await section.getByRole( 'checkbox', { name: 'Add a vacancy' } ).check();
	await switchTools( { 'svc-content-create-post': true } );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await see( page.getByText( 'in the meantime' ).first() ).toBeVisible();
	await see(
		section.getByRole( 'checkbox', { name: 'Draft a post' } )
	).toBeChecked();
	expect( await changed() ).toEqual( [ 'svc-content-create-post' ] );
	await save( page );
	expect( ( await changed() ).sort() ).toEqual( [
		'svc-content-create-post',
		'svc-intranet-create-position',
	] );
	await close();
} );

it( 'the technical name of a tool is copied', async () => {
	const { page, section, close } = await open( {
		permissions: [ 'clipboard-read', 'clipboard-write' ],
	} );
	await section
		.getByRole( 'button', { name: 'Copy svc-users-get-profile' } )
		.click();
	await see( page.getByTestId( 'snackbar' ) ).toHaveText( /Name copied/ );
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		'svc-users-get-profile'
	);
	await close();
} );

it( 'the tools have room on a phone, and from right to left', async () => {
	const { page, section, close } = await open( {
		viewport: { width: 320, height: 640 },
	} );
	for ( const dir of [ 'ltr', 'rtl' ] ) {
		await page.evaluate( ( to ) => {
			document.documentElement.dir = to;
		}, dir );
		expect(
			await section.evaluate(
				( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth
			)
		).toBe( 0 );
		await section
			.getByRole( 'group', { name: 'Content' } )
			.scrollIntoViewIfNeeded();
		await picture( page, `admin-assistants-320-${ dir }`, {
			fullPage: false,
		} );
	}
	await close();
} );
