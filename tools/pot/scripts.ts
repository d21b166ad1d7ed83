/** Scripts of the dashboard besides its first one, and the sources whose texts they have. */
const others: [ string, RegExp ][] = [
	[ 'build/admin/commands.js', /^admin\/(?:shared|[^/]+\/commands)\// ],
	[
		'build/admin/mail-editor.js',
		/^admin\/(?:shared|etb\/editor|etb\/shared|etb\/vocabulary)\b/,
	],
	[
		'build/admin/lead-editor.js',
		/^admin\/(?:shared|lead-pages\/editor|lead-pages\/shared)\//,
	],
];

/**
 * The scripts that have a source's texts, from the plugin's folder. WordPress looks a script's translations up
 * by this path, and translators' tools go by the places in the .pot. The dashboard has those of its first
 * script, whichever part of it has been loaded; the command palette and the editors of e-mail templates and lead pages have
 * scripts of their own for other pages.
 */
export function scriptsOf( file: string, blocks: readonly string[] ): string[] {
	const [ root, folder = '' ] = file.split( '/' );
	if ( root === 'admin' ) {
		return [
			...others
				.filter( ( [ , sources ] ) => sources.test( file ) )
				.map( ( [ script ] ) => script ),
			'build/admin/index.js',
		];
	}
	return ( folder === 'shared' ? blocks : [ folder ] ).map(
		( block ) => `build/blocks/${ block }/index.js`
	);
}
