import type { Settings } from '../../../client/src/settings/settings-schemas.js';
import {
	getSettings,
	updateSettings,
} from '../../../client/src/settings/settings.js';
import { settingsPart } from '../../shared/settings/part';
import { ifMatch, transport } from '../../shared/transport';
import { LastPeopleSections, PeopleSections } from './sections';

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
	needsReload: ( next, before ) =>
		JSON.stringify( next.components ) !==
		JSON.stringify( before.components ),
	Sections: PeopleSections,
	LastSections: LastPeopleSections,
} );
