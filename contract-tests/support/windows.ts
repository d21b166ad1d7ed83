import type {
	Browser,
	BrowserContext,
	BrowserContextOptions,
	Page,
} from '@playwright/test';

/**
 * The windows of a worker, which its tests use one after another: where a window has already shown a page of WordPress, the
 * scripts of the next one are compiled, and it takes half of the time of the processor.
 */
interface Window {
	page: Page;
	/** The options that a window has for good. */
	kind: string;
	uses: number;
	leaving?: Promise< void >;
}

let idle: Window[] = [];

const used = new Map< BrowserContext, Window >();

/** Tests have hardly more open at a time, unless they leave them open. */
const IDLE_PER_KIND = 2;

/** After that a window takes gigabytes. */
const USES = 20;

const BLANK = '/wp-includes/images/blank.gif';

const EVENTS = [ 'console', 'dialog', 'pageerror', 'request', 'response' ];

/** A window without cookies and stored values, in front of which nothing listens. */
export async function openWindow(
	browser: Browser,
	{
		viewport = { width: 1280, height: 900 },
		colorScheme = null,
		forcedColors = null,
		reducedMotion = null,
		extraHTTPHeaders = {},
		...lasting
	}: BrowserContextOptions = {}
): Promise< Page > {
	const kind = JSON.stringify( lasting );
	const known = idle.find( ( window ) => window.kind === kind );
	idle = idle.filter( ( window ) => window !== known );
	const page = known?.page ?? ( await newPage( browser, lasting ) );
	const uses = ( known?.uses ?? 0 ) + 1;
	used.set( page.context(), { page, kind, uses } );
	await page.context().setExtraHTTPHeaders( extraHTTPHeaders );
	await page.emulateMedia( {
		media: null,
		colorScheme,
		forcedColors,
		reducedMotion,
	} );
	if ( viewport ) {
		await page.setViewportSize( viewport );
	}
	return page;
}

async function newPage( browser: Browser, options: BrowserContextOptions ) {
	const context = await browser.newContext( options );
	await context.addInitScript( keepSnackbars );
	return context.newPage();
}

/** WordPress takes a snackbar, which has the button to undo, away after six seconds: a busy machine may take more to press it. */
function keepSnackbars() {
	const set = window.setTimeout as ( ...all: unknown[] ) => number;
	if ( location.pathname.includes( '/wp-admin/' ) ) {
		window.setTimeout = ( (
			does: unknown,
			ms: unknown,
			...rest: unknown[]
		) =>
			set(
				does,
				ms === 6000 ? 120_000 : ms,
				...rest
			) ) as typeof window.setTimeout;
	}
}

/** To be called where a window is given what cannot be taken from it: a clock, functions, scripts for all of its pages. */
export const useOnce = ( page: Page ) => used.delete( page.context() );

export async function closeWindow( page: Page ) {
	const window = used.get( page.context() );
	await ( window
		? ( window.leaving ??= leave( window ) )
		: page.context().close() );
}

async function leave( window: Window ) {
	const context = window.page.context();
	if ( isUseful( window ) && ( await clear( window.page ) ) ) {
		idle.push( window );
	} else {
		await context.close();
	}
	used.delete( context );
}

const isUseful = ( { kind, uses }: Window ) =>
	uses < USES &&
	idle.filter( ( window ) => window.kind === kind ).length < IDLE_PER_KIND;

/** Closes what a test file has left open. */
export async function closeWindows( browser: Browser ) {
	for ( const context of browser.contexts() ) {
		const [ page ] = context.pages();
		if ( page && used.has( context ) ) {
			await closeWindow( page );
		} else if ( ! idle.some( ( window ) => window.page === page ) ) {
			await context.close();
		}
	}
}

/** Whether the window is as a new one afterwards. */
async function clear( page: Page ): Promise< boolean > {
	const context = page.context();
	try {
		EVENTS.forEach( ( event ) => page.removeAllListeners( event ) );
		await page.unrouteAll( { behavior: 'ignoreErrors' } );
		await Promise.all(
			context
				.pages()
				.filter( ( other ) => other !== page )
				.map( ( other ) => other.close() )
		);
		await context.setOffline( false );
		await page.mouse.move( -1, -1 );
		// A file of the site without scripts, which could store something again.
		await page.goto( new URL( BLANK, page.url() ).href );
		await page.evaluate( () => {
			localStorage.clear();
			sessionStorage.clear();
		} );
		await context.clearCookies();
		await context.clearPermissions();
		page.setDefaultTimeout( 30_000 );
		return true;
	} catch {
		return false;
	}
}
