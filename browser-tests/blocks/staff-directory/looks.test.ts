import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { violations } from '../../support/axe';
import {
	block,
	dress,
	looks,
	overflow,
	pageWith,
} from '../../support/page-with';
import { picture } from '../../support/picture';
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

describe.each( layouts )( 'as %s', ( layout ) => {
	it.each( looks )( '$name', async ( look ) => {
		const { page, complaints, close } = await visit(
			browser,
			`${ paths[ layout ] }&people-search=${ staff.mark }`,
			{ as: staff.ana }
		);
		await dress( page, look );
		expect( await overflow( page ) ).toBe( 0 );
		expect( await violations( page, '.entry-content' ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await picture( page, `staff-directory-${ layout }-${ look.name }` );
		await close();
	} );
} );

describe( 'the details', () => {
	it.each( looks )( '$name', async ( look ) => {
		const { page, complaints, close } = await visit(
			browser,
			`${ paths.cards }&people-search=${ staff.mark }&people-person=${ staff.ana.id }`,
			{ as: staff.ana }
		);
		await dress( page, look );
		await see( page.getByRole( 'dialog' ) ).toBeVisible();
		expect( await overflow( page ) ).toBe( 0 );
		expect( await violations( page, 'dialog' ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await picture( page, `staff-directory-details-${ look.name }`, {
			fullPage: false,
		} );
		await close();
	} );
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
