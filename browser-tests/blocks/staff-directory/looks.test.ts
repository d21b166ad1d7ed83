import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { looksRight } from '../../support/looks';
import { block, pageWith } from '../../support/page-with';
import { visit } from '../../support/visit';
import { company, type Company } from './company';
import { see } from '../../support/see';

const layouts = [ 'cards', 'list', 'table' ] as const;

let browser: Browser;
let staff: Company;
const paths: Record< string, string > = {};
beforeAll( async () => {
	browser = await launch();
	staff = await company();
	for ( const layout of layouts ) {
		paths[ layout ] = await pageWith(
			block( 'svc/staff-directory', {
				layout,
				perPage: 6,
				align: 'wide',
			} )
		);
	}
} );
afterAll( () => browser?.close() );

it.each( layouts )( 'looks right as %s', async ( layout ) => {
	const { page, complaints, close } = await visit(
		browser,
		`${ paths[ layout ] }&people-search=${ staff.mark }`,
		{ as: staff.ana }
	);
	await looksRight( page, `staff-directory-${ layout }` );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'has details that look right', async () => {
	const { page, complaints, close } = await visit(
		browser,
		`${ paths.cards }&people-search=${ staff.mark }&people-person=${ staff.ana.id }`,
		{ as: staff.ana }
	);
	await see( page.getByRole( 'dialog' ) ).toBeVisible();
	await looksRight( page, 'staff-directory-details', {
		within: 'dialog',
		fullPage: false,
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'moves nothing for those who want it so', async () => {
	const { page, close } = await visit( browser, paths.cards!, {
		as: staff.ana,
		reducedMotion: 'reduce',
	} );
	await see( page.locator( '.svc-directory__results' ) ).toHaveCSS(
		'transition-property',
		'none'
	);
	await close();
} );
