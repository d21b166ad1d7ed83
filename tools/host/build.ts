import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from './paths';
import { step, type Log } from './progress';
import { run } from './shell';

const sources = [
	'admin',
	'blocks',
	'client/src',
	'plugin/src/Users/Avatars/drawing',
	'tools/build',
	'webpack.config.js',
];
const built = 'plugin/build';

/** Builds the browser's scripts from TypeScript: an old build is worse than a slow start. */
export async function buildIfStale( log: Log ) {
	const made = await latest( built );
	const changed = await Promise.all( sources.map( latest ) );
	if ( Math.max( ...changed ) > made ) {
		await step( log, 'Building blocks and dashboard', () =>
			run( 'npm', [ 'run', 'build:browser' ], { cwd: projectFolder } )
		);
	}
}

/** When the newest file of a folder was written; 0 where there is none. */
async function latest( path: string ): Promise< number > {
	const full = join( projectFolder, path );
	const entry = await stat( full ).catch( () => null );
	if ( ! entry ) {
		return 0;
	}
	if ( ! entry.isDirectory() ) {
		return entry.mtimeMs;
	}
	const names = await readdir( full );
	const times = await Promise.all(
		names.map( ( name ) => latest( join( path, name ) ) )
	);
	return Math.max( 0, ...times );
}
