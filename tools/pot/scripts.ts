/**
 * The scripts that have a source's texts, from the plugin's folder. WordPress looks a script's translations up
 * by this path, and translators' tools go by the places in the .pot. The dashboard has those of its first
 * script, whichever part of it has been loaded; the command palette has a script of its own for other pages.
 */
export function scriptsOf( file: string, blocks: readonly string[] ): string[] {
	const [ root, folder = '', ...below ] = file.split( '/' );
	if ( root === 'admin' ) {
		return folder === 'shared' || below[ 0 ] === 'commands'
			? [ 'build/admin/commands.js', 'build/admin/index.js' ]
			: [ 'build/admin/index.js' ];
	}
	return ( folder === 'shared' ? blocks : [ folder ] ).map(
		( block ) => `build/blocks/${ block }/index.js`
	);
}
