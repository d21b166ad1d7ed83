import type { AssistantSettings } from '../../../client/src/modern-data/assistant-schemas.js';

export type Tool = AssistantSettings[ 'tools' ][ number ];

/** What a tool does to data. */
export type ToolEffect = 'reading' | 'changing' | 'deleting';

export const effectOf = ( tool: Tool ): ToolEffect => {
	if ( tool.is_destructive ) {
		return 'deleting';
	}
	return tool.is_readonly ? 'reading' : 'changing';
};

export const isChanged = ( tool: Tool ): boolean =>
	tool.enabled !== tool.is_on_by_default;

/** The tools with some of them on or off. */
export const withTools = (
	tools: readonly Tool[],
	names: readonly string[],
	enabled: boolean
): Tool[] =>
	tools.map( ( tool ) =>
		names.includes( tool.name ) ? { ...tool, enabled } : tool
	);

/** The tools as they are until an administrator decides. */
export const withDefaults = ( tools: readonly Tool[] ): Tool[] =>
	tools.map( ( tool ) => ( { ...tool, enabled: tool.is_on_by_default } ) );

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

/** What was switched here, on top of what the server has now. */
export const rebased = (
	mine: readonly Tool[],
	before: readonly Tool[],
	now: readonly Tool[]
): Tool[] => {
	const own = new Map(
		switched( before, mine ).map( ( { name, enabled } ) => [
			name,
			enabled,
		] )
	);
	return now.map( ( tool ) => ( {
		...tool,
		enabled: own.get( tool.name ) ?? tool.enabled,
	} ) );
};

/** The tools by their groups, in the order of the server. */
export function groupsOf( tools: readonly Tool[] ): Map< string, Tool[] > {
	const groups = new Map< string, Tool[] >();
	for ( const tool of tools ) {
		groups.set( tool.group, [
			...( groups.get( tool.group ) ?? [] ),
			tool,
		] );
	}
	return groups;
}
