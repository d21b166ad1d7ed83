import type { AssistantSettings } from '../../../client/src/modern-data/assistant-schemas.js';
import {
	getAssistantSettings,
	updateAssistantSettings,
} from '../../../client/src/modern-data/assistants.js';
import type { Settings } from '../../../client/src/users/settings-schemas.js';
import {
	getSettings,
	updateSettings,
} from '../../../client/src/users/settings.js';
import { transport } from '../../shared/transport';

export type Tool = AssistantSettings[ 'tools' ][ number ];

/** Both components' settings, with what proves that they are still so. */
export interface Stored {
	settings: Settings;
	settingsTag: string | null;
	endpoint: string;
	tools: Tool[];
	toolsTag: string | null;
}

export async function readSettings( signal?: AbortSignal ): Promise< Stored > {
	const options = signal ? { signal } : {};
	const [ settings, assistants ] = await Promise.all( [
		getSettings( transport, options ),
		getAssistantSettings( transport, options ),
	] );
	return {
		settings: settings.body,
		settingsTag: settings.etag,
		endpoint: assistants.body.endpoint,
		tools: assistants.body.tools,
		toolsTag: assistants.etag,
	};
}

const ifMatch = ( tag: string | null ) => ( tag ? { ifMatch: tag } : {} );

/** Only what differs is sent. */
export async function writeSettings(
	{ settings, settingsTag, tools, toolsTag }: Stored,
	next: Settings,
	enabled: ReadonlySet< string >
): Promise< void > {
	const switched = tools.filter(
		( tool ) => tool.enabled !== enabled.has( tool.name )
	);
	if ( JSON.stringify( settings ) !== JSON.stringify( next ) ) {
		await updateSettings( transport, next, ifMatch( settingsTag ) );
	}
	if ( switched.length > 0 ) {
		await updateAssistantSettings(
			transport,
			{
				tools: switched.map( ( { name } ) => ( {
					name,
					enabled: enabled.has( name ),
				} ) ),
			},
			ifMatch( toolsTag )
		);
	}
}

export const enabledOf = ( { tools }: Stored ): ReadonlySet< string > =>
	new Set(
		tools.filter( ( { enabled } ) => enabled ).map( ( { name } ) => name )
	);

export const areSame = (
	one: ReadonlySet< string >,
	other: ReadonlySet< string >
): boolean =>
	one.size === other.size &&
	[ ...one ].every( ( name ) => other.has( name ) );
