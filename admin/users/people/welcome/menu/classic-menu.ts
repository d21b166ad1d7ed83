import { core } from '../core';
import type { MenuState } from './block-menu';
import type { LinkedPage } from './blocks';

export type Locations = Readonly< Record< string, { menu: number } > >;

interface MenuItem {
	object: string;
	object_id: number;
	menu_order: number;
}

const isMain = ( name: string ) =>
	/primary|main|header|menu-1|top/i.test( name );
const isAside = ( name: string ) => /footer|social|mobile/i.test( name );

/** The menu at the theme's main location; null where that has none. */
export function mainMenu( locations: Locations ): number | null {
	const names = Object.keys( locations ).filter(
		( one ) => ! isAside( one )
	);
	const sorted = [
		...names.filter( isMain ),
		...names.filter( ( one ) => ! isMain( one ) ),
	];
	return (
		sorted
			.map( ( name ) => locations[ name ]?.menu ?? 0 )
			.find( ( menu ) => menu > 0 ) ?? null
	);
}

/** Adds the page to the menu at the theme's main location. */
export async function addToClassicMenu(
	page: LinkedPage
): Promise< MenuState > {
	const menu = mainMenu( await core( 'GET', '/wp/v2/menu-locations' ) );
	if ( menu === null ) {
		return 'none';
	}
	const items = await core< MenuItem[] >( 'GET', '/wp/v2/menu-items', {
		query: { menus: menu, per_page: 100 },
	} );
	// Menus can be set to add new pages by themselves.
	if (
		items.some(
			( { object, object_id } ) =>
				object === 'page' && object_id === page.id
		)
	) {
		return 'shown';
	}
	await core( 'POST', '/wp/v2/menu-items', {
		body: {
			title: page.title,
			menus: menu,
			type: 'post_type',
			object: 'page',
			object_id: page.id,
			status: 'publish',
			// WordPress's default is the first place.
			menu_order:
				1 + Math.max( 0, ...items.map( ( one ) => one.menu_order ) ),
		},
	} );
	return 'added';
}
