import { boot } from '../../../../shared/boot';
import { core, screenAddress } from '../core';
import { addToBlockMenu, type MenuState } from './block-menu';
import type { LinkedPage } from './blocks';
import { addToClassicMenu } from './classic-menu';

/** Whether visitors find the page in the site's menu, and where the menu is edited. */
export interface MenuOutcome {
	state: MenuState | 'forbidden' | 'failed';
	editor: string | null;
}

/** Adds a published page to the main menu of the site. Never throws, because the page is published by then. */
export async function addToMenu( page: LinkedPage ): Promise< MenuOutcome > {
	if ( ! boot().mayEditMenus ) {
		return { state: 'forbidden', editor: null };
	}
	let editor: string | null = null;
	try {
		const [ theme ] = await core< { is_block_theme: boolean }[] >(
			'GET',
			'/wp/v2/themes',
			{ query: { status: 'active' } }
		);
		editor = screenAddress(
			theme?.is_block_theme
				? 'site-editor.php?p=%2Fnavigation'
				: 'nav-menus.php'
		);
		const state = theme?.is_block_theme
			? await addToBlockMenu( page )
			: await addToClassicMenu( page );
		return { state, editor };
	} catch {
		return { state: 'failed', editor };
	}
}
