import type { Page } from '@playwright/test';
import { useOnce } from '../../contract-tests/support/windows';

declare global {
	interface Window {
		svcPainted?: () => void;
		/** When the whole page had been painted, before our scripts ran. */
		svcLife?: number;
	}
}

/**
 * Loads the page again and answers how much of it moved by itself when our scripts ran, as browsers count it. They are held
 * back until the page has been painted: a busy machine paints a half-read page first, which then grows. What is WordPress's
 * and the theme's stays out: fonts, and bars above that grow while a slow page comes in.
 */
export async function layoutShift( page: Page ): Promise< number > {
	let release = () => {};
	const painted = new Promise< void >( ( done ) => ( release = done ) );
	useOnce( page );
	await page.exposeFunction( 'svcPainted', () => release() );
	await page.route( /\.woff2/, ( route ) => route.abort() );
	await page.route( /\/build\/.*\.js/, async ( route ) => {
		await painted;
		await route.continue();
	} );
	await page.addInitScript( () => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			'#wpadminbar, header.wp-block-template-part { display: none !important }'
		);
		document.adoptedStyleSheets.push( sheet );
		const paint = () =>
			requestAnimationFrame( () => {
				window.svcLife = performance.now();
				window.svcPainted!();
			} );
		document.addEventListener( 'readystatechange', () => {
			if ( document.readyState === 'interactive' ) {
				requestAnimationFrame( paint );
			}
		} );
	} );
	await page.reload( { waitUntil: 'networkidle' } );
	return page.evaluate(
		() =>
			new Promise< number >( ( done ) => {
				let sum = 0;
				new PerformanceObserver( ( list ) => {
					for ( const entry of list.getEntries() ) {
						if ( entry.startTime >= window.svcLife! ) {
							sum += (
								entry as PerformanceEntry & { value: number }
							 ).value;
						}
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
				setTimeout( () => done( sum ), 500 );
			} )
	);
}
