import { afterEach, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { switchTools } from '../../contract-tests/support/mcp';
import { settings } from '../../contract-tests/support/paths';
import { as } from '../../contract-tests/support/world';
import { openAdmin, pictures, problems } from './support';
import { anEditor, openEditor } from '../support/editor';
import { see } from '../support/see';

const assistants = /modern-data(\/|%2F)v1/;

afterEach( async () => {
	await as.manager.put( settings, {
		components: { 'modern-data': true, 'mortgage-calculator': true },
	} );
	await switchTools( { 'svc-users-update-profile': false } );
} );

it( 'assistants are switched off and on, with their settings', async () => {
	const browser = await launch();
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people-settings'
	);
	const asked: string[] = [];
	const components = page.getByRole( 'region', { name: 'Components' } );
	const people = components.getByRole( 'checkbox', { name: 'People' } );
	const box = components.getByRole( 'checkbox', { name: 'AI assistants' } );
	const section = page.getByRole( 'region', { name: 'Assistants' } );
	const tool = section.getByRole( 'checkbox', { name: 'Update a profile' } );
	const save = page.getByRole( 'button', { name: 'Save' } );
	await see( section ).toBeVisible();
	await see( people ).toBeChecked();
	await see( people ).toBeDisabled();
	await see( people ).toHaveAccessibleDescription( /always on/ );
	expect( await problems( page ) ).toEqual( [] );
	await components.scrollIntoViewIfNeeded();
	await pictures( page, 'components' );

	// Settings of the component are saved before it is off.
	await tool.check();
	await box.uncheck();
	await save.click();
	await see( section ).toHaveCount( 0 );
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.reload();
	await see( box ).not.toBeChecked();
	await see( section ).toHaveCount( 0 );
	expect( asked ).not.toEqual( [] );
	expect( asked.filter( ( url ) => assistants.test( url ) ) ).toEqual( [] );
	expect( ( await as.manager.get( settings ) ).body ).toMatchObject( {
		components: { users: true, 'modern-data': false },
	} );

	await box.check();
	await save.click();
	await see( tool ).toBeChecked();
	await tool.uncheck();
	await save.click();
	// One since the page was loaded says so of each save.
	await see( page.getByTestId( 'snackbar' ) ).toHaveText( [
		/saved/,
		/saved/,
	] );
	expect( complaints ).toEqual( [] );
	await close();
	await browser.close();
} );

it( 'a block of a component that is off is kept, and the editor says why', async () => {
	const content = '<!-- wp:svc/mortgage-calculator /-->';
	const { body } = await as.manager.post( '/wp/v2/pages', { content } );
	const { id } = body as { id: number };
	await as.manager.put( settings, {
		components: { 'mortgage-calculator': false },
	} );
	const browser = await launch();
	const editor = await openEditor(
		browser,
		await anEditor(),
		`/wp-admin/post.php?post=${ id }&action=edit`
	);
	await see(
		editor.page
			.getByRole( 'region', { name: 'Editor content' } )
			.getByText( /“Mortgage calculator”, which is switched off/ )
	).toBeVisible();
	expect( await editor.content() ).toBe( content );
	await editor.close();
	await browser.close();
	await as.manager.delete( `/wp/v2/pages/${ id }`, { query: 'force=true' } );
} );
