import type { ReactElement } from 'react';
import { useFoundPeople } from './find-people';

/** What we use of core's store, which has no types. */
export interface Command {
	name: string;
	label: string;
	icon?: ReactElement;
	keywords?: string[];
	callback: ( options: { close: () => void } ) => void;
}

export interface CommandLoader {
	commands: Command[];
	isLoading: boolean;
}

interface Store {
	registerCommandLoader: ( loader: {
		name: string;
		hook: ( options: { search: string } ) => CommandLoader;
	} ) => void;
}

/** Finding somebody by typing; the pages of the menu, WordPress's palette knows by itself. */
export function registerPeopleCommands( store: unknown ): void {
	const { registerCommandLoader } = store as Store;
	registerCommandLoader( { name: 'svc/find-person', hook: useFoundPeople } );
}
