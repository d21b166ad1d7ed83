import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { violations } from './axe';
import { overflow } from './page-with';
import { keepsPictures, picture } from './picture';

interface Look {
	name: string;
	width: number;
	isDark?: boolean;
	isRtl?: boolean;
}

/** Widths and directions that every block has to look right in. A dark page stays dark, so it is the last. */
const looks: Look[] = [
	{ name: 'light', width: 1280 },
	{ name: '390', width: 390 },
	{ name: '320', width: 320 },
	{ name: 'rtl', width: 1280, isRtl: true },
	{ name: 'dark', width: 1280, isDark: true },
];

/** As in the dark styles of Twenty Twenty-Five: the palette's first two colours are swapped. */
export const darken = ( page: Page ) =>
	page.addStyleTag( {
		content:
			':root{color-scheme:dark}:root,body{--wp--preset--color--base:#14171c!important;--wp--preset--color--contrast:#f2f2f2!important}',
	} );

async function dress( page: Page, { width, isDark, isRtl }: Look ) {
	await page.setViewportSize( { width, height: 900 } );
	await page.evaluate(
		( dir ) => ( document.documentElement.dir = dir ),
		isRtl ? 'rtl' : 'ltr'
	);
	if ( isDark ) {
		await darken( page );
	}
}

/** One page in all styles, because to open one for each takes longer than to look at it. */
export async function looksRight(
	page: Page,
	name: string,
	{ within = '.entry-content', fullPage = true, isDark = true } = {}
) {
	for ( const look of looks.filter( ( one ) => isDark || ! one.isDark ) ) {
		await dress( page, look );
		expect( await overflow( page ), look.name ).toBe( 0 );
		expect( await violations( page, within ), look.name ).toEqual( [] );
		await picture( page, `${ name }-${ look.name }`, { fullPage } );
	}
}

/** Screenshots of a page in all styles; the dark one stays on. */
export async function pictures( page: Page, name: string ) {
	for ( const look of keepsPictures ? looks : [] ) {
		await dress( page, look );
		await picture( page, `${ name }-${ look.name }` );
	}
}
