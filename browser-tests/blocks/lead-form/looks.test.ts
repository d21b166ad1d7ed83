import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { violations } from '../../support/axe';
import { looksRight } from '../../support/looks';
import { picture } from '../../support/picture';
import { visit } from '../../support/visit';
import { leadPage, type LeadPage } from './lead-page';
import { see } from '../../support/see';

let browser: Browser;
let lead: LeadPage;
beforeAll( async () => {
	browser = await launch();
	lead = await leadPage();
} );
afterAll( () => browser?.close() );

describe.each( [
	[ 'a block theme', 'block' ],
	[ 'a classic theme', 'classic' ],
] )( 'in %s', ( _name, theme ) => {
	it( 'a page looks right in every style, empty, with errors, and after it was sent', async () => {
		const { page, complaints, close } = await visit( browser, lead.path, {
			extraHTTPHeaders: { 'X-Theme': theme },
		} );
		await see( page.locator( 'header, nav' ) ).toHaveCount( 0 );
		await looksRight( page, `lead-form-${ theme }`, {
			within: 'main',
			// The classic theme has no dark style.
			isDark: theme === 'block',
		} );
		await page.getByRole( 'button', { name: 'Get my numbers' } ).click();
		await see( page.getByLabel( 'First name' ) ).toBeFocused();
		for ( const width of [ 1280, 390 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			expect( await violations( page, 'main' ) ).toEqual( [] );
			await picture( page, `lead-form-${ theme }-errors-${ width }` );
		}
		const small = await page
			.locator( '.svc-lead-form :is(a, button, input, select):visible' )
			.evaluateAll( ( targets ) =>
				targets
					.filter(
						( one ) =>
							one.getBoundingClientRect().height <
							( one.matches( '[type=checkbox]' ) ? 23.5 : 43.5 )
					)
					.map( ( one ) => one.outerHTML )
			);
		expect( small ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );
