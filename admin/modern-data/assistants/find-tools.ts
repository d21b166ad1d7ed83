import { isChanged, type Tool } from './tools';

export type Show = 'all' | 'on' | 'off' | 'changed';

export interface Wanted {
	search: string;
	show: Show;
}

export const everything: Wanted = { search: '', show: 'all' };

const shows: Record< Show, ( tool: Tool ) => boolean > = {
	all: () => true,
	on: ( { enabled } ) => enabled,
	off: ( { enabled } ) => ! enabled,
	changed: isChanged,
};

const folded = ( text: string ) =>
	text
		.normalize( 'NFD' )
		.replace( /\p{Mn}/gu, '' )
		.toLowerCase();

/** Names of the tools that have every word in title, summary, group or name. Null where nothing is asked for. */
export function findTools(
	tools: readonly Tool[],
	{ search, show }: Wanted
): ReadonlySet< string > | null {
	const words = folded( search ).split( /\s+/ ).filter( Boolean );
	if ( words.length === 0 && show === 'all' ) {
		return null;
	}
	const found = tools.filter( ( tool ) => {
		const { title, summary, group, name, ability } = tool;
		const text = folded(
			[ title, summary, group, name, ability ].join( ' ' )
		);
		return (
			shows[ show ]( tool ) &&
			words.every( ( word ) => text.includes( word ) )
		);
	} );
	return new Set( found.map( ( { name } ) => name ) );
}
