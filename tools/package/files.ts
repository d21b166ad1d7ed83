import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../host/paths';

/** Where the plugin directory wants the sources of minified scripts: in the package. */
const SOURCES = [
	'admin',
	'blocks',
	'client/src',
	'tools/build',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'webpack.config.js',
];

const isTest = ( path: string ) => /\.test\.tsx?$|(^|\/)testing\//.test( path );

/** The files of the package, by their paths in it: the plugin as it runs, and under `source/` what its scripts are built from. */
export async function packageFiles(): Promise< Map< string, string > > {
	// Only `npm start` of wp-scripts writes maps.
	const plugin = ( await below( 'plugin' ) ).filter(
		( path ) => ! path.endsWith( '.map' )
	);
	const sources = ( await Promise.all( SOURCES.map( below ) ) )
		.flat()
		.filter( ( path ) => ! isTest( path ) );
	return new Map(
		[
			...plugin.map( ( path ) => [
				path.slice( 'plugin/'.length ),
				path,
			] ),
			...sources.map( ( path ) => [ `source/${ path }`, path ] ),
		].map( ( [ name = '', path = '' ] ) => [
			`${ SLUG }/${ name }`,
			join( projectFolder, path ),
		] )
	);
}

/** The folder of the installed plugin. */
export const SLUG = 'svc-people';

/** A file itself, or all files of a folder, in an order that no file system decides. */
async function below( path: string ): Promise< string[] > {
	const found = await readdir( join( projectFolder, path ), {
		recursive: true,
		withFileTypes: true,
	} ).catch( ( error: NodeJS.ErrnoException ) => {
		if ( error.code === 'ENOTDIR' ) {
			return null;
		}
		throw error;
	} );
	if ( found === null ) {
		return [ path ];
	}
	return found
		.filter( ( entry ) => entry.isFile() )
		.map( ( { parentPath, name } ) =>
			join( parentPath, name ).slice( projectFolder.length + 1 )
		)
		.sort();
}
