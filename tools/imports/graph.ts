import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** The files that each file imports, types and `import()` included, by paths from the project's folder. */
export type Graph = ReadonlyMap< string, readonly string[] >;

const endings = [ '', '.ts', '.tsx', '/index.ts', '/index.tsx' ];

/** The file that a relative import means; nothing for styles and packages. */
function resolve(
	from: string,
	name: string,
	files: ReadonlySet< string >
): string | undefined {
	if ( ! name.startsWith( '.' ) ) {
		return undefined;
	}
	const path = posix.join( dirname( from ), name.replace( /\.js$/, '' ) );
	return endings
		.map( ( ending ) => path + ending )
		.find( ( file ) => files.has( file ) );
}

/** The graph of sources, by path. */
export function graphOf( sources: ReadonlyMap< string, string > ): Graph {
	const files = new Set( sources.keys() );
	return new Map(
		[ ...sources ].map( ( [ file, source ] ) => [
			file,
			ts
				.preProcessFile( source, true, true )
				.importedFiles.map( ( { fileName } ) =>
					resolve( file, fileName, files )
				)
				.filter( ( found ) => found !== undefined ),
		] )
	);
}

/** The TypeScript sources below these folders of the project, by path. */
export async function sourcesIn(
	project: string,
	folders: readonly string[]
): Promise< Map< string, string > > {
	const sources = new Map< string, string >();
	for ( const folder of folders ) {
		const files = await readdir( join( project, folder ), {
			recursive: true,
		} );
		for ( const file of files.sort() ) {
			if (
				/\.tsx?$/.test( file ) &&
				! /node_modules|dist\//.test( file )
			) {
				const path = posix.join( folder, file );
				sources.set(
					path,
					await readFile( join( project, path ), 'utf8' )
				);
			}
		}
	}
	return sources;
}

/** Files that import each other, directly or through others: one path of each loop. */
export function loopsIn( graph: Graph ): string[][] {
	const loops: string[][] = [];
	const finished = new Set< string >();
	const path: string[] = [];
	const visit = ( file: string ) => {
		const start = path.indexOf( file );
		if ( start >= 0 ) {
			loops.push( [ ...path.slice( start ), file ] );
			return;
		}
		if ( finished.has( file ) ) {
			return;
		}
		path.push( file );
		graph.get( file )?.forEach( visit );
		path.pop();
		finished.add( file );
	};
	[ ...graph.keys() ].forEach( visit );
	return loops;
}
