import type { AssistantSettings } from '../../../client/src/modern-data/assistant-schemas.js';
import {
	getAssistantSettings,
	updateAssistantSettings,
} from '../../../client/src/modern-data/assistants.js';
import { settingsPart } from '../../shared/settings/part';
import { ifMatch, transport } from '../../shared/transport';
import { AssistantSections } from './sections';
import { rebased, switched } from './tools';

export const assistantSettings = settingsPart< AssistantSettings >( {
	async read( signal ) {
		const { body, etag } = await getAssistantSettings( transport, {
			...( signal && { signal } ),
		} );
		return { value: body, etag };
	},
	async write( next, { value, etag } ) {
		await updateAssistantSettings(
			transport,
			{ tools: switched( value.tools, next.tools ) },
			ifMatch( etag )
		);
	},
	rebase: ( mine, before, now ) => ( {
		...now,
		tools: rebased( mine.tools, before.tools, now.tools ),
	} ),
	Sections: AssistantSections,
} );
