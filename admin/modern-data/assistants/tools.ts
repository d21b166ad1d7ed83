import type { AssistantSettings } from '../../../client/src/modern-data/assistant-schemas.js';

export type Tool = AssistantSettings[ 'tools' ][ number ];

/** The tools with one of them on or off. */
export const withTool = (
	tools: readonly Tool[],
	name: string,
	enabled: boolean
): Tool[] =>
	tools.map( ( tool ) =>
		tool.name === name ? { ...tool, enabled } : tool
	);

/** The switches that differ: the server is sent nothing else. */
export const switched = (
	before: readonly Tool[],
	after: readonly Tool[]
): { name: string; enabled: boolean }[] =>
	after
		.filter(
			( { name, enabled } ) =>
				before.find( ( tool ) => tool.name === name )?.enabled !==
				enabled
		)
		.map( ( { name, enabled } ) => ( { name, enabled } ) );
