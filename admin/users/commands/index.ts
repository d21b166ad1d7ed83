import { __ } from '@wordpress/i18n';
import { sites, upload } from '@wordpress/icons';
import type { ReactElement } from 'react';
import type { PageSlug } from '../../shared/boot';
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

/** Finding somebody by typing; the pages of the menu, WordPress's palette knows by itself, but not by other words. */
export function registerPeopleCommands( store: unknown ): void {
	const { registerCommand, registerCommandLoader } = store as Store;
	registerCommandLoader( { name: 'svc/find-person', hook: useFoundPeople } );
	registerCommand(
		leading( 'svc-people-chart', {
			name: 'svc/open-chart',
			label: __( 'Open the organisation chart', 'svc' ),
			keywords: [ __( 'managers', 'svc' ), __( 'reports', 'svc' ) ],
			icon: sites,
		} )
	);
	registerCommand(
		leading( 'svc-people-import', {
			name: 'svc/import-people',
			label: __( 'Import people', 'svc' ),
			keywords: [ __( 'spreadsheet', 'svc' ), 'csv', 'excel' ],
			icon: upload,
		} )
	);
}

const leading = (
	page: PageSlug,
	command: Omit< Command, 'callback' >
): Command => ( {
	...command,
	callback: ( { close } ) => {
		close();
		window.location.assign( `admin.php?page=${ page }` );
	},
} );
