import { useSyncExternalStore } from '@wordpress/element';
import { boot, type PageSlug } from './boot';
import { allowLeaving, asksBeforeLeaving, mayLeave } from './leaving';

const listeners = new Set< () => void >();
let here = window.location.search;

/** The address of one of our pages. */
export function addressOf(
	page: PageSlug,
	query: Record< string, string | number > = {}
): string {
	const params = new URLSearchParams( { page } );
	for ( const [ name, value ] of Object.entries( query ) ) {
		params.set( name, String( value ) );
	}
	return `${ boot().adminUrl }?${ params }`;
}

/** Whether an address is of one of our pages, and not of WordPress's own. */
export const isScreen = ( address: string ): boolean =>
	address.startsWith( `${ boot().adminUrl }?` );

/**
 * Opens an address without a page load, unless the user decides to stay on unsaved changes.
 *
 * @param address
 * @param state   For the screen that it opens, which finds it in the browser's history.
 */
export async function navigate(
	address: string,
	state: unknown = null
): Promise< void > {
	if ( await mayLeave() ) {
		allowLeaving();
		window.history.pushState( state, '', address );
		window.scrollTo( 0, 0 );
		tell();
	}
}

/** Opens an address of the same screen, which stays where it is scrolled to. */
export function pushAddress( address: string ): void {
	window.history.pushState( null, '', address );
	tell();
}

/** Replaces the address of the same screen without an entry in the browser's history. */
export function replaceAddress( address: string ): void {
	window.history.replaceState( null, '', address );
	tell();
}

function tell() {
	here = window.location.search;
	listeners.forEach( ( listener ) => listener() );
}

async function follow() {
	const there = window.location.href;
	if ( window.location.search === here ) {
		return;
	}
	if ( ! asksBeforeLeaving() ) {
		tell();
		return;
	}
	// The question is asked at the former address, in an entry of its own. Pushing it deletes the entries after it, so nothing
	// is pushed where no question is asked.
	const left = here;
	window.history.pushState( null, '', `${ boot().adminUrl }${ left }` );
	if ( await mayLeave() ) {
		allowLeaving();
		window.history.replaceState( null, '', there );
		tell();
	}
}

function subscribe( listener: () => void ) {
	if ( listeners.size === 0 ) {
		window.addEventListener( 'popstate', steps );
	}
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
		if ( listeners.size === 0 ) {
			window.removeEventListener( 'popstate', steps );
		}
	};
}

const steps = () => void follow();

/** The parameters of the address; renders again when they change. */
export function useQuery(): URLSearchParams {
	const search = useSyncExternalStore( subscribe, () => here );
	return new URLSearchParams( search );
}

export const currentQuery = () => new URLSearchParams( here );
