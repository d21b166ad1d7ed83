import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { newMark } from '../../../contract-tests/support/people';
import { picture } from '../../support/picture';
import { chartOf, makeTeam, open, type Team } from './team';
import { see } from '../../support/see';

let browser: Browser;
let team: Team;
const mark = newMark();

beforeAll( async () => {
	browser = await launch();
	team = await makeTeam( mark );
} );
afterAll( () => browser?.close() );

const plain = async () =>
	open( browser, await chartOf( team ), {
		as: team.dev,
		javaScriptEnabled: false,
	} );

it( 'is a nested list whose links lead to what is not shown, and back', async () => {
	const { page, person, toggle, complaints, close } = await plain();
	await see( person( team.finn ) ).toHaveCount( 0 );
	await picture( page, 'org-chart-no-javascript' );
	await toggle( team.cleo ).click();
	await see( person( team.finn ) ).toBeVisible();
	await see( person( team.bo ) ).toHaveCount( 0 );
	const way = page.getByRole( 'navigation', { name: 'Managers above' } );
	await see( way.getByRole( 'listitem' ) ).toHaveText( [
		'Start',
		`Ana${ mark } Ruiz`,
		'Bo Arend',
		'Cleo Marsh',
	] );
	await see(
		page.getByRole( 'link', { name: team.cleo.sent.email } )
	).toBeVisible();
	await picture( page, 'org-chart-no-javascript-branch' );
	await way.getByRole( 'link', { name: 'Bo Arend' } ).click();
	await see( person( team.dev ) ).toBeVisible();
	await way.getByRole( 'link', { name: 'Start' } ).click();
	await see( person( team.emile ) ).toBeVisible();
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'is searched by a form', async () => {
	const { page, person, close } = await plain();
	await page
		.getByRole( 'searchbox', { name: 'Find in the org chart' } )
		.fill( `Finn${ mark }` );
	await page.getByRole( 'button', { name: 'Find' } ).click();
	await page
		.getByRole( 'navigation', { name: 'People found' } )
		.getByRole( 'link' )
		.click();
	await see( person( team.finn ) ).toBeVisible();
	await close();
} );

it( 'says when a person is not there', async () => {
	const { page, close } = await open(
		browser,
		`${ await chartOf( team ) }&svc-chart1=999999999`,
		{ as: team.dev, javaScriptEnabled: false }
	);
	await see(
		page.getByText( 'This person is not in the org chart.' )
	).toBeVisible();
	await page.getByRole( 'link', { name: 'Start' } ).click();
	await see( page.getByText( 'Cleo Marsh' ) ).toBeVisible();
	await close();
} );
