const open = 'details.svc-filing[open]';

/** Returns the focus to the element that opened it, unless the focus has moved. */
export function close( menu: HTMLDetailsElement | null ) {
	if ( menu?.open ) {
		const hasFocus = menu.contains( menu.ownerDocument.activeElement );
		menu.open = false;
		if ( hasFocus ) {
			menu.querySelector( 'summary' )?.focus();
		}
	}
}

/** Menus close when something else is pressed or focused, and stay within the window. */
export function watchMenus() {
	const leave = ( { target }: Event ) => {
		for ( const menu of document.querySelectorAll< HTMLDetailsElement >(
			open
		) ) {
			if ( ! menu.contains( target as Node ) ) {
				menu.open = false;
			}
		}
	};
	document.addEventListener( 'pointerdown', leave );
	document.addEventListener( 'focusin', leave );
	window.addEventListener( 'resize', () =>
		keepInside( document.querySelector( `${ open } .svc-filing__menu` ) )
	);
	document.addEventListener(
		'toggle',
		( { target } ) => {
			if ( target instanceof HTMLElement && target.matches( open ) ) {
				keepInside( target.querySelector( '.svc-filing__menu' ) );
			}
		},
		true
	);
}

const margin = 8;

function keepInside( menu: HTMLElement | null ) {
	if ( menu ) {
		menu.style.translate = '';
		const { left, right } = menu.getBoundingClientRect();
		const over = right - document.documentElement.clientWidth + margin;
		const under = margin - left;
		const by = under > 0 ? under : Math.min( 0, -over );
		menu.style.translate = `${ by }px`;
	}
}
