import type { Page } from '@playwright/test';

/** Loads the page again and answers how much of it moved by itself, as browsers count it. What is WordPress's and the theme's stays out: fonts, and bars above that grow while a slow page comes in. */
export async function layoutShift( page: Page ): Promise< number > {
	await page.route( /\.woff2/, ( route ) => route.abort() );
	await page.addInitScript( () => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			'#wpadminbar, header.wp-block-template-part { display: none !important }'
		);
		document.adoptedStyleSheets.push( sheet );
	} );
	await page.reload( { waitUntil: 'networkidle' } );
	return page.evaluate(
		() =>
			new Promise< number >( ( done ) => {
				let sum = 0;
				new PerformanceObserver( ( list ) => {
					for ( const entry of list.getEntries() ) {
						sum += ( entry as PerformanceEntry & { value: number } )
							.value;
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
				setTimeout( () => done( sum ), 500 );
			} )
	);
}
