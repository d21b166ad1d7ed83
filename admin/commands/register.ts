import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { upload } from '@wordpress/icons';
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
	registerCommand: ( command: Command ) => void;
	registerCommandLoader: ( loader: {
		name: string;
		hook: ( options: { search: string } ) => CommandLoader;
	} ) => void;
}

/** Finding somebody by typing; the pages of the menu, WordPress's palette knows by itself, but not what is behind “Import”. */
export function registerPeopleCommands( store: unknown ): void {
	const { registerCommand, registerCommandLoader } = store as Store;
	registerCommandLoader( { name: 'svc/find-person', hook: useFoundPeople } );
	registerCommand( {
		name: 'svc/import-people',
		label: __( 'Import people', 'svc' ),
		keywords: [ __( 'spreadsheet', 'svc' ), 'csv', 'excel' ],
		icon: upload,
		callback: ( { close } ) => {
			close();
			window.location.assign( 'admin.php?page=svc-people-import' );
		},
	} );
}
