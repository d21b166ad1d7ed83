import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hrFiles } from '../../admin/users/import/testing/hr-files';
import { launch } from '../../contract-tests/support/browser';
import { host } from '../../contract-tests/support/site';
import { stopHost } from '../../tools/host/host';
import type { Site } from '../../tools/host/site';
import { violations } from '../support/axe';
import { askSite, signedIn, startOwnSite } from '../support/own-site';
import { walker } from '../support/walker';
import { see } from '../support/see';

const timeout = 120_000;
const file = hrFiles( 'fm' ).find( ( { system } ) => system === 'Personio' )!;
const people = file.people.length;

let browser: Browser;
let site: Site;
let page: Page;

const welcome = () =>
	page.getByRole( 'region', { name: 'Welcome to Svc People' } );
const step = ( name: string ) =>
	welcome().getByRole( 'listitem' ).filter( { hasText: name } );
const link = ( name: string ) =>
	page.getByRole( 'link', { name, exact: true } ).first();
const button = ( name: string ) =>
	page.getByRole( 'button', { name, exact: true } ).first();
const isDone = ( name: string ) =>
	see( step( name ).getByRole( 'heading', { level: 3 } ) ).toContainText(
		'(done)',
		{ timeout }
	);
/** Starts a new site, also where the walk is tried again. */
async function begin() {
	site = await startOwnSite( 'first-minute', 8994 );
	page = await signedIn( browser, site, {
		viewport: { width: 1440, height: 900 },
		reducedMotion: 'reduce',
	} );
	page.setDefaultTimeout( timeout );
}

const openPeople = () =>
	page.goto( `${ site.dashboard }admin.php?page=svc-people` );

const directoryPages = async () =>
	(
		await askSite< { id: number; link: string }[] >(
			site,
			'GET',
			'wp/v2/pages?search=wp:svc/staff-directory'
		)
	).map( ( { id, link: address } ) => ( { id, address } ) );

async function removeDirectoryPage() {
	for ( const { id } of await directoryPages() ) {
		await askSite( site, 'DELETE', `wp/v2/pages/${ id }?force=true` );
	}
}

/** The names that a signed-out visitor reads, page by page. */
async function namesFor( address: string ): Promise< string[] > {
	const context = await browser.newContext();
	const visitor = await context.newPage();
	await visitor.goto( address );
	await see( visitor.getByText( `${ people } people` ) ).toBeVisible();
	expect( await violations( visitor, 'main' ) ).toEqual( [] );
	const names: string[] = [];
	for (;;) {
		const shown = visitor.locator( '.svc-directory__name' );
		const first = await shown.first().innerText();
		names.push( ...( await shown.allInnerTexts() ) );
		const next = visitor.getByRole( 'link', { name: 'Next page' } );
		if ( ! ( await next.isVisible() ) ) {
			break;
		}
		await next.click();
		await see( shown.first() ).not.toHaveText( first );
	}
	await context.close();
	return names;
}

