import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from './paths';
import { step, type Log } from './progress';
import { run } from './shell';

interface Build {
	title: string;
	script: string;
	sources: string[];
	made: string[];
}

const builds: Build[] = [
	{
		title: 'Building blocks and dashboard',
		script: 'build:browser',
		sources: [
			'admin',
			'blocks',
			'client/src',
			'plugin/src/Users/Avatars/drawing',
			'tools/build',
			'webpack.config.js',
		],
		made: [ 'admin', 'blocks', 'initials' ],
	},
	{
		title: 'Building translations',
		script: 'build:languages',
		sources: [ 'plugin/languages', 'tools/pot' ],
		made: [ 'languages' ],
	},
];

/** Builds the browser's scripts from TypeScript, and what WordPress loads of translations: an old build is worse than a slow start. */
export async function buildIfStale( log: Log ) {
	for ( const { title, script, sources, made } of builds ) {
		const folders = made.map( ( folder ) => `plugin/build/${ folder }` );
		if ( ( await latest( sources ) ) > ( await latest( folders ) ) ) {
			await step( log, title, () =>
				run( 'npm', [ 'run', script ], { cwd: projectFolder } )
			);
		}
	}
}

/** Always, because no time tells that a class is gone; sites with WP_DEBUG do without. */
export const joinClasses = ( log: Log ) =>
	step( log, 'Joining PHP classes', () =>
		run( 'npm', [ 'run', 'build:classes' ], { cwd: projectFolder } )
	);

const latest = async ( paths: string[] ): Promise< number > =>
	Math.max( 0, ...( await Promise.all( paths.map( timeOf ) ) ) );

/** When the newest file of a folder was written; 0 where there is none. */
async function timeOf( path: string ): Promise< number > {
	const full = join( projectFolder, path );
	const entry = await stat( full ).catch( () => null );
	if ( ! entry ) {
		return 0;
	}
	if ( ! entry.isDirectory() ) {
		return entry.mtimeMs;
	}
	const names = await readdir( full );
	return latest( names.map( ( name ) => join( path, name ) ) );
}
