const regions = '[data-wp-router-region^="svc-my-bookmarks-"]';

/** The list's status text: the number of bookmarks. */
export const saying = () =>
	document.querySelector< HTMLElement >( regions )?.dataset[ 'svcSaid' ] ??
	'';

let latest = 0;

/**
 * Shows the list as another address has it; the server makes it, as it has made the first.
 * Rejects where the site cannot be reached; false where something else was asked for meanwhile.
 */
export async function show(
	address: string,
	{ replace = false } = {}
): Promise< boolean > {
	const mine = ++latest;
	const [ { actions }, html ] = await Promise.all( [
		import( '@wordpress/interactivity-router' ),
		pageAt( address ),
	] );
	if ( mine !== latest ) {
		return false;
	}
	if ( ! html.includes( 'data-wp-router-region="svc-my-bookmarks-' ) ) {
		// Signed out meanwhile, or the page has changed.
		window.location.assign( address );
		return false;
	}
	await actions.navigate( address, {
		html,
		replace,
		force: true,
		loadingAnimation: false,
		screenReaderAnnouncement: false,
	} );
	return mine === latest;
}

async function pageAt( address: string ): Promise< string > {
	const answer = await fetch( address, { cache: 'no-store' } );
	if ( ! answer.ok ) {
		throw new Error( String( answer.status ) );
	}
	return answer.text();
}

/** Waits until the change is on the page. */
export const rendered = () =>
	new Promise( ( resolve ) =>
		requestAnimationFrame( () => requestAnimationFrame( resolve ) )
	);

export const focus = ( selector: string ) =>
	document.querySelector< HTMLElement >( selector )?.focus();
