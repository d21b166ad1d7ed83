import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { violations } from '../../support/axe';
import { chartOf, makeTeam, open, type Team } from './team';
import { see } from '../../support/see';

let browser: Browser;
let team: Team;
let path: string;
const branch = /intranet(\/|%2F)org-chart/;

beforeAll( async () => {
	browser = await launch();
	team = await makeTeam();
	path = await chartOf( team );
} );
afterAll( () => browser?.close() );

it( 'says at the person what could not be loaded, and tries again', async () => {
	const { page, person, card, toggle, status, close } = await open(
		browser,
		path,
		{
			as: team.dev,
		}
	);
	await page.route( branch, ( route ) => route.abort() );
	await toggle( team.cleo ).click();
	const message = 'The team of Cleo Marsh could not be loaded.';
	const problem = person( team.cleo ).getByText( message );
	await see( problem ).toBeVisible();
	await see( status ).toHaveText( message );
	expect( await violations( page, '.wp-block-svc-org-chart' ) ).toEqual( [] );
	await page.unroute( branch );
	await person( team.cleo )
		.getByRole( 'button', { name: 'Try again' } )
		.click();
	await see( person( team.finn ) ).toBeVisible();
	await see( problem ).toHaveCount( 0 );
	await see( card( team.cleo ) ).toBeFocused();
	await close();
} );

it( 'tries again by keyboard', async () => {
	const { page, person, card, close } = await open( browser, path, {
		as: team.dev,
	} );
	await page.route( branch, ( route ) => route.abort() );
	await card( team.cleo ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await see(
		page.getByRole( 'treeitem', { name: /could not be loaded/ } )
	).toBeVisible();
	await page.unroute( branch );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await see( person( team.finn ) ).toBeVisible();
	await close();
} );

it( 'says that the viewer may not see it any more', async () => {
	const { page, toggle, close } = await open( browser, path, {
		as: team.dev,
	} );
	await page.context().clearCookies();
	await toggle( team.cleo ).click();
	await see(
		page
			.getByText( 'You may not see the team of Cleo Marsh any more.' )
			.first()
	).toBeVisible();
	await close();
} );

it( 'says so where details or a picture cannot be had', async () => {
	const { page, link, status, close } = await open( browser, path, {
		as: team.dev,
	} );
	await page.route( /intranet(\/|%2F)profile/, ( route ) => route.abort() );
	await page.route( /org-chart\/download\.js/, ( route ) => route.abort() );
	await link( team.bo ).click();
	await see( page.getByRole( 'dialog' ) ).toContainText(
		'The details could not be loaded.'
	);
	await page.getByRole( 'button', { name: 'Close' } ).click();
	await page.getByRole( 'button', { name: 'Download as SVG' } ).click();
	await see( status ).toHaveText(
		'The image could not be created. Try again.'
	);
	await close();
} );
