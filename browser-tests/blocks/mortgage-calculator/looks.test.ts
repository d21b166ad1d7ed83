import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { looksRight } from '../../support/looks';
import { picture } from '../../support/picture';
import { visit } from '../../support/visit';
import { addressOf, calculatorPage, filled, modes, type } from './calculator';
import { see } from '../../support/see';

let browser: Browser;
let path: string;
beforeAll( async () => {
	browser = await launch();
	path = await calculatorPage();
} );
afterAll( () => browser?.close() );

describe.each( modes )( '%s', ( mode ) => {
	it( 'looks right in every style, and printed', async () => {
		const isPosted = mode === 'affordability';
		const { page, complaints, close } = await visit(
			browser,
			addressOf( path, mode, isPosted ? {} : filled[ mode ] )
		);
		await type( page, isPosted ? filled[ mode ] : {} );
		const result = page.locator( '.svc-mortgage__result' );
		await see( result ).toBeVisible();
		await page.emulateMedia( { media: 'print' } );
		await see(
			page.locator( '.svc-mortgage__total, table' ).first()
		).toBeVisible();
		await see( page.locator( '.svc-mortgage__legal' ) ).toBeVisible();
		await see(
			page.getByRole( 'button', { name: 'Calculate' } )
		).toBeHidden();
		await see( page.locator( '[type="range"]:visible' ) ).toHaveCount( 0 );
		if ( mode === 'payment' ) {
			await see(
				page.getByRole( 'cell', { name: '$0.00' } ).last()
			).toBeVisible();
		}
		await picture( page, `mortgage-${ mode }-print` );
		await page.emulateMedia( { media: null } );

		await page.evaluate( () =>
			document
				.querySelectorAll( '.svc-mortgage details' )
				.forEach( ( one ) => one.setAttribute( 'open', '' ) )
		);
		await looksRight( page, `mortgage-${ mode }` );
		const small = await page
			.locator(
				'.svc-mortgage :is(a, button, input, select, summary):visible'
			)
			.evaluateAll( ( targets ) =>
				targets
					.filter(
						( one ) =>
							one.getBoundingClientRect().height < 43.5 &&
							! one.closest( 'footer' )
					)
					.map( ( one ) => one.outerHTML )
			);
		expect( small ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );
