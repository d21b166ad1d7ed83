import type { Tool } from '../tools';

/** A tool of unit tests; off by default, and it changes something. */
export const toolWith = ( name: string, members: Partial< Tool > ): Tool => ( {
	name,
	ability: name.replace( '-', '/' ),
	title: name,
	summary: '',
	group: 'Things',
	is_readonly: false,
	is_destructive: false,
	is_on_by_default: false,
	enabled: false,
	...members,
} );
