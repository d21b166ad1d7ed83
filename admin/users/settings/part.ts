import type { Settings } from '../../../client/src/users/settings-schemas.js';
import {
	getSettings,
	updateSettings,
} from '../../../client/src/users/settings.js';
import { settingsPart } from '../../shared/settings/part';
import { ifMatch, transport } from '../../shared/transport';
import { PeopleSections, Uninstall } from './sections';

export const peopleSettings = settingsPart< Settings >( {
	async read( signal ) {
		const { body, etag } = await getSettings( transport, {
			...( signal && { signal } ),
		} );
		return { value: body, etag };
	},
	async write( next, { etag } ) {
		await updateSettings( transport, next, ifMatch( etag ) );
	},
	Sections: PeopleSections,
	LastSections: Uninstall,
} );
