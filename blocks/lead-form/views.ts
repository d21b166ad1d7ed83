const counted = new Set< string >();

/** Counts one view of a page, once it is seen: browsers render pages ahead and in tabs behind. */
export function countView( rest: string, page: number ) {
	const url = `${ rest }/pages/${ page }/views`;
	if ( counted.has( url ) ) {
		return;
	}
	counted.add( url );
	whenSeen( () => {
		fetch( url, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: '{}',
			keepalive: true,
		} ).catch( () => {} );
	} );
}

function whenSeen( then: () => void ) {
	if ( document.visibilityState === 'visible' ) {
		then();
		return;
	}
	document.addEventListener( 'visibilitychange', () => whenSeen( then ), {
		once: true,
	} );
}
