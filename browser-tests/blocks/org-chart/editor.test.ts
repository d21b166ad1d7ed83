import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { control } from '../../../contract-tests/support/control';
import { newMark } from '../../../contract-tests/support/people';
import { openEditor, seePreview } from '../../support/editor';
import { picture } from '../../support/picture';
import { makeTeam, open, requests, type Team } from './team';
import { see } from '../../support/see';

let browser: Browser;
let team: Team;
const mark = newMark();

beforeAll( async () => {
	browser = await launch();
	team = await makeTeam( mark );
	await control.setRole( team.dev.id, 'editor', 1 );
} );
afterAll( () => browser?.close() );

// New pages begin with a choice of patterns.
const newPost = '/wp-admin/post-new.php';

it( 'is set up in the inspector, with the people it will show', async () => {
	const { page, canvas, complaints, close } = await openEditor(
		browser,
		team.dev,
		newPost
	);
	await searchBlocks( page, 'org chart' );
	await found( page, 'Org chart: whole company' ).click();
	await page.getByRole( 'button', { name: 'Close Block Inserter' } ).click();
	const chart = canvas.locator( '.wp-block-svc-org-chart' );
	await see( chart.locator( '[data-person]' ).first() ).toBeVisible();

	await page.getByLabel( 'Start from' ).selectOption( 'A person' );
	await see(
		chart.getByText( 'Choose the person whose team to show.' )
	).toBeVisible();
	const choice = chart.getByRole( 'combobox', { name: 'Person' } );
	// The editor may take the focus once more, and the letters with it.
	await see( async () => {
		await choice.click();
		await choice.fill( `Ana${ mark }` );
		await canvas
			.getByRole( 'option', { name: `Ana${ mark } Ruiz` } )
			.click( { timeout: 10_000 } );
	} ).toPass( { timeout: 60_000 } );
	await see( chart.getByText( 'Cleo Marsh' ) ).toBeVisible();
	await picture( page, 'org-chart-editor', { fullPage: false } );

	await page
		.getByRole( 'spinbutton', { name: 'Levels open by default' } )
		.fill( '1' );
	await see( chart.getByText( 'Cleo Marsh' ) ).toHaveCount( 0 );
	await page
		.getByLabel( 'Layout', { exact: true } )
		.selectOption( 'Indented list' );
	await see( chart.locator( '.svc-org-chart.is-list' ) ).toBeVisible();
	for ( const [ label, gone ] of [
		[ 'Photo', '.svc-face' ],
		[ 'Job title', '.svc-org-chart__title' ],
		[ 'Department', '.svc-org-chart__department' ],
		[ 'Search', '.svc-org-chart__search' ],
		[ 'Layout, zoom, print and download', '.svc-org-chart__buttons' ],
	] as const ) {
		await see( chart.locator( gone ).first() ).toBeVisible();
		await page
			.getByRole( 'checkbox', { name: label, exact: true } )
			.uncheck();
		await see( chart.locator( gone ) ).toHaveCount( 0 );
	}
	await page.getByRole( 'checkbox', { name: 'Number of reports' } ).uncheck();
	await see( chart.locator( '.svc-org-chart__toggle' ).first() ).toHaveText(
		''
	);
	await page.getByRole( 'button', { name: 'Visitors' } ).click();
	await page
		.getByLabel( 'Text before the sign-in link' )
		.fill( 'For colleagues.' );
	await picture( page, 'org-chart-editor-set-up', { fullPage: false } );

	const path = await publish( page );
	const seen = await open( browser, path, { as: team.gus } );
	await see( seen.person( team.emile ) ).toBeVisible();
	await see( seen.person( team.cleo ) ).toHaveCount( 0 );
	await seen.close();
	const visitor = await open( browser, path );
	await see( visitor.page.getByText( 'For colleagues.' ) ).toBeVisible();
	await visitor.close();
	expect( complaints.filter( ofOurs ) ).toEqual( [] );
	await close();
} );

it( 'is found as My team, and shown before it is inserted without asking', async () => {
	const { page, canvas, complaints, close } = await openEditor(
		browser,
		team.dev,
		newPost
	);
	await searchBlocks( page, 'my team' );
	const asked = requests( page );
	await seePreview( found( page, 'My team' ), 'Chi Okafor' );
	await picture( page, 'org-chart-inserter', { fullPage: false } );
	expect( asked ).toEqual( [] );
	await found( page, 'My team' ).click();
	const chart = canvas.locator( '.wp-block-svc-org-chart' );
	await see(
		chart.getByText(
			'Each visitor sees their own team here. This is yours.'
		)
	).toBeVisible();
	await see( chart.getByText( 'Bo Arend' ) ).toBeVisible();
	expect( complaints.filter( ofOurs ) ).toEqual( [] );
	await close();
} );

/** Gives its path. */
async function publish( page: Page ): Promise< string > {
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	const link = page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'link', { name: 'View Post' } );
	const address = new URL( ( await link.getAttribute( 'href' ) )! );
	return address.pathname + address.search;
}

async function searchBlocks( page: Page, words: string ) {
	await page.getByRole( 'button', { name: 'Block Inserter' } ).click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( words );
}

/** The names of variations are longer than their visible text. */
const found = ( page: Page, title: string ) =>
	page.getByRole( 'option' ).filter( { hasText: title } );

/** The editor itself sends requests to wordpress.org, and warns about core's own styles. */
const ofOurs = ( complaint: string ) =>
	! /ERR_NAME_NOT_RESOLVED|global-styles/.test( complaint );
