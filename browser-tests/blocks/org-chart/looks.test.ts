import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { people } from '../../../contract-tests/support/people';
import { violations } from '../../support/axe';
import { layoutShift } from '../../support/layout-shift';
import { darken, looksRight } from '../../support/looks';
import { overflow } from '../../support/page-with';
import { picture } from '../../support/picture';
import { chartOf, makeTeam, makeWide, open, type Team } from './team';
import { see } from '../../support/see';

let browser: Browser;
let team: Team;

beforeAll( async () => {
	browser = await launch();
	team = await makeTeam();
	await makeWide( team.emile, 9 );
	await people( {
		first_name: 'Wolfeschlegelsteinhausenbergerdorff',
		last_name: 'Featherstonehaugh-Cholmondeley of Marjoribanks',
		job_title:
			'Deputy vice president for long titles and what comes of them',
		meta: {
			svc_department:
				'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
			svc_reports_to: team.bo.id,
		},
	} );
} );
afterAll( () => browser?.close() );

const layouts = [ 'tree', 'vertical', 'horizontal', 'list' ];

it.each( layouts )( 'looks right as a %s', async ( layout ) => {
	const { page, person, card, toggle, complaints, close } = await open(
		browser,
		await chartOf( team, { layout, align: 'wide' } ),
		{ as: team.dev }
	);
	await toggle( team.cleo ).click();
	await see( person( team.finn ) ).toBeVisible();
	await card( team.bo ).focus();
	const name = `org-chart-${ layout }`;
	const within = '.wp-block-svc-org-chart';
	await page.emulateMedia( { forcedColors: 'active' } );
	expect( await overflow( page ) ).toBe( 0 );
	expect( await violations( page, within ) ).toEqual( [] );
	await picture( page, `${ name }-forced-colours` );
	await page.emulateMedia( { forcedColors: 'none' } );
	await looksRight( page, name, { within } );
	expect( complaints ).toEqual( [] );
	await close();
} );

it.each( layouts )( 'is printed in full from a %s', async ( layout ) => {
	const { page, person, close } = await open(
		browser,
		await chartOf( team, { layout } ),
		{ as: team.dev }
	);
	await page.emulateMedia( { media: 'print' } );
	await page.setViewportSize( { width: 720, height: 1000 } );
	await see(
		page.getByRole( 'button', { name: 'Download as SVG' } )
	).toBeHidden();
	await see( person( team.dev ) ).toBeVisible();
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await picture( page, `org-chart-${ layout }-print` );
	await close();
} );

it( 'shows the details, light and dark', async () => {
	const { page, link, close } = await open( browser, await chartOf( team ), {
		as: team.dev,
	} );
	await link( team.bo ).click();
	await see( page.getByRole( 'dialog' ) ).toBeVisible();
	await picture( page, 'org-chart-details', { fullPage: false } );
	await darken( page );
	await picture( page, 'org-chart-details-dark', { fullPage: false } );
	await close();
} );

it.each(
	layouts.flatMap( ( layout ) =>
		[ 1280, 390 ].map( ( width ) => [ layout, width ] as const )
	)
)(
	'does not move anything when it comes to life: %s, %d px',
	async ( layout, width ) => {
		const { page, close } = await open(
			browser,
			await chartOf( team, { layout, depth: 3 } ),
			{ as: team.dev, viewport: { width, height: 900 } }
		);
		expect( await layoutShift( page ) ).toBeLessThan( 0.01 );
		await close();
	}
);

it( 'moves at once for those who want no motion', async () => {
	const { page, close } = await open( browser, await chartOf( team ), {
		as: team.dev,
		reducedMotion: 'reduce',
	} );
	const animation = await page
		.locator( '.svc-org-chart__toggle' )
		.first()
		.evaluate( ( toggle ) => getComputedStyle( toggle ).animationName );
	expect( animation ).toBe( 'none' );
	await close();
} );
