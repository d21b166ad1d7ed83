import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import type { Person } from '../../../contract-tests/support/people';
import { violations } from '../../support/axe';
import { chartOf, makeTeam, makeWide, open, requests, type Team } from './team';
import { see } from '../../support/see';

let browser: Browser;
let team: Team;
let wide: Person[];
let path: string;

beforeAll( async () => {
	browser = await launch();
	team = await makeTeam();
	wide = await makeWide( team.gus, 120 );
	path = await chartOf( team, { depth: 3 } );
} );
afterAll( () => browser?.close() );

it( 'shows fifty of a wide level, and more when they are asked for', async () => {
	const { page, person, card, complaints, close } = await open(
		browser,
		path,
		{
			as: team.dev,
		}
	);
	const asked = requests( page );
	const shown = person( team.gus ).locator( '[data-person]' );
	await see( shown ).toHaveCount( 50 );
	await page.getByText( 'Show 51–100 of 120' ).click();
	await see( shown ).toHaveCount( 100 );
	await see( card( wide[ 50 ]! ) ).toBeFocused();
	await see( card( wide[ 50 ]! ) ).toHaveAttribute( 'aria-posinset', '51' );
	await see( card( wide[ 50 ]! ) ).toHaveAttribute( 'aria-setsize', '120' );
	await page.getByText( 'Show 101–120 of 120' ).click();
	await see( shown ).toHaveCount( 120 );
	await see( page.getByText( /^Show / ) ).toHaveCount( 0 );
	expect( asked ).toEqual( [ `/org-chart/${ team.gus.id }?depth=1` ] );
	expect( await violations( page, '.wp-block-svc-org-chart' ) ).toEqual( [] );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'is paged by links without JavaScript', async () => {
	const { page, person, close } = await open( browser, path, {
		as: team.dev,
		javaScriptEnabled: false,
	} );
	await page.getByRole( 'link', { name: 'Show 51–100 of 120' } ).click();
	await see( person( wide[ 49 ]! ) ).toHaveCount( 0 );
	await see( person( wide[ 50 ]! ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Show 101–120 of 120' } ).click();
	await see( person( wide[ 119 ]! ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Show 51–100 of 120' } ).click();
	await see( person( wide[ 50 ]! ) ).toBeVisible();
	await close();
} );

it( 'goes on from a later page both ways', async () => {
	const { page, person, card, close } = await open(
		browser,
		`${ path }&svc-chart1=${ team.gus.id }&svc-chart1-from=50`,
		{ as: team.dev }
	);
	await page.getByText( 'Show 1–50 of 120' ).click();
	await see( card( wide[ 0 ]! ) ).toBeFocused();
	await see( person( team.gus ).locator( '[data-person]' ) ).toHaveCount(
		100
	);
	await close();
} );
