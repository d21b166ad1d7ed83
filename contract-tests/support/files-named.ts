import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = dirname( dirname( fileURLToPath( import.meta.url ) ) );

/** Folders of no component, with the files that gather the others of their name. */
const others = /^(lifecycle|support)\//;

/** The modules of that file name: a component adds its own without a line in any other file. */
export async function filesNamed< Module >(
	name: string
): Promise< Module[] > {
	const files = await readdir( folder, { recursive: true } );
	return Promise.all(
		files
			.filter( ( file ) => basename( file ) === name )
			.filter( ( file ) => ! others.test( file ) )
			.sort()
			.map(
				( file ) =>
					import(
						pathToFileURL( join( folder, file ) ).href
					) as Promise< Module >
			)
	);
}
