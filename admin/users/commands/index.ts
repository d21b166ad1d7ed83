import { __ } from '@wordpress/i18n';
import { sites, upload } from '@wordpress/icons';
import { opens, type Palette } from '../../shared/palette';
import { useFoundPeople } from './find-people';

/** WordPress's palette knows the pages of the menu by their titles; these are found by other words too. */
export const peoplePalette = (): Palette => ( {
	loaders: [ { name: 'svc/find-person', hook: useFoundPeople } ],
	commands: [
		{
			name: 'svc/open-chart',
			label: __( 'Open the org chart', 'svc' ),
			keywords: [ __( 'managers', 'svc' ), __( 'reports', 'svc' ) ],
			icon: sites,
			callback: opens( 'svc-people-chart' ),
		},
		{
			name: 'svc/import-people',
			label: __( 'Import people', 'svc' ),
			keywords: [ __( 'spreadsheet', 'svc' ), 'csv', 'excel' ],
			icon: upload,
			callback: opens( 'svc-people-import' ),
		},
	],
} );