describe.runIf( host.host !== 'wp-env' )( 'the first minute', () => {
	beforeAll( async () => {
		browser = await launch();
	} );
	afterAll( async () => {
		await browser?.close();
		if ( site ) {
			await stopHost( site );
		}
	} );

	it(
		'leads from the notice after activation to a directory that visitors see, in at most 25 actions',
		async () => {
			await begin();
			await page.goto( `${ site.dashboard }plugins.php` );
			const notice = link( 'Start with the first steps' );
			await see( notice ).toBeVisible();
			await page.reload();
			await see( page.getByRole( 'table' ).first() ).toBeVisible();
			await see( notice ).toHaveCount( 0 );

			const walk = walker( page, 'first-minute' );
			await openPeople();
			await see( welcome() ).toBeVisible();
			await see( button( 'Make the page' ) ).toBeEnabled();
			await see( welcome().getByText( '(done)' ) ).toHaveCount( 0 );

			await walk.step( () => link( 'Import people' ).click() );
			const chooser = page.waitForEvent( 'filechooser' );
			await walk.step( () => button( 'Choose file' ).click() );
			await walk.step( async () =>
				( await chooser ).setFiles( {
					name: file.name,
					mimeType: 'application/octet-stream',
					buffer: Buffer.from( await file.bytes() ),
				} )
			);
			await walk.step( () => button( 'Check rows' ).click() );
			await walk.step( () =>
				button( `Import ${ people } people` ).click()
			);
			await walk.step( () =>
				link( 'Show people, newest first' ).click()
			);
			await isDone( 'Import or add people' );

			await walk.step( () =>
				link( 'Choose public roles and fields' ).click()
			);
			await walk.step( () =>
				page
					.getByRole( 'checkbox', { name: 'Staff', exact: true } )
					.check()
			);
			await walk.step( async () => {
				await button( 'Save' ).click();
				await see( page.getByTestId( 'snackbar' ) ).toHaveText(
					/saved/
				);
			} );
			await walk.step( () => link( 'All people' ).click() );
			await isDone( 'Choose who is public' );

			await walk.step( () => button( 'Make the page' ).click() );
			await isDone( 'Make a directory page' );
			await see( link( 'View page' ) ).toBeFocused();
			await see( step( 'Make a directory page' ) ).toContainText(
				'The menu of the site shows it by itself.'
			);
			await walk.step( () => link( 'View page' ).click() );
			await see(
				page
					.getByRole( 'navigation' )
					.getByRole( 'link', { name: 'Our people' } )
					.first()
			).toBeVisible();
			await see( page.getByText( `${ people } people` ) ).toBeVisible();
			expect( walk.steps() ).toBeLessThanOrEqual( 25 );

			expect( ( await namesFor( page.url() ) ).sort() ).toEqual(
				file.people
					.map( ( { first, last } ) => `${ first } ${ last }` )
					.sort()
			);
		},
		4 * timeout
	);

	it( 'makes nothing twice', async () => {
		const before = await directoryPages();
		expect( before ).toHaveLength( 1 );
		await openPeople();
		await isDone( 'Make a directory page' );
		await see( link( 'View page' ) ).toHaveAttribute(
			'href',
			before[ 0 ]!.address
		);
		await see( button( 'Make the page' ) ).toHaveCount( 0 );

		// Another administrator makes the page while this one looks at the button.
		await removeDirectoryPage();
		await openPeople();
		await see( button( 'Make the page' ) ).toBeEnabled( { timeout } );
		await askSite( site, 'POST', 'wp/v2/pages', {
			title: 'Theirs',
			status: 'publish',
			content: '<!-- wp:svc/staff-directory {"align":"wide"} /-->',
		} );
		await button( 'Make the page' ).click();
		await see( step( 'Make a directory page' ) ).toContainText(
			'“Theirs”'
		);
		expect( await directoryPages() ).toHaveLength( 1 );
	} );

	it( 'says that a page waits to be published, and makes no other', async () => {
		const [ one ] = await directoryPages();
		await askSite( site, 'POST', `wp/v2/pages/${ one!.id }`, {
			status: 'draft',
		} );
		await openPeople();
		await see( step( 'Make a directory page' ) ).toContainText(
			'not published yet',
			{ timeout }
		);
		await see( button( 'Make the page' ) ).toHaveCount( 0 );
		await see( link( 'Edit page' ) ).toHaveAttribute(
			'href',
			new RegExp( `post=${ one!.id }&action=edit` )
		);
		await askSite( site, 'DELETE', `wp/v2/pages/${ one!.id }?force=true` );
	} );

	it( 'adds the page to a menu of links once, and says so if that fails', async () => {
		await removeDirectoryPage();
		const menu = await askSite< { id: number } >(
			site,
			'POST',
			'wp/v2/navigation',
			{
				title: 'Links',
				status: 'publish',
				content: '<!-- wp:home-link {"label":"Home"} /-->',
			}
		);
		const content = async () =>
			(
				await askSite< { content: { raw: string } } >(
					site,
					'GET',
					`wp/v2/navigation/${ menu.id }?context=edit`
				)
			).content.raw;
		await page.route( /wp\/v2\/navigation(\/|%2F)\d/, ( route ) =>
			route.fulfill( { status: 500, body: '{}' } )
		);
		await openPeople();
		await button( 'Make the page' ).click();
		await see( step( 'Make a directory page' ) ).toContainText(
			'could not be added to the menu'
		);
		await see(
			page.getByRole( 'link', { name: /^Edit the menu/ } )
		).toHaveAttribute( 'href', /site-editor\.php/ );
		await page.unroute( /wp\/v2\/navigation(\/|%2F)\d/ );
		expect( await content() ).not.toContain( 'Our people' );

		await removeDirectoryPage();
		await openPeople();
		await button( 'Make the page' ).click();
		await see( step( 'Make a directory page' ) ).toContainText(
			'in the menu of the site',
			{ timeout }
		);
		expect( ( await content() ).match( /"Our people"/g ) ).toHaveLength(
			1
		);
		await link( 'View page' ).click();
		await see(
			page
				.getByRole( 'navigation' )
				.getByRole( 'link', { name: 'Our people' } )
				.first()
		).toBeVisible();
		await askSite(
			site,
			'DELETE',
			`wp/v2/navigation/${ menu.id }?force=true`
		);
	} );

	it( 'adds the page to the menu of a classic theme', async () => {
		await useClassicTheme();
		await removeDirectoryPage();
		for ( const { id } of await askSite< { id: number }[] >(
			site,
			'GET',
			'wp/v2/menus'
		) ) {
			await askSite( site, 'DELETE', `wp/v2/menus/${ id }?force=true` );
		}
		await openPeople();
		await button( 'Make the page' ).click();
		await see( step( 'Make a directory page' ) ).toContainText(
			'no main menu',
			{ timeout }
		);
		await see(
			page.getByRole( 'link', { name: /^Edit the menu/ } )
		).toHaveAttribute( 'href', /nav-menus\.php/ );

		await removeDirectoryPage();
		const menu = await askSite< { id: number } >(
			site,
			'POST',
			'wp/v2/menus',
			{ name: 'Main', locations: [ 'primary' ] }
		);
		await askSite( site, 'POST', 'wp/v2/menu-items', {
			title: 'Home',
			url: site.url,
			menus: menu.id,
			status: 'publish',
		} );
		await openPeople();
		await button( 'Make the page' ).click();
		await see( step( 'Make a directory page' ) ).toContainText(
			'in the menu of the site',
			{ timeout }
		);
		await link( 'View page' ).click();
		await see( page.locator( '.menu-item a' ) ).toHaveText( [
			'Home',
			'Our people',
		] );
	} );
} );

/** The least theme with a menu. */
async function useClassicTheme() {
	const folder = join( site.www, 'wp-content/themes/least' );
	await mkdir( folder, { recursive: true } );
	await writeFile( join( folder, 'style.css' ), '/* Theme Name: Least */' );
	await writeFile(
		join( folder, 'functions.php' ),
		"<?php register_nav_menus( array( 'primary' => 'Primary' ) );"
	);
	await writeFile(
		join( folder, 'index.php' ),
		"<?php wp_head(); wp_nav_menu( array( 'theme_location' => 'primary', 'container' => 'nav', 'fallback_cb' => false ) ); the_post(); the_content(); wp_footer();"
	);
	if ( site.network ) {
		await page.goto( `${ site.dashboard }network/themes.php` );
		await page
			.getByRole( 'link', { name: 'Network Enable Least' } )
			.click();
	}
	await page.goto( `${ site.dashboard }themes.php` );
	const activate = page
		.locator( '.theme', { hasText: 'Least' } )
		.getByRole( 'link', { name: 'Activate' } );
	// Not in a second try.
	if ( ( await activate.count() ) > 0 ) {
		await activate.click( { force: true } );
		await see( page.getByText( 'New theme activated.' ) ).toBeVisible();
	}
}
