import type { ReactElement } from 'react';
import type { PageSlug } from './boot';

/** What we use of core's store `core/commands`, which has no types. */
export interface Command {
	name: string;
	label: string;
	icon?: ReactElement;
	keywords?: string[];
	/** What the palette compares with what was typed, in place of the label. */
	searchLabel?: string;
	callback: ( options: { close: () => void } ) => void;
}

/** Commands that depend on what has been typed. */
export interface CommandLoader {
	name: string;
	hook: ( options: { search: string } ) => {
		commands: Command[];
		isLoading: boolean;
	};
}

/** What a component adds to WordPress's command palette. */
export interface Palette {
	commands: readonly Command[];
	loaders: readonly CommandLoader[];
}

interface Store {
	registerCommand: ( command: Command ) => void;
	registerCommandLoader: ( loader: CommandLoader ) => void;
}

export function register( { commands, loaders }: Palette, to: unknown ): void {
	const { registerCommand, registerCommandLoader } = to as Store;
	loaders.forEach( ( loader ) => registerCommandLoader( loader ) );
	commands.forEach( ( command ) => registerCommand( command ) );
}

/** Opens a page from the palette, which is on pages of others too. */
export const opens =
	( page: PageSlug, query = '' ): Command[ 'callback' ] =>
	( { close } ) => {
		close();
		window.location.assign( `admin.php?page=${ page }${ query }` );
	};
