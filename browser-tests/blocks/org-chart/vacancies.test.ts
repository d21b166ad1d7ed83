import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import {
	intranetProfile,
	position,
	positions,
} from '../../../contract-tests/support/paths';
import { as } from '../../../contract-tests/support/world';
import { violations } from '../../support/axe';
import { picture } from '../../support/picture';
import { chartOf, makeTeam, open, type Team } from './team';
import { see } from '../../support/see';

let browser: Browser;
let team: Team;
let path: string;
let id: number;

beforeAll( async () => {
	browser = await launch();
	team = await makeTeam();
	const answer = await as.manager.post( positions, {
		title: 'Head of closing',
		department: 'Closing',
		reports_to: team.bo.id,
		report_ids: [ team.cleo.id ],
	} );
	id = ( answer.body as { id: number } ).id;
	await as.manager.put( intranetProfile( team.dev.id ), {
		dotted_manager_ids: [ team.emile.id ],
	} );
	path = await chartOf( team );
} );
afterAll( async () => {
	await as.manager.delete( position( id ) );
	await browser?.close();
} );

describe( 'vacancies and dotted lines', () => {
	it( 'are drawn, by the server and by the script', async () => {
		const { page, tree, card, complaints, close } = await open(
			browser,
			path,
			{ as: team.dev }
		);
		const vacancy = tree.getByRole( 'treeitem', {
			name: /^Head of closing Closing Vacant/,
		} );
		await see( vacancy ).toBeVisible();
		await see( vacancy.locator( 'img' ) ).toHaveCount( 0 );
		await see( card( team.dev ) ).toHaveAccessibleName(
			/Dotted-line managers: 1/
		);
		await see( card( team.bo ) ).not.toHaveAccessibleName(
			/Vacant|Dotted/
		);
		await vacancy.focus();
		await page.keyboard.press( 'ArrowRight' );
		await see( card( team.cleo ) ).toBeVisible();
		await see( card( team.cleo ) ).not.toHaveAccessibleName(
			/Vacant|Dotted/
		);
		expect( await violations( page, '.svc-org-chart' ) ).toEqual( [] );
		await picture( page, 'org-chart-vacancies' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'are drawn without JavaScript, with a page of their own', async () => {
		const { page, close } = await open( browser, path, {
			as: team.dev,
			javaScriptEnabled: false,
		} );
		await page
			.getByRole( 'link', { name: 'Head of closing', exact: true } )
			.click();
		await see(
			page.getByRole( 'link', { name: 'Cleo Marsh', exact: true } )
		).toBeVisible();
		await see(
			page.getByRole( 'navigation', {
				name: 'Way to the vacancy Head of closing',
			} )
		).toBeVisible();
		await close();
	} );
} );
