/** Marks the current page in WordPress's menu, which is not rendered again. */
export function markInMenu( page: string ): void {
	const items = document.querySelectorAll< HTMLAnchorElement >(
		'#adminmenu .wp-submenu a[href*="page=svc-"]'
	);
	for ( const link of items ) {
		const isHere = new URL( link.href ).searchParams.get( 'page' ) === page;
		link.classList.toggle( 'current', isHere );
		link.parentElement?.classList.toggle( 'current', isHere );
		if ( isHere ) {
			link.setAttribute( 'aria-current', 'page' );
		} else {
			link.removeAttribute( 'aria-current' );
		}
	}
}
