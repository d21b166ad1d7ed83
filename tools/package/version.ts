import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { projectFolder } from '../host/paths';

/** Where the version of the plugin stands, besides package.json and the blocks. */
const places = {
	'plugin/svc.php': /^ \* Version: +(\S+)$/m,
	'plugin/readme.txt': /^Stable tag: (\S+)$/m,
	'plugin/src/ModernData/Mcp/Identity.php': /VERSION = '([^']+)'/,
};

/** The version by the file that says it. */
export async function versions(): Promise< Record< string, string > > {
	const found = await Promise.all(
		Object.entries( places ).map( async ( [ path, pattern ] ) => [
			path,
			pattern.exec(
				await readFile( join( projectFolder, path ), 'utf8' )
			)?.[ 1 ] ?? '',
		] )
	);
	return {
		'package.json': manifest.version,
		...Object.fromEntries( found ),
	};
}

/** What keeps a release with this tag from being made. */
export function wrongVersions(
	tag: string,
	found: Record< string, string >
): string[] {
	return Object.entries( found )
		.filter( ( [ , version ] ) => tag !== `v${ version }` )
		.map(
			( [ path, version ] ) =>
				`The tag is ${ tag }, ${ path } says ${ version || 'nothing' }.`
		);
}
