import type { Page } from '@playwright/test';
import { dress, looks } from './page-with';
import { picture } from './picture';

/** Screenshots of a page in all styles; the dark one stays on. */
export async function pictures( page: Page, name: string ) {
	const isDark = ( look: ( typeof looks )[ number ] ) =>
		Boolean( look.isDark );
	for ( const look of [
		...looks.filter( ( one ) => ! isDark( one ) ),
		...looks.filter( isDark ),
	] ) {
		await dress( page, look );
		await picture( page, `${ name }-${ look.name }` );
		await page.evaluate( () => ( document.documentElement.dir = 'ltr' ) );
	}
}
