import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { newMark } from '../../../contract-tests/support/people';
import { violations } from '../../support/axe';
import {
	chartOf,
	makeTeam,
	makeWide,
	open,
	pageWith,
	requests,
	type Team,
} from './team';
import { see } from '../../support/see';

let browser: Browser;
let team: Team;
const mark = newMark();

beforeAll( async () => {
	browser = await launch();
	team = await makeTeam( mark );
} );
afterAll( () => browser?.close() );

it( 'opens the way to whom it finds, and asks for no more than that', async () => {
	const path = await chartOf( team, { depth: 0 } );
	const { page, person, card, status, complaints, close } = await open(
		browser,
		path,
		{
			as: team.dev,
		}
	);
	const asked = requests( page );
	const field = page.getByRole( 'combobox', {
		name: 'Find in the org chart',
	} );
	await field.fill( `finn${ mark }` );
	const option = page.getByRole( 'option', { name: `Finn${ mark } Oz` } );
	await see( option ).toBeVisible();
	await see( field ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( await violations( page, '.wp-block-svc-org-chart' ) ).toEqual( [] );
	await field.press( 'ArrowDown' );
	await see( option ).toHaveAttribute( 'aria-selected', 'true' );
	await see( field ).toHaveAttribute(
		'aria-activedescendant',
		( await option.getAttribute( 'id' ) )!
	);
	await field.press( 'Enter' );
	await see( card( team.finn ) ).toBeFocused();
	await see( card( team.finn ) ).toHaveAttribute( 'aria-current', 'true' );
	await see( person( team.cleo ) ).toHaveClass( /is-way/ );
	await see( person( team.dev ) ).not.toHaveClass( /is-way/ );
	await see( person( team.gus ) ).toHaveCount( 0 );
	await see( status ).toHaveText( `Finn${ mark } Oz is shown in the chart.` );
	expect( asked.filter( ( one ) => one.startsWith( '/org' ) ) ).toEqual( [
		`/org-chart/${ team.ana.id }?depth=1`,
		`/org-chart/${ team.bo.id }?depth=1`,
		`/org-chart/${ team.cleo.id }?depth=1`,
	] );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'is closed by Escape and chosen from by pointer', async () => {
	const { page, card, close } = await open( browser, await chartOf( team ), {
		as: team.dev,
	} );
	const field = page.getByRole( 'combobox' );
	const option = page.getByRole( 'option' ).first();
	await field.fill( `Ana${ mark }` );
	await see( option ).toBeVisible();
	await field.press( 'Escape' );
	await see( option ).toBeHidden();
	await field.fill( `Ana${ mark } R` );
	await option.click();
	await see( card( team.ana ) ).toBeFocused();
	await close();
} );

it( 'says when there is nobody, here or at all', async () => {
	const path = await pageWith( { start: 'person', personId: team.emile.id } );
	const { page, close } = await open( browser, path, { as: team.dev } );
	const field = page.getByRole( 'combobox' );
	const matches = page.locator( '.svc-org-chart__matches' );
	await field.fill( `nobody${ mark }` );
	await see( matches ).toHaveText( 'No people found.' );
	await field.fill( `Finn${ mark }` );
	await see( page.getByRole( 'option' ) ).toHaveCount( 1 );
	await field.press( 'Enter' );
	await see( matches ).toHaveText(
		`Finn${ mark } Oz is not in this part of the org chart.`
	);
	await close();
} );

it( 'says when the search does not answer', async () => {
	const { page, close } = await open( browser, await chartOf( team ), {
		as: team.dev,
	} );
	await page.route( /intranet(\/|%2F)directory/, ( route ) => route.abort() );
	await page.getByRole( 'combobox' ).fill( 'x' );
	await see( page.locator( '.svc-org-chart__matches' ) ).toHaveText(
		'The search does not answer. Try again.'
	);
	await close();
} );

it( 'finds a person far down a wide level without showing all before', async () => {
	const own = await makeTeam();
	const wide = await makeWide( own.finn, 130, mark );
	const { page, person, card, close } = await open(
		browser,
		await chartOf( own ),
		{
			as: own.dev,
		}
	);
	await page.getByRole( 'combobox' ).fill( `${ mark } N0121` );
	await page.getByRole( 'option' ).click();
	await see( card( wide[ 120 ]! ) ).toBeFocused();
	await see( page.getByText( 'Show 51–100 of 130' ) ).toBeVisible();
	await see( person( own.finn ).locator( '[data-person]' ) ).toHaveCount(
		30
	);
	await close();
} );
