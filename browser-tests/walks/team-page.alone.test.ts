import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
	form,
	heart,
	makePosts,
	memberOf,
	withBuilder,
} from '../../contract-tests/support/bookmarks';
import { launch } from '../../contract-tests/support/browser';
import { companyOf } from '../../contract-tests/support/company';
import { control } from '../../contract-tests/support/control';
import { newMark } from '../../contract-tests/support/people';
import { place } from '../../contract-tests/support/site';
import { makeTeam, parts, type Team } from '../blocks/org-chart/team';
import { violations } from '../support/axe';
import { anEditor } from '../support/editor';
import { visit } from '../support/visit';
import { walker } from '../support/walker';
import { see } from '../support/see';

const mark = newMark();
let browser: Browser;
let team: Team;
let builderOff: () => Promise< void >;
/** The page that the editor makes. */
let address = '';
beforeAll( async () => {
	browser = await launch();
	await companyOf( 120 );
	builderOff = await withBuilder();
	// Of many people without a manager, an org chart shows the first.
	team = await makeTeam( mark, 'Aabel' );
} );
afterAll( async () => {
	await builderOff?.();
	await browser?.close();
} );

it( 'an editor makes a team page with directory and org chart from the pattern, in at most 15 actions', async () => {
	const editor = await anEditor();
	// The account has seen the guide, as after opening the editor before.
	await control.setUserMeta( editor.id, 'wp_persisted_preferences', {
		'core/edit-post': { welcomeGuide: false },
		_modified: new Date().toISOString(),
	} );
	const { page, close } = await visit( browser, '/wp-admin/', {
		as: editor,
	} );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	const { step, steps } = walker( page, 'editor' );
	await step( () =>
		page
			.getByRole( 'navigation', { name: 'Main menu' } )
			.getByRole( 'link', { name: 'Pages', exact: true } )
			.click()
	);
	await step( () =>
		page.locator( '.page-title-action', { hasText: 'Add' } ).click()
	);
	const choice = page.getByRole( 'dialog', { name: 'Choose a pattern' } );
	await see( choice ).toBeVisible( { timeout: 60_000 } );
	await step( () =>
		choice
			.getByRole( 'option', { name: 'Team page' } )
			.click( { timeout: 90_000 } )
	);
	await see(
		canvas.locator( '.wp-block-svc-org-chart' ).first()
	).toBeVisible( { timeout: 60_000 } );
	await step( () =>
		canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.fill( `Our team ${ mark }` )
	);
	await step( () =>
		page.getByRole( 'button', { name: 'Publish', exact: true } ).click()
	);
	await step( () =>
		page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click()
	);
	const view = page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'link', { name: 'View Page' } );
	await see( view ).toBeVisible( { timeout: 30_000 } );
	address = ( await view.getAttribute( 'href' ) ) ?? '';
	// The link may open in the same tab or a new one.
	await step( () => page.goto( address ) );
	await see( page.locator( '.wp-block-svc-staff-directory' ) ).toBeVisible();
	await see( page.getByRole( 'tree' ) ).toBeVisible();
	expect( steps() ).toBeLessThanOrEqual( 15 );
	await close();
} );

it( 'a member finds a colleague by half a name on a telephone, walks the chart by keyboard, and keeps a post', async () => {
	const [ post ] = ( await makePosts( [
		{
			post_title: `News ${ mark }`,
			post_content: '<!-- wp:svc/bookmark-button /-->',
		},
	] ) ) as [ number ];
	const { page, complaints, close } = await visit( browser, '', {
		as: team.dev,
		url: address,
		viewport: { width: 390, height: 844 },
	} );
	const { step } = walker( page, 'member' );
	const directory = page.locator( '.wp-block-svc-staff-directory' );
	await step( () =>
		directory
			.getByRole( 'searchbox' )
			.pressSequentially( `Finn${ mark }`.slice( 0, -4 ) )
	);
	await step( () =>
		see( directory.locator( '.svc-directory__person' ) ).toHaveCount( 1 )
	);
	await see( directory.locator( '.svc-directory__person' ) ).toContainText(
		`Finn${ mark } Oz`
	);
	expect( await violations( page, 'main' ) ).toEqual( [] );

	const { card, person } = parts( page );
	const chart = page.locator( '.wp-block-svc-org-chart' );
	await step( () => chart.getByRole( 'tree' ).scrollIntoViewIfNeeded() );
	const current = () =>
		page
			.locator( ':focus' )
			.evaluate( ( one ) =>
				one.closest( '[data-person]' )?.getAttribute( 'data-person' )
			);
	await chart.getByRole( 'button', { name: 'Download as PNG' } ).focus();
	await step( () => page.keyboard.press( 'Tab' ) );
	const first = await current();
	expect( first ).toBeTruthy();
	await step( () => page.keyboard.press( 'ArrowDown' ) );
	expect( await current() ).not.toBe( first );
	await step( () => page.keyboard.type( `Ana${ mark }`.slice( 0, 12 ) ) );
	await see( card( team.ana ) ).toBeFocused();
	await step( () => page.keyboard.press( 'ArrowRight' ) );
	await see( person( team.bo ) ).toBeVisible();
	await step( () => page.keyboard.press( 'ArrowRight' ) );
	await see( card( team.bo ) ).toBeFocused();

	await page.goto( `${ place.url }/?p=${ post }` );
	const keep = page.getByRole( 'button', { name: /^Bookmark/ } );
	await keep.focus();
	await step( () => page.keyboard.press( 'Space' ) );
	await see( keep ).toHaveAttribute( 'aria-pressed', 'true' );
	await see
		.poll( () => heart( memberOf( team.dev ), post ) )
		.toMatchObject( { heart: true, list: form( post ), count: '1' } );
	expect(
		( await control.userMeta( team.dev.id, '_wished_posts' ) ).values
	).toEqual( [ form( post ) ] );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a visitor sees none of it', async () => {
	const { page, complaints, close } = await visit( browser, '', {
		url: address,
	} );
	const { step } = walker( page, 'visitor' );
	await step( () => see( page.locator( '.svc-sign-in' ) ).toHaveCount( 2 ) );
	const html = await page.content();
	for ( const { sent, login } of Object.values( team ) ) {
		expect( html ).not.toContain( sent.email );
		expect( html ).not.toContain( login );
		expect( html ).not.toContain(
			`${ sent.first_name } ${ sent.last_name }`
		);
	}
	expect( await violations( page, 'main' ) ).toEqual( [] );
	expect( complaints ).toEqual( [] );
	await close();
} );
